import { checkConfig } from '../../src/core/config/parse/parse-config.ts';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import type { State } from '../../src/core/run/state.ts';
import { deriveState } from '../../src/core/state/derive-state.ts';
import { startFromEvent } from '../../src/engine/plan/start-from-event.ts';
import type { Advanced } from '../../src/engine/publish/advance-run.ts';
import { allGates } from '../support/all-gates.ts';
import { buildOutput, buildTrigger, type Harness, headSha, subjectNumber } from '../support/engine-harness.ts';
import { advance, lastStarted } from './chain.ts';

export interface TransferConfig {
  /** Agents as lines of YAML; `a`, `b` and `c` without `transfer-to` when absent. */
  readonly agents?: string;
  /** Of the pipeline, such as `limits: { max-handoffs: 2 }`. */
  readonly extra?: string;
  readonly stages?: string;
  readonly comments?: number;
}

const command = 'engine: command, command: ["true"]';
const threeAgents = ['a', 'b', 'c'].map((name) => `  ${name}: { ${command} }`).join('\n');

/** A run of pipeline fix on the subject, and the order of its first stage. */
export async function planTransfers(harness: Harness, options: TransferConfig = {}): Promise<Dispatch> {
  const configText = `version: 1
signing: { keys: ["${harness.publicKey}"] }
agents:
${options.agents ?? threeAgents}
pipelines:
  fix:
    on: { issues: { labels: [agent-ready] } }
    ${options.extra ?? ''}
    stages:
      ${options.stages ?? 'work: { agent: a, prompt: "Work." }'}
`;
  const planned = await startFromEvent(harness.engine, {
    trigger: buildTrigger(options.comments === undefined ? {} : { comments: options.comments }),
    config: checkConfig(configText),
    commit: headSha,
    inline: true,
    start: 'workflow run 900',
  });
  if (!planned.ok) throw new Error(planned.error.map(({ message }) => message).join('\n'));
  const order = planned.value.inline?.dispatch;
  if (order === undefined) throw new Error('Nothing is due for an agent.');
  return order;
}

/** The execution of an order ends by handing over. */
export async function handOver(
  harness: Harness,
  order: Dispatch,
  transfer: { to: string; message?: string; superseded?: { to: string; message: string }[] },
): Promise<Advanced> {
  const { handoff: _, ...output } = buildOutput(order);
  const asked = { message: `for ${transfer.to}`, superseded: [], ...transfer };
  return advance(harness, order, { kind: 'output', output: { ...output, transfer: asked } });
}

/** Hands over along names, each time for the order that followed; the order after the last one. */
export async function passAlong(harness: Harness, first: Dispatch, names: readonly string[]): Promise<Dispatch> {
  let order = first;
  for (const to of names) {
    await handOver(harness, order, { to });
    order = lastStarted(harness);
  }
  return order;
}

export async function stateOf(harness: Harness): Promise<State> {
  const state = deriveState(await harness.records(), 'fix-42', allGates);
  if (!state.ok) throw new Error(state.error.message);
  return state.value;
}

/** What the job of an order knows of its run. */
export async function stateIn(harness: Harness, order: Dispatch): Promise<State> {
  const { digests } = order;
  const carried = (await harness.records()).filter(({ digest }) => digests.includes(digest));
  const state = deriveState(carried, order.run, allGates);
  if (!state.ok) throw new Error(state.error.message);
  return state.value;
}

export async function commentsIn(harness: Harness): Promise<readonly string[]> {
  return (await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z')).map(({ body }) => body);
}
