import type { Dispatch } from '../../src/core/record/dispatch.ts';
import type { State } from '../../src/core/run/state.ts';
import { loadState } from '../../src/core/state/derive-state.ts';
import { sweep } from '../../src/engine/sweep/sweep.ts';
import { buildOutput, type Harness, subjectNumber } from '../support/engine-harness.ts';
import { advance } from './chain.ts';
import { inMinutes } from './child-chain.ts';

/** Claude with these fallbacks, two others, and one that has no key of its own. */
export function agentsWith(fallback: string, more = ''): string {
  return `, claude: { engine: claude-code, env: [ANTHROPIC_API_KEY], fallback: [${fallback}] }
    , codex: { engine: codex, env: [CODEX_API_KEY], access: full, transfer-to: []${more} }
    , gemini: { engine: gemini, env: [GEMINI_API_KEY], access: read, transfer-to: [] }`;
}

export const branch = 'branch: "baton/issue-42"';
export const stages = `
      look: { agent: claude, prompt: "Look at it.", ${branch} }
      fix: { needs: [look], agent: claude, prompt: "y" }`;

/** The end of an agent that a usage limit refused, which opens at this time. */
export function closed(until: string | undefined, more: object = {}) {
  const limit = until === undefined ? undefined : { 'not-before': `2026-03-18T${until}Z` };
  return { outcome: 'failed' as const, failure: { reason: 'limited', message: 'Closed.' }, limit, ...more };
}

export const busy = { outcome: 'failed' as const, failure: { reason: 'overloaded', message: 'Busy.' } };

export function end(harness: Harness, order: Dispatch, ended: object) {
  return advance(harness, order, { kind: 'output', output: buildOutput(order, ended) });
}

/** Ends an execution at this time. */
export function endAt(harness: Harness, { time, order }: { readonly time: string; readonly order: Dispatch }, ended: object) {
  const finishedAt = `2026-03-18T${time}Z`;
  return advance(at(harness, time), order, { kind: 'output', output: buildOutput(order, { ...ended, finishedAt }) });
}

export function at(harness: Harness, time: string): Harness {
  return inMinutes(harness, (Date.parse(`2026-03-18T${time}Z`) - Date.parse('2026-03-18T09:00:00Z')) / 60_000);
}

export async function sweepAt(harness: Harness, time: string) {
  return (await sweep(at(harness, time).engine, async () => [subjectNumber])).tasks.map(({ stall }) => stall.kind);
}

export async function stateOf(harness: Harness): Promise<State> {
  const stored = await harness.records();
  const state = await loadState(stored, stored[0]?.record.run ?? '');
  if (!state.ok) throw new Error(state.error.message);
  return state.value;
}

export async function shown(harness: Harness): Promise<string> {
  return (await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z')).map(({ body }) => body).join('\n');
}

export async function transfersOf(harness: Harness) {
  return (await stateOf(harness)).transfers.map(({ task, execution, body: { from, to, by, reason } }) => ({
    ...{ task, execution },
    words: `${from} → ${to} by ${by}: ${reason}`,
  }));
}
