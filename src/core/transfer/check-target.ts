import type { Config } from '../config/config-schema.ts';
import { transferTargets } from '../config/transfer-targets.ts';
import type { Problem } from '../problem.ts';
import { handoffTargetNotFound } from './transfer-problems.ts';

/** Why an agent may not hand over to another one, in the words of T-15; undefined when it may. */
export function checkTarget(
  config: Pick<Config, 'agents'>,
  { from, to }: { readonly from: string; readonly to: string },
): Problem | undefined {
  const available = transferTargets(config, from);
  if (available.includes(to)) return undefined;
  return handoffTargetNotFound({ from, to, available, registered: Object.hasOwn(config.agents, to) });
}
