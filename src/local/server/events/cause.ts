import { actorOf, type Call } from '../http/route.ts';
import type { Account, App } from '../world/model.ts';

/** Who made something happen; a workflow's own token starts no workflows. */
export interface Cause {
  readonly sender: Account;
  readonly fromJobToken: boolean;
  /** Set when it was done with an App's token. */
  readonly app?: App;
}

export function causeOf(call: Call): Cause {
  const { principal } = call;
  const sender = actorOf(call);
  if (principal.kind === 'job') return { sender, fromJobToken: true, app: principal.app };
  return { sender, fromJobToken: false, ...(principal.kind === 'installation' ? { app: principal.app } : {}) };
}
