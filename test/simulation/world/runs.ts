import type { Dispatch } from '../../../src/core/record/dispatch.ts';
import type { Change } from '../../../src/core/trigger/change.ts';
import type { Trigger } from '../../../src/core/trigger/trigger.ts';
import type { WorkflowJob, WorkflowRun } from '../../../src/ports/dispatcher.ts';
import { firstId } from './comments.ts';
import type { Process } from './schedule.ts';

export type JobName = 'plan' | 'agent' | 'publish';

export interface SimJob {
  readonly id: number;
  readonly name: JobName;
  readonly attempt: number;
  status: 'waiting' | 'queued' | 'in_progress' | 'completed' | 'skipped';
  conclusion: 'success' | 'failure' | 'cancelled' | null;
  outputs: Readonly<Record<string, string>>;
  /** The result of the agent, as far as the publish job can read it. */
  passed?: string | undefined;
  process: Process | undefined;
  /** When it began to wait for its turn in its group, in milliseconds since 1970. */
  queuedAt?: number;
  /** When its machine took it, in milliseconds since 1970. */
  begunAt?: number;
  endedAt?: string;
}

export interface SimRun {
  readonly id: number;
  /** Which one it is in its play, from 900 on: faults name it, since ids differ from GitHub to GitHub. */
  readonly number: number;
  readonly event: 'issues' | 'issue_comment' | 'schedule' | 'workflow_dispatch';
  readonly title: string;
  readonly createdAt: string;
  /** What started it: the event of a person, or the order that was dispatched. */
  readonly trigger?: Trigger;
  /** A change of the subject, which starts nothing. */
  readonly change?: Change;
  readonly order?: string;
  /** The event at which a dispatched run is to look. No job of a play does. */
  readonly hint?: string;
  /** GitHub carried out the dispatch twice: another workflow run has the same order. */
  readonly isTwin?: boolean;
  /** When GitHub carried out a dispatch that it had accepted earlier, in milliseconds since 1970. */
  lateAt?: number;
  attempt: number;
  conclusion: 'success' | 'failure' | 'cancelled' | 'timed_out' | 'skipped' | 'startup_failure' | undefined;
  isCancelled: boolean;
  /** The jobs of the current attempt; those of earlier ones are in `past`. */
  jobs: SimJob[];
  readonly past: SimJob[];
  /** The artifacts by name: a name is taken once. */
  readonly artifacts: Map<string, Uint8Array>;
}

/** Counts the ids of workflow runs and jobs up. */
export function countIds(): () => number {
  let next = firstId + 900;
  return () => next++;
}

export function urlOf(id: number): string {
  return `https://github.com/octo-org/ledger/actions/runs/${id}`;
}

const orders = new WeakMap<SimRun, { readonly text: string; readonly order: Dispatch }>();

/** Returns the order that a workflow run carries out: the dispatched one, or that of its own job `plan`. */
export function orderOf(run: SimRun): Dispatch | undefined {
  const text = run.order ?? findJob(run, 'plan')?.outputs.task;
  if (text === undefined || text === '') return undefined;
  const known = orders.get(run);
  if (known?.text === text) return known.order;
  const order: Dispatch = JSON.parse(text);
  orders.set(run, { text, order });
  return order;
}

export function isOver({ status }: SimJob): boolean {
  return status === 'completed' || status === 'skipped';
}

/** Decides by the conditions of run.yml what becomes of a job that waits. */
export function decideJob(run: SimRun, name: JobName): 'begin' | 'skip' | 'wait' {
  if (name === 'plan') return run.order === undefined ? 'begin' : 'skip';
  const [plan, agent] = [findJob(run, 'plan'), findJob(run, 'agent')];
  const before = name === 'agent' ? plan : agent;
  // The workflow of the App has no job but that of the agent.
  if (before !== undefined && !isOver(before)) return 'wait';
  const order = orderOf(run);
  // `always()`: a cancelled run has its publish job too.
  if (name === 'publish') return agent?.status !== 'skipped' || order?.for === 'publish' ? 'begin' : 'skip';
  const isPlanned = plan?.conclusion !== 'failure' && plan?.conclusion !== 'cancelled';
  return !run.isCancelled && isPlanned && order?.for === 'agent' ? 'begin' : 'skip';
}

function findJob({ jobs }: SimRun, name: JobName): SimJob | undefined {
  return jobs.find((job) => job.name === name);
}

/** Returns how a workflow run has ended whose jobs are over. */
export function concludeRun({ jobs, isCancelled }: SimRun): 'success' | 'failure' | 'cancelled' {
  if (jobs.some(({ conclusion }) => conclusion === 'failure')) return 'failure';
  return isCancelled || jobs.some(({ conclusion }) => conclusion === 'cancelled') ? 'cancelled' : 'success';
}

/** Renders a workflow run as GitHub lists it. */
export function toRun({ id, title, conclusion, jobs }: SimRun): WorkflowRun {
  const hasBegun = jobs.some(({ status }) => status === 'in_progress' || status === 'completed');
  const status = hasBegun ? 'in_progress' : 'queued';
  return { id, title, status: conclusion === undefined ? status : 'completed', conclusion: conclusion ?? null, url: urlOf(id) };
}

/** Renders a job as GitHub lists it: nothing while it waits for others, and where it was skipped. */
export function toJob(run: SimRun, { id, name, status, conclusion, attempt, process, endedAt }: SimJob): readonly WorkflowJob[] {
  if (status === 'waiting' || status === 'skipped') return [];
  const job = {
    id,
    name: `baton / ${name}`,
    status,
    conclusion,
    url: `${urlOf(run.id)}/job/${id}`,
    began: process !== undefined,
    attempt,
  };
  return [endedAt === undefined ? job : { ...job, endedAt }];
}
