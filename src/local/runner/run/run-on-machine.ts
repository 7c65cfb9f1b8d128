import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JobState, Permissions } from '../../contract.ts';
import type { FinishedJob } from '../../runner-contract.ts';
import { isList, isMap, type Value } from '../expression/value.ts';
import { runJob } from '../job/run-job.ts';
import { valueAt } from '../plan/match-event.ts';
import type { PlannedJob } from '../plan/plan-workflow.ts';
import { fail, resolveBoolean, resolveTemplate } from '../workflow/resolve-template.ts';
import type { StepsJob } from '../workflow/workflow-model.ts';
import type { JobResult } from './job-result.ts';
import { type Leg, type LegIdentity, reportUnstarted } from './matrix-leg.ts';
import { lowerPermissions } from './run-context.ts';

type PlannedSteps = Extract<PlannedJob, { kind: 'steps' }>;

interface ReportedJob extends LegIdentity {
  readonly report: (state: Pick<JobState, 'status' | 'conclusion'>) => void;
}

/** Waits for a free machine and runs the job there, with a token that lives as long as the job. */
export async function runOnMachine(leg: Leg, planned: PlannedSteps, { id, name, report }: ReportedJob): Promise<JobResult> {
  const { run } = leg.scope;
  checkRunsOn(planned.job, leg);
  const release = await run.slots.acquire(leg.cancellation);
  if (release === 'cancelled') return reportUnstarted(leg, { id, name }, 'cancelled');
  const shown = { id, name, runId: run.runId, title: run.title };
  report({ status: 'in_progress', conclusion: null });
  run.machines.set(id, leg.cancellation);
  run.settings.onJob({ ...shown, state: 'started' });
  try {
    const finished = await runWithToken(leg, planned, { id, name });
    await writeLog(leg, finished);
    run.onFinished(finished);
    report({ status: 'completed', conclusion: finished.conclusion });
    run.settings.onJob({ ...shown, state: 'finished', conclusion: finished.conclusion });
    return { result: toResult(finished.conclusion, planned.job, leg), outputs: finished.outputs };
  } finally {
    run.machines.delete(id);
    release();
  }
}

async function runWithToken(
  leg: Leg,
  { job, permissions: granted }: PlannedSteps,
  { id, name }: { id: number; name: string },
): Promise<FinishedJob> {
  const { scope, jobScope, cancellation } = leg;
  const { server, settings, event, runId, attempt, isUntrusted, title, workflowFile } = scope.run;
  const permissions = isUntrusted ? lowerPermissions(granted) : granted;
  const label = title === '' ? job.key : `${job.key}: ${title}`;
  const { token, runtimeToken } = server.mintJobToken({ repository: event.repository, runId, jobId: id, label, permissions });
  const secrets = { ...scope.secrets, GITHUB_TOKEN: token, github_token: token };
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
      repositoryDirectory: server.directoryOf(event.repository),
      canReadContents: canReadContents(permissions, event.payload),
      folder: join(settings.directory, `run-${runId}-${attempt}`, `job-${id}`),
      settings,
      cancellation,
    });
    return { id, runId, workflow: workflowFile, name, permissions, ...outcome };
  } finally {
    server.revokeJobToken(token);
  }
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

/** Throws for a runner other than Linux and for a container, because the local runner has neither. */
function checkRunsOn(job: StepsJob, { jobScope }: Leg): void {
  const runsOn = resolveTemplate(job.runsOn, jobScope);
  const labels = isList(runsOn) ? runsOn : [isMap(runsOn) ? (runsOn.labels ?? runsOn.group ?? '') : runsOn];
  if (labels.some((label) => label === null || label === '')) fail(job.runsOn, "Unexpected value ''");
  const other = labels.find((label) => /^(windows|macos)/i.test(String(label)));
  if (other !== undefined) fail(job.runsOn, `No runner matches the label '${String(other)}': the local runner has Linux only`);
  const container = job.container && resolveTemplate(job.container, jobScope);
  // Nobody approves deployments here, but the name of the environment must resolve.
  if (job.environment) resolveTemplate(job.environment, jobScope);
  if (container) fail(job.container ?? job.runsOn, 'a container is not implemented by the local runner');
}
