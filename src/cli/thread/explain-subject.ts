import { createTraces } from '../../adapters/artifact/traces.ts';
import { createVerifier } from '../../adapters/crypto/ed25519.ts';
import { findRuns } from '../../core/record/find-runs.ts';
import type { RunRecord } from '../../core/record/record.ts';
import { decodeTrace } from '../../core/record/signed-trace.ts';
import { listTraceNames, type Trace } from '../../core/trigger/trace.ts';
import type { WhyFacts } from '../../core/view/comment/why.ts';
import { openRun } from './open-run.ts';
import type { OpenThread, ThreadOptions } from './thread.ts';

/** Reads what is known of an issue or pull request on GitHub: the newest run of each pipeline, and the last event that started none. */
export async function explainSubject(subject: number, options: ThreadOptions): Promise<WhyFacts> {
  const { opened } = await openRun(undefined, { ...options, subject });
  return { subject, runs: findNewestRuns(opened, subject), trace: await readTrace(opened, subject) };
}

/** Returns the newest run of each pipeline about the subject, in the order in which the pipelines first ran. */
function findNewestRuns({ read }: OpenThread, subject: number): readonly RunRecord[] {
  const oldestFirst = findRuns(read.records, { about: subject }).toReversed();
  const byPipeline = Map.groupBy(oldestFirst, ({ record }) => record.body.pipeline);
  return [...byPipeline.values()].flatMap((runs) => runs.slice(-1)).map(({ record }) => record);
}

async function readTrace({ connection, config }: OpenThread, subject: number): Promise<Trace | undefined> {
  if (connection === undefined) return undefined;
  const { github, repository } = connection;
  const text = await createTraces({ list: github.listArtifacts, source: github.artifacts }).read(listTraceNames(subject));
  const keys = config.signing?.keys;
  const verifier = createVerifier(keys ?? []);
  const binding = { repo: repository.id, subject };
  if (text === undefined) return undefined;
  return decodeTrace(text, keys === undefined ? binding : { ...binding, verify: (signed, by) => verifier.verify(signed, by) });
}
