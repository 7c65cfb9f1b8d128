import { describeBroken, describeSkipped } from '../../core/condition/describe-stage.ts';
import { isAgentStage } from '../../core/config/schema/stage-schema.ts';
import type { StoredRecord, TaskRecord } from '../../core/record/record.ts';
import { agentNameAt } from '../../core/run/acting-agent.ts';
import { stageOf } from '../../core/run/pipeline-of.ts';
import type { Gates, State } from '../../core/run/state.ts';
import type { TaskRow } from '../../core/run/task-row.ts';
import { addUsage, usageOf } from '../../core/run/usage.ts';
import { deriveState } from '../../core/state/derive-state.ts';
import { describeCause } from '../../core/trigger/describe-cause.ts';
import type { ViewLinks } from '../../core/view/links.ts';
import { turnOf } from '../../core/view/listed-run.ts';
import { renderHeadline } from '../../core/view/status/headline.ts';
import { deriveTree, type TaskNode } from '../../core/view/tree/derive-tree.ts';
import { describeAtAGlance } from '../../core/view/tree/describe-tree.ts';
import { renderAgain } from './render-again.ts';
import type { ReportedExecution, ReportedRun, ReportedStage } from './run-report.ts';

/** Describes every run that the records tell of, in the order in which they started. */
export function describeRuns(records: readonly StoredRecord[], gates: Gates): readonly ReportedRun[] {
  const names = [...new Set(records.flatMap(({ record }) => (record.kind === 'run' ? [record.run] : [])))];
  return names
    .flatMap((run) => {
      const state = deriveState(records, run, gates);
      return state.ok ? [describeRun(state.value, records)] : [];
    })
    .toSorted((a, b) => a.startedAt.localeCompare(b.startedAt));
}

/** Describes one run. The records give the prompts, which are rendered again from them. */
export function describeRun(state: State, records: readonly StoredRecord[], links: Pick<ViewLinks, 'isHeard'> = {}): ReportedRun {
  const { run, end, tasks } = state;
  const { pipeline, trigger, startedAt, config, history = '' } = run.body;
  const tree = deriveTree(state);
  const nodes = flattenWithParents(tree.tasks);
  return {
    run: run.run,
    pipeline,
    subject: trigger.subject.number,
    startedBy: describeCause(trigger),
    history: config.pipelines[pipeline]?.history && history,
    outcome: end?.body.outcome,
    turn: end === undefined ? turnOf(state) : undefined,
    headline: renderHeadline(state, links),
    startedAt,
    finishedAt: end?.body.finishedAt,
    stages: nodes.map((each) => describeStage(state, { ...each, records })),
    usage: addUsage(tasks.map(({ body }) => usageOf(body))),
    tree,
    glance: describeAtAGlance(state, tree),
  };
}

interface Placed {
  readonly node: TaskNode;
  readonly parent: string | undefined;
}

function flattenWithParents(nodes: readonly TaskNode[], parent?: string): readonly Placed[] {
  return nodes.flatMap((node) => [{ node, parent }, ...flattenWithParents(node.children, node.name)]);
}

function describeStage(
  state: State,
  { node, parent, records }: Placed & { readonly records: readonly StoredRecord[] },
): ReportedStage {
  const { name, title } = node;
  const stage = stageOf(state.run, name);
  const executions = state.tasks
    .filter(({ body }) => body.stage === name)
    .map((task) => describeExecution(task, { state, records }));
  const last = executions.at(-1);
  const agent = isAgentStage(stage) ? stage.agent : stage.uses;
  return {
    name,
    title,
    parent,
    // What a task below a stage needs, that stage has waited for.
    needs: parent === undefined ? stage.needs : [],
    agent: last?.agent ?? agentNameAt(state, { stage: name, execution: 1 }) ?? agent,
    engine: isAgentStage(stage) ? (last?.engine ?? state.run.body.config.agents[stage.agent]?.engine) : undefined,
    status: node.status,
    words: node.wait?.gate === 'children' || node.wait?.gate === 'sleep' ? node.words : undefined,
    why: explainStage(state.rows.get(name)),
    usage: addUsage(executions.map(({ usage }) => usage)),
    executions,
  };
}

function explainStage(row: TaskRow | undefined): string | undefined {
  if (row?.status === 'ended' && row.matrix !== undefined) return row.last.body.note;
  if (row?.status !== 'never') return undefined;
  if (row.never.kind === 'skipped') return describeSkipped(row.never);
  return row.never.kind === 'broken' ? describeBroken(row.never) : undefined;
}

function describeExecution(
  task: TaskRecord,
  { state, records }: { readonly state: State; readonly records: readonly StoredRecord[] },
): ReportedExecution {
  const { body, attempt, execution: number } = task;
  const { agent, engine, outcome, waits, failure, note, handoff, results, warnings, startedAt, finishedAt } = body;
  const transfer = state.transfers.find(({ task: of, execution }) => of === task.task && execution === task.execution)?.body;
  const spawned = state.spawned.filter(({ task: of, execution }) => of === task.task && execution === task.execution);
  return {
    ...{ attempt, execution: number, agent, engine, outcome, waits, failure, note },
    prompt: renderAgain(task, records, state.gates),
    ...{ handoff, results, warnings },
    transfer: transfer === undefined ? undefined : { to: transfer.to, message: transfer.message },
    children: spawned.length === 0 ? undefined : spawned.flatMap(({ body: { made } }) => made.map(({ name }) => name)),
    usage: usageOf(body),
    ...{ startedAt, finishedAt },
    workflowRun: body.workflowRun.id,
  };
}
