import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FinishedJob, FinishedStep } from '../../runner-contract.ts';
import type { JobState, Permissions, StepState } from '../../workflow-contract.ts';
import { isList, isMap, type Value } from '../expression/value.ts';
import { runJob } from '../job/run-job.ts';
import { valueAt } from '../plan/match-event.ts';
import type { PlannedJob } from '../plan/plan-workflow.ts';
import { fail, resolveBoolean, resolveTemplate } from '../workflow/resolve-template.ts';
import type { StepsJob } from '../workflow/workflow-model.ts';
import type { JobResult } from './job-result.ts';
import { type Leg, type LegIdentity, reportUnstarted } from './matrix-leg.ts';
import { lowerPermissions, readInputs } from './run-context.ts';

type PlannedSteps = Extract<PlannedJob, { kind: 'steps' }>;

interface ReportedJob extends LegIdentity {
  readonly report: (state: Pick<JobState, 'status' | 'conclusion' | 'steps'>) => void;
}

/** The machine and the environment that a job asks for. */
interface WantedMachine {
  /** The labels of `runs-on`, in lower case. */
  readonly labels: readonly string[];
  /** The name of the environment; empty when there is none. */
  readonly environment: string;
}

/** Waits for a free machine and runs the job there, with a token that lives as long as the job. */
export async function runOnMachine(leg: Leg, planned: PlannedSteps, { id, name, report }: ReportedJob): Promise<JobResult> {
  const { run } = leg.scope;
  const place: WantedMachine = { labels: resolveLabels(planned.job, leg), environment: resolveEnvironment(planned.job, leg) };
  const queuedAt = new Date().toISOString();
  const release = await run.slots.acquire(leg.cancellation);
  if (release === 'cancelled') return reportUnstarted(leg, { id, name }, 'cancelled');
  const shown = { id, name, runId: run.runId, title: run.title, inputs: readInputs(run.event) };
  report({ status: 'in_progress', conclusion: null });
  run.machines.set(id, leg.cancellation);
  run.settings.onJob({ ...shown, state: 'started' });
  try {
    const finished = await runWithToken(leg, planned, { id, name, place, queuedAt });
    await writeLog(leg, finished);
    run.onFinished(finished);
    report({
      status: 'completed',
      conclusion: finished.conclusion,
      steps: finished.steps.map((step) => describeStep(step, finished)),
    });
    run.settings.onJob({ ...shown, state: 'finished', conclusion: finished.conclusion, finished });
    return { result: toResult(finished.conclusion, planned.job, leg), outputs: finished.outputs };
  } finally {
    run.machines.delete(id);
    release();
  }
}

async function runWithToken(
  leg: Leg,
  { job, permissions: granted }: PlannedSteps,
  { id, name, place, queuedAt }: LegIdentity & { readonly place: WantedMachine; readonly queuedAt: string },
): Promise<FinishedJob> {
  const { scope, jobScope, cancellation } = leg;
  const { server, settings, event, runId, attempt, isUntrusted, title, workflowFile } = scope.run;
  const startedAt = new Date().toISOString();
  const permissions = isUntrusted ? lowerPermissions(granted) : granted;
  const label = title === '' ? job.key : `${job.key}: ${title}`;
  const { token, runtimeToken } = server.mintJobToken({ repository: event.repository, runId, jobId: id, label, permissions });
  const secrets = { ...findSecrets(leg, place), GITHUB_TOKEN: token, github_token: token };
  const github = { ...scope.run.github, token, job: job.key };
  try {
    const { plan } = scope;
    const outcome = await runJob({
      id,
      job,
      workflow: plan.workflow,
      source: plan.source,
      contexts: { ...jobScope.contexts, github, secrets },
      secrets,
      event,
      token,
      runtimeToken,
      serverUrl: server.serverUrl,
      resultsUrl: server.resultsUrl,
      git: server.gitOf(event.repository),
      canReadContents: canReadContents(permissions, event.payload),
      folder: join(settings.directory, `run-${runId}-${attempt}`, `job-${id}`),
      settings,
      cancellation,
      cap: place.labels.includes('ubuntu-slim') ? SLIM_LIMIT : undefined,
    });
    const identity = { id, runId, workflow: workflowFile, name, title };
    return { ...identity, queuedAt, startedAt, finishedAt: new Date().toISOString(), permissions, ...outcome };
  } finally {
    server.revokeJobToken(token);
  }
}

/**
 * Returns the secrets of a job, with those of its environment in their place. In a called workflow an environment fills only names
 * that the caller passes (actions/runner#4453, #1490; the documentation says otherwise).
 */
function findSecrets({ scope }: Leg, { environment }: WantedMachine): Readonly<Record<string, string>> {
  const { run, secrets, reach } = scope;
  if (environment === '' || run.isUntrusted) return secrets;
  const own = run.server.environmentSecrets(run.event.repository, environment);
  if (reach === 'all') return { ...secrets, ...own };
  return Object.fromEntries(Object.entries(secrets).map(([key, given]) => [key, own[key.toUpperCase()] ?? given]));
}

function describeStep({ name, conclusion, log, startedAt, finishedAt }: FinishedStep, job: FinishedJob): StepState {
  const end = finishedAt ?? job.finishedAt;
  return { name, conclusion, log, startedAt: startedAt ?? end, completedAt: end };
}

/** Writes the log of a job beside the workspaces, which are removed when the job is over. */
async function writeLog({ scope }: Leg, { runId, name, steps }: FinishedJob): Promise<void> {
  const { settings, attempt } = scope.run;
  const folder = join(settings.directory, 'logs', `run-${runId}-${attempt}`);
  await mkdir(folder, { recursive: true });
  const text = steps.map((step) => `=== ${step.name}: ${step.conclusion}\n${step.log}\n`).join('\n');
  await writeFile(join(folder, `${name.replaceAll(/[^\w.()-]+/g, '-')}.log`), text);
}

/** Returns whether the job may read the repository. Anybody can clone a public repository. */
function canReadContents(permissions: Permissions, payload: Record<string, unknown>): boolean {
  const { repository } = payload;
  const isPrivate = valueAt(isMap(repository as Value) ? (repository as Value) : null, 'private') === true;
  return !isPrivate || permissions.contents === 'read' || permissions.contents === 'write';
}

function toResult(conclusion: string, job: StepsJob, { jobScope }: Leg): JobResult['result'] {
  if (conclusion === 'success' || conclusion === 'cancelled') return conclusion;
  return job.continueOnError && resolveBoolean(job.continueOnError, jobScope) ? 'success' : 'failure';
}

/** The minutes after which GitHub ends every job on its small machine, whatever the job's own limit is. */
const SLIM_LIMIT = 15;
/** The labels of GitHub's own machines. Larger ones have names of their own, as self-hosted runners do. */
const HOSTED = /^(?:ubuntu|windows|macos)-(?:latest|slim|\d[\d.]*)(?:-(?:arm|intel|large|xlarge|vs\d+))?$/i;

/**
 * Resolves the labels of `runs-on`. Throws for a runner other than Linux and for a container, because the local runner has neither,
 * and where GitHub has no machine for the job.
 */
function resolveLabels(job: StepsJob, { scope, jobScope }: Leg): readonly string[] {
  const runsOn = resolveTemplate(job.runsOn, jobScope);
  const values = isList(runsOn) ? runsOn : [isMap(runsOn) ? (runsOn.labels ?? runsOn.group ?? '') : runsOn];
  if (values.some((value) => value === null || value === '')) fail(job.runsOn, "Unexpected value ''");
  const labels = values.map(String);
  const isForeign = ownerOf(scope.plan.source.repository) !== ownerOf(scope.run.event.repository);
  if (isForeign && !labels.every((label) => HOSTED.test(label))) fail(job.runsOn, describeForeign(labels));
  const other = labels.find((label) => /^(windows|macos)/i.test(label));
  if (other !== undefined) fail(job.runsOn, `No runner matches the label '${other}': the local runner has Linux only`);
  const container = job.container && resolveTemplate(job.container, jobScope);
  if (container) fail(job.container ?? job.runsOn, 'a container is not implemented by the local runner');
  return labels.map((label) => label.toLowerCase());
}

function resolveEnvironment({ environment }: StepsJob, { jobScope }: Leg): string {
  const value = environment === undefined ? '' : resolveTemplate(environment, jobScope);
  return String((isMap(value) ? value.name : value) ?? '');
}

/** Returns GitHub's words for a called workflow of another owner that asks for a runner of the caller's. */
function describeForeign(labels: readonly string[]): string {
  const quoted = labels.map((label) => `'${label}'`).join(', ');
  return `Called workflows cannot be queued onto self-hosted runners across organisations/enterprises. Failed to queue this job. Labels: ${quoted}.`;
}

function ownerOf(repository: string): string {
  return repository.split('/')[0]?.toLowerCase() ?? '';
}
