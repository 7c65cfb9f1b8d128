/**
 * This folder looks for what is valid in a config and still most likely a mistake: `list-empty-variables` in templates,
 * `find-missing-files` among files, `list-slips` in single values, and this file among pipelines and agents. `baton validate` shows what it finds.
 */

import { knowsCost } from '../../agent/engine-name.ts';
import type { Problem } from '../../problem.ts';
import { hasName, quoteNames } from '../../text/plain-text.ts';
import { findAgents } from '../defaults.ts';
import type { CheckedConfig } from '../parse/parse-config.ts';
import type { Path } from '../parse/yaml-source.ts';
import type { Config, Pipeline } from '../schema/config-schema.ts';
import { filtersOf } from '../schema/filter-schema.ts';
import { listAgentsOf } from '../schema/stage-schema.ts';
import { listFreeBranches, listUnusableBranches } from './list-branch-slips.ts';
import { listEmptyVariables, listUnevenInputs } from './list-empty-variables.ts';
import { listSlips } from './list-slips.ts';
import { listWorkspacePrograms } from './list-workspace-programs.ts';

/** The findings in a config whose text has no fault. */
interface Lint {
  /** Settings with which no run can start. */
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
  readonly notes: readonly Problem[];
}

/**
 * Lists what is most likely a mistake in a config whose text has no fault, with places in the text. `defaultBranch` is that of the
 * repository, where it is known.
 */
export function lintConfig(config: Config, checked: CheckedConfig, defaultBranch?: string): Lint {
  const agents = listUnusedAgents(config, checked);
  const slips = listSlips(config, checked);
  const programs = listWorkspacePrograms(config, checked);
  return {
    problems: [...slips.problems, ...listUnusableBranches(config, { ...checked, defaultBranch })],
    warnings: [
      ...agents.warnings,
      ...slips.warnings,
      ...listSharedEvents(config, checked),
      ...listEmptyVariables(config, checked),
      ...listUnknownCosts(config, checked),
      ...programs.warnings,
    ],
    notes: [
      ...agents.notes,
      ...listUnevenInputs(config, checked),
      ...slips.notes,
      ...listFreeBranches(config, checked),
      ...programs.notes,
    ],
  };
}

/** Lists agents that no stage names: a warning, or a note where an agent at work may hand over to it. One that others name is meant. */
function listUnusedAgents(config: Config, { source }: CheckedConfig): Omit<Lint, 'problems'> {
  const named = Object.values(config.pipelines).flatMap(({ stages }) => Object.values(stages).flatMap(listAgentsOf));
  // Without pipelines the stages stand in the workflow.
  if (named.length === 0) return { warnings: [], notes: [] };
  const reachable = findAgents(config, named);
  const chosen = new Set(
    Object.values(config.agents).flatMap((agent) => [agent['transfer-to'] ?? [], agent.fallback ?? []].flat()),
  );
  const unused = Object.keys(config.agents).filter((name) => !named.includes(name));
  const report = (name: string, rest: string): Problem =>
    source.problem({
      code: 'BATON-E145',
      message: `No stage names the agent \`${name}\`${rest}`,
      path: ['agents', name],
      at: 'key',
    });
  return {
    warnings: unused
      .filter((name) => !reachable.has(name))
      .map((name) => report(name, `, and no agent hands over to it; write \`agent: ${name}\` at a stage, or take it out.`)),
    notes: unused
      .filter((name) => reachable.has(name) && !chosen.has(name))
      .map((name) =>
        report(name, ': it works only where another agent hands over to it. `transfer-to: []` at an agent forbids that.'),
      ),
  };
}

interface Wait {
  readonly pipeline: string;
  readonly path: Path;
  /** The labels or the command, one of which starts the pipeline. */
  readonly names: readonly string[];
  /** All other conditions, as text. */
  readonly rest: string;
  readonly what: string;
}

/** Lists pipelines that the same label or the same command starts under the same conditions. */
function listSharedEvents({ pipelines }: Config, { source }: CheckedConfig): readonly Problem[] {
  const waits = Object.entries(pipelines).flatMap(([name, pipeline]) => listWaits(name, pipeline));
  return waits.flatMap((wait, index) => {
    const other = waits.slice(0, index).find((earlier) => isSame(earlier, wait));
    const shared = wait.names.filter((name) => hasName(other?.names ?? [], name));
    if (other === undefined) return [];
    const message = `The ${wait.what} ${quoteNames(shared)} starts pipeline "${wait.pipeline}" and pipeline "${other.pipeline}" at the same time; give each a ${wait.what} of its own, or make one pipeline of both.`;
    return [source.problem({ code: 'BATON-E144', message, path: wait.path, at: 'key' })];
  });
}

function isSame(one: Wait, other: Wait): boolean {
  return one.pipeline !== other.pipeline && one.rest === other.rest && one.names.some((name) => hasName(other.names, name));
}

function listWaits(pipeline: string, { on }: Pipeline): readonly Wait[] {
  return (['issues', 'pull-requests', 'comment'] as const).flatMap((kind) => {
    const isList = Array.isArray(on[kind]);
    const filters: readonly object[] = filtersOf<object>(on[kind]);
    return filters.flatMap((filter, index) => {
      const base: Path = ['pipelines', pipeline, 'on', kind, ...(isList ? [index] : [])];
      const [key, what] = kind === 'comment' ? (['command', 'command'] as const) : (['labels', 'label'] as const);
      const { [key]: names, ...rest } = Object.fromEntries(Object.entries(filter));
      const listed = [names].flat().filter((name) => typeof name === 'string');
      if (listed.length === 0) return [];
      return [
        { pipeline, path: [...base, key], names: listed, rest: JSON.stringify([kind, Object.entries(rest).toSorted()]), what },
      ];
    });
  });
}

/** Lists agents under a budget of money whose engine reports no cost and whose model has no price. */
function listUnknownCosts(config: Config, { source }: CheckedConfig): readonly Problem[] {
  const { agents, pipelines, budgets = [], prices = {} } = config;
  const limited = budgets.filter((budget) => budget['max-cost-usd'] !== undefined);
  const names = Object.keys(pipelines).filter((name) =>
    limited.some((budget) => budget.pipelines === undefined || budget.pipelines.includes(name)),
  );
  const stages = names.flatMap((name) => Object.values(pipelines[name]?.stages ?? {}));
  const used = findAgents(config, stages.flatMap(listAgentsOf));
  return Object.entries(agents).flatMap(([name, agent]) => {
    const { engine, model } = agent;
    if (!used.has(name) || knowsCost(agent) || (model !== undefined && Object.hasOwn(prices, model))) return [];
    // A program of one's own that names no model is taken to use none.
    if (engine === 'command' && model === undefined) return [];
    const wanted = model === undefined ? 'name its `model`, and the price of that' : `write the price of \`${model}\``;
    const message = `The engine \`${engine}\` of the agent \`${name}\` reports no cost, and a budget with \`max-cost-usd\` counts it: after its first run nothing starts any more; ${wanted} under \`prices\`.`;
    return [source.problem({ code: 'BATON-E183', message, path: ['agents', name], at: 'key' })];
  });
}
