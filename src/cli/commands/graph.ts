import type { Config, Pipeline } from '../../core/config/schema/config-schema.ts';
import { type AgentStage, isAgentStage, matrixOf } from '../../core/config/schema/stage-schema.ts';
import { flattenText } from '../../core/text/plain-text.ts';
import { escapeLabel } from '../../core/view/status/stage-graph.ts';
import { loadConfig } from '../../terminal/files/load-config.ts';
import { type Painted, printPainted } from '../../terminal/files/painted.ts';
import { printJson, printText } from '../../terminal/files/read-json.ts';
import { UsageError } from '../../terminal/files/usage-error.ts';
import { listChoices } from '../../terminal/trigger/choose-thread.ts';
import { describeChoice } from '../../terminal/trigger/event-options.ts';

interface DrawnStage {
  readonly stage: string;
  /** The position of the stage: those with the same number can work at the same time. */
  readonly step: number;
  readonly agent?: string;
  readonly uses?: string;
  readonly needs: readonly string[];
  /** The condition with which the stage starts. */
  readonly if?: string;
  /** True if its agent may create child tasks. */
  readonly children?: true;
  /** The number of its elements, or the path where they come from. */
  readonly matrix?: number | string;
}

interface DrawnPipeline {
  readonly pipeline: string;
  /** The ways to start it, as options of `explain`. */
  readonly starts: readonly string[];
  readonly stages: readonly DrawnStage[];
}

/** Prints the stages of one pipeline, or of all: in which order they follow each other, and who does them. */
export async function graph(
  named: string | undefined,
  options: { readonly config?: string; readonly mermaid?: boolean; readonly json?: boolean },
): Promise<number> {
  const config = loadConfig(options.config);
  const pipelines = choosePipelines(config, named).map(([name, pipeline]) => drawPipeline(name, pipeline));
  if (options.json === true) printJson({ pipelines });
  else if (options.mermaid === true) printText(renderMermaid(pipelines));
  else printPainted(pipelines.flatMap(renderPipeline));
  return 0;
}

function choosePipelines({ pipelines }: Config, named: string | undefined): readonly (readonly [string, Pipeline])[] {
  const all = Object.entries(pipelines);
  const chosen = named === undefined ? all : all.filter(([name]) => name === named);
  if (chosen.length > 0) return chosen;
  const names = all.map(([name]) => name).join(', ');
  if (named === undefined || names === '')
    throw new UsageError('The configuration has no pipeline, so there is nothing to draw.');
  throw new UsageError(`There is no pipeline "${named}"; there are ${names}.`);
}

function drawPipeline(name: string, pipeline: Pipeline): DrawnPipeline {
  const steps = findSteps(pipeline);
  const stages = Object.entries(pipeline.stages).map(([stage, own]) => ({
    stage,
    step: steps.get(stage) ?? 1,
    ...(isAgentStage(own) ? { agent: own.agent } : { uses: own.uses }),
    needs: own.needs,
    if: own.if,
    ...(isAgentStage(own) ? drawTasks(own) : {}),
  }));
  const inOrder = stages.toSorted((a, b) => a.step - b.step);
  return { pipeline: name, starts: [...new Set(listChoices(name, pipeline).map(describeChoice))], stages: inOrder };
}

/** Describes which tasks a stage may have below it. */
function drawTasks(stage: AgentStage): Pick<DrawnStage, 'children' | 'matrix'> {
  const { children } = stage;
  const matrix = matrixOf(stage);
  return {
    children: children && true,
    matrix: matrix && (matrix.origin.kind === 'values' ? matrix.origin.values.length : matrix.origin.path),
  };
}

/** Finds for each stage how many have to end one after another until it has. A valid configuration has no cycles. */
function findSteps({ stages }: Pipeline): ReadonlyMap<string, number> {
  const steps = new Map<string, number>();
  const visit = (stage: string): number => {
    const step = steps.get(stage) ?? 1 + Math.max(0, ...(stages[stage]?.needs ?? []).map(visit));
    steps.set(stage, step);
    return step;
  };
  for (const stage of Object.keys(stages)) visit(stage);
  return steps;
}

function renderPipeline({ pipeline, starts, stages }: DrawnPipeline): readonly Painted[] {
  const names = Math.max(...stages.map(({ stage }) => stage.length));
  const doers = Math.max(...stages.map((each) => renderDoer(each).length));
  const lines = stages.map((each) => {
    const after = each.needs.length === 0 ? '' : `after ${each.needs.join(', ')}`;
    const when = each.if === undefined ? '' : `if ${flattenText(each.if).trim()}`;
    const more = [after, when, renderTasks(each)].filter((part) => part !== '').join(', ');
    return `  ${each.step}. ${each.stage.padEnd(names)}  ${renderDoer(each).padEnd(doers)}  ${more}`.trimEnd();
  });
  const title: Painted = { text: pipeline, paint: 'bold' };
  return [
    title,
    starts.length === 0 ? '' : `, starts with ${starts.join(' or ')}`,
    '\n',
    ...lines.map((line) => `${line}\n`),
    '\n',
  ];
}

/** Renders which tasks a stage may have below it; empty for one that is a single task. */
function renderTasks({ children, matrix }: DrawnStage): string {
  const own = children === true ? ['may create child tasks'] : [];
  if (typeof matrix === 'number') return [`${matrix} ${matrix === 1 ? 'task' : 'tasks'}`, ...own].join(', ');
  return [...(matrix === undefined ? [] : [`one task for each of ${matrix}`]), ...own].join(', ');
}

function renderDoer({ agent, uses }: DrawnStage): string {
  return agent === undefined ? (uses ?? '') : `agent ${agent}`;
}

/** Renders one Mermaid graph, with a box around each pipeline where there are several. */
function renderMermaid(pipelines: readonly DrawnPipeline[]): string {
  const boxes = pipelines.map(({ pipeline, stages }, index) => {
    const idOf = (name: string): string => `p${index}s${stages.findIndex(({ stage }) => stage === name)}`;
    const nodes = stages.map((each) => `${idOf(each.stage)}["${escapeLabel(`${each.stage}: ${renderDoer(each)}`)}"]`);
    const edges = stages.flatMap(({ stage, needs }) => needs.map((need) => `${idOf(need)} --> ${idOf(stage)}`));
    const lines = [...nodes, ...edges];
    return pipelines.length === 1
      ? lines
      : [`subgraph p${index}["${escapeLabel(pipeline)}"]`, ...lines.map((line) => `  ${line}`), 'end'];
  });
  return ['flowchart LR', ...boxes.flat().map((line) => `  ${line}`), ''].join('\n');
}
