import { createDeflate } from '../../../adapters/compress/deflate.ts';
import { createVerifier } from '../../../adapters/crypto/ed25519.ts';
import { createNodeHasher } from '../../../adapters/crypto/node-hasher.ts';
import { isAgentStage } from '../../../core/config/schema/stage-schema.ts';
import { buildPromptContext } from '../../../core/prompt/build-prompt-context.ts';
import { renderPrompt } from '../../../core/prompt/render-prompt.ts';
import { decodeRecords } from '../../../core/record/decode-records.ts';
import type { StoredRecord, TaskRecord } from '../../../core/record/record.ts';
import { findEnd } from '../../../core/run/decisions.ts';
import { taskName } from '../../../core/run/names.ts';
import { stageOf } from '../../../core/run/pipeline-of.ts';
import { deriveState } from '../../../core/state/derive-state.ts';
import { actionsAccount } from '../../../core/trigger/accounts.ts';
import { decodePorts } from '../../../engine/record-codec.ts';
import { toComment } from '../files/to-comment.ts';
import { list } from '../world/ask-as-person.ts';
import type { World } from '../world/world.ts';
import { testsPass } from './create-world.ts';
import type { DemoResult, DemoTask } from './demo-result.ts';
import { countRequests, countWrites, readArtifacts, readEdits, readSteps } from './read-thread.ts';

/** Collects the result of the demo from the local GitHub, through requests that anybody could make. */
export async function collectResult(world: World, issue: number): Promise<DemoResult> {
  world.server.setListLag(0);
  const thread = await list(world, `/issues/${issue}/comments`);
  const pullRequests = await list(world, '/pulls?state=all');
  const runsIssues = await listIssues(world, 'baton:runs');
  const threads = [{ number: issue, thread }, ...runsIssues.filter(({ number }) => number !== issue)];
  const read = await Promise.all(threads.map((kept) => readRecords(world, { thread: kept.thread, issue: kept.number })));
  const records = read.flat();
  const run = records.find(({ record }) => record.kind === 'run')?.record.run;
  const end = findEnd(records.map(({ record }) => record).filter((record) => record.run === run));
  const whole = await readArtifacts(world, records);
  const tasks = whole.map(({ record }) => record).filter((record): record is TaskRecord => record.kind === 'task');
  const branch = tasks.findLast(({ body }) => body.results.branch !== undefined)?.body.results.branch;
  return {
    document: {
      run: run ?? null,
      outcome: end?.body.outcome ?? null,
      tasks: tasks.map((task) => describeTask(task, whole)),
      ...readSteps(world, records),
      thread,
      pullRequests,
      reviews: await readReviews(world, pullRequests),
      issues: await readIssues(world),
      ledgers: await listIssues(world, 'baton:ledger'),
      runsIssues,
      requests: describeRequests(world),
    },
    labels: await readLabels(world, issue),
    records,
    jobs: world.runner.jobs.map((job) => ({
      name: job.name,
      workflowRun: job.runId,
      conclusion: job.conclusion,
      summary: job.summary,
      errors: job.steps.flatMap(({ log }) => log.split('\n').filter((line) => /::error|##\[error[ \]]/.test(line))),
    })),
    failures: world.runner.failures.map(({ workflow, message }) => `${workflow}: ${message}`),
    testsPass: branch === undefined || pullRequests.length === 0 ? undefined : testsPass(world, branch),
  };
}

async function readLabels(world: World, issue: number): Promise<readonly string[]> {
  const labels = await list(world, `/issues/${issue}/labels`);
  return labels.map(({ name }) => String(name));
}

async function readReviews(world: World, pulls: readonly Record<string, unknown>[]): Promise<readonly Record<string, unknown>[]> {
  return (await Promise.all(pulls.map(({ number }) => list(world, `/pulls/${Number(number)}/reviews`)))).flat();
}

/** Returns the issues that are no pull requests and were not opened by Baton. */
async function readIssues(world: World): Promise<DemoResult['document']['issues']> {
  const issues = await list(world, '/issues?state=all&creator=github-actions[bot]');
  const own = ['Baton runs: ', 'Baton history: '];
  return issues
    .filter(({ title, pull_request: pull }) => pull === undefined && !own.some((start) => String(title).startsWith(start)))
    .map(({ number, title }) => ({ number: Number(number), title: String(title) }));
}

async function listIssues(world: World, label: string): Promise<DemoResult['document']['ledgers']> {
  const issues = await list(world, `/issues?labels=${label}&state=all`);
  return Promise.all(
    issues.map(async ({ number, title }) => ({
      number: Number(number),
      title: String(title),
      thread: await list(world, `/issues/${Number(number)}/comments`),
    })),
  );
}

async function readRecords(
  world: World,
  facts: { thread: readonly Record<string, unknown>[]; issue: number },
): Promise<readonly StoredRecord[]> {
  const hasher = createNodeHasher();
  const compressor = createDeflate();
  const verifier = createVerifier([world.publicKey]);
  const tools = decodePorts({ hasher, compressor, verifier });
  const place = { repo: world.repository.id, thread: facts.issue, tools };
  if (!world.unsigned) return decodeRecords(facts.thread.map(toComment), place).records;
  const thread = (await readEdits(world, facts.thread)).map(toComment);
  return decodeRecords(thread, { ...place, unsigned: true, trustedAuthor: actionsAccount }).records;
}

function describeTask(task: TaskRecord, records: readonly StoredRecord[]): DemoTask {
  const { body } = task;
  return {
    task: taskName(task.run, body.stage),
    stage: body.stage,
    agent: body.agent,
    attempt: task.attempt,
    execution: task.execution,
    outcome: body.outcome,
    reason: body.failure?.reason ?? null,
    prompt: renderAgain(task, records),
    promptDigest: body.prompt?.digest ?? null,
    nonce: body.prompt?.nonce ?? null,
    handoff: body.handoff ?? null,
    results: body.results,
    workflowRun: body.workflowRun.id,
  };
}

/** Renders the agent's prompt again from the earlier records, with the recorded nonce. Returns null unless the digest matches. */
function renderAgain(task: TaskRecord, records: readonly StoredRecord[]): string | null {
  const before = deriveState(
    records.filter(({ record }) => record.run === task.run && record.seq < task.seq),
    task.run,
  );
  if (!before.ok || task.body.prompt === undefined) return null;
  const stage = stageOf(before.value.run, task.body.stage);
  if (!isAgentStage(stage)) return null;
  const hasher = createNodeHasher();
  const context = buildPromptContext({ state: before.value, stage: task.body.stage, due: task });
  const rendered = renderPrompt({
    stageName: task.body.stage,
    stage,
    context,
    nonce: task.body.prompt.nonce,
    sha256: (text) => hasher.sha256(text),
  });
  return rendered.ok && rendered.value.facts.digest === task.body.prompt.digest ? rendered.value.text : null;
}

function describeRequests(world: World): DemoResult['document']['requests'] {
  const byJob = countRequests(world);
  const total = Object.values(byJob).reduce((sum, count) => sum + count, 0);
  return { total, byJob, writes: countWrites(world), ...(world.phases.length === 0 ? {} : { phases: world.phases }) };
}
