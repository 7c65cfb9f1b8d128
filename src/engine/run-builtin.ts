import { type BuiltinStage, isAgentStage } from '../core/config/stage-schema.ts';
import type { Failure } from '../core/output/agent-output.ts';
import { ancestorsOf } from '../core/pipeline/ancestors-of.ts';
import { pipelineOf, stageOf } from '../core/pipeline/pipeline-of.ts';
import type { State } from '../core/pipeline/state.ts';
import { buildPromptContext } from '../core/prompt/build-prompt-context.ts';
import { renderLine } from '../core/prompt/render-line.ts';
import { renderText } from '../core/prompt/render-text.ts';
import type { TaskBody } from '../core/record/record.ts';
import { failure, type Result, success } from '../core/result.ts';
import { neutralise } from '../core/text/neutralise.ts';
import { oneLine } from '../core/text/one-line.ts';
import { truncateCodePoints } from '../core/text/truncate-code-points.ts';
import { GitHubError, type PullRequest } from '../ports/github.ts';
import { baseBranchOf } from './base-branch-of.ts';
import { bodyBase } from './body-base.ts';
import type { SettleRequest } from './delivery.ts';
import type { Engine } from './engine-ports.ts';
import { loadHandoffs } from './load-handoffs.ts';

/** Longer titles are refused by GitHub (github-platform.md 1). */
const maxTitle = 256;

/** Carries out a built-in stage. Its failure is an outcome like an agent's. */
export async function runBuiltin(engine: Engine, request: SettleRequest): Promise<TaskBody> {
  const startedAt = engine.ports.clock.now();
  const stage = stageOf(request.state.run, request.dispatch.task);
  if (isAgentStage(stage)) throw new Error(`Stage ${request.dispatch.task} is no built-in.`);
  const done = await openPullRequest(engine, { ...request, stage });
  return {
    ...bodyBase(engine, request),
    startedAt,
    ...(done.ok
      ? { outcome: 'succeeded' as const, results: done.value }
      : { outcome: 'failed' as const, failure: done.error, results: {} }),
    outputs: [],
    consumed: [],
    isolated: true,
    warnings: [],
  };
}

type BuiltinRequest = SettleRequest & { readonly stage: BuiltinStage };

/** Idempotent by head branch: an open pull request for it is updated, never doubled. */
async function openPullRequest(engine: Engine, request: BuiltinRequest): Promise<Result<Record<string, string>, Failure>> {
  const branch = findBranch(request);
  if (branch === undefined) {
    return failure({
      reason: 'no-branch',
      message: 'No stage before this one has published commits, so there is nothing to open a pull request for.',
    });
  }
  const filled = await fill(engine, request);
  if (!filled.ok) return filled;
  const text = renderFields(engine, { ...request, state: filled.value });
  if (!text.ok) return text;
  const pull = await upsert(engine, { head: branch, draft: request.stage.with.draft, ...text.value });
  return pull.ok ? success({ pr: String(pull.value.number), 'pr-url': pull.value.url, branch }) : pull;
}

/** Handoffs that lie in artifacts, only those that a field may show: each costs two requests. */
async function fill(engine: Engine, { state, dispatch, stage }: BuiltinRequest): Promise<Result<State, Failure>> {
  const fields = [stage.with.title, stage.with.body, stage.with.base ?? ''].join('\n');
  const mayShow = (name: string): boolean => fields.includes(name) || /\bneeds\b(?!\s*[.[])/.test(fields);
  const stages = [...ancestorsOf(pipelineOf(state.run), dispatch.task)].filter(mayShow);
  const shows = /handoff|outputs/.test(fields);
  const filled = await loadHandoffs(engine.ports, { state, stages: shows ? stages : [] });
  if (filled.ok) return filled;
  const { reason, problem } = filled.error;
  return failure({ reason, message: `${problem.code}: ${problem.message}` });
}

function findBranch(request: BuiltinRequest): string | undefined {
  const { state, dispatch } = request;
  const before = new Set(ancestorsOf(pipelineOf(state.run), dispatch.task));
  return state.tasks.findLast((task) => before.has(task.body.stage) && task.body.commits !== undefined)?.body.results.branch;
}

function renderFields(engine: Engine, request: BuiltinRequest): Result<{ title: string; body: string; base: string }, Failure> {
  const { state, dispatch, stage } = request;
  const context = buildPromptContext({
    state,
    stage: dispatch.task,
    due: { attempt: dispatch.attempt, execution: dispatch.execution },
  });
  const redact = (text: string): string => engine.ports.redactor.redact(text).text;
  // The author of the config may write `Fixes #1`; text of others may not, nor in the title, which a squash merge takes over.
  const title = renderLine({ template: stage.with.title, context, present: (text) => presentInTitle(redact(text)) });
  const body = renderText({ template: stage.with.body, context, present: (text) => neutralise(redact(text)) });
  const base = renderLine({ template: stage.with.base ?? baseBranchOf(state), context });
  if (!base.ok) return failure({ reason: 'template', message: base.error.message });
  if (!title.ok) return failure({ reason: 'template', message: title.error.message });
  if (!body.ok) return failure({ reason: 'template', message: body.error.message });
  return success({
    title: truncateCodePoints(redact(title.value), maxTitle),
    body: `${redact(body.value)}\n\n${footer(request)}`,
    base: base.value,
  });
}

/** A title is no Markdown: entities would be seen as they are written, and what they stand for does nothing there. */
function presentInTitle(text: string): string {
  return oneLine(text, maxTitle).replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}

function footer(request: BuiltinRequest): string {
  const { run } = request.state;
  return `<sub>Made by Baton run \`${run.run}\` for #${run.body.trigger.subject.number}.</sub>`;
}

interface Upsert {
  readonly head: string;
  readonly base: string;
  readonly title: string;
  readonly body: string;
  readonly draft: boolean;
}

async function upsert(engine: Engine, wanted: Upsert): Promise<Result<PullRequest, Failure>> {
  const found = await engine.ports.pullRequests.findOpen(wanted.head);
  if (found !== undefined) {
    await engine.ports.pullRequests.update(found.number, { title: wanted.title, body: wanted.body });
    return success(found);
  }
  try {
    return success(await engine.ports.pullRequests.create(wanted));
  } catch (error) {
    if (!(error instanceof GitHubError) || isPassing(error)) throw error;
    const { owner, name } = engine.settings.repository;
    const compare = `${engine.settings.serverUrl}/${owner}/${name}/compare/${wanted.base}...${wanted.head}?expand=1`;
    return failure({ reason: 'pull-request-refused', message: `${error.message} The branch stays; open it by hand: ${compare}` });
  }
}

/** A later try may do it: the job fails and can be run again. A refusal is an outcome. */
function isPassing({ reason }: GitHubError): boolean {
  return reason === 'unavailable' || reason === 'rate-limited' || reason === 'unauthenticated';
}
