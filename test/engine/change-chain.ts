import { checkConfig } from '../../src/core/config/parse/parse-config.ts';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import type { BatonRecord, EndBody } from '../../src/core/record/record.ts';
import type { Change } from '../../src/core/trigger/change.ts';
import { applyChange, type ChangedRun } from '../../src/engine/decision/apply-change.ts';
import { buildTrigger, createHarness, type Harness, subjectNumber } from '../support/engine-harness.ts';
import { configText, orderOf, plan } from './chain.ts';

interface Happened {
  readonly kind: Change['kind'];
  readonly label?: string;
  readonly extra?: string;
  readonly comments?: number;
  readonly login?: string;
  readonly type?: string;
  readonly hour?: number;
  readonly isUndone?: boolean;
  /** Of the whole config, as it is now. */
  readonly text?: string;
}

let hours = 0;

/** Something happens to the subject, an hour after the last time or at a time of its own. */
export async function change(
  harness: Harness,
  { kind, label, extra = '', comments = 2, login = 'mona', type, hour, text, isUndone }: Happened,
): Promise<readonly ChangedRun[]> {
  const { repository, subject } = buildTrigger({ comments, createdAt: '2026-03-18T00:00:00Z' });
  const actor = { id: 1, login, ...(type === undefined ? {} : { type }) };
  hours += 1;
  const at = new Date(Date.UTC(2026, 2, 18, 9) + (hour ?? hours) * 3_600_000).toISOString();
  const about: Change = {
    kind,
    repository,
    subject,
    actor,
    at,
    ...(label === undefined ? {} : { label }),
    ...(isUndone === true ? { isUndone } : {}),
  };
  const changed = await applyChange(harness.engine, {
    change: about,
    config: checkConfig(text ?? configText(harness, undefined, { extra })),
  });
  if (!changed.ok) throw new Error(changed.error.map(({ message }) => message).join('\n'));
  return changed.value;
}

export const kinds = async (harness: Harness): Promise<readonly BatonRecord['kind'][]> =>
  (await harness.records()).map(({ record }) => record.kind);
export const endOf = async (harness: Harness): Promise<EndBody | undefined> =>
  (await harness.records()).flatMap(({ record }) => (record.kind === 'end' ? [record.body] : []))[0];
export const titles = (harness: Harness): readonly string[] =>
  harness.started.map(({ task, execution, for: by }) => `${task} ${execution} ${by}`);
export const statusOf = async (harness: Harness): Promise<string> => {
  const comments = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
  return comments.find(({ body }) => body.includes('<!-- baton-status:'))?.body.split('\n')[0] ?? '';
};

export async function begin(extra = ''): Promise<{ harness: Harness; order: Dispatch }> {
  const harness = createHarness();
  return { harness, order: orderOf(await plan(harness, { extra })) };
}
