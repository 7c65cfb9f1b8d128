import type { Config } from './config-schema.ts';

/**
 * The agents that an agent may hand its work over to, in the order of the config. As `transfer-to` says; without it all of
 * them, itself too (T-17), unless it is the only one: then there is nothing to offer (T-19).
 */
export function transferTargets({ agents }: Pick<Config, 'agents'>, agent: string): readonly string[] {
  const names = Object.keys(agents);
  const named = agents[agent]?.['transfer-to'];
  if (named !== undefined) return names.filter((name) => named.includes(name));
  return names.length > 1 ? names : [];
}
