import { lineageOf } from '../children/task-name.ts';
import { compareBy } from '../compare-by.ts';
import type { Agent } from '../config/schema/agent-schema.ts';
import { isAgentStage } from '../config/schema/stage-schema.ts';
import { leavesWork } from '../output/outcome.ts';
import type { TaskRecord, TransferRecord } from '../record/record.ts';
import { limitAccess } from '../transfer/targets.ts';
import { childOf, modelAt } from './children.ts';
import { awaitsMerge } from './merges.ts';
import { pipelineOf, stageOf } from './pipeline-of.ts';
import type { State } from './state.ts';

/** The stage and the number of an execution of a run. */
export interface ExecutionKey {
  readonly stage: string;
  readonly execution: number;
}

type ExecutionRecords = Pick<State, 'tasks' | 'transfers'>;

/**
 * Lists the transfers of a stage that count for one of its executions, oldest first. Transfers within a job whose work was not
 * published do not count for later executions: nothing of that work exists, so it must be done again from its first agent on.
 */
export function transfersAt(facts: ExecutionRecords, { stage, execution }: ExecutionKey): readonly TransferRecord[] {
  return facts.transfers.filter(
    (transfer) => transfer.task === stage && transfer.execution < execution && !isLost(facts, { transfer, execution }),
  );
}

/**
 * The number of executions in one job. All their records go into one comment: one for each execution, one for each transfer, and
 * the end.
 */
export const maxInlineExecutions = 5;

/** Lists the transfers of a run that count for its limit: all that agents made, but those of jobs whose work was not published. */
export function standingTransfers(facts: ExecutionRecords): readonly TransferRecord[] {
  return facts.transfers.filter((transfer) => !isFallback(transfer) && hasStood(facts, transfer));
}

/** Returns whether Baton had another agent continue, so that all else of the task is as before. */
export function isFallback({ body }: Pick<TransferRecord, 'body'>): boolean {
  return body.by !== undefined;
}

/** Finds the execution behind which Baton had the agent of another one continue, 0 where it did not: what is nobody's fault is counted since then. */
export function freshSince({ transfers }: Pick<State, 'transfers'>, { stage, execution }: ExecutionKey): number {
  return transfers.findLast((each) => each.task === stage && each.execution < execution && isFallback(each))?.execution ?? 0;
}

/**
 * Lists the transfers of a run that stand as one of its executions sees them, oldest first. Those of the execution's own job are
 * among them even if the work of that job was lost when the execution ended: they say how its agent got its turn.
 */
export function transfersSeenBy(facts: ExecutionRecords, { stage, execution }: ExecutionKey): readonly TransferRecord[] {
  return facts.transfers.filter((transfer) => {
    const until = transfer.task === stage ? execution : Number.POSITIVE_INFINITY;
    return !isLost(facts, { transfer, execution: until });
  });
}

/** Returns whether the work of a transfer is still there, as far as the records tell. */
export function hasStood(facts: ExecutionRecords, transfer: TransferRecord): boolean {
  return !isLost(facts, { transfer, execution: Number.POSITIVE_INFINITY });
}

/** Returns whether an execution handed over within a job whose work was not published. Its handoff is about work that is gone. */
export function isLostExecution(facts: ExecutionRecords, { body, execution }: Pick<TaskRecord, 'body' | 'execution'>): boolean {
  return facts.transfers.some(
    (transfer) => transfer.task === body.stage && transfer.execution === execution && !hasStood(facts, transfer),
  );
}

/**
 * Finds the execution of a task with its newest handoff so far, of those whose work stands. The task need not have ended.
 * `execution`: the execution that is given the handoff. `seq`: the `seq` of the last record that counts.
 */
export function findOwnHandoff(
  state: Pick<State, 'tasks' | 'transfers'>,
  { stage, execution, seq }: { readonly stage: string; readonly execution?: number; readonly seq?: number },
): TaskRecord | undefined {
  return state.tasks.findLast(
    (task) =>
      task.body.stage === stage &&
      task.execution < (execution ?? Number.POSITIVE_INFINITY) &&
      task.seq <= (seq ?? Number.POSITIVE_INFINITY) &&
      leavesWork(task.body) &&
      !isLostExecution(state, task) &&
      (task.body.handoff ?? task.body.handoffDigest) !== undefined,
  );
}

/**
 * Lists the executions whose findings a child inherits (H-43): of each task above it, the outermost first, the newest handoff at the
 * time when that task asked for it.
 */
export function inheritedHandoffs(state: State, stage: string): readonly TaskRecord[] {
  const child = childOf(state.run, stage);
  if (child === undefined) return [];
  const own = findOwnHandoff(state, { stage: child.parent, seq: child.cause });
  return [...inheritedHandoffs(state, child.parent), ...(own === undefined ? [] : [own])];
}

/** Returns which transfer of the run one was: the number that counted when its record was written, itself included. */
export function transferNumber({ tasks, transfers }: ExecutionRecords, { seq }: TransferRecord): number {
  const known = { tasks: tasks.filter((task) => task.seq < seq), transfers: transfers.filter((other) => other.seq <= seq) };
  return standingTransfers(known).length;
}

/** Returns whether the job in which a transfer was made had ended before an execution, and its work was not published. */
function isLost(facts: ExecutionRecords, { transfer, execution }: { transfer: TransferRecord; execution: number }): boolean {
  if (transfer.body.inline !== true) return false;
  const last = findLastOfJob(facts, transfer);
  return last !== undefined && last.execution < execution && (!leavesWork(last.body) || last.body.dropped === true);
}

/**
 * Finds the execution with which the work of a job ended, undefined while it has no record: that of the last agent, or the one
 * that published its commits after a pause.
 */
function findLastOfJob({ tasks, transfers }: ExecutionRecords, { task, execution }: TransferRecord): TaskRecord | undefined {
  const next = execution + 1;
  const handedOver = transfers.find((other) => other.task === task && other.execution === next && other.body.inline === true);
  if (handedOver !== undefined) return findLastOfJob({ tasks, transfers }, handedOver);
  const own = tasks.filter(({ body }) => body.stage === task);
  const ended = own.find((other) => other.execution === next);
  return ended?.body.held === undefined ? ended : own.find((other) => other.execution === next + 1);
}

/** Finds the transfer with which the work of an execution was handed over, to its agent or the one that this stands in for; undefined where it is the stage's own. */
export function transferInto(state: Pick<State, 'tasks' | 'transfers'>, key: ExecutionKey): TransferRecord | undefined {
  return transfersAt(state, key).findLast((transfer) => !isFallback(transfer));
}

/**
 * Returns the name of the agent of an execution: the target of the last transfer before it, in this attempt or an earlier one,
 * else the stage's own agent. A restart and a next attempt therefore continue with the agent that failed, and with the message
 * it was given; after a job with several agents, whose work is gone, with the first of them. Returns undefined for a built-in.
 */
export function agentNameAt(state: Pick<State, 'run' | 'tasks' | 'transfers'>, key: ExecutionKey): string | undefined {
  const stage = stageOf(state.run, key.stage);
  if (!isAgentStage(stage)) return undefined;
  return transfersAt(state, key).at(-1)?.body.to ?? stage.agent;
}

/**
 * Finds the agent of an execution with the access that it may have there; undefined for a built-in, and for an agent that is
 * not in the run's config. `as`: the name of an agent that Baton would have continue in its place.
 */
export function agentAt(
  state: Pick<State, 'run' | 'tasks' | 'transfers'>,
  key: ExecutionKey & { readonly as?: string | undefined },
): { readonly name: string; readonly agent: Agent } | undefined {
  const name = key.as ?? agentNameAt(state, key);
  const agent = name === undefined ? undefined : state.run.body.config.agents[name];
  if (name === undefined || agent === undefined) return undefined;
  const limited = limitAccess(agent, agentsBefore(state, key));
  const model = modelAt(state.run, key.stage, name);
  return { name, agent: model === limited.model ? limited : { ...limited, model } };
}

/** Lists the agents that a parent had when it asked for a child: none of a child's agents may do more than they (K-10). */
function listParentAgents(state: Pick<State, 'run' | 'tasks' | 'transfers'>, parent: string, child: string): readonly string[] {
  const execution = childOf(state.run, child)?.execution ?? Number.POSITIVE_INFINITY;
  const own = stageOf(state.run, parent);
  if (!isAgentStage(own)) return [];
  const transfers = transfersAt(state, { stage: parent, execution });
  return [...listHolders(own.agent, transfers), transfers.at(-1)?.body.to ?? own.agent];
}

/** Lists the agents whose work an agent goes on with: those that handed over themselves, and none of those that Baton had continue. */
function listHolders(own: string, transfers: readonly TransferRecord[]): readonly string[] {
  return [own, ...transfers.flatMap((each) => (isFallback(each) ? [] : [each.body.from, each.body.to]))];
}

/** Lists the agents that a stage had before an execution, in their order, those of its parents first. */
function agentsBefore(state: Pick<State, 'run' | 'tasks' | 'transfers'>, key: ExecutionKey): readonly Agent[] {
  const named = stageOf(state.run, key.stage);
  if (!isAgentStage(named)) return [];
  const earlier = transfersAt(state, key);
  const tasks = [key.stage, ...lineageOf(key.stage)];
  const above = tasks.slice(1).flatMap((parent, index) => listParentAgents(state, parent, tasks[index] ?? key.stage));
  return [...above, ...listHolders(named.agent, earlier)].flatMap((name) => state.run.body.config.agents[name] ?? []);
}

/**
 * Returns the job that carries out the next execution of a stage. `publish` carries out built-ins, publishes commits that a pause
 * held, and merges children that could not be merged when the wait for them was over.
 */
export function jobFor(state: Pick<State, 'run' | 'tasks' | 'rows'>, stage: string): 'agent' | 'publish' {
  const settings = pipelineOf(state.run).stages[stage];
  if (settings === undefined || !isAgentStage(settings)) return 'publish';
  const last = state.tasks.filter(({ body }) => body.stage === stage).toSorted(compareBy(({ execution }) => execution));
  return last.at(-1)?.body.held === undefined && !awaitsMerge(state, stage) ? 'agent' : 'publish';
}
