// This folder makes the starts of the App whose turn has come, and looks whether what holds a turn is gone. `engine-line` is what the engine sees of all
// that waits, which is kept in `../turns`; `budget-line` lets starts and runs wait for a budget.

import type { z } from 'zod';
import { parseStored } from '../../core/json/json-value.ts';
import { dispatchSchema } from '../../core/record/dispatch.ts';
import { executionTitle } from '../../core/run/names.ts';
import { isTransient } from '../../engine/github-errors.ts';
import type { Dispatcher, WorkflowRun } from '../../ports/dispatcher.ts';
import { GitHubError } from '../../ports/github.ts';
import type { StartedRun } from '../../ports/starter.ts';
import { lagMilliseconds } from '../knowledge/known-orders.ts';
import type { ActiveRun } from '../turns/slot-row.ts';
import type { SlotRef } from '../turns/slots.ts';
import type { InstalledRepository } from '../work/installed-repository.ts';
import type { WorkContext } from '../work/queued-work.ts';
import { addFirstChildrenLook } from './children-look.ts';

interface StartRequest {
  readonly at: InstalledRepository;
  readonly dispatcher: Pick<Dispatcher, 'dispatch' | 'listRuns'>;
  readonly order: string;
  /** The slot, which is already occupied. */
  readonly slot?: SlotRef;
}

interface StartContext extends Pick<WorkContext, 'orders' | 'slots' | 'add' | 'clock'> {
  readonly settings: Pick<WorkContext['settings'], 'serverUrl'>;
}

/**
 * Dispatches a workflow run for an order, unless it has one, and stores its id. If GitHub refuses the dispatch, the slot is freed for the next
 * execution. Queues the look for what its agent asks for while it is at work, where the order lets it.
 */
export async function startOrder(context: StartContext, request: StartRequest): Promise<StartedRun | undefined> {
  const { orders, slots } = context;
  const { at, order, slot } = request;
  const sent = sentSchema.parse(JSON.parse(order));
  const found = await findStarted(context, request);
  // Noted before the dispatch, so that no sweep starts the execution a second time meanwhile.
  if (found === undefined) await orders.begin(executionOf(sent));
  const run = found ?? (await dispatch(slots, request));
  // Without the id of the run, the execution itself stays the holder of the slot, as long as GitHub lists a run of its title.
  if (run === undefined) return undefined;
  // The order that its job has may be an earlier one.
  if (found === undefined || (await orders.find(run.id)) === undefined) await orders.remember(run.id, order);
  // Before the slot has the run: the start of an order that had waited is tried again until then, and nobody else queues the look.
  if (sent.polls === true) await addFirstChildrenLook(context, at, run.id);
  if (slot !== undefined) await (found?.status === 'completed' ? slots.release(slot) : slots.assign(slot, run.id));
  return run;
}

/** The parts of an order that are read without a check of its signature: it is our own. */
export const sentSchema = dispatchSchema.pick({ repo: true, run: true, task: true, execution: true, issued: true, polls: true });

type Sent = z.infer<typeof sentSchema>;
const executionOf = (sent: Sent) => ({ repository: sent.repo, title: executionTitle(sent) });

/**
 * Finds the workflow run that was dispatched for an order before a crash, or when its turn came before, also where it has ended and its slot is
 * another one's. GitHub is asked only where somebody began to dispatch it. One that it promised just now for the same execution may not be listed yet.
 */
async function findStarted(
  { orders, settings, clock }: StartContext,
  { at: { repository }, dispatcher, order }: StartRequest,
): Promise<Pick<WorkflowRun, 'id' | 'url' | 'status'> | undefined> {
  const sent = sentSchema.parse(JSON.parse(order));
  const execution = executionOf(sent);
  const since = new Date(Date.parse(clock.now()) - lagMilliseconds).toISOString();
  const [earlier] = [since, sent.issued].toSorted();
  if (!(await orders.hasBegun(execution, earlier))) return undefined;
  const isRepeated = await orders.hasBegun(execution, sent.issued);
  const promised = (await orders.list()).find((each) => isOf(parseStored(sentSchema, each.order), execution, since));
  const listed = await dispatcher.listRuns(execution.title, isRepeated ? sent.issued : since);
  const known = promised && listed.find(({ id }) => id === promised.workflowRun);
  if (promised === undefined || known?.status === 'completed') return isRepeated ? listed[0] : undefined;
  const url = `${settings.serverUrl}/${repository.owner}/${repository.name}/actions/runs/${promised.workflowRun}`;
  return known ?? { id: promised.workflowRun, url, status: 'queued' };
}

function isOf(sent: Sent | undefined, { repository, title }: ReturnType<typeof executionOf>, since: string): boolean {
  return sent !== undefined && sent.issued >= since && sent.repo === repository && executionTitle(sent) === title;
}

/**
 * Dispatches an order. After an error that says nothing about the workflow run, the slot stays occupied until the next try has asked
 * GitHub: it may be at work.
 */
async function dispatch(slots: WorkContext['slots'], { dispatcher, order, slot }: StartRequest): Promise<StartedRun | undefined> {
  try {
    return await dispatcher.dispatch(order);
  } catch (thrown) {
    const isRefused = thrown instanceof GitHubError && !isTransient(thrown);
    if (slot !== undefined && isRefused) await slots.release(slot);
    throw thrown;
  }
}

/**
 * Returns whether an execution is somebody's although GitHub lists no workflow run of it: it waits for a slot or a usage limit, and is started when its
 * turn has come, or it was dispatched just now.
 */
export async function isTaken(
  { orders, slots, windows }: Pick<WorkContext, 'orders' | 'slots' | 'windows'>,
  execution: { readonly repository: number; readonly title: string; readonly woken?: string | undefined },
): Promise<boolean> {
  const { since } = (await windows.list(execution.repository)).get(execution.title) ?? {};
  // A person who woke it since then has it started, unless that was cut off.
  const isLimited = since !== undefined && !(Date.parse(since) <= Date.parse(execution.woken ?? ''));
  return isLimited || (await slots.isWaiting(execution)) || (await orders.hasBegun(execution));
}

/** Creates the dispatcher for the App's own workflow file. */
export async function createDispatcher(context: WorkContext, place: InstalledRepository): Promise<Dispatcher> {
  const { github } = await context.openGitHub(place);
  return github.dispatcher(context.settings.agentWorkflow, place.repository.defaultBranch);
}

/** The age of the oldest workflow run that is listed. An order is valid for two days, and a job may take some hours more. */
const reachMilliseconds = 3 * 86_400_000;

/**
 * Lists the workflow runs of a pipeline that have not completed. Their titles begin with the name of a run, which is that of
 * its pipeline and a number.
 */
export async function listActive(
  dispatcher: Pick<Dispatcher, 'listRuns'>,
  { pipeline, issued }: { readonly pipeline: string; readonly issued: string },
): Promise<readonly ActiveRun[]> {
  const since = new Date(Date.parse(issued) - reachMilliseconds).toISOString();
  const runs = await dispatcher.listRuns(`${pipeline}-`, since);
  const own = new RegExp(`^${pipeline}-\\d`);
  return runs.filter(({ title, status }) => own.test(title) && status !== 'completed');
}
