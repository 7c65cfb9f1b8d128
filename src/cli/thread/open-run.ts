import { findRuns, type StoredRun } from '../../core/record/find-runs.ts';
import { isStoredElsewhere } from '../../engine/thread/run-threads.ts';
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
 * Opens the thread of the run that was named, else of the newest run of a thread. On GitHub also searches the runs issues, which
 * hold the records of runs about a subject where `comments` says so.
 */
export async function openRun(file: string | undefined, options: ThreadOptions): Promise<OpenRun> {
  const opened = await openThread(file, options);
  if (options.run !== undefined) return { opened, run: options.run };
  const own: Candidate = { opened, newest: findRuns(opened.read.records)[0] };
  const others = await readElsewhere(own, options);
  const [newest] = findRuns([own, ...others].map((candidate) => candidate.newest));
  const found = others.find((candidate) => candidate.newest === newest) ?? own;
  return { opened: found.opened, run: newest?.record.run };
}

interface Candidate {
  readonly opened: OpenThread;
  readonly newest: StoredRun | undefined;
}

/** Reads the newest run of each pipeline about the subject, from its newest runs issue that has one. */
async function readElsewhere({ opened, newest: known }: Candidate, options: ThreadOptions): Promise<readonly Candidate[]> {
  const { connection, config, thread } = opened;
  if (connection === undefined) return [];
  const candidates: Candidate[] = [];
  for (const pipeline of Object.keys(config.pipelines)) {
    // Where the subject has no run at all, a person asks for one that the comments may not hint at: their hint can be deleted.
    if (known !== undefined && !mayBeElsewhere(opened, pipeline)) continue;
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

/** Returns whether runs of a pipeline about the subject may stand on runs issues, by the rule that commands in comments follow. */
function mayBeElsewhere({ config, comments, read, thread }: OpenThread, pipeline: string): boolean {
  const [newest] = findRuns(read.records, { pipeline });
  return isStoredElsewhere(config, { comments, pipeline, subject: { number: thread }, newest });
}
