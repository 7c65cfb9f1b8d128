import type { Config } from '../core/config/config-schema.ts';
import { isBot } from '../core/trigger/is-bot.ts';
import type { Trigger } from '../core/trigger/trigger.ts';
import type { Engine } from './engine-ports.ts';

interface Facts {
  readonly trigger: Trigger;
  readonly config: Pick<Config, 'pipelines'>;
}

/** Our own numeric id, asked for only where a bot acted that some pipeline names: others start nothing anyway. */
export async function findOwnAccount(engine: Engine, { trigger: { actor }, config }: Facts): Promise<number | undefined> {
  const isNamed = Object.values(config.pipelines).some(({ allow }) => allow.bots?.includes(actor.id));
  return isNamed && isBot(actor) ? engine.ports.readOwnAccount?.() : undefined;
}
