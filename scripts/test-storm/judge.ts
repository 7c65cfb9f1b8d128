import { listComments, readRecords } from '../../test/support/local-world-reading.ts';
import type { StubJobs } from './stub-jobs.ts';
import type { Start } from './weather.ts';
import { type StormWorld, stages } from './world.ts';

export interface Verdict {
  readonly ids: number;
  /** Deliveries that were confirmed and not handled, and runs that did not end. */
  readonly lost: number;
  /** Records, comments and workflow runs that are there more often than they should. */
  readonly twice: number;
  readonly faults: readonly string[];
}

interface Facts {
  readonly world: StormWorld;
  readonly jobs: StubJobs;
  readonly starts: readonly Start[];
  /** The ids of the deliveries. */
  readonly ids: readonly string[];
  /** The ids of the items that the App has done. */
  readonly done: Pick<ReadonlySet<string>, 'has'>;
}

/** Compares what GitHub holds after the storm with what was asked for. */
export async function judge({ world, jobs, starts, ids, done }: Facts): Promise<Verdict> {
  const lost = ids.filter((id) => !done.has(id)).map((id) => `delivery ${id} was not handled`);
  const twice = [...jobs.started].filter(([, times]) => times > 1).map(([title, times]) => `${title} was started ${times} times`);
  for (const start of starts) {
    const name = `${start.repository}#${start.issue}`;
    const counts = await countRecords(world, start);
    const wanted = { run: 1, task: stages.length, end: 1, status: 1 };
    for (const [kind, count] of Object.entries(wanted)) {
      const found = counts.get(kind) ?? 0;
      if (found < count) lost.push(`${name} has ${found} of ${count} ${kind}`);
      if (found > count) twice.push(`${name} has ${found} in place of ${count} ${kind}`);
    }
    if ((counts.get('ignored') ?? 0) > 0) twice.push(`${name} has records that do not count`);
  }
  return { ids: ids.length, lost: lost.length, twice: twice.length, faults: [...lost, ...twice] };
}

async function countRecords(world: StormWorld, { repository, repositoryId, issue }: Start): Promise<ReadonlyMap<string, number>> {
  const comments = await listComments((path) => world.ask(`${repository}${path}`), issue);
  const read = readRecords(comments, { repository: { id: repositoryId }, publicKey: world.publicKey, subject: issue });
  const counts = new Map<string, number>([['ignored', read.ignored.length]]);
  const add = (kind: string): void => void counts.set(kind, (counts.get(kind) ?? 0) + 1);
  for (const { record } of read.records) add(record.kind);
  const withRecords = new Set(read.records.map(({ comment }) => comment));
  for (const { id } of comments) if (!withRecords.has(id)) add('status');
  return counts;
}
