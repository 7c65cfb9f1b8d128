/**
 * This folder is the pure part of Baton's own MCP server, which an agent uses to read earlier stages and to leave a handoff or a
 * transfer, and to divide its work. `build-own-server` and `server-settings` pass settings to the server, `read-needs` answers
 * questions about stages and `child-tasks` about children, `check-transfer`, `check-wait` and `tool-calls` handle what the agent leaves.
 */

import { z } from 'zod';
import { type ChildOffer, childOfferSchema } from '../children/child-offer.ts';
import type { HandoffDemand } from '../handoff/handoff-demand.ts';
import { failure, type Result, success } from '../result.ts';
import type { TransferTarget } from '../transfer/targets.ts';

/** The settings of the server, which come from its environment alone (K-4). The counterpart is `build-own-server`. */
export interface ServerSettings {
  readonly contextPath: string;
  readonly handoffPath: string;
  /** The name of the agent that runs; empty when unknown. */
  readonly agent: string;
  readonly demand: HandoffDemand | undefined;
  readonly targets: readonly TransferTarget[];
  /** Agents of the run to which it may not transfer. */
  readonly others: readonly string[];
  /** The rights concerning child tasks; undefined where the stage has no `children` (K-17). */
  readonly children: ChildOffer | undefined;
  /** The folder of a turn whose children are at work while it goes on; absent for all others. */
  readonly turnPath?: string;
}

const demandSchema = z.object({ required: z.boolean().default(false), data: z.record(z.string(), z.unknown()).optional() });
const targetsSchema = z.array(z.object({ name: z.string(), description: z.string() }));

/** Parses the settings, or explains why they are missing. An empty variable counts as absent. */
export function parseServerSettings(env: Readonly<Record<string, string | undefined>>): Result<ServerSettings, string> {
  const missing = ['BATON_CONTEXT_PATH', 'BATON_HANDOFF_PATH'].filter((name) => !env[name]);
  if (missing.length > 0) return failure(refusal(`${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not set`));
  const demand = parseVariable(env.BATON_HANDOFF_DEMAND, demandSchema);
  const others = parseVariable(env.BATON_OTHER_AGENTS, z.array(z.string()));
  const targets = parseVariable(env.BATON_TRANSFER_TARGETS, targetsSchema);
  const children = parseVariable(env.BATON_CHILDREN, childOfferSchema);
  if (!children.ok) return failure(refusal(`BATON_CHILDREN ${children.error}`));
  if (!demand.ok) return failure(refusal(`BATON_HANDOFF_DEMAND ${demand.error}`));
  if (!targets.ok) return failure(refusal(`BATON_TRANSFER_TARGETS ${targets.error}`));
  if (!others.ok) return failure(refusal(`BATON_OTHER_AGENTS ${others.error}`));
  return success({
    contextPath: env.BATON_CONTEXT_PATH ?? '',
    handoffPath: env.BATON_HANDOFF_PATH ?? '',
    agent: env.BATON_AGENT ?? '',
    demand: demand.value,
    targets: targets.value ?? [],
    others: others.value ?? [],
    children: children.value,
    ...(env.BATON_TURN_PATH ? { turnPath: env.BATON_TURN_PATH } : {}),
  });
}

function parseVariable<T>(text: string | undefined, schema: z.ZodType<T>): Result<T | undefined, string> {
  if (text === undefined || text === '') return success(undefined);
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success ? success(parsed.data) : failure('does not have the form that Baton writes');
  } catch {
    return failure('is not JSON');
  }
}

function refusal(what: string): string {
  return `BATON-E650: ${what}, so nothing can be read or written. Baton starts this server with all that it needs; in a session of your own, set BATON_CONTEXT_PATH and BATON_HANDOFF_PATH to files that you choose.`;
}
