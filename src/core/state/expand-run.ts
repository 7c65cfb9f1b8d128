import { type AgentStage, isAgentStage, type Stage } from '../config/schema/stage-schema.ts';
import type { ChildRecord, RunRecord, TaskRecord } from '../record/record.ts';
import { pipelineOf } from '../run/pipeline-of.ts';
import type { ChildTask, ExpandedRun } from '../run/state.ts';

interface Spawned {
  readonly spawned: readonly ChildRecord[];
  readonly tasks: readonly TaskRecord[];
}

/**
 * Returns a run with its children as stages of its pipeline, each behind its parent. A child is a task like any other: it has
 * attempts, may hand over and ask questions, takes its turn on its branch.
 */
export function expandRun(run: RunRecord, { spawned, tasks }: Spawned): ExpandedRun {
  const children = listChildren({ spawned, tasks });
  if (children.size === 0) return run;
  const { body } = run;
  const { pipeline: name, config } = body;
  const pipeline = pipelineOf(run);
  const stages = Object.entries(pipeline.stages).flatMap((entry) => withChildren(entry, children));
  const pipelines = { ...config.pipelines, [name]: { ...pipeline, stages: Object.fromEntries(stages) } };
  return { ...run, body: { ...body, config: { ...config, pipelines } }, children, frozen: run };
}

function listChildren({ spawned, tasks }: Spawned): ReadonlyMap<string, ChildTask> {
  return new Map(
    spawned.flatMap(({ task: parent, execution, seq, body }) => {
      const turn = tasks.find(({ task, ...other }) => task === parent && other.execution === execution);
      return body.made.map((made): [string, ChildTask] => [made.name, { ...made, parent, cause: turn?.seq ?? seq - 1 }]);
    }),
  );
}

/** Returns a stage, and behind it its children with theirs. */
function withChildren([name, stage]: [string, Stage], children: ReadonlyMap<string, ChildTask>): [string, Stage][] {
  const own = [...children.values()].filter(({ parent }) => parent === name);
  const rest = isAgentStage(stage) ? own.flatMap((child) => withChildren([child.name, buildStage(stage, child)], children)) : [];
  return [[name, stage], ...rest];
}

/**
 * Builds the stage of a child. It takes over runner, setup and limits of its parent (K-9), and nothing that was asked of the parent
 * alone: condition, approval, handoff, or what becomes of a failure.
 */
function buildStage(parent: AgentStage, child: ChildTask): AgentStage {
  const {
    if: _if,
    approval: _approval,
    handoff: _handoff,
    'continue-on-failure': _failure,
    prompt: _,
    branch: _branch,
    ...kept
  } = parent;
  return {
    ...kept,
    agent: child.agent,
    prompt: '{{ child.prompt }}',
    ...(child.branch === undefined ? {} : { branch: '{{ child.branch }}' }),
  };
}
