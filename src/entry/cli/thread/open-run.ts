import { findRuns, type StoredRun } from '../../../core/record/find-runs.ts';
import { openThread } from './open-thread.ts';
import { readThread } from './read-thread.ts';
import type { OpenThread, ThreadOptions } from './thread.ts';

interface OpenRun {
  /** The thread that holds the records of the run. */
  readonly opened: OpenThread;
  /** Name of the run; undefined when there is none. */
  readonly run: string | undefined;
}

/**
 * Opens the thread of the run that was named, else of the newest run of a thread. On GitHub also searches the runs issues of
 * the pipelines, which hold the records of runs about a subject where `comments` says so.
 */
export async function openRun(file: string | undefined, options: ThreadOptions): Promise<OpenRun> {
  const opened = await openThread(file, options);
  if (options.run !== undefined) return { opened, run: options.run };
  const own: Candidate = { opened, newest: findRuns(opened.read.records)[0] };
  const others = own.newest === undefined || opened.config.comments !== 'all' ? await readElsewhere(opened, options) : [];
  const [newest] = findRuns([own, ...others].map((candidate) => candidate.newest));
  const found = others.find((candidate) => candidate.newest === newest) ?? own;
  return { opened: found.opened, run: newest?.record.run };
}

interface Candidate {
  readonly opened: OpenThread;
  readonly newest: StoredRun | undefined;
}

/** Reads the newest run of each pipeline about the subject, from its newest runs issue that has one. */
async function readElsewhere(opened: OpenThread, options: ThreadOptions): Promise<readonly Candidate[]> {
  const { connection, config, thread } = opened;
  if (connection === undefined) return [];
  const candidates: Candidate[] = [];
  for (const pipeline of Object.keys(config.pipelines)) {
    for (const { number } of (await connection.github.ledgers.list('runs', pipeline)).toReversed()) {
      if (number === thread) continue;
      const other = await readThread(connection, { ...options, config, thread: number });
      const [newest] = findRuns(other.read.records, { about: thread });
      if (newest === undefined) continue;
      candidates.push({ opened: other, newest });
      break;
    }
  }
  return candidates;
}
