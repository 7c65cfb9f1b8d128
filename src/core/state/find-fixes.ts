import { findRuns, type StoredRun } from '../record/find-runs.ts';
import type { StoredRecord } from '../record/record.ts';
import type { Account } from '../trigger/trigger.ts';

/**
 * Finds the runs that failed checks of a pull request have started since the last commit on its branch that is not Baton's. Goes
 * back from the head, from each commit that a record names to the one before it. Counts from the signed records alone: the
 * message of a commit is text that anybody can write. `about`: the number of the pull request. `head`: the commit that its branch
 * is at. `start`: the id of the event at hand: a run that it started before does not count. `runs`: the names of the runs, the oldest
 * first, by pipeline. `starter`: the person who started the run that made the head; undefined where no run made it.
 */
export function findFixes(
  records: readonly StoredRecord[],
  { about, head, start }: { readonly about: number; readonly head: string; readonly start: string },
): { readonly runs: Readonly<Record<string, readonly string[]>>; readonly starter: Account | undefined } {
  const runs = findRuns(records, { about });
  const made = listPublished(records, runs);
  const chain = new Set<string>();
  const makers = new Set<string>();
  for (let at: string | undefined = head; at !== undefined && !chain.has(at); at = made.get(at)?.base) {
    chain.add(at);
    const maker = made.get(at)?.run;
    if (maker !== undefined) makers.add(maker);
  }
  const counted = runs.filter(({ record: { run, body } }) => {
    const isCheck = body.trigger.kind === 'check' && body.start !== start;
    return isCheck && (makers.has(run) || chain.has(body.trigger.check?.head ?? ''));
  });
  const byPipeline = Map.groupBy(counted.toReversed(), ({ record }) => record.body.pipeline);
  const maker = made.get(head)?.run;
  return {
    runs: Object.fromEntries([...byPipeline].map(([pipeline, own]) => [pipeline, own.map(({ record }) => record.run)])),
    starter: runs.find(({ record }) => record.run === maker)?.record.body.trigger.actor,
  };
}

/** Returns the run that made each commit, and the commit before it. A run makes all of its commits on one base. */
function listPublished(
  records: readonly StoredRecord[],
  runs: readonly StoredRun[],
): ReadonlyMap<string, { readonly run: string; readonly base: string }> {
  const names = new Set(runs.map(({ record }) => record.run));
  return new Map(
    records.flatMap(({ record }) => {
      if (record.kind !== 'task' || record.body.commits === undefined || !names.has(record.run)) return [];
      const { published, base } = record.body.commits;
      return [[published, { run: record.run, base }] as const];
    }),
  );
}
