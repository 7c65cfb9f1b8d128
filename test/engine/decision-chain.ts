import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { executionTitle } from '../../src/core/run/names.ts';
import { statusMarker } from '../../src/core/view/status/status-comment.ts';
import { applyDecision, type DecisionRequest } from '../../src/engine/decision/apply-decision.ts';
import type { EnginePorts } from '../../src/engine/engine-ports.ts';
import type { WorkflowJob, WorkflowRun } from '../../src/ports/dispatcher.ts';
import { GitHubError } from '../../src/ports/github.ts';
import { buildOutput, createHarness, type Harness, type HarnessOptions, subjectNumber } from '../support/engine-harness.ts';
import { advance, orderOf, plan } from './chain.ts';

const actor = { id: 7, login: 'marla' };
const stages = `
      look: { agent: one, prompt: "x" }
      fix: { needs: [look], agent: one, prompt: "y" }`;

export interface Begun {
  readonly harness: Harness;
  readonly order: Dispatch;
  /** Workflow runs that were told to stop. */
  readonly cancelled: readonly number[];
  /** Workflow runs that have ended. */
  readonly over: Set<number>;
  /** The jobs of each workflow run. */
  readonly jobs: WorkflowJob[];
  /** Jobs that were started again. */
  readonly repeated: readonly number[];
  decide(changes: Partial<DecisionRequest>): ReturnType<typeof applyDecision>;
}

/** A run whose first task is at work in the workflow run that planned it. */
export async function begin(
  options: HarnessOptions & { top?: string; refusing?: boolean; stages?: string } = {},
): Promise<Begun> {
  const harness = createHarness(options);
  const order = orderOf(await plan(harness, { stages: options.stages ?? stages, top: options.top ?? '' }));
  const cancelled: number[] = [];
  const over = new Set<number>();
  const repeated: number[] = [];
  const jobs: WorkflowJob[] = [
    { id: 1, name: 'agent', status: 'in_progress', conclusion: null, url: '', began: true, attempt: 1 },
  ];
  const statusOfRun = (id: number) => (over.has(id) ? 'completed' : 'in_progress');
  const workflowRuns: EnginePorts['workflowRuns'] = {
    listRuns: async (title) =>
      harness.started.flatMap((each, index) =>
        executionTitle(each) === title ? [at(1_001 + index, statusOfRun(1_001 + index))] : [],
      ),
    listJobs: async () => jobs,
    listBroken: async () => [],
    rerunJob: async (id) => {
      repeated.push(id);
    },
    cancel: async (run) => {
      if (options.refusing === true) throw new GitHubError('no right.', { reason: 'forbidden', status: 403, code: 'BATON-E801' });
      return cancelled.push(run) > 0;
    },
  };
  const settings = { ...harness.engine.settings, workflowRun: { id: 901, attempt: 1, url: '' } };
  const engine = { ports: { ...harness.engine.ports, workflowRuns }, settings };
  const { run, thread, first } = order;
  const place = { run, thread, first, actor, verb: 'cancel' as const, reason: 'a comment asked for it' };
  const source = { kind: 'comment' as const, comment: 5_000 };
  const decide: Begun['decide'] = (changes) => applyDecision(engine, { ...place, source, ...changes });
  return { harness, order, cancelled, over, jobs, repeated, decide };
}

function at(id: number, status: string): WorkflowRun {
  return { id, title: '', status, conclusion: null, url: '' };
}

export async function fail(harness: Harness, order: Dispatch): Promise<void> {
  const failed = { outcome: 'failed' as const, failure: { reason: 'exit-status', message: 'boom' } };
  await advance(harness, order, { kind: 'output', output: buildOutput(order, failed) });
}

export async function kinds(harness: Harness, thread = subjectNumber): Promise<readonly string[]> {
  const { records } = await harness.engine.ports.store.readSince(thread, '2000-01-01T00:00:00Z');
  return records.map(({ record }) => record.kind);
}

export async function statusOf(harness: Harness): Promise<string> {
  const comments = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
  return comments.find(({ body }) => body.endsWith(statusMarker('fix-42')))?.body ?? '';
}
