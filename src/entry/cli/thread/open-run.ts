import type { RunRecord, StoredRecord } from '../../../core/record/record.ts';
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
 * The run that was named, else the newest one of a thread; on GitHub also the newest about a subject whose records stand on
 * the runs issue of its pipeline (`comments`).
 */
export async function openRun(file: string | undefined, options: ThreadOptions): Promise<OpenRun> {
  const opened = await openThread(file, options);
  if (options.run !== undefined) return { opened, run: options.run };
  const own = { opened, newest: findNewest(opened.read.records) };
  const others = own.newest === undefined || opened.config.comments !== 'all' ? await findElsewhere(opened, options) : [];
  const found = [own, ...others].toSorted((a, b) => (a.newest?.comment ?? 0) - (b.newest?.comment ?? 0)).at(-1) ?? own;
  return { opened: found.opened, run: found.newest?.record.run };
}

interface Candidate {
  readonly opened: OpenThread;
  readonly newest: StoredRecord | undefined;
}

/** Of each pipeline the newest run about the subject on its newest runs issue that has one. */
async function findElsewhere(opened: OpenThread, options: ThreadOptions): Promise<readonly Candidate[]> {
  const { connection, config, thread: subject } = opened;
  if (connection === undefined) return [];
  const candidates: Candidate[] = [];
  for (const pipeline of Object.keys(config.pipelines)) {
    for (const { number } of (await connection.github.ledgers.list('runs', pipeline)).toReversed()) {
      if (number === subject) continue;
      const other = await readThread(connection, { ...options, config, thread: number });
      const newest = findNewest(other.read.records, subject);
      if (newest === undefined) continue;
      candidates.push({ opened: other, newest });
      break;
    }
  }
  return candidates;
}

/** The run whose first record was written last: ids of comments ascend over all threads. */
function findNewest(records: readonly StoredRecord[], subject?: number): StoredRecord | undefined {
  return records
    .filter(({ record }) => record.kind === 'run' && (subject === undefined || isAbout(record, subject)))
    .toSorted((a, b) => a.comment - b.comment)
    .at(-1);
}

function isAbout(record: RunRecord, subject: number): boolean {
  return record.body.trigger.subject.number === subject;
}
