import { type IndexedRun, type RunIndex, type RunListQuery, searchTextOf } from '../../ports/app/run-index.ts';

/** Creates an index of runs in the memory of one process, for `baton dev` and for tests. */
export function createMemoryRunIndex(): RunIndex {
  const runs = new Map<string, IndexedRun>();
  const keyOf = (repository: number, run: string): string => `${repository} ${run}`;
  return {
    async put(run) {
      const key = keyOf(run.repository.id, run.run);
      if ((runs.get(key)?.seq ?? 0) <= run.seq) runs.set(key, run);
    },
    find: async (repository, run) => runs.get(keyOf(repository, run)),
    remove: async (repository, run) => void runs.delete(keyOf(repository, run)),
    async list(query) {
      const { offset = 0, limit } = query;
      const found = [...runs.values()].filter((run) => isAsked(run, query));
      return found.toSorted(byStart).slice(offset, offset + limit);
    },
    async listPipelines(repositories) {
      const own = [...runs.values()].filter(({ repository }) => repositories.includes(repository.id));
      return [...new Set(own.map(({ pipeline }) => pipeline))].sort();
    },
  };
}

function isAsked(run: IndexedRun, { repositories, pipeline, state, text }: RunListQuery): boolean {
  return (
    repositories.includes(run.repository.id) &&
    (pipeline === undefined || run.pipeline === pipeline) &&
    (state === undefined || hasState(run, state)) &&
    (text === undefined || searchTextOf(run).includes(text.toLowerCase()))
  );
}

function hasState({ outcome, turn }: IndexedRun, state: NonNullable<RunListQuery['state']>): boolean {
  if (state === 'open' || state === 'ended') return (outcome === undefined) === (state === 'open');
  return (outcome ?? turn) === state;
}

function byStart(a: IndexedRun, b: IndexedRun): number {
  const [first, second] = [Date.parse(a.startedAt), Date.parse(b.startedAt)];
  return second - first || a.repository.id - b.repository.id || (a.run < b.run ? -1 : 1);
}
