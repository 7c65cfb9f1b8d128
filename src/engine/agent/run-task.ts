import { selectStale } from '../../core/agent/working-copy.ts';
import { retentionOf } from '../../core/config/defaults.ts';
import { isAgentStage } from '../../core/config/schema/stage-schema.ts';
import { endedGate, pauseGate } from '../../core/gate/stop.ts';
import { maxDelayMinutes } from '../../core/gate/suspend.ts';
import type { AgentOutput } from '../../core/output/agent-output.ts';
import { type FailureReason, incompatibleVersion } from '../../core/output/failure-reason.ts';
import { messageOf, type Problem } from '../../core/problem.ts';
import type { Dispatch } from '../../core/record/dispatch.ts';
import { unpackRecords } from '../../core/record/dispatched-records.ts';
import type { StoredRecord } from '../../core/record/record.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { approvalOf, findLastApproval } from '../../core/run/approvals.ts';
import { findEnd, findPause } from '../../core/run/decisions.ts';
import { stagesGivenTo } from '../../core/run/handoffs.ts';
import { pipelineOf, stageOf } from '../../core/run/pipeline-of.ts';
import { startCommitOf } from '../../core/run/published.ts';
import type { State } from '../../core/run/state.ts';
import { awaitsPerson } from '../../core/run/task-row.ts';
import { loadState } from '../../core/state/derive-state.ts';
import type { ReadThread } from '../../ports/record-store.ts';
import { checkOrder, findNamesake, readOrderRecords, sinceOrder } from '../order/check-order.ts';
import { decodePorts } from '../record-codec.ts';
import type { TaskContext, TaskFault, TaskJob } from '../task-ports.ts';
import { loadHandoffs } from '../thread/load-handoffs.ts';
import { versionProblem } from '../thread/read-run.ts';
import { emptyOutput, faultOutput } from './fault-output.ts';
import { runAgent } from './run-agent.ts';

/**
 * The room of the agent job: turns a verified order into an output for `publish`, without a right to write.
 *
 * 1. `run-task.ts` reads the records, stops where nothing is left to do, and removes stale files of dead jobs.
 * 2. `run-agent.ts` prepares the checkout, the prompt and the files of the agent, and runs `setup`.
 * 3. `open-trust.ts` reads what engines and programs trust from the commit of the configuration, before `setup`.
 * 4. `run-inline.ts` runs the agent and those it hands over to; `run-execution.ts` runs one of them, twice if it must repair.
 *    Each start goes through `start-once.ts`, which first restores whatever a start obeys.
 * 5. With `wait: poll`, `follow-turn.ts` passes requests for children on while an agent is at work (`pass-on-requests.ts`), and tells its
 *    tools how they stand (`watch-children.ts`).
 * 6. `capture-commits.ts` captures the commits, `store-prompts.ts` uploads the prompts, and the output is redacted.
 */

/**
 * Runs one execution in an agent job, from the verified order to the output for `publish`. Reads the thread once, since the
 * order was issued, and does not start the engine when there is nothing left to do (DESIGN 4.8).
 */
export async function runTask(job: TaskJob): Promise<AgentOutput> {
  const { ports, dispatch } = job;
  await awaitLimit(job);
  const startedAt = ports.clock.now();
  // The named comments come first: unsigned ones are verified in one query, and the list holds hardly any other.
  const records = await readOrderRecords(job);
  const thread = await ports.store.readSince(dispatch.thread, sinceOrder(dispatch), {
    run: dispatch.run,
    comment: dispatch.first.id,
  });
  const stopped = findStop(thread.records, { dispatch, known: records.ok ? records.value : [] });
  if (stopped !== undefined) return { ...emptyOutput(job, startedAt), outcome: 'skipped', stopped };

  const context = await readContext(job, {
    startedAt,
    records: records.ok ? checkSince(records.value, { thread, dispatch }) : records,
  });
  if (!context.ok) return faultOutput(job, { startedAt, fault: context.error });
  await removeStaleCopies(context.value);
  return runAgent(context.value);
}

/** Waits until a usage limit is open that is closed for a short time. The time of the agent begins after that. */
async function awaitLimit({ ports: { clock, log }, dispatch: { 'not-before': time } }: TaskJob): Promise<void> {
  const delay = time === undefined ? 0 : Date.parse(time) - Date.parse(clock.now());
  if (delay <= 0) return;
  log.info(`A usage limit is closed until ${time}, so the agent starts then.`);
  await clock.sleep(Math.min(delay, maxDelayMinutes * 60_000));
}

/**
 * Returns why nothing is left to do: the run has ended, a pause is in force, or this execution is recorded. A sibling's record
 * is no reason to stop. An end that a retry lifted before the order was issued does not count, because the order carries that
 * decision.
 */
function findStop(
  records: readonly StoredRecord[],
  { dispatch, known }: { readonly dispatch: Dispatch; readonly known: readonly StoredRecord[] },
): AgentOutput['stopped'] {
  const own = [...known, ...records].map(({ record }) => record).filter((record) => record.run === dispatch.run);
  if (endedGate.ask({ end: findEnd(own) }).kind === 'never') return 'run-ended';
  const same = own.some(
    (record) => record.kind === 'task' && record.task === dispatch.task && record.execution >= dispatch.execution,
  );
  if (same) return 'already-recorded';
  return pauseGate.ask({ paused: findPause(own) }).kind === 'wait' ? 'paused' : undefined;
}

/**
 * Fails if a newer Baton has written about the run since, or if another run has its name. What a newer one wrote is unknown, so it is safer
 * to stop than to continue (C-26).
 */
function checkSince(
  records: readonly StoredRecord[],
  { thread, dispatch }: { readonly thread: ReadThread; readonly dispatch: Dispatch },
): Result<readonly StoredRecord[], Problem> {
  const aside = thread.aside?.find(({ envelope }) => envelope.run === dispatch.run);
  const problem = aside === undefined ? findNamesake(dispatch, thread.records) : versionProblem(dispatch.run, aside);
  return problem === undefined ? success(records) : failure(problem);
}

async function readContext(
  job: TaskJob,
  { startedAt, records }: { readonly startedAt: string; readonly records: Result<readonly StoredRecord[], Problem> },
): Promise<Result<TaskContext, TaskFault>> {
  const { dispatch, ports, settings } = job;
  if (!records.ok) return failure({ reason: reasonOf(records.error), problem: records.error });
  const state = await loadState(records.value, dispatch.run);
  if (!state.ok) return failure({ reason: 'records-missing', problem: state.error });
  const misfit = checkOrder(dispatch, { state: state.value, stored: records.value });
  const problem = misfit ?? findMissingApproval(state.value, dispatch);
  if (problem !== undefined) return failure({ reason: 'order-misfit', problem });
  const stage = stageOf(state.value.run, dispatch.task);
  if (!isAgentStage(stage)) throw new Error(`Stage ${dispatch.task} is a built-in and has no agent job.`);
  const filled = await loadHandoffs(ports, {
    state: state.value,
    stages: stagesGivenTo(state.value, dispatch.task),
  });
  return filled.ok ? success({ ports, settings, dispatch, state: filled.value, stage, startedAt }) : filled;
}

/** Finds that a stage with an approval has none for exactly this order: the records that it carries must hold it. */
function findMissingApproval(state: State, { run, task, head }: Dispatch): Problem | undefined {
  if (approvalOf(state.run, task) === undefined) return undefined;
  const row = state.rows.get(task);
  const isAwaiting = awaitsPerson(row);
  if (!isAwaiting && findLastApproval(state, task) !== undefined && startCommitOf(state, task) === head) return undefined;
  const message = `The order starts ${run}/${task} from ${head.slice(0, 12)}, and its records hold no approval of that. Look at the thread with \`baton records\`, and start the pipeline again.`;
  return { code: 'BATON-E935', message };
}

/** Returns the reason of the failure. A record of another version has a reason of its own, which is not tried again. */
function reasonOf({ cause }: Problem): FailureReason {
  return cause === 'other-version' ? incompatibleVersion : 'records-missing';
}

/** Returns the state that the order itself carries, without a request; undefined where the order only names its records. */
export async function loadStateInOrder({ dispatch, ports }: Pick<TaskJob, 'dispatch' | 'ports'>): Promise<State | undefined> {
  if (dispatch.records.enc !== 'deflate') return undefined;
  const records = unpackRecords(dispatch, { repo: dispatch.repo, thread: dispatch.thread, tools: decodePorts(ports) });
  const state = records.ok ? await loadState(records.value, dispatch.run) : undefined;
  return state?.ok === true ? state.value : undefined;
}

/**
 * Removes files that dead jobs left on this machine, once their retention time is over (C-29). Best effort: no failure here
 * keeps an agent from starting. Other runs are not asked about: no job takes as long as the shortest retention time, so older
 * files belong to no running job.
 */
export async function removeStaleCopies({ ports, state, dispatch }: TaskContext): Promise<void> {
  const folder = pipelineOf(state.run)['context-dir'];
  const warn = (thrown: unknown): void => ports.log.warning(`Old working copies were not removed: ${messageOf(thrown)}`);
  try {
    const left = [...(await ports.copies.list()), ...(folder === undefined ? [] : await ports.workspace.listStale(folder))];
    const days = retentionOf(state.run.body.config).workingCopies;
    for (const copy of selectStale(left, { now: ports.clock.now(), days, active: [dispatch.run] })) {
      await ports.copies
        .remove(copy)
        .then(() => ports.log.info(`Removed ${copy.path}, last changed at ${copy.modifiedAt}.`), warn);
    }
  } catch (thrown) {
    warn(thrown);
  }
}
