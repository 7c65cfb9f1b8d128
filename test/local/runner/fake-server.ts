import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { LocalServer } from '../../../src/local/contract.ts';
import { createGitRepository } from '../../../src/local/git/run-git.ts';
import { createLocalRunner } from '../../../src/local/runner/create-local-runner.ts';
import type { LocalRunner, RunnerOptions } from '../../../src/local/runner-contract.ts';
import type { JobIdentity, JobState, LocalEvent, RunState } from '../../../src/local/workflow-contract.ts';

const REPOSITORY = 'octo/repo';

/** A server as the runner sees it, with lists of the runner's reports. */
export interface World {
  readonly runner: LocalRunner;
  readonly runs: readonly RunState[];
  readonly jobStates: readonly JobState[];
  readonly minted: readonly JobIdentity[];
  readonly revoked: readonly string[];
  readonly secrets: Record<string, string>;
  readonly environments: Record<string, Record<string, string>>;
  readonly variables: Record<string, string>;
  readonly folder: string;
  readonly bare: string;
  readonly sha: string;
  /** Commits more files and returns the commit. */
  commit(files: Readonly<Record<string, string | Link>>, branch?: string): string;
  emit(event?: Partial<LocalEvent>): void;
  /** Emits an event and waits until everything has run. */
  run(event?: Partial<LocalEvent>): Promise<void>;
  /** Resolves when the state has been reported. */
  reported(matches: (job: JobState) => boolean): Promise<JobState>;
  dispose(): Promise<void>;
}

export type Files = Readonly<Record<string, string>>;

/** A symbolic link that the repository tracks. */
interface Link {
  readonly link: string;
}

export interface WorldOptions extends Partial<RunnerOptions> {
  readonly files?: Files;
  readonly secrets?: Readonly<Record<string, string>>;
}

/** Creates a repository with these files on `main`, and a runner that works for it. */
export function createWorld({ files = {}, secrets = {}, ...options }: WorldOptions): World {
  const folder = mkdtempSync(join(tmpdir(), 'baton-runner-'));
  const repository = createRepository(folder, files);
  const state = createState({ ...secrets });
  const server = createServer(state, repository.bare);
  const runner = createLocalRunner(server, { uses: {}, directory: join(folder, 'machines'), ...options });
  let counter = 0;
  const emit = (event: Partial<LocalEvent> = {}) => {
    counter += 1;
    state.emit({
      id: `event-${counter}`,
      name: 'issues',
      repository: REPOSITORY,
      payload: {
        action: 'opened',
        issue: { number: 1, title: 'A bug' },
        sender: { id: 7 },
        repository: { id: 9, owner: { id: 8 } },
      },
      sender: 'ann',
      fromJobToken: false,
      ref: 'refs/heads/main',
      sha: repository.head(),
      ...event,
    });
  };
  return {
    ...state,
    runner,
    folder,
    bare: repository.bare,
    sha: repository.head(),
    commit: repository.commit,
    emit,
    async run(event) {
      emit(event);
      await runner.idle();
    },
    async dispose() {
      await runner.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns one workflow file with these jobs, started by any issue. */
export function workflow(jobs: string, rest = 'on: issues'): Files {
  return { '.github/workflows/test.yml': `${rest}\njobs:\n${jobs.replaceAll(/^/gm, '  ')}` };
}

export function write(folder: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** An empty bare repository to copy, because creating one takes longer than everything else. */
let template: string | undefined;

function makeTemplate(): string {
  const folder = mkdtempSync(join(tmpdir(), 'baton-template-'));
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', folder]);
  return folder;
}

export function disposeTemplate(): void {
  if (template !== undefined) rmSync(template, { recursive: true, force: true });
  template = undefined;
}

function createRepository(folder: string, files: Files) {
  template ??= makeTemplate();
  const bare = join(folder, 'bare.git');
  cpSync(template, bare, { recursive: true });
  const tips = new Map<string, string>();
  const commit: World['commit'] = (more, branch = 'main') => {
    const parent = tips.get(branch) ?? tips.get('main');
    const blobs = Object.entries(more).map(([path, entry]) =>
      typeof entry === 'string' ? `M 100644 inline ${path}\n${data(entry)}` : `M 120000 inline ${path}\n${data(entry.link)}`,
    );
    const lines = [
      `commit refs/heads/${branch}\nmark :1\ncommitter t <t@example.com> 1700000000 +0000\n${data('change')}`,
      ...(parent ? [`from ${parent}\n`] : []),
      ...blobs,
      '\nget-mark :1\n',
    ];
    const options = { cwd: bare, input: lines.join(''), encoding: 'utf8' as const };
    const sha = execFileSync('git', ['fast-import', '--quiet', '--force', '--cat-blob-fd=1'], options).trim();
    tips.set(branch, sha);
    return sha;
  };
  commit({ 'README.md': 'hello\n', ...files });
  return { bare, commit, head: () => tips.get('main') ?? '' };
}

function data(text: string): string {
  return `data ${Buffer.byteLength(text)}\n${text}\n`;
}

function createState(secrets: Record<string, string>) {
  const listeners: ((event: LocalEvent) => void)[] = [];
  const waiting: { matches: (job: JobState) => boolean; resolve: (job: JobState) => void }[] = [];
  const jobStates: JobState[] = [];
  return {
    listeners,
    waiting,
    runs: [] as RunState[],
    jobStates,
    minted: [] as JobIdentity[],
    revoked: [] as string[],
    secrets,
    environments: {} as Record<string, Record<string, string>>,
    variables: {} as Record<string, string>,
    emit: (event: LocalEvent) => {
      for (const listener of listeners) listener(event);
    },
    reported(matches: (job: JobState) => boolean): Promise<JobState> {
      const found = jobStates.findLast(matches);
      return found ? Promise.resolve(found) : new Promise((resolve) => waiting.push({ matches, resolve }));
    },
  };
}

function createServer(state: ReturnType<typeof createState>, bare: string): LocalServer {
  const git = createGitRepository(bare);
  let ids = 100;
  const next = () => {
    ids += 1;
    return ids;
  };
  const server: Partial<LocalServer> = {
    apiUrl: 'http://api.github.localhost:1',
    serverUrl: 'http://github.localhost:1',
    resultsUrl: 'http://results.github.localhost:1/',
    secrets: () => state.secrets,
    environmentSecrets: (_, environment) => state.environments[environment] ?? {},
    variables: () => state.variables,
    onEvent: (listener) => state.listeners.push(listener),
    onCancel: () => undefined,
    onRerun: () => undefined,
    onApprove: () => undefined,
    mintJobToken: (job) => {
      state.minted.push(job);
      return { token: `ghs_token_${job.jobId}`, runtimeToken: `runtime_${job.jobId}` };
    },
    revokeJobToken: (token) => state.revoked.push(token),
    newRunId: next,
    newJobId: next,
    reportRun: (run) => state.runs.push(run),
    reportJob: (job) => {
      state.jobStates.push(job);
      for (const { matches, resolve } of state.waiting) if (matches(job)) resolve(job);
    },
    gitOf: () => git,
    defaultBranchOf: () => 'main',
  };
  return new Proxy(server as LocalServer, {
    get: (target, key) => {
      if (key in target) return target[key as keyof LocalServer];
      throw new Error(`The runner asks the server for ${String(key)}, which the test did not provide`);
    },
  });
}

/** Returns the conclusions of all jobs by name. */
export function conclusions({ runner }: World): Readonly<Record<string, string>> {
  return Object.fromEntries(runner.jobs.map(({ name, conclusion }) => [name, conclusion]));
}

/** Returns the output of the steps of a job. */
export function logOf({ runner }: World, name: string): string {
  const job = runner.jobs.findLast((candidate) => candidate.name === name);
  return (job?.steps ?? []).map(({ log }) => log).join('\n');
}

/** Returns the lines that a script step printed, without the script itself. */
export function printed(world: World, name: string): readonly string[] {
  const shown = logOf(world, name).replaceAll(/##\[group\][\s\S]*?##\[endgroup\]\n?/g, '');
  return shown.split('\n').filter((line) => line !== '');
}
