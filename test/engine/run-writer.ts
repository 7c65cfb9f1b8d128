import { parseWholeConfig } from '../../src/core/config/parse/parse-whole-config.ts';
import type { Config } from '../../src/core/config/schema/config-schema.ts';
import { encodeRecord } from '../../src/core/record/encode-record.ts';
import type { BatonRecord } from '../../src/core/record/record.ts';
import { buildTrigger, type Harness, repositoryId, subjectNumber } from '../support/engine-harness.ts';
import { bot, buildEnd, buildRun, createWriteTools } from '../support/record-builders.ts';

/** Parses a config with these pipelines, by what starts each of them. */
export async function parseConfig(
  harness: Harness,
  { pipelines = { fix: '{ issues: { labels: [x] } }' }, comments = 'all' }: ConfigFacts = {},
): Promise<Config> {
  const lines = Object.entries(pipelines).map(
    ([name, on]) => `  ${name}: { on: ${on}, stages: { only: { agent: one, prompt: "x" } } }`,
  );
  const config = await parseWholeConfig(`version: 1
comments: ${comments}
signing: { keys: ["${harness.publicKey}"] }
agents: { one: { engine: command, command: ["true"] } }
pipelines:
${lines.join('\n')}
`);
  if (!config.ok) throw new Error(config.error.map(({ message }) => message).join('\n'));
  return config.value;
}

interface ConfigFacts {
  readonly pipelines?: Readonly<Record<string, string>>;
  readonly comments?: Config['comments'];
}

interface WrittenRun {
  readonly run?: string;
  readonly pipeline?: string;
  /** The number of the subject. */
  readonly about?: number;
  readonly thread?: number;
  /** When it was started and written. */
  readonly at?: string;
  readonly config?: Config;
}

/** Puts the first record of a run on a thread, as Baton does when it starts one, and returns the id of the comment. */
export function writeRun(harness: Harness, written: WrittenRun = {}): number {
  const { run = 'fix-42', pipeline = 'fix', about = subjectNumber, thread = subjectNumber, at, config } = written;
  const trigger = buildTrigger({ number: about });
  const startedAt = at ?? '2026-03-18T00:00:00Z';
  const more = config === undefined ? {} : { config };
  return writeRecord(harness, {
    at,
    record: buildRun({ run, thread, repo: repositoryId }, { pipeline, trigger, startedAt, ...more }),
  });
}

/** Puts the end of a run, at that moment, on the thread that holds its first record. */
export function writeEnd(
  harness: Harness,
  { run, thread = subjectNumber, at }: { run: string; thread?: number; at: string },
): number {
  const body = { outcome: 'succeeded', reason: '', finishedAt: at } as const;
  return writeRecord(harness, { at, record: buildEnd({ run, thread, repo: repositoryId, seq: 2, body }) });
}

/** Puts a record on its thread, whether it continues what is there or not. */
export function writeRecord(
  harness: Harness,
  { record, at }: { readonly record: BatonRecord; readonly at?: string | undefined },
): number {
  const { markers } = encodeRecord(record, createWriteTools(harness.engine.ports.signer));
  const written = { subject: record.thread, body: `A record.\n\n${markers[0]}`, author: bot };
  return harness.threads.post(at === undefined ? written : { ...written, at }).id;
}
