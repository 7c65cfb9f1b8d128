import type { Dispatch } from '../../core/record/dispatch.ts';
import { openDispatch } from '../../core/record/open-dispatch.ts';
import type { Engine } from '../../engine/engine-ports.ts';
import { readTools } from '../../engine/write-tools.ts';

/** The order that a job which may write carries out; one whose time is over too, so that its task gets an end. */
export function openOrder({ ports, settings }: Engine, order: string): Dispatch {
  const dispatch = openDispatch(order, {
    repo: settings.repository.id,
    now: ports.clock.now(),
    tools: readTools(ports),
    unsigned: ports.signer === undefined,
    expired: 'accept',
  });
  if (!dispatch.ok) throw new Error(`${dispatch.error.code}: ${dispatch.error.message}`);
  return dispatch.value;
}
