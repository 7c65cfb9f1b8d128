import { messageOf } from '../../message-of.ts';
import type { LocalEvent, RunState } from '../../workflow-contract.ts';
import type { Cancellation } from '../job/cancellation.ts';
import type { PlannedWorkflow } from '../plan/plan-workflow.ts';
import { WorkflowError } from '../workflow/workflow-error.ts';
import { createEarlierResults } from './earlier-results.ts';
import type { JobResult } from './job-result.ts';
import { buildGithubContext, findHead, isFromFork, isUntrusted, type RunContext, type SharedParts } from './run-context.ts';
import { nameRun, runWorkflow } from './workflow-run.ts';

/** The parts that all runs share, with a place for the faults of workflows. */
export interface RunnerParts extends SharedParts {
  readonly onFault: (workflow: string, message: string) => void;
}

/** A run with everything that another attempt of it needs. */
export interface RunEntry {
  readonly id: number;
  readonly number: number;
  readonly event: LocalEvent;
  readonly file: string;
  readonly plan: PlannedWorkflow | WorkflowError;
  /** Results of the attempts so far, by path of the job. */
  readonly results: Map<string, JobResult>;
  /** Paths of its jobs, by id. */
  readonly paths: Map<number, string>;
  /** The number of `workflow_run` events between the first run of a chain and this one. */
  readonly depth: number;
  attempt: number;
  /** True until somebody with write access has approved the run. */
  isWaiting: boolean;
  /** The path of the one job to run again; undefined when all jobs run. */
  wanted: string | undefined;
  cancellation: Cancellation;
}

type EntryOptions = RunnerParts & { readonly machines: Map<number, Cancellation> };

/** Runs the entry's current attempt. Never throws: a run that cannot start is a startup failure. */
export async function runEntry(options: EntryOptions, entry: RunEntry): Promise<void> {
  const { server, onFault } = options;
  const { plan, file } = entry;
  let title = file;
  const report = (state: Pick<RunState, 'status' | 'conclusion'>) =>
    server.reportRun({ ...describeEntry(entry), title, ...nameShown(plan, title), ...state });
  try {
    if (plan instanceof WorkflowError) throw plan;
    const run = buildContext(options, entry, plan);
    title = run.title;
    if (entry.isWaiting) return report({ status: 'completed', conclusion: 'action_required' });
    report({ status: 'queued', conclusion: null });
    report({ status: 'completed', conclusion: await runWorkflow(run, plan, report) });
  } catch (error) {
    onFault(file, messageOf(error));
    report({ status: 'completed', conclusion: 'startup_failure' });
  }
}

/** Returns the `run-name` of a workflow that has one. */
function nameShown(plan: RunEntry['plan'], title: string): Pick<RunState, 'runName'> {
  return plan instanceof WorkflowError || plan.workflow.runName === undefined ? {} : { runName: title };
}

/** Returns the facts of a run that are the same in all reports of an attempt. */
function describeEntry({ id, event, file, plan, attempt }: RunEntry): Omit<RunState, 'title' | 'status' | 'conclusion'> {
  const { sha, branch, repository } = findHead(event);
  return {
    id,
    repository: event.repository,
    workflow: file,
    workflowName: plan instanceof WorkflowError ? file : (plan.workflow.name ?? file),
    event: event.name,
    headSha: sha,
    headBranch: branch,
    headRepository: repository,
    actor: event.sender,
    attempt,
  };
}

function buildContext(options: EntryOptions, entry: RunEntry, plan: PlannedWorkflow): RunContext {
  const { server, onFault } = options;
  const { event, id: runId, number: runNumber, attempt, file, cancellation, paths } = entry;
  const name = plan.workflow.name ?? file;
  const untrusted = isUntrusted(event);
  const github = buildGithubContext({ server, event, runId, runNumber, attempt, workflow: { name, file } });
  const vars = isFromFork(event) ? {} : server.variables(event.repository);
  return {
    ...options,
    event,
    runId,
    attempt,
    title: nameRun(plan.workflow, event, { github, vars }),
    workflowFile: file,
    github,
    secrets: untrusted ? {} : server.secrets(event.repository),
    vars,
    isUntrusted: untrusted,
    cancellation,
    earlierResults: createEarlierResults(entry.results, entry.wanted),
    paths,
    onFault: (message) => onFault(file, message),
  };
}
