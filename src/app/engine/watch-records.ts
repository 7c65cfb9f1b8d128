import type { RecordDraft } from '../../core/record/record.ts';
import type { RecordStore } from '../../ports/record-store.ts';
import { soonAfter } from '../turns/windows.ts';
import type { InstalledRepository } from '../work/installed-repository.ts';
import { readsSince } from '../work/open-runs.ts';
import type { AppContext } from '../work/queued-work.ts';

/** The time for which a run may go on: what is known of a run that began elsewhere. */
const longestMilliseconds = 35 * 86_400_000;

/**
 * Wraps a store of records, so that the list of open runs follows from the records that are written. A run is noted before its record
 * is written, so that a crash in between leaves too much and never too little. One that ends stays until its end is done whole. Where a usage
 * limit refused an agent, a sweep is queued for the time at which it opens.
 */
export function watchRecords(
  store: RecordStore,
  { openRuns, clock, add }: Pick<AppContext, 'openRuns' | 'clock' | 'add'>,
  place: InstalledRepository,
): RecordStore {
  return {
    ...store,
    async append(request) {
      const { thread, drafts } = request;
      const now = Date.parse(clock.now());
      const ended = new Set(drafts.filter(({ kind }) => kind === 'end').map(({ run }) => run));
      for (const { kind, run } of drafts) {
        if (kind === 'history' || ended.has(run)) continue;
        const startedAt = new Date(kind === 'run' ? now : now - longestMilliseconds).toISOString();
        await openRuns.note(place, { run, thread, since: readsSince(startedAt) });
      }
      for (const draft of drafts) if (draft.kind === 'task') await wakeLater(add, place, draft);
      return store.append(request);
    },
  };
}

/** Queues a sweep for shortly after a usage limit opens, which wakes the task that sleeps until then. Too many of them cost no request. */
async function wakeLater(
  add: AppContext['add'],
  { installation, repository }: InstalledRepository,
  draft: Extract<RecordDraft, { kind: 'task' }>,
): Promise<void> {
  const time = draft.body.limit?.['not-before'];
  if (time === undefined) return;
  const name = `${repository.id} ${draft.run}/${draft.task}`;
  const runAt = soonAfter(time, name);
  const work = { kind: 'sweep', installation, repository } as const;
  await add({ id: `wake ${name} ${runAt}`, key: `sweep ${repository.id}`, runAt, work });
}
