import type { Config } from '../config/config-schema.ts';
import { transferTargets } from '../config/transfer-targets.ts';
import type { TransferTarget } from '../mcp/transfer-target.ts';

/** Whom an agent may hand over to, with what each is good for in the words of the config. */
export function describeTargets(config: Pick<Config, 'agents'>, agent: string): readonly TransferTarget[] {
  return transferTargets(config, agent).map((name) => ({ name, description: config.agents[name]?.description ?? '' }));
}
