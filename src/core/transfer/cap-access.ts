import type { Agent } from '../config/agent-schema.ts';

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
