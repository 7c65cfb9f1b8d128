import type { Problem } from '../../problem.ts';
import { findReachable } from '../../reachable.ts';
import { defaultMaxTasks, mostTasks } from '../schema/config-schema.ts';
import { suggestNames } from './describe-issue.ts';
import type { Outline, PipelineOutline, StageOutline } from './read-outline.ts';
import { writeConfigPath, type YamlSource } from './yaml-source.ts';

/** Finds one cycle of stages, in the order in which they need each other. Iterative, because configs can be long. */
export function findCycle(needs: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const done = new Set<string>();
  for (const start of needs.keys()) {
    const path: { readonly name: string; next: number }[] = [{ name: start, next: 0 }];
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const need = done.has(top.name) ? undefined : needs.get(top.name)?.[top.next];
      top.next += 1;
      if (need === undefined) {
        done.add(top.name);
        path.pop();
        continue;
      }
      const closed = path.findIndex((step) => step.name === need);
      if (closed >= 0) return path.slice(closed).map((step) => step.name);
      path.push({ name: need, next: 0 });
    }
  }
  return undefined;
}

/** Checks that everything exists that a pipeline names: triggers, stages, agents, needs without a cycle. */
export function checkStages(pipeline: PipelineOutline, options: { outline: Outline; source: YamlSource }): readonly Problem[] {
  const { outline, source } = options;
  const stages = pipeline.stages ?? [];
  const agents = outline.agents.map((agent) => agent.name);
  return [
    ...checkNotEmpty(pipeline, source),
    ...stages.flatMap((stage) => checkAgent(stage, { agents, source })),
    ...stages.flatMap((stage) => checkNeeds(stage, { stages, source })),
    ...checkCycle(stages, source),
    ...checkMaxTasks(pipeline, source),
  ];
}

function checkNotEmpty(pipeline: PipelineOutline, source: YamlSource): readonly Problem[] {
  const problems: Problem[] = [];
  if (pipeline.triggers?.length === 0) {
    const message = `\`${writeConfigPath(pipeline.path)}.on\` names no trigger, so nothing would ever start it; write \`issues: { labels: [<label>] }\`.`;
    problems.push(source.problem({ code: 'BATON-E113', message, path: [...pipeline.path, 'on'] }));
  }
  if (pipeline.stages?.length === 0) {
    const message = `\`${writeConfigPath(pipeline.path)}.stages\` has no stage; name at least one.`;
    problems.push(source.problem({ code: 'BATON-E114', message, path: [...pipeline.path, 'stages'] }));
  }
  return problems;
}

function checkAgent(stage: StageOutline, options: { agents: readonly string[]; source: YamlSource }): readonly Problem[] {
  const { agents, source } = options;
  if (stage.agent === undefined || agents.includes(stage.agent)) return [];
  const path = [...stage.path, 'agent'];
  const message = `\`${writeConfigPath(path)}\` names the agent \`${stage.agent}\`, which is not under \`agents\`. ${suggestNames(stage.agent, agents)}`;
  return [source.problem({ code: 'BATON-E110', message, path })];
}

function checkNeeds(stage: StageOutline, options: { stages: readonly StageOutline[]; source: YamlSource }): readonly Problem[] {
  const names = options.stages.map((each) => each.name);
  return stage.needs.flatMap(({ text, path }) => {
    if (text === stage.name) {
      const message = `\`${writeConfigPath(path)}\`: the stage \`${text}\` needs itself; take it out.`;
      return [options.source.problem({ code: 'BATON-E112', message, path })];
    }
    if (names.includes(text)) return [];
    const others = names.filter((name) => name !== stage.name);
    const message = `\`${writeConfigPath(path)}\` names the stage \`${text}\`, which this pipeline does not have. ${suggestNames(text, others)}`;
    return [options.source.problem({ code: 'BATON-E111', message, path })];
  });
}

function checkCycle(stages: readonly StageOutline[], source: YamlSource): readonly Problem[] {
  const needs = needsByName(stages);
  const cycle = findCycle(needs);
  const stage = stages.find((each) => each.name === cycle?.[0]);
  if (cycle === undefined || stage === undefined) return [];
  const path = [...stage.path, 'needs'];
  const message = `\`${writeConfigPath(path)}\` closes a circle, so none of its stages could ever start: ${[...cycle, cycle[0]].join(' needs ')}.`;
  return [source.problem({ code: 'BATON-E112', message, path })];
}

/**
 * Refuses a pipeline with more stages than tasks: each stage is at least one, so no run of it could reach its end. Stages that a
 * condition may skip are not counted.
 */
function checkMaxTasks(pipeline: PipelineOutline, source: YamlSource): readonly Problem[] {
  const { path, maxTasks, stages = [] } = pipeline;
  if (hasTooManyStages(pipeline)) {
    const message = `\`${writeConfigPath([...path, 'stages'])}\` has ${stages.length} stages, and a pipeline may have ${mostTasks}. Make several pipelines of it, or one stage with a \`matrix\`.`;
    return [source.problem({ code: 'BATON-E137', message, path: [...path, 'stages'], at: 'key' })];
  }
  const [limit, certain] = countTasks(pipeline);
  if (certain <= limit) return [];
  const at = [...path, ...(maxTasks === undefined ? ['stages'] : ['limits', 'max-tasks'])];
  const message = `\`${writeConfigPath([...path, 'limits', 'max-tasks'])}\` is ${limit}, and the pipeline has ${certain} stages, each of which takes at least one task; write ${certain} or more, and room for further attempts.`;
  return [source.problem({ code: 'BATON-E137', message, path: at })];
}

/** Counts the tasks that a run of a pipeline may have, and the stages that are certain to be one. */
function countTasks({ stages = [], maxTasks }: PipelineOutline): readonly [limit: number, certain: number] {
  const after = Map.groupBy(
    stages.flatMap(({ name, needs }) => needs.map(({ text }) => [text, name] as const)),
    ([need]) => need,
  );
  const conditional = stages.flatMap(({ name, condition }) => (condition === undefined ? [] : [name]));
  const skipped = findReachable(conditional, (need) => after.get(need)?.map(([, name]) => name) ?? []);
  const limit = typeof maxTasks === 'number' ? maxTasks : defaultMaxTasks;
  return [limit, stages.filter(({ name }) => !skipped.has(name)).length];
}

/** Returns whether a pipeline has more stages than any limit allows. It is refused as a whole: a look at each of them would take seconds. */
export function hasTooManyStages({ stages = [] }: PipelineOutline): boolean {
  return stages.length > mostTasks;
}

/** Returns the needs of each stage by name, without needs on itself, which are reported separately. */
export function needsByName(stages: readonly StageOutline[]): ReadonlyMap<string, readonly string[]> {
  return new Map(stages.map(({ name, needs }) => [name, needs.map((need) => need.text).filter((need) => need !== name)]));
}

/**
 * Refuses names that could collide. Runs are named `<pipeline>-<subject>` and `<pipeline>-<subject>-<n>`, so a pipeline `fix-2`
 * next to `fix` would give two runs on issue 2 the same name, and their records would mix.
 */
export function checkPipelineNames(pipelines: readonly PipelineOutline[], source: YamlSource): readonly Problem[] {
  const names = new Set(pipelines.map(({ name }) => name));
  return pipelines.flatMap(({ name, path }) => {
    const other = /^(.+)-\d+$/.exec(name)?.[1];
    if (other === undefined || !names.has(other)) return [];
    const message = `\`${writeConfigPath(path)}\` is named like a run of the pipeline \`${other}\`; give it a name that is not \`${other}-\` and a number.`;
    return [source.problem({ code: 'BATON-E116', message, path })];
  });
}
