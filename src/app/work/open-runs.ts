import { z } from 'zod';
import { parseStored } from '../../core/json/json-value.ts';
import type { RunRecord } from '../../core/record/record.ts';
import type { AppStore } from '../../ports/queue.ts';
import { type InstalledRepository, installedRepositorySchema } from './installed-repository.ts';

/** A run that has not ended, as far as this App has written its records. */
export interface OpenRun {
  readonly run: string;
  readonly thread: number;
  /** The time since which its records are read. */
  readonly since: string;
}

/**
 * The runs that have not ended. They say which repositories a sweep looks at, so that all others cost no request. What is missing or
 * too much here changes no run: the records decide.
 */
export interface OpenRuns {
  /** Notes a run, unless it is known. Its repository is swept from now on. */
  note(place: InstalledRepository, run: OpenRun): Promise<void>;
  /** Forgets a run that has ended. Returns whether it was known. */
  forget(repository: number, run: Pick<OpenRun, 'run' | 'thread'>): Promise<boolean>;
  list(repository: number): Promise<readonly OpenRun[]>;
  listPlaces(): Promise<readonly InstalledRepository[]>;
}

/** The time before its start from which a run is read: the clock of GitHub may be behind ours. */
const clockMilliseconds = 15 * 60_000;

/** Returns the time from which the records of a run are read that has begun at a time. */
export function readsSince(startedAt: string): string {
  return new Date(Date.parse(startedAt) - clockMilliseconds).toISOString();
}

/** Returns the entry of a run by its first record. The comment that holds it may be newer than the record. */
export function toOpenRun({ run, thread, body }: Pick<RunRecord, 'run' | 'thread' | 'body'>): OpenRun {
  return { run, thread, since: readsSince(body.startedAt) };
}

interface OpenRunsOptions {
  readonly store: AppStore;
  /** Called after a run is noted, so that its repository is swept. */
  readonly onNoted: (place: InstalledRepository) => Promise<void>;
}

/** A note in a form of another version counts as none: it is written again. */
const noteSchema = z.object({ place: installedRepositorySchema, since: z.string() });

const prefixOf = (repository: number): string => `open-runs/${repository}/`;
const keyOf = (repository: number, { run, thread }: Pick<OpenRun, 'run' | 'thread'>): string =>
  `${prefixOf(repository)}${thread}/${run}`;

/** Creates the list of open runs in the store of the App. */
export function createOpenRuns({ store, onNoted }: OpenRunsOptions): OpenRuns {
  return {
    async note(place, run) {
      const key = keyOf(place.repository.id, run);
      if (parseStored(noteSchema, await store.get(key)) !== undefined) return;
      await store.put(key, JSON.stringify({ place, since: run.since }));
      await onNoted(place);
    },
    async forget(repository, run) {
      const isKnown = (await store.get(keyOf(repository, run))) !== undefined;
      if (isKnown) await store.delete(keyOf(repository, run));
      return isKnown;
    },
    async list(repository) {
      const found = await store.list(prefixOf(repository));
      return found.flatMap(({ key, value }) => {
        const [thread = '', ...run] = key.slice(prefixOf(repository).length).split('/');
        const note = parseStored(noteSchema, value);
        return note === undefined ? [] : [{ run: run.join('/'), thread: Number(thread), since: note.since }];
      });
    },
    async listPlaces() {
      const places = new Map<number, InstalledRepository>();
      for (const { value } of await store.list('open-runs/')) {
        const note = parseStored(noteSchema, value);
        if (note !== undefined) places.set(note.place.repository.id, note.place);
      }
      return [...places.values()];
    },
  };
}
