// This folder runs workflows. This file starts a run for an event; `run-entry` runs one attempt; `workflow-run` waits for the
// concurrency group; `run-graph` runs the jobs in the order of their needs and expands the matrix; `run-leg` runs one leg, either
// another workflow (`run-call`) or steps on a machine (`run-on-machine`).

import { messageOf } from '../../message-of.ts';
import type { LocalEvent } from '../../workflow-contract.ts';
import { toValue } from '../expression/value.ts';
import { type Cancellation, createCancellation } from '../job/cancellation.ts';
import { isKnownAction } from '../job/find-action.ts';
import type { Settings } from '../job/settings.ts';
import { isDispatchedFile, matchesEvent, valueAt, waitsForApproval } from '../plan/match-event.ts';
import { type PlannedWorkflow, planWorkflow } from '../plan/plan-workflow.ts';
import { listWorkflows, type Source, type SourceFile } from '../plan/workflow-source.ts';
import { DEFAULT_PERMISSIONS } from '../workflow/build-permissions.ts';
import { readWorkflow } from '../workflow/read-workflow.ts';
import { WorkflowError } from '../workflow/workflow-error.ts';
import type { Workflow } from '../workflow/workflow-model.ts';
import { loadWorkflow } from './load-workflow.ts';
import { type RunEntry, type RunnerParts, runEntry } from './run-entry.ts';

/** All runs, past and present. */
export interface RunBook {
  /** Starts the runs of an event. The runs continue after this function has returned. */
  handle(event: LocalEvent): Promise<void>;
  rerun(runId: number): void;
  /** Starts a run that waits for approval. */
  approve(runId: number): void;
  /** Runs one job again, and the jobs that need it; the others keep their results. */
  rerunJob(jobId: number): void;
  cancel(runId: number): void;
  loseJob(jobId: number): void;
  loseAll(): void;
  isIdle(): boolean;
  idle(): Promise<void>;
}

/** The most `workflow_run` events in a row that start runs. GitHub starts nothing after the third. */
const LONGEST_CHAIN = 3;

export function createRunBook(options: RunnerParts): RunBook {
  const entries = new Map<number, RunEntry>();
  const active = new Map<number, Promise<void>>();
  const machines = new Map<number, Cancellation>();
  const numbers = new Map<string, number>();
  // Listings by commit are cached, because a commit never changes.
  const listings = new Map<string, Promise<readonly SourceFile[]>>();

  const getEntry = (runId: number): RunEntry => entries.get(runId) ?? fail(`There is no run ${runId}`);

  function start(entry: RunEntry): void {
    active.set(
      entry.id,
      runEntry({ ...options, machines }, entry).finally(() => active.delete(entry.id)),
    );
  }

  async function open(event: LocalEvent, source: Source, file: SourceFile): Promise<void> {
    const workflow = tryRead(file);
    const depth = countChained(event, entries);
    if (depth > LONGEST_CHAIN || !startsRun(workflow, file, event)) return;
    const key = `${event.repository}\n${file.file}`;
    const number = (numbers.get(key) ?? 0) + 1;
    numbers.set(key, number);
    const plan = workflow instanceof WorkflowError ? workflow : await tryPlan(workflow, source, options.settings);
    const id = event.dispatch?.runId ?? options.server.newRunId();
    const entry = createEntry({ id, number, event, file: file.file, plan, depth });
    entries.set(id, entry);
    start(entry);
  }

  function startAgain(entry: RunEntry, wanted?: string): void {
    if (active.has(entry.id)) fail(`The run ${entry.id} has not ended yet`);
    Object.assign(entry, { attempt: entry.attempt + 1, wanted, cancellation: createCancellation() });
    start(entry);
  }

  return {
    async handle(event) {
      const key = `${event.repository}\n${event.sha}`;
      try {
        const { repository, sha } = event;
        const source: Source = { kind: 'commit', repository, git: options.server.gitOf(repository), sha };
        const listing = listings.get(key) ?? listWorkflows(source);
        listings.set(key, listing);
        for (const file of await listing) if (options.settings.plays(file.file)) await open(event, source, file);
      } catch (error) {
        listings.delete(key);
        options.onFault(event.name, messageOf(error));
      }
    },
    approve: (runId) => start(Object.assign(getEntry(runId), { isWaiting: false })),
    rerun: (runId) => startAgain(getEntry(runId)),
    rerunJob(jobId) {
      const entry = [...entries.values()].find(({ paths }) => paths.has(jobId)) ?? fail(`There is no job ${jobId}`);
      startAgain(entry, entry.paths.get(jobId));
    },
    cancel: (runId) => entries.get(runId)?.cancellation.request('cancelled'),
    loseJob: (jobId) => machines.get(jobId)?.request('lost'),
    loseAll: () => {
      for (const runId of active.keys()) entries.get(runId)?.cancellation.request('lost');
    },
    isIdle: () => active.size === 0,
    async idle() {
      while (active.size > 0) await Promise.all(active.values());
    },
  };
}

/** Returns the place of a run in a chain of `workflow_run` events: 0 for every other event. */
function countChained({ name, payload }: LocalEvent, entries: ReadonlyMap<number, RunEntry>): number {
  if (name !== 'workflow_run') return 0;
  const before = Number(valueAt(toValue(payload), 'workflow_run', 'id'));
  return (entries.get(before)?.depth ?? 0) + 1;
}

function fail(message: string): never {
  throw new Error(message);
}

function createEntry(facts: Pick<RunEntry, 'id' | 'number' | 'event' | 'file' | 'plan' | 'depth'>): RunEntry {
  const first = { attempt: 1, isWaiting: waitsForApproval(facts.event), wanted: undefined, cancellation: createCancellation() };
  return { ...facts, results: new Map(), paths: new Map(), ...first };
}

function tryRead({ file, text }: SourceFile): Workflow | WorkflowError {
  try {
    return readWorkflow(file, text);
  } catch (error) {
    if (error instanceof WorkflowError) return error;
    throw error;
  }
}

/** Returns whether a file starts a run. For a file that cannot be parsed, only its text shows whether it names the event. */
function startsRun(workflow: Workflow | WorkflowError, { file, text }: SourceFile, event: LocalEvent): boolean {
  if (!(workflow instanceof WorkflowError)) return matchesEvent(workflow, event);
  return event.dispatch ? isDispatchedFile(file, event.dispatch.workflow) : new RegExp(`\\b${event.name}\\b`).test(text);
}

/**
 * Plans a workflow, or returns its faults. Planning is immediate, so that runs come to their groups in the order of their events.
 */
async function tryPlan(workflow: Workflow, source: Source, { uses }: Settings): Promise<PlannedWorkflow | WorkflowError> {
  try {
    return await planWorkflow({
      workflow,
      source,
      granted: DEFAULT_PERMISSIONS,
      isCalled: false,
      depth: 1,
      load: (reference, from) => loadWorkflow(reference, from, uses),
      isKnownAction: (reference) => isKnownAction(reference, uses),
    });
  } catch (error) {
    if (error instanceof WorkflowError) return error;
    throw error;
  }
}
