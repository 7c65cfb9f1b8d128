import { expect } from 'vitest';
import { applyDecision } from '../../src/engine/decision/apply-decision.ts';
import type { EnginePorts } from '../../src/engine/engine-ports.ts';
import type { GitHubError } from '../../src/ports/github.ts';
import { createHarness, type Harness } from '../support/engine-harness.ts';
import { orderOf, plan } from './chain.ts';

export const extra = 'notify: [{ on: [end, needs-input, approval, transfer], dispatch: told }]';
export const stages = '\n      look: { agent: one, prompt: "x", retry: { attempts: 1 } }';

interface Sent {
  readonly type: string;
  readonly event: string;
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The same engine with listeners, as a publish job has them. */
export function listen(harness: Harness, refuse?: GitHubError): { readonly harness: Harness; readonly sent: Sent[] } {
  const sent: Sent[] = [];
  const listeners: EnginePorts['listeners'] = {
    async send(type, { type: event, id, data }) {
      if (refuse !== undefined) throw refuse;
      sent.push({ type, event: String(event), id: String(id), data: Object(data) });
    },
  };
  const ports = { ...harness.engine.ports, listeners };
  return { harness: { ...harness, engine: { ...harness.engine, ports } }, sent };
}

/** A run whose first stage is at work, planned by a job that may not write contents. */
export async function begin(options: { stages?: string } = {}) {
  const planner = createHarness();
  const order = orderOf(await plan(planner, { stages: options.stages ?? stages, extra }));
  return { planner, order, ...listen(planner) };
}

export async function cancel(
  harness: Harness,
  { run, thread, first }: { run: string; thread: number; first: { id: number; at: string } },
) {
  const decided = await applyDecision(harness.engine, {
    run,
    thread,
    first,
    verb: 'cancel',
    actor: { id: 7, login: 'marla' },
    reason: 'a comment asked for it',
    source: { kind: 'comment', comment: 5_000 },
  });
  expect(decided.ok).toBe(true);
}
