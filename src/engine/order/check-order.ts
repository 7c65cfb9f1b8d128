import { lengthen } from '../../core/gate/suspend.ts';
import { canonicalJson } from '../../core/json/json-value.ts';
import type { Problem } from '../../core/problem.ts';
import type { Dispatch } from '../../core/record/dispatch.ts';
import { checkDispatchedRecords, unpackRecords } from '../../core/record/dispatched-records.ts';
import type { StoredRecord } from '../../core/record/record.ts';
import { failure, type Result } from '../../core/result.ts';
import { costLimitOf } from '../../core/run/decisions.ts';
import { frozenOf, pipelineOf } from '../../core/run/pipeline-of.ts';
import type { State } from '../../core/run/state.ts';
import { loadState } from '../../core/state/derive-state.ts';
import { decodePorts } from '../record-codec.ts';
import type { TaskJob, TaskPorts } from '../task-ports.ts';
import { currentAgent, executionFacts } from './build-order.ts';

/** An opened order, with what reads and verifies the records that it builds on. */
export interface OrderSource {
  readonly dispatch: TaskJob['dispatch'];
  readonly ports: Pick<TaskPorts, 'store' | 'hasher' | 'compressor' | 'verifier'>;
}

/** Reads the records that an order builds on: those that it carries, or those that it names by comment and digest. */
export async function readOrderRecords({ dispatch, ports }: OrderSource): Promise<Result<readonly StoredRecord[], Problem>> {
  if (dispatch.records.enc === 'deflate')
    return unpackRecords(dispatch, { repo: dispatch.repo, thread: dispatch.thread, tools: decodePorts(ports) });
  const located = await ports.store.readRecords(dispatch.thread, dispatch.records.list);
  if (located !== undefined) return checkDispatchedRecords(dispatch, located);
  return failure({
    code: 'BATON-E903',
    message: `Order ${dispatch.run}/${dispatch.task} ${dispatch.execution} builds on records in the comments ${dispatch.records.list.map(({ id }) => id).join(', ')}; one of them is gone or was changed. Look at the thread with \`baton records\`, and start a new run if a comment was deleted.`,
  });
}

/**
 * The time before its order from which a job reads comments. GitHub's times are whole seconds and come from another clock than
 * the order's, so a record that was written right after the order may look older.
 */
const clockMilliseconds = 60_000;

/** Returns the time from which on comments may be newer than what an order carries. */
export function sinceOrder({ issued }: Pick<Dispatch, 'issued'>): string {
  return new Date(Date.parse(issued) - clockMilliseconds).toISOString();
}

/**
 * Returns why an order is not about the run whose records were read: the first record of its own run is gone, and another run has the name,
 * so that stages and executions have the same names, too. A notice names no digests, and is known by the comment.
 */
export function findNamesake(order: Dispatch, stored: readonly StoredRecord[]): Problem | undefined {
  const first = stored.find(({ record }) => record.kind === 'run' && record.run === order.run);
  const [digest] = order.digests;
  const isOwn = digest === undefined ? first?.comment === order.first.id : first?.digest === digest;
  if (first === undefined || isOwn) return undefined;
  return {
    code: 'BATON-E903',
    message: `Order ${order.run}/${order.task} ${order.execution} builds on the first record of its run in comment ${order.first.id}, which is gone, and another run has the name "${order.run}" by now, since comment ${first.comment}. What the order came to is not recorded. Start the pipeline again if its work is still wanted.`,
  };
}

/**
 * Returns why an opened order must not choose where its agent job runs. The signature of a signed order was checked when it was
 * opened; only an unsigned one is compared with the records.
 */
export async function findUnproven(source: OrderSource): Promise<Problem | undefined> {
  if (source.dispatch.sig !== undefined) return undefined;
  const records = await readOrderRecords(source);
  if (!records.ok) return records.error;
  const state = await loadState(records.value, source.dispatch.run);
  return state.ok ? checkOrder(source.dispatch, { state: state.value, stored: records.value }) : state.error;
}

/**
 * Checks an unsigned order against the records. Whoever may dispatch a workflow could have written the order, and must not
 * choose stage, commit or runner by it. A signed order needs no such check. `status`, `issued` and `not-after` follow from no
 * record. The number of hops left may be smaller by now, and `publish` counts the transfers again, but for the few that one job may have.
 */
export function checkOrder(
  order: Dispatch,
  { state, stored }: { readonly state: State; readonly stored: readonly StoredRecord[] },
): Problem | undefined {
  if (order.sig !== undefined) return undefined;
  if (!state.rows.has(order.task)) return misfit(order, 'task');
  const isBefore = (record: { readonly task: string; readonly execution: number }): boolean =>
    record.task !== order.task || record.execution < order.execution;
  const before = { ...state, tasks: state.tasks.filter(isBefore), transfers: state.transfers.filter(isBefore) };
  const { 'max-handoffs': most, 'max-tasks': mostTasks } = pipelineOf(state.run).limits;
  if ((order.hops ?? 0) > most) return misfit(order, 'hops');
  const { tasks = 0, handoffs = 0, 'cost-usd': costUsd = 0 } = order.left ?? {};
  const earlier = stored.filter(({ record, digest }) => record.kind === 'task' && order.digests.includes(digest));
  if (handoffs > most || tasks >= mostTasks - earlier.length) return misfit(order, 'left');
  if (costUsd > (costLimitOf(state) ?? 0) / 1_000_000) return misfit(order, 'left');
  const facts = executionFacts(before, order.task);
  const expected = {
    ...facts,
    job: lengthen(facts.job, order),
    // The publish job asks GitHub whether anything was lost.
    ...(order.lost === undefined ? {} : { for: 'publish' }),
    // Of an execution that is recorded, a publish job only decides again what follows.
    ...(isRecorded(order, state) ? { for: 'publish', head: order.head } : {}),
    agent: currentAgent(before, { stage: order.task, execution: order.execution }).agent,
    via: 'action',
    subject: state.run.body.trigger.subject.number,
    thread: state.run.thread,
    first: { ...order.first, id: stored.find(({ record }) => record === frozenOf(state.run))?.comment },
  };
  const wrong = Object.entries(expected).find(
    ([name, value]) => canonicalJson(Reflect.get(order, name)) !== canonicalJson(value),
  );
  return wrong === undefined ? undefined : misfit(order, wrong[0]);
}

function isRecorded(order: Dispatch, { tasks }: State): boolean {
  return (
    order.for === 'publish' && tasks.some(({ body, execution }) => body.stage === order.task && execution === order.execution)
  );
}

function misfit(order: Dispatch, field: string): Problem {
  return {
    code: 'BATON-E909',
    message: `The order is unsigned, and its field "${field}" is not what the records of run "${order.run}" say. Start the run again instead of writing or changing this input by hand.`,
  };
}
