import { transferTargets } from '../config/defaults.ts';
import { type Agent, hasAtMostAccess } from '../config/schema/agent-schema.ts';
import type { Config } from '../config/schema/config-schema.ts';

/** An agent to which the current one may transfer its work. */
export interface TransferTarget {
  readonly name: string;
  /** The agent's purpose, in the words of the config; empty when it has no description. */
  readonly description: string;
}

/** Lists the agents to which an agent may transfer its work, with their descriptions from the config. */
export function describeTargets(config: Pick<Config, 'agents'>, agent: string): readonly TransferTarget[] {
  return transferTargets(config, agent).map((name) => ({ name, description: config.agents[name]?.description ?? '' }));
}

/**
 * Returns an agent with the access it has in an execution: its own, but never more than that of any agent before it in the chain
 * of transfers. So no agent gains access through a transfer.
 */
export function limitAccess(agent: Agent, before: readonly Agent[]): Agent {
  const lowest = [agent, ...before].reduce((low, { access }) => (hasAtMostAccess(low, access) ? low : access), agent.access);
  return { ...agent, access: lowest };
}
