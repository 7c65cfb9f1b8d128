import { isAgentStage } from '../config/schema/stage-schema.ts';
import { checkBranchName, defaultBranchReason, pushProblem } from '../git/check-branch-name.ts';
import type { Problem } from '../problem.ts';
import type { RunRecord } from '../record/record.ts';
import { failure, type Result, success } from '../result.ts';
import { stageOf } from '../run/pipeline-of.ts';
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
  /**
   * The function, such as `neutralise`, that makes text of others safe where people read it. The template's own text is not
   * changed.
   */
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

/**
 * Renders the branch of a stage; undefined for a stage without one. The error says why the name cannot be used. It is checked
 * before the agent starts, because what an agent did for a branch that cannot exist is paid for and lost.
 */
export function renderStageBranch(state: State, request: BranchRequest): Result<string | undefined, Problem> {
  const { stage: name, due } = request;
  const stage = stageOf(state.run, name);
  if (!isAgentStage(stage) || stage.branch === undefined) return success(undefined);
  const rendered = renderLine({ template: stage.branch, context: buildPromptContext({ state, stage: name, due }) });
  if (!rendered.ok) return rendered;
  const { run } = state;
  if (rendered.value === '' && usesHeadBranch(stage.branch)) return failure(noHeadBranchProblem(name, run));
  const { defaultBranch = run.body.trigger.repository.defaultBranch } = request;
  const own = isHeadBranch(stage.branch) ? run.body.trigger.subject.head?.branch : undefined;
  const problem = own === undefined ? checkBranchName(rendered.value) : checkHeadBranch(run, { own, defaultBranch });
  if (problem !== undefined) return failure(problem);
  const isChosen = rendered.value === defaultBranch && rendered.value !== stage.branch.trim();
  return isChosen ? failure(defaultBranchProblem(name, rendered.value)) : success(rendered.value);
}

const headBranch = String.raw`subject(?:\.head-branch|\[\s*(?:"head-branch"|'head-branch')\s*\])`;

/** Returns whether a branch template asks for the branch of the pull request itself. */
function usesHeadBranch(template: string): boolean {
  return new RegExp(`\\b${headBranch}`).test(template);
}

/** Returns whether a branch template is the branch of the pull request itself, and nothing else. */
function isHeadBranch(template: string): boolean {
  return new RegExp(`^\\s*\\{\\{-?\\s*${headBranch}\\s*-?\\}\\}\\s*$`).test(template);
}

/**
 * Checks the branch of the pull request as people named it. What is rendered has no invisible characters, so it could be the name of
 * another branch.
 */
function checkHeadBranch(
  { body: { trigger } }: RunRecord,
  { own, defaultBranch }: { readonly own: string; readonly defaultBranch: string },
): Problem | undefined {
  const { number } = trigger.subject;
  if (own === defaultBranch) return pushProblem({ branch: own, number }, defaultBranchReason);
  return checkBranchName(
    own,
    `It is the branch of #${number}: rename it, or write a branch into the stage, such as baton/pull-{{ subject.number }}.`,
  );
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

function defaultBranchProblem(stage: string, branch: string): Problem {
  return {
    code: 'BATON-E701',
    message: `The branch of stage ${stage} came out as "${branch}", the default branch. Agents and other people's text may not choose that: put something fixed before it, such as baton/.`,
  };
}
