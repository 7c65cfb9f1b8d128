import type { Problem } from '../../problem.ts';
import { quoteNames } from '../../text/plain-text.ts';
import { transferTargets } from '../defaults.ts';
import type { CheckedConfig } from '../parse/parse-config.ts';
import { type Path, writeConfigPath } from '../parse/yaml-source.ts';
import { hasAtMostAccess } from '../schema/agent-schema.ts';
import type { Children } from '../schema/children-schema.ts';
import type { Config, Pipeline } from '../schema/config-schema.ts';
import { type AgentStage, isAgentStage } from '../schema/stage-schema.ts';

/** The fewest executions of a stage that divides its work: its first turn, one child, and the turn after it. */
const fewestTasks = 3;

interface Dividing {
  readonly stage: AgentStage;
  readonly children: Children;
  readonly path: Path;
}

function listDividing(name: string, { stages }: Pipeline): readonly Dividing[] {
  return Object.entries(stages).flatMap(([key, stage]) =>
    isAgentStage(stage) && stage.children !== undefined
      ? [{ stage, children: stage.children, path: ['pipelines', name, 'stages', key, 'children'] }]
      : [],
  );
}

interface NamedAgent extends Dividing {
  readonly name: string;
  readonly at: Path;
}

function listNamedAgents(config: Config): readonly NamedAgent[] {
  return Object.entries(config.pipelines)
    .flatMap(([name, pipeline]) => listDividing(name, pipeline))
    .flatMap((dividing) =>
      (dividing.children.agents ?? []).map((name, index) => ({ ...dividing, name, at: [...dividing.path, 'agents', index] })),
    );
}

/** Lists agents that children may have and that the config does not have. */
export function listUnknownChildAgents(config: Config, { source }: CheckedConfig): readonly Problem[] {
  const known = Object.keys(config.agents);
  return listNamedAgents(config).flatMap(({ name, at }) => {
    if (known.includes(name)) return [];
    const message = `\`${writeConfigPath(at)}\` is \`${name}\`, and there is no such agent; write one of ${quoteNames(known)}, or add it under \`agents\`.`;
    return [source.problem({ code: 'BATON-E734', message, path: at })];
  });
}

/** Lists stages that keep the only place of their pipeline while they wait for children that need one. */
export function listBlockedChildren({ pipelines }: Config, { source }: CheckedConfig): readonly Problem[] {
  return Object.entries(pipelines).flatMap(([name, pipeline]) => {
    if (pipeline['max-concurrency'] !== 1) return [];
    const polling = listDividing(name, pipeline).filter(({ children }) => children.wait === 'poll');
    return polling.map(({ path: at }) => {
      const path = [...at, 'wait'];
      const message = `\`${writeConfigPath(path)}\` is \`poll\`, and \`pipelines.${name}.max-concurrency\` is 1: the stage keeps the one place while it waits for its children, which need one too. Write \`max-concurrency: 2\` or more, leave it out, or write \`wait: suspend\`.`;
      return source.problem({ code: 'BATON-E738', message, path });
    });
  });
}

/** Lists what keeps a stage from creating the children that its settings allow. */
export function listRefusedChildren(config: Config, checked: CheckedConfig): readonly Problem[] {
  return [...listStrongerAgents(config, checked), ...listSmallLimits(config, checked)];
}

function listStrongerAgents(config: Config, { source }: CheckedConfig): readonly Problem[] {
  return listNamedAgents(config).flatMap(({ name, at, stage }) => {
    const [own, parent] = [config.agents[name], config.agents[stage.agent]];
    if (own === undefined || parent === undefined || hasAtMostAccess(own.access, parent.access)) return [];
    const message = `\`${writeConfigPath(at)}\` is \`${name}\` with \`access: ${own.access}\`, and agent \`${stage.agent}\` of the stage has \`${parent.access}\`: such a child is refused when it is asked for. Name an agent with less access, or take it out.`;
    return [source.problem({ code: 'BATON-E735', message, path: at })];
  });
}

function listSmallLimits({ pipelines }: Config, { source }: CheckedConfig): readonly Problem[] {
  return Object.entries(pipelines).flatMap(([name, pipeline]) => {
    const most = pipeline.limits['max-tasks'];
    if (most >= fewestTasks || listDividing(name, pipeline).length === 0) return [];
    const path = ['pipelines', name, 'limits', 'max-tasks'];
    const message = `\`${writeConfigPath(path)}\` is ${most}, and a stage with \`children\` needs ${fewestTasks} executions to wait for one child; write ${fewestTasks} or more, or take \`children\` out.`;
    return [source.problem({ code: 'BATON-E737', message, path })];
  });
}

/** Lists limits of steps that no agent of the pipeline can take. */
export function listIdleLimits(config: Config, { source }: CheckedConfig): readonly Problem[] {
  return Object.entries(config.pipelines).flatMap(([name, pipeline]) => {
    if (listDividing(name, pipeline).length > 0) return [];
    const keys = (['max-children', 'max-depth', 'max-repeats'] as const).filter((key) => pipeline.limits[key] !== undefined);
    return keys.flatMap((key) => {
      if (key === 'max-repeats' && canTransfer(config, pipeline)) return [];
      const path = ['pipelines', name, 'limits', key];
      const but = key === 'max-repeats' ? ', and no agent of it can hand over' : '';
      const message = `\`${writeConfigPath(path)}\` limits nothing: no stage of the pipeline has \`children\`${but}; write \`children: {}\` at a stage, or take the limit out.`;
      return [source.problem({ code: 'BATON-E736', message, path, at: 'key' })];
    });
  });
}

function canTransfer(config: Config, { limits, stages }: Pipeline): boolean {
  const agents = Object.values(stages).flatMap((stage) => (isAgentStage(stage) ? [stage.agent] : []));
  return limits['max-handoffs'] > 0 && agents.some((agent) => transferTargets(config, agent).length > 0);
}
