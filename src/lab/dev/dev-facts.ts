import { createMemoryRunIndex } from '../../adapters/queue/memory-run-index.ts';
import { findRuns, runRefOf } from '../../core/record/find-runs.ts';
import { loadState } from '../../core/state/derive-state.ts';
import { describeListed } from '../../core/view/listed-run.ts';
import { describeRun } from '../../page/report/describe-run.ts';
import { describeTimeline } from '../../page/report/describe-timeline.ts';
import type { ReportedThread } from '../../page/report/run-report.ts';
import type { ShownRun } from '../../page/site/site.ts';
import type { IndexedRepository, IndexedRun, RunIndex } from '../../ports/app/run-index.ts';
import { collectFacts, type WorldFacts } from '../report/collect-facts.ts';
import { describeThread } from '../report/collect-report.ts';
import type { World } from '../world/world.ts';

/** The facts of a local GitHub while things happen there. */
export interface DevFacts {
  /** The runs, as they are now at each question. */
  readonly index: RunIndex;
  readRun(run: IndexedRun): Promise<ShownRun>;
  /** The issues and pull requests that people work with, the newest first. */
  listThreads(): Promise<readonly ReportedThread[]>;
  /** Forgets what was read, because somebody has just changed it. */
  forget(): void;
}

/** The time for which what was read is used again: a page asks several times. */
const readMilliseconds = 300;

/** Creates the reader of a local GitHub. All that it knows comes from requests that anybody could make. */
export function createDevFacts(world: World, repository: IndexedRepository): DevFacts {
  const known = createMemoryRunIndex();
  let last: { readonly at: number; readonly facts: Promise<WorldFacts> } | undefined;
  const read = (): Promise<WorldFacts> => {
    if (last !== undefined && Date.now() - last.at < readMilliseconds) return last.facts;
    const facts = collectFacts(world).then(async (found) => {
      await indexRuns(known, { facts: found, repository });
      return found;
    });
    last = { at: Date.now(), facts };
    return facts;
  };
  return {
    index: afterwards(known, read),
    readRun: async (run) => describeShown(await read(), run),
    async listThreads() {
      const { threads, pullRequests } = await read();
      const own = threads.filter(({ kind }) => kind === 'issue' || kind === 'pull-request');
      return own.map((thread) => describeThread(thread, pullRequests)).toReversed();
    },
    forget: () => {
      last = undefined;
    },
  };
}

/** Returns the index that answers after everything was read again. */
function afterwards(known: RunIndex, read: () => Promise<unknown>): RunIndex {
  return {
    ...known,
    async find(repository, run) {
      await read();
      return known.find(repository, run);
    },
    async list(query) {
      await read();
      return known.list(query);
    },
    async listPipelines(repositories) {
      await read();
      return known.listPipelines(repositories);
    },
  };
}

async function indexRuns(
  index: RunIndex,
  { facts: { records }, repository }: { readonly facts: WorldFacts; readonly repository: IndexedRepository },
): Promise<void> {
  for (const stored of findRuns(records)) {
    const state = await loadState(records, stored.record.run);
    if (state.ok) await index.put({ ...describeListed(state.value, runRefOf(stored).first), repository, installation: 0 });
  }
}

async function describeShown({ records }: WorldFacts, { run }: IndexedRun): Promise<ShownRun> {
  const own = records.filter(({ record }) => record.run === run);
  const state = await loadState(own, run);
  if (!state.ok) return { kind: 'gone' };
  const timeline = describeTimeline({ state: state.value, records: own, now: new Date().toISOString() });
  return { kind: 'run', run: describeRun(state.value, own), timeline };
}
