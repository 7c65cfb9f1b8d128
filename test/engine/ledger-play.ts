import type { StoredRecord } from '../../src/core/record/record.ts';
import { buildOutput, type Harness, subjectNumber } from '../support/engine-harness.ts';
import { advance, orderOf, plan } from './chain.ts';

export const stages = '\n      only: { agent: one, prompt: "{{ history }}" }';
export const extra = 'history: { limit: 2 }';
export const always = '2000-01-01T00:00:00Z';

interface Play {
  readonly start: string;
  readonly results?: Readonly<Record<string, string>>;
  readonly failed?: boolean;
  readonly extra?: string;
}

/** A run of one stage on #42, from its start to its end. */
export async function play(harness: Harness, { start, results = {}, failed = false, extra: more = extra }: Play): Promise<void> {
  const order = orderOf(await plan(harness, { stages, extra: more, start, comments: harness.threads.count(subjectNumber) }));
  const outcome = failed
    ? ({ outcome: 'failed', failure: { reason: 'exit-status', message: `${start} broke` } } as const)
    : ({ outcome: 'succeeded' } as const);
  await advance(harness, order, { kind: 'output', output: buildOutput(order, { ...outcome, results }) });
}

export async function runHistory(harness: Harness): Promise<string | undefined> {
  const runs = (await harness.records()).flatMap(({ record }) => (record.kind === 'run' ? [record.body.history] : []));
  return runs.at(-1);
}

export async function ledger(harness: Harness, number = 500): Promise<readonly StoredRecord[]> {
  const { records } = await harness.engine.ports.store.readSince(number, always);
  return records.toSorted((a, b) => a.comment - b.comment);
}
