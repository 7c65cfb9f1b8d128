import { mayHaveGateway } from '../../adapters/agent/engines/engines.ts';
import { isListed } from '../../adapters/agent/gateway/list-prices.ts';
import { selectPipeline } from '../../core/config/defaults.ts';
import type { Config } from '../../core/config/schema/config-schema.ts';

/** Lists in words the agents under a limit of cost whose model no list of prices has. */
export function listAssumedPrices(config: Config): readonly string[] {
  const { agents, pipelines, prices = {} } = config;
  const limited = Object.keys(pipelines).filter((name) => pipelines[name]?.limits['max-cost-usd'] !== undefined);
  const ofLimited = new Set(limited.flatMap((name) => Object.keys(selectPipeline(config, name).agents)));
  const asked = Object.entries(agents).flatMap(([name, agent]) => {
    const isCapped = agent['max-cost-usd'] !== undefined || ofLimited.has(name);
    const { model } = agent;
    return isCapped && mayHaveGateway(agent) && model !== undefined && !Object.hasOwn(prices, model) ? [{ name, model }] : [];
  });
  return asked
    .filter(({ model }) => !isListed(model))
    .map(
      ({ name, model }) =>
        `No list of prices has the model \`${model}\` of the agent \`${name}\`: under its limit of cost it counts as the dearest model of its provider. Write its price under \`prices\`.`,
    );
}
