// This folder runs one job. This file creates the folders and the environment, runs the steps and then the post steps, and
// collects the outputs. A step is a script (`run-script`) or an action (`run-action`); both run a process, whose commands in
// files and on stdout are applied afterwards.

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '../../message-of.ts';
import type { FinishedJob, FinishedStep } from '../../runner-contract.ts';
import { isMap, type ValueMap } from '../expression/value.ts';
import { resolveNumber, resolveString, resolveStrings } from '../workflow/resolve-template.ts';
import { WorkflowError } from '../workflow/workflow-error.ts';
import { createCancellation } from './cancellation.ts';
import type { Frame, JobMachine, JobOrder, PostStep, StepLog } from './job-machine.ts';
import { createMasker } from './masker.ts';
import { createStepLog, runSteps } from './run-steps.ts';
import { buildStepScope } from './step-scope.ts';

interface JobOutcome extends Pick<FinishedJob, 'outputs' | 'steps' | 'summary'> {
  readonly conclusion: 'success' | 'failure' | 'cancelled';
}

/** The time limit of a job that sets none, in minutes. */
const DEFAULT_LIMIT = 360;
/** The minutes after a cancellation when even `always()` steps end. */
const CANCEL_LIMIT = 5;

/** Runs a job on a machine of its own: folders, environment, steps, post steps, outputs. */
export async function runJob(order: JobOrder): Promise<JobOutcome> {
  const machine = await createMachine(order);
  const frame: Frame = {
    source: order.source,
    defaults: [order.job.defaults, order.workflow.defaults],
    steps: new Map(),
    env: {},
    cancellation: order.cancellation,
    failed: false,
  };
  const timers: NodeJS.Timeout[] = [];
  const stopListening = order.cancellation.onRequest((reason) => {
    // A lost machine has failed; one that ends long after its cancellation was cancelled.
    if (machine.status !== 'cancelled') machine.status = reason === 'lost' ? 'failure' : 'cancelled';
    if (reason !== 'lost')
      timers.push(setTimeout(() => order.cancellation.request('lost'), CANCEL_LIMIT * order.settings.minute));
  });
  const steps: FinishedStep[] = [];
  try {
    timers.push(
      setTimeout(() => order.cancellation.request('timed-out'), applyEnvironment(machine, frame) * order.settings.minute),
    );
    if (order.cap !== undefined) timers.push(setTimeout(() => takeAway(machine), order.cap * order.settings.minute));
    steps.push(...(await runSteps(machine, frame, order.job.steps)), ...(await runPosts(machine)));
    return completeJob(machine, frame, steps);
  } catch (error) {
    if (!(error instanceof WorkflowError)) throw error;
    steps.push({ name: 'Set up job', conclusion: 'failure', log: `##[error]${error.message}` });
    return { conclusion: 'failure', outputs: {}, steps, summary: '' };
  } finally {
    stopListening();
    for (const timer of timers) clearTimeout(timer);
    for (const kill of machine.leftBehind) kill();
    if (!order.settings.keepWorkspaces) await rm(order.folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function createMachine(order: JobOrder): Promise<JobMachine> {
  const { folder } = order;
  const github = isMap(order.contexts.github) ? order.contexts.github : {};
  const name = order.event.repository.split('/').at(-1) ?? 'work';
  const folders = {
    workspace: join(folder, 'work', name, name),
    temp: join(folder, 'work', '_temp'),
    home: join(folder, 'home'),
    tools: order.settings.tools ?? join(folder, 'tools'),
    actions: join(folder, 'work', '_actions'),
  };
  await Promise.all(Object.values(folders).map((path) => mkdir(path, { recursive: true })));
  const eventPath = join(folders.temp, '_github_workflow', 'event.json');
  await mkdir(join(folders.temp, '_github_workflow'));
  await writeFile(eventPath, JSON.stringify(order.event.payload));
  const contexts: ValueMap = { ...order.contexts, github: { ...github, workspace: folders.workspace, event_path: eventPath } };
  return {
    order: { ...order, contexts },
    folders,
    masker: createMasker([...Object.values(order.secrets), order.token, order.runtimeToken]),
    env: new Map(),
    path: [],
    posts: [],
    summaries: [],
    leftBehind: [],
    status: 'success',
    isCapped: false,
  };
}

/** Ends the job as GitHub does at the cap of its machine: no further step runs, `always()` or not. */
function takeAway(machine: JobMachine): void {
  machine.isCapped = true;
  machine.order.cancellation.request('lost');
}

/** Returns the last step of a job whose machine was taken away, with GitHub's words. */
function renderCap({ order }: JobMachine): FinishedStep {
  const log = `##[error]The job has exceeded the maximum execution time of ${order.cap}m0s`;
  return { name: 'Complete job', conclusion: 'failure', log };
}

/** Sets the environment of workflow and job. Returns the job's limit in minutes. */
function applyEnvironment(machine: JobMachine, frame: Frame): number {
  const { job, workflow } = machine.order;
  for (const env of [workflow.env, job.env]) {
    for (const [name, value] of Object.entries(resolveStrings(env, buildStepScope(machine, frame)))) machine.env.set(name, value);
  }
  return job.timeoutMinutes ? resolveNumber(job.timeoutMinutes, buildStepScope(machine, frame)) : DEFAULT_LIMIT;
}

async function runPosts(machine: JobMachine): Promise<readonly FinishedStep[]> {
  const finished: FinishedStep[] = [];
  for (const post of machine.posts) {
    if (machine.order.cancellation.reason === 'lost') break;
    const log = createStepLog(machine);
    const conclusion = await runPost(machine, post, log);
    if (conclusion === 'failure' && machine.status === 'success') machine.status = 'failure';
    finished.push({ name: post.name, conclusion, log: log.lines.join('\n') });
  }
  return finished;
}

async function runPost(machine: JobMachine, { isWanted, perform }: PostStep, log: StepLog): Promise<string> {
  const stop = createCancellation();
  const stopListening = machine.order.cancellation.onRequest((reason) => {
    if (reason === 'lost' || !isWanted()) stop.request(reason);
  });
  try {
    if (!isWanted()) return 'skipped';
    return (await perform(log, stop)).failed ? 'failure' : 'success';
  } catch (error) {
    log.write(`##[error]${messageOf(error)}`);
    return 'failure';
  } finally {
    stopListening();
  }
}

function completeJob(machine: JobMachine, frame: Frame, steps: FinishedStep[]): JobOutcome {
  const { cancellation, job } = machine.order;
  const summary = machine.summaries.join('\n');
  if (cancellation.reason === 'lost') {
    if (machine.isCapped) steps.push(renderCap(machine));
    return { conclusion: machine.status, outputs: {}, steps, summary: '' };
  }
  const log = createStepLog(machine);
  const outputs: Record<string, string> = {};
  for (const { key, value } of job.outputs?.entries ?? []) {
    const text = resolveString(value, buildStepScope(machine, frame));
    if (text === '') continue;
    if (machine.masker.holdsSecret(text)) log.write(`##[warning]Skip output '${key}' since it may contain secret.`);
    else outputs[key] = text;
  }
  steps.push({ name: 'Complete job', conclusion: 'success', log: log.lines.join('\n') });
  return { conclusion: machine.status, outputs, steps, summary };
}
