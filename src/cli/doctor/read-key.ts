import type { Config } from '../../core/config/schema/config-schema.ts';
import { findValue, type KeyFacts } from '../../core/doctor/facts.ts';
import type { SetupReader } from '../../ports/setup.ts';
import { numberOfThread, toComment } from '../../terminal/files/to-comment.ts';
import { decodeThread } from '../thread/decode-thread.ts';

/** The most workflow runs whose jobs are asked for. */
const mostRuns = 3;

interface KeyQuery {
  readonly config: Config;
  readonly repo: number;
  /** The name of the workflow's file. */
  readonly file: string;
}

/** Reads what tells whether the key fits: the newest records, and the newest job `plan`. At most five requests. */
export async function readKey(reader: SetupReader, { config, repo, file }: KeyQuery): Promise<KeyFacts> {
  const [comments, runs] = await Promise.all([reader.listNewestComments(), reader.listRuns(file)]);
  const refused = [comments, runs].flatMap((fact) => ('refused' in fact ? [fact.refused] : []))[0];
  const ended = (findValue(runs) ?? []).filter(({ isCompleted }) => isCompleted).slice(0, mostRuns);
  return {
    record: findNewestRecord(findValue(comments) ?? [], { config, repo }),
    plan: await readPlan(reader, ended),
    refused,
  };
}

/** Finds the newest comment with a record that a key of the config verifies. */
function findNewestRecord(comments: readonly unknown[], { config, repo }: Pick<KeyQuery, 'config' | 'repo'>): KeyFacts['record'] {
  const threads = Map.groupBy(comments, numberOfThread);
  const found = [...threads].flatMap(([thread, each]) => {
    if (thread === undefined) return [];
    const own = each.map(toComment);
    const { records } = decodeThread(own, { config, repo, thread });
    return records.map(({ record, comment }) => ({
      run: record.run,
      at: own.find(({ id }) => id === comment)?.createdAt ?? '',
    }));
  });
  return found.toSorted((one, other) => (one.at < other.at ? 1 : -1))[0];
}

/** Reads the newest job `plan` that has ended, one run after the other. */
async function readPlan(
  reader: SetupReader,
  runs: readonly { readonly id: number; readonly createdAt: string }[],
): Promise<KeyFacts['plan']> {
  for (const { id, createdAt: at } of runs) {
    const plan = await findPlan(reader, id);
    if (plan !== undefined) return { succeeded: plan.conclusion === 'success', at, url: plan.url };
  }
  return undefined;
}

/** Finds the job `plan` of a run, if it did its work. */
export async function findPlan(
  reader: SetupReader,
  run: number,
): Promise<{ readonly conclusion: string; readonly url: string } | undefined> {
  const jobs = findValue(await reader.listEndedJobs(run)) ?? [];
  return jobs.find(
    ({ name, conclusion }) => /(?:^|\/ )plan$/.test(name) && (conclusion === 'success' || conclusion === 'failure'),
  );
}
