import { executionTitle } from '../../src/core/run/names.ts';
import type { EnginePorts } from '../../src/engine/engine-ports.ts';
import type { BrokenRun, WorkflowJob, WorkflowRun } from '../../src/ports/dispatcher.ts';
import { GitHubError } from '../../src/ports/github.ts';
import type { Harness } from '../support/engine-harness.ts';

type Runs = EnginePorts['workflowRuns'];

interface Facts {
  readonly status?: string;
  /** How the workflow runs of a title have ended. */
  readonly conclusion?: string;
  readonly agent?: string | null;
  /** Null while it is queued or at work. */
  readonly publish?: string | null;
  /** When the jobs ended. Default: GitHub does not say it. */
  readonly endedAt?: string;
  /** Workflow runs that GitHub lists as failed or cancelled. */
  readonly broken?: readonly (number | BrokenRun)[];
  /** The latest attempt of the workflow run; its jobs ended the same in each. */
  readonly attempt?: number;
  /** Jobs that are started again are put here; without it GitHub refuses. */
  readonly again?: number[];
  /** What GitHub answers in place of starting a job again. */
  readonly trouble?: GitHubError;
}

/** What GitHub would say of the workflow runs: those of a title, and the jobs of the one that planned. */
export function withRuns(harness: Harness, facts: Facts): Harness {
  const { status = 'completed', conclusion = null } = facts;
  const run = (id: number): WorkflowRun => ({ id, title: '', status, conclusion, url: '' });
  const job = (name: string, conclusion: string | null, id: number): WorkflowJob => {
    const status = conclusion === null ? 'in_progress' : 'completed';
    return { id, name, conclusion, status, url: '', began: true, attempt: facts.attempt ?? 1, endedAt: facts.endedAt };
  };
  const latest = [
    job('plan', 'success', 1),
    job('agent', facts.agent === undefined ? 'cancelled' : facts.agent, 2),
    ...(facts.publish === undefined ? [] : [job('publish', facts.publish, 3)]),
  ];
  const workflowRuns: Runs = {
    cancel: async () => false,
    listRuns: async (title) =>
      harness.started.flatMap((order, index) => (executionTitle(order) === title ? [run(1001 + index)] : [])),
    listJobs: async (_run, attempts) =>
      attempts === 'all' ? Array.from({ length: facts.attempt ?? 1 }, () => latest).flat() : latest,
    listBroken: async () =>
      (facts.broken ?? []).map((run) =>
        typeof run === 'number' ? { id: run, title: 'Baton on issues', event: 'workflow_dispatch', actor: 'octo' } : run,
      ),
    rerunJob: async (id) => {
      if (facts.trouble !== undefined) throw facts.trouble;
      if (facts.again === undefined) throw new GitHubError('too old', { reason: 'forbidden', status: 403, code: 'BATON-E801' });
      facts.again.push(id);
    },
  };
  const { ports } = harness.engine;
  // Comments of the fake threads are made on that day from midnight on.
  const now = () => {
    const at = Date.parse(ports.clock.now());
    return new Date(at < Date.UTC(2026, 2, 18, 9) ? at : at - 530 * 60_000).toISOString();
  };
  return { ...harness, engine: { ...harness.engine, ports: { ...ports, workflowRuns, clock: { ...ports.clock, now } } } };
}
