// The runner of tests that vitest loads in `npm run mutate -- --fast`. A file of tests runs once to load what it needs, once to see which
// mutants which test runs, then once for each of these mutants with only the tests that run it, up to the first that fails.
import { type RunnerTask, type RunnerTestFile, type SerializedConfig, TestRunner } from 'vitest';
import { appendEntry, type Entry, readEntries } from './log.ts';

/** What the instrumented code reads and writes. */
interface Switch {
  activeMutant: string;
  currentTestId: string | undefined;
  hitCount: number | undefined;
  hitLimit: number | undefined;
  mutantCoverage: { static: Hits; perTest: Record<string, Hits> };
}

type Hits = Record<string, number>;

interface Specification {
  readonly filepath: string;
  readonly testIds?: readonly string[];
}

type Turn =
  | { readonly kind: 'load' | 'cover' }
  /** A mutant runs; afterwards the test that failed runs without it. */
  | { readonly kind: 'mutant' | 'check'; readonly mutant: string };

/** What runs outside of a test: while a file is collected, and in what runs before all of its tests. */
const outside = '#outside';
const noMutant = 'none';
const log = process.env.BATON_MUTATION_LOG ?? '';
const planted: Switch = {
  ...{ activeMutant: noMutant, currentTestId: undefined, hitCount: undefined, hitLimit: undefined },
  mutantCoverage: { static: {}, perTest: {} },
};
Object.assign(globalThis, { __stryker__: planted });

export default class MutantRunner extends TestRunner {
  readonly #specifications: Specification[];
  readonly #over = new Set<string>();
  readonly #tried = new Set<string>();
  #place = -1;
  #turn: Turn = { kind: 'load' };
  #left: string[] = [];
  #coverage = new Map<string, { readonly tests: string[]; hits: number }>();
  readonly #unfit = new Set<string>();
  #failed: RunnerTask | undefined;

  constructor(config: SerializedConfig) {
    super(config);
    // Vitest takes one after the other from this list, also those that are added meanwhile.
    const { workerState } = this as unknown as { readonly workerState: { readonly ctx: { readonly files: Specification[] } } };
    this.#specifications = workerState.ctx.files;
    for (const entry of readEntries(log)) {
      if (entry.kind === 'killed' || entry.kind === 'timeout') this.#over.add(entry.mutant);
      if (entry.kind === 'survived') this.#tried.add(`${entry.file} ${entry.mutant}`);
    }
  }

  get #file(): string {
    return this.#specifications[this.#place]?.filepath ?? '';
  }

  onBeforeCollect(): void {
    this.#place += 1;
    this.#failed = undefined;
    // The code keeps this object, so it is emptied, not replaced.
    Object.assign(planted.mutantCoverage, { static: {}, perTest: {} });
    planted.currentTestId = this.#turn.kind === 'cover' ? outside : undefined;
    planted.activeMutant = this.#turn.kind === 'mutant' ? this.#turn.mutant : noMutant;
    planted.hitCount = this.#turn.kind === 'mutant' ? 0 : undefined;
    if (this.#turn.kind !== 'mutant') return;
    this.#note({ kind: 'begun', file: this.#file, mutant: this.#turn.mutant });
    planted.hitLimit = 1000 + 100 * (this.#coverage.get(this.#turn.mutant)?.hits ?? 0);
  }

  override async onBeforeRunTask(test: RunnerTask): Promise<void> {
    if (this.#turn.kind === 'load' || (this.#failed && this.#turn.kind === 'mutant')) test.mode = 'skip';
    if (this.#turn.kind === 'cover') planted.currentTestId = test.id;
    await super.onBeforeRunTask(test);
  }

  override onAfterRunTask(test: RunnerTask): void {
    super.onAfterRunTask(test);
    if (this.#turn.kind === 'cover') planted.currentTestId = outside;
    if (test.result?.state === 'fail') this.#fail(test);
  }

  override async onAfterRunSuite(suite: Parameters<TestRunner['onAfterRunSuite']>[0]): Promise<void> {
    await super.onAfterRunSuite(suite);
    if (suite.result?.errors?.length) this.#fail(suite);
  }

  #fail(task: RunnerTask): void {
    this.#failed ??= task;
    if (this.#turn.kind !== 'cover') return;
    this.#unfit.add(task.id);
    this.#note({ kind: 'unfit', test: `${this.#file} ${task.name}` });
  }

  override onAfterRunFiles(files: RunnerTestFile[]): void {
    super.onAfterRunFiles(files);
    for (const file of files) if (file.result?.errors?.length) this.#fail(file);
    planted.activeMutant = noMutant;
    const turn = this.#turn;
    if (turn.kind === 'load') {
      this.#note({ kind: 'loaded', mutants: Object.keys(planted.mutantCoverage.static) });
      this.#next({ kind: 'cover' });
      return;
    }
    if (turn.kind === 'cover') this.#readCoverage();
    if (turn.kind === 'check' && this.#failed) this.#giveUp(turn.mutant);
    if (turn.kind === 'mutant' && this.#failed) this.#kill(turn.mutant, this.#failed);
    else {
      if (turn.kind === 'mutant') this.#note({ kind: 'survived', file: this.#file, mutant: turn.mutant });
      this.#nextMutant();
    }
  }

  /** Notes that a test found a mutant, and lets the same test run without it. A file that failed as a whole is checked as a whole. */
  #kill(mutant: string, failed: RunnerTask): void {
    this.#over.add(mutant);
    this.#note({ kind: 'killed', mutant, test: `${this.#file} ${failed.name}` });
    this.#next({ kind: 'check', mutant }, failed.type === 'test' ? [failed.id] : undefined);
  }

  /** Ends this process, whose modules hold something that a mutant left behind. */
  #giveUp(mutant: string): void {
    this.#note({ kind: 'dirty', mutant });
    process.kill(process.pid, 'SIGKILL');
  }

  #readCoverage(): void {
    this.#coverage = new Map();
    for (const [test, hits] of Object.entries(planted.mutantCoverage.perTest)) {
      if (this.#unfit.has(test)) continue;
      for (const [mutant, count] of Object.entries(hits)) {
        const known = this.#coverage.get(mutant) ?? { tests: [], hits: 0 };
        known.tests.push(test);
        known.hits += count;
        this.#coverage.set(mutant, known);
      }
    }
    this.#note({ kind: 'covered', file: this.#file, mutants: [...this.#coverage.keys()] });
    this.#left = [...this.#coverage.keys()].filter(
      (mutant) => !this.#over.has(mutant) && !this.#tried.has(`${this.#file} ${mutant}`),
    );
  }

  #nextMutant(): void {
    const mutant = this.#left.shift();
    if (mutant !== undefined) {
      const { tests = [] } = this.#coverage.get(mutant) ?? {};
      this.#next({ kind: 'mutant', mutant }, tests.includes(outside) ? undefined : tests);
      return;
    }
    this.#turn = { kind: 'load' };
    if (this.#place === this.#specifications.length - 1) this.#note({ kind: 'ended' });
  }

  #next(turn: Turn, testIds?: readonly string[]): void {
    this.#turn = turn;
    this.#specifications.splice(this.#place + 1, 0, { filepath: this.#file, testIds });
  }

  #note(entry: Entry): void {
    appendEntry(log, entry);
  }
}
