import { reportsCost } from '../../agent/engine-name.ts';
import type { Problem } from '../../problem.ts';
import { findReachable } from '../../reachable.ts';
import { transferTargets } from '../defaults.ts';
import type { CheckedConfig } from '../parse/parse-config.ts';
import type { Config } from '../schema/config-schema.ts';
import { listAgentsOf } from '../schema/stage-schema.ts';

/** Lists agents under a budget of money whose engine reports no cost and whose model has no price. */
export function listUnknownCosts(config: Config, { source }: CheckedConfig): readonly Problem[] {
  const { agents, pipelines, budgets = [], prices = {} } = config;
  const limited = budgets.filter((budget) => budget['max-cost-usd'] !== undefined);
  const names = Object.keys(pipelines).filter((name) =>
    limited.some((budget) => budget.pipelines === undefined || budget.pipelines.includes(name)),
  );
  const stages = names.flatMap((name) => Object.values(pipelines[name]?.stages ?? {}));
  const used = findReachable(stages.flatMap(listAgentsOf), (agent) => transferTargets(config, agent));
  return Object.entries(agents).flatMap(([name, { engine, model }]) => {
    if (!used.has(name) || reportsCost(engine) || (model !== undefined && Object.hasOwn(prices, model))) return [];
    // A program of one's own that names no model is taken to use none.
    if (engine === 'command' && model === undefined) return [];
    const wanted = model === undefined ? 'name its `model`, and the price of that' : `write the price of \`${model}\``;
    const message = `The engine \`${engine}\` of the agent \`${name}\` reports no cost, and a budget with \`max-cost-usd\` counts it: after its first run nothing starts any more; ${wanted} under \`prices\`.`;
    return [source.problem({ code: 'BATON-E183', message, path: ['agents', name], at: 'key' })];
  });
}
