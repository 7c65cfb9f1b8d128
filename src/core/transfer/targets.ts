import { transferTargets } from '../config/defaults.ts';
import type { Agent } from '../config/schema/agent-schema.ts';
import type { Config } from '../config/schema/config-schema.ts';

/** An agent that the one at work may hand over to. */
export interface TransferTarget {
  readonly name: string;
  /** What it is good for, in the words of the config; empty when they say nothing. */
  readonly description: string;
}

/** Whom an agent may hand over to, with what each is good for in the words of the config. */
export function describeTargets(config: Pick<Config, 'agents'>, agent: string): readonly TransferTarget[] {
  return transferTargets(config, agent).map((name) => ({ name, description: config.agents[name]?.description ?? '' }));
}

const levels: readonly Agent['access'][] = ['read', 'edit', 'full'];

/** Whether an agent may do no more than another one. */
export function isNotAbove(access: Agent['access'], other: Agent['access']): boolean {
  return levels.indexOf(access) <= levels.indexOf(other);
}

/**
 * An agent as it may work in an execution: with its own access, but never more than that of any agent whose work came to it
 * by transfer. So nobody gets an access by being asked for it.
 */
export function capAccess(agent: Agent, before: readonly Agent[]): Agent {
  const lowest = [agent, ...before].reduce((low, { access }) => (isNotAbove(low, access) ? low : access), agent.access);
  return lowest === agent.access ? agent : { ...agent, access: lowest };
}
