import { authorOf, type BranchAuthor, isHeadBranch, judgeRunBranch, usesHeadBranch } from '../config/judge-branch.ts';
import { isAgentStage } from '../config/schema/stage-schema.ts';
import type { Problem } from '../problem.ts';
import type { RunRecord } from '../record/record.ts';
import { failure, type Result, success } from '../result.ts';
import { childOf } from '../run/children.ts';
import { ownHeadOf, pipelineOf, stageOf } from '../run/pipeline-of.ts';
import type { State } from '../run/state.ts';
import type { NextExecution } from '../run/task-row.ts';
import { flattenText } from '../text/plain-text.ts';
import { isFromFork } from '../trigger/trigger.ts';
import { buildPromptContext } from './build-prompt-context.ts';
import type { PromptContext } from './prompt-context.ts';
import { renderTemplate } from './render-template.ts';

export interface RenderTextRequest {
  readonly template: string;
  readonly context: PromptContext;
  /** The function, such as `neutralise`, that makes text of others safe where people read it. That of the template is kept. */
  readonly present?: (text: string) => string;
}

/** Renders a template for people, such as the text of a pull request: cleaned, without fences. */
export function renderText({ template, context, present }: RenderTextRequest): Result<string, Problem> {
  const rendered = renderTemplate({ template, context, present });
  return rendered.ok ? success(rendered.value.text) : failure(rendered.error);
}

/** Renders a template for one line, such as a branch or a title: cleaned, without fences, always on one line. */
export function renderLine(request: RenderTextRequest): Result<string, Problem> {
  const rendered = renderText(request);
  return rendered.ok ? success(flattenText(rendered.value).trim()) : failure(rendered.error);
}

interface BranchRequest {
  readonly stage: string;
  readonly due: Pick<NextExecution, 'attempt' | 'execution'>;
  /** The default branch as it is called now; absent: as it was called when the run started. */
  readonly defaultBranch?: string;
}

/** The branch of a stage, and who chose its name. */
export interface StageBranch {
  readonly branch: string;
  readonly author: BranchAuthor;
}

/** Renders the branch of a stage, as `judgeStageBranch` does, without its author. */
export function renderStageBranch(state: State, request: BranchRequest): Result<string | undefined, Problem> {
  const judged = judgeStageBranch(state, request);
  return judged.ok ? success(judged.value?.branch) : judged;
}

/**
 * Renders the branch of a stage; undefined for a stage without one. The error says why the name cannot be used. It is checked
 * before the agent starts, because what an agent did for a branch that cannot exist is paid for and lost.
 */
export function judgeStageBranch(state: State, request: BranchRequest): Result<StageBranch | undefined, Problem> {
  const named = nameStageBranch(state, request);
  if (!named.ok || named.value === undefined) return named;
  const { run } = state;
  const { defaultBranch = run.body.trigger.repository.defaultBranch } = request;
  const problem = judgeRunBranch({ ...named.value, allow: pipelineOf(run).allow, defaultBranch });
  return problem === undefined ? named : failure(problem);
}

/**
 * Returns the branch of a stage as it was named, unjudged. What is rendered has no invisible characters, so the branch of a pull request,
 * and that of a child, are taken as they are called: without such a character it is another branch.
 */
function nameStageBranch(
  state: State,
  { stage: name, due }: Pick<BranchRequest, 'stage' | 'due'>,
): Result<StageBranch | undefined, Problem> {
  const { run } = state;
  const stage = stageOf(run, name);
  if (!isAgentStage(stage) || stage.branch === undefined) return success(undefined);
  const own = ownHeadOf(run.body.trigger);
  const child = childOf(run, name)?.branch;
  if (child !== undefined) return success({ branch: child, author: { by: 'child', head: own } });
  const ofPull = { by: 'pull-request', number: run.body.trigger.subject.number } as const;
  if (own !== undefined && isHeadBranch(stage.branch)) return success({ branch: own, author: ofPull });
  const context = buildPromptContext({ state, stage: name, due });
  const rendered = renderLine({ template: stage.branch, context });
  if (!rendered.ok) return rendered;
  const branch = rendered.value;
  const isHead = usesHeadBranch(stage.branch);
  if (branch === '' && isHead) return failure(noHeadBranchProblem(name, run));
  return success({ branch, author: isHead && branch === own ? ofPull : authorOf(stage.branch, context.scopes?.own) });
}

function noHeadBranchProblem(stage: string, run: RunRecord): Problem {
  const { trigger } = run.body;
  const { number } = trigger.subject;
  const why = isFromFork(trigger)
    ? `pull request #${number} comes from a fork, whose branch Baton never pushes to`
    : `#${number} is no pull request, so it has no branch of its own`;
  return {
    code: 'BATON-E714',
    message: `The branch of stage ${stage} is \`subject.head-branch\`, but ${why}. Give the stage a branch of this repository, such as baton/issue-{{ subject.number }}, or start the pipeline on pull requests of this repository alone.`,
  };
}
