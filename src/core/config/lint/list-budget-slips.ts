import { reportsCost } from '../../agent/engine-name.ts';
import type { Problem } from '../../problem.ts';
import { findReachable } from '../../reachable.ts';
import { transferTargets } from '../defaults.ts';
import type { CheckedConfig } from '../parse/parse-config.ts';
import { writeConfigPath } from '../parse/yaml-source.ts';
import type { Config } from '../schema/config-schema.ts';
import { listAgentsOf } from '../schema/stage-schema.ts';

/** Lists budgets that let nothing start, and agents whose cost a budget cannot know. */
export function listBudgetSlips(config: Config, checked: CheckedConfig): readonly Problem[] {
  return [...listEmptyBudgets(config, checked), ...listUnknownCosts(config, checked)];
}

function listEmptyBudgets({ budgets = [] }: Config, { source }: CheckedConfig): readonly Problem[] {
  return budgets.flatMap((budget, index) =>
    (['max-cost-usd', 'max-runs'] as const).flatMap((key) => {
      if (budget[key] !== 0) return [];
      const path = ['budgets', index, key];
      const message = `\`${writeConfigPath(path)}\` is 0, so nothing of ${budget.pipelines === undefined ? 'any pipeline' : budget.pipelines.join(', ')} starts; write more, unless that is meant.`;
      return [source.problem({ code: 'BATON-E182', message, path })];
    }),
  );
}

/** Lists agents under a budget of money whose engine reports no cost and whose model has no price. */
function listUnknownCosts(config: Config, { source }: CheckedConfig): readonly Problem[] {
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
