import { elementName } from '../children/task-name.ts';
import { type AgentStage, isAgentStage, type Stage } from '../config/schema/stage-schema.ts';
import type { ChildRecord, RunRecord, TaskRecord } from '../record/record.ts';
import { pipelineOf } from '../run/pipeline-of.ts';
import type { ChildTask, ExpandedRun } from '../run/state.ts';

interface Spawned {
  readonly spawned: readonly ChildRecord[];
  readonly tasks: readonly TaskRecord[];
  readonly matrices?: ExpandedRun['matrices'];
}

/**
 * Returns a run with its children and the elements of its matrices as stages of its pipeline, each behind what it is a part of. All
 * are tasks like any other: they have attempts, may hand over and ask questions, take their turn on their branch.
 */
export function expandRun(run: RunRecord, { spawned, tasks, matrices }: Spawned): ExpandedRun {
  const children = listChildren({ spawned, tasks });
  const { body } = run;
  const { pipeline: name, config } = body;
  const pipeline = pipelineOf(run);
  const stages = Object.entries(pipeline.stages).flatMap((entry) =>
    withMatrix(entry, matrices).flatMap((each) => withChildren(each, children)),
  );
  const pipelines = { ...config.pipelines, [name]: { ...pipeline, stages: Object.fromEntries(stages) } };
  const expanded = { ...run, body: { ...body, config: { ...config, pipelines } }, children, frozen: run };
  return matrices === undefined ? expanded : { ...expanded, matrices };
}

/** Returns a stage, and behind it the stages of its elements. What was asked of all together is not asked of each. */
function withMatrix([name, stage]: [string, Stage], known: ExpandedRun['matrices']): [string, Stage][] {
  const expansion = known?.get(name);
  if (expansion?.kind !== 'elements' || !isAgentStage(stage)) return [[name, stage]];
  return [
    [name, stage],
    ...expansion.elements.map((element): [string, Stage] => [elementName(element), buildElementStage(stage)]),
  ];
}

function buildElementStage(stage: AgentStage): AgentStage {
  const { if: _if, approval: _approval, 'continue-on-failure': _failure, matrix: _matrix, ...kept } = stage;
  return kept;
}

function listChildren({ spawned, tasks }: Spawned): ReadonlyMap<string, ChildTask> {
  return new Map(
    spawned.flatMap(({ task: parent, execution, seq, body }) => {
      const own = tasks.filter(({ task }) => task === parent);
      const turn = own.find((each) => each.execution === execution);
      const published = turn?.body.held && own.find((each) => each.execution > execution);
      const cause = body.early === true ? seq : ((published ?? turn)?.seq ?? seq - 1);
      return body.made.map((made): [string, ChildTask] => [made.name, { ...made, parent, execution, cause }]);
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
    matrix: _matrix,
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
