import type { SettleRequest } from './delivery.ts';
import type { Engine } from './engine-ports.ts';
import { keepHandoff } from './keep-handoff.ts';
import type { Settled } from './settle-executions.ts';

/** What every execution of a job left, put where the config wants it. */
export async function keepHandoffs(
  engine: Engine,
  { request, settled }: { readonly request: SettleRequest; readonly settled: readonly Settled[] },
): Promise<readonly Settled[]> {
  const kept: Settled[] = [];
  for (const [index, { body, ...rest }] of settled.entries()) {
    const dispatch = { ...request.dispatch, execution: request.dispatch.execution + index };
    kept.push({ ...rest, body: await keepHandoff(engine, { request: { ...request, dispatch }, body }) });
  }
  return kept;
}
