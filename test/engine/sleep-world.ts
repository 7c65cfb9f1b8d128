import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { sweep } from '../../src/engine/sweep/sweep.ts';
import { buildOutput, type Harness, subjectNumber } from '../support/engine-harness.ts';
import { advance } from './chain.ts';
import { inMinutes } from './child-chain.ts';

export const agents =
  ', claude: { engine: claude-code, env: [ANTHROPIC_API_KEY] }, other: { engine: codex, env: [CODEX_API_KEY] }';
const branch = 'branch: "baton/issue-42"';
export const stages = `
      look: { agent: claude, prompt: "x", ${branch} }
      fix: { needs: [look], agent: claude, prompt: "y" }`;

/** The end of an agent that a usage limit refused, which opens at this time. */
export function closed(until: string | undefined, more: object = {}) {
  const limit = until === undefined ? undefined : { 'not-before': `2026-03-18T${until}Z`, window: 'five_hour' };
  return { outcome: 'failed' as const, failure: { reason: 'limited', message: 'Closed.' }, limit, ...more };
}

export function end(harness: Harness, order: Dispatch, ended: ReturnType<typeof closed>) {
  return advance(harness, order, { kind: 'output', output: buildOutput(order, ended) });
}

/** The harness at this time of the day. */
export function at(harness: Harness, time: string): Harness {
  return inMinutes(harness, (Date.parse(`2026-03-18T${time}Z`) - Date.parse('2026-03-18T09:00:00Z')) / 60_000);
}

/** Says that it is this time of the day from now on. */
export function pass(harness: Harness, time: string): void {
  Object.assign(harness.engine.ports.clock, { now: () => `2026-03-18T${time}Z` });
}

/** A sweep at this time of the day. */
export async function sweepAt(harness: Harness, time: string) {
  return (await sweep(at(harness, time).engine, async () => [subjectNumber])).tasks.map(({ stall }) => stall.kind);
}

export async function statusOf(harness: Harness): Promise<string> {
  const shown = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
  return shown.find(({ body }) => body.includes('<!-- baton-status:'))?.body ?? '';
}
