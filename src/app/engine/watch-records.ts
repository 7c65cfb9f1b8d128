import type { RecordStore } from '../../ports/record-store.ts';
import type { InstalledRepository } from '../work/installed-repository.ts';
import { readsSince } from '../work/open-runs.ts';
import type { AppContext } from '../work/queued-work.ts';

/** The time for which a run may go on: what is known of a run that began elsewhere. */
const longestMilliseconds = 35 * 86_400_000;

/**
 * Wraps a store of records, so that the list of open runs follows from the records that are written. A run is noted before its record
 * is written, so that a crash in between leaves too much and never too little. One that ends stays until its end is done whole.
 */
export function watchRecords(
  store: RecordStore,
  { openRuns, clock }: Pick<AppContext, 'openRuns' | 'clock'>,
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
      return store.append(request);
    },
  };
}
