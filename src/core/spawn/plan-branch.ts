import type { ChildRequest, MadeChild } from '../children/child.ts';
import { isChild, lineageOf } from '../children/task-name.ts';
import { judgeBranch } from '../config/judge-branch.ts';
import { childRightsOf, isAgentStage } from '../config/schema/stage-schema.ts';
import { toPrintable } from '../git/check-branch-name.ts';
import { renderStageBranch } from '../prompt/render-text.ts';
import { failure, type Result, success } from '../result.ts';
import { findRunNumber } from '../run/names.ts';
import { branchStagesOf, ownHeadOf, pipelineOf, pullOfBranch, stageOf } from '../run/pipeline-of.ts';
import { heldBranchPrefix } from '../run/published.ts';
import type { State } from '../run/state.ts';
import { nextOf } from '../run/task-row.ts';

export interface BranchQuestion {
  /** The parent, and the execution of it that asks. */
  readonly parent: string;
  readonly execution: number;
  readonly request: Pick<ChildRequest, 'branch'>;
  /** The name of the child, and whether its agent may change files. */
  readonly child: string;
  readonly canEdit: boolean;
  /** The children of this turn so far. */
  readonly made: readonly MadeChild[];
}

/** A branch that a task of the run works on. */
interface KnownBranch {
  readonly stage: string;
  readonly branch: string;
}

/**
 * Returns the branch of a child: the one that was asked for, else one named after that of its parent, else none (K-25). The error
 * says in words why a branch cannot be used.
 */
export function planBranch(state: State, question: BranchQuestion): Result<string | undefined, string> {
  const { request, canEdit } = question;
  if (!canEdit && request.branch === undefined) return success(undefined);
  if (!canEdit) return failure('its agent has `access: read`, so it commits nothing. Leave `branch` out.');
  const branch = request.branch ?? defaultBranchOf(state, question);
  if (branch === undefined) return success(undefined);
  const reason = checkBranch(state, { ...question, branch });
  return reason === undefined ? success(branch) : failure(reason);
}

/**
 * Returns the parent's branch with the child's own part of its name behind it; undefined for a parent without one. A later run about the
 * same subject adds its number, because the branches of earlier runs may still be there.
 */
function defaultBranchOf(state: State, { parent, execution, child }: BranchQuestion): string | undefined {
  const own = branchOf(state, { stage: parent, execution });
  if (own === undefined) return undefined;
  const { run, body } = state.run;
  const number = findRunNumber(run, { pipeline: body.pipeline, subject: body.trigger.subject.number });
  const numbered = number === undefined ? `-${run}` : `-r${number}`;
  const suffix = number === 1 || own.includes(run) ? '' : numbered;
  const part = child.slice(parent.length + 1);
  const name = `${own}-${part}${suffix}`;
  // A child without a word for it has its number alone, as the next run has: `baton/fix-42-2`.
  return findOtherPipeline(state, name) === undefined ? name : `${own}-child-${part}${suffix}`;
}

/**
 * Finds a pipeline whose runs work on a branch of this name. The next one would start from what the child commits, and its pull request
 * would show it. Templates are compared as far as they hold nothing but the number of the subject and the name of the run.
 */
function findOtherPipeline({ run: { body } }: State, branch: string): string | undefined {
  const { pipelines } = body.config;
  return Object.keys(pipelines).find((name) =>
    Object.values(pipelines[name]?.stages ?? {}).some((stage) => {
      const template = isAgentStage(stage) ? stage.branch : undefined;
      return template !== undefined && patternOf(template, name)?.test(branch) === true;
    }),
  );
}

function toPattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
}

/** Returns the form of the names that a template of a pipeline gives; undefined where other variables have a part in it. */
function patternOf(template: string, pipeline: string): RegExp | undefined {
  const parts = template.trim().split(/\{\{-?\s*(subject\.number|run\.id)\s*-?\}\}/);
  if (parts.some((part) => /\{[{%]/.test(part))) return undefined;
  const forms: Readonly<Record<string, string>> = {
    'subject.number': String.raw`[1-9]\d*`,
    'run.id': String.raw`${toPattern(pipeline)}-\d+(?:-\d+)*`,
  };
  return new RegExp(`^${parts.map((part) => forms[part] ?? toPattern(part)).join('')}$`);
}

function branchOf(state: State, at: { readonly stage: string; readonly execution?: number }): string | undefined {
  const { stage } = at;
  const last = state.tasks.findLast(({ body }) => body.stage === stage);
  const next = nextOf(state.rows.get(stage));
  const { attempt, execution } = next ?? last ?? { attempt: 1, execution: 1 };
  const rendered = renderStageBranch(state, { stage, due: { attempt, execution: at.execution ?? execution } });
  return rendered.ok ? rendered.value : undefined;
}

type Candidate = BranchQuestion & { readonly branch: string };

/** Returns why a child cannot have a branch: it would wait for its parent for ever, or write where it has no business. */
function checkBranch(state: State, candidate: Candidate): string | undefined {
  const { branch, parent } = candidate;
  const wrong = judgeName(state, candidate);
  if (wrong !== undefined) return wrong;
  const refuse = (why: string): string => `the branch "${toPrintable(branch, 80)}" ${why} Ask for another one, or leave it out.`;
  const pull = pullOfBranch(state, branch);
  if (pull !== undefined) return refuse(`is that of pull request #${pull} itself.`);
  if (branch.startsWith(heldBranchPrefix))
    return refuse(`begins with ${heldBranchPrefix}, which is for commits that Baton holds.`);
  const known = listKnown(state, candidate);
  const above = new Set([parent, ...lineageOf(parent)]);
  const same = known.filter((each) => each.branch === branch);
  const ancestor = same.find(({ stage }) => above.has(stage));
  if (ancestor !== undefined)
    return refuse(`is that of ${ancestor.stage}, which may wait for this child: they would wait for each other for ever.`);
  const other = same.find(({ stage }) => !isChild(stage));
  if (other !== undefined) return refuse(`is that of stage ${other.stage}.`);
  const pipeline = same.length === 0 ? findOtherPipeline(state, branch) : undefined;
  if (pipeline !== undefined) return refuse(`is one that runs of pipeline ${pipeline} work on.`);
  return findNested(state, { branch, known, refuse });
}

/** Returns why a child may not have a branch of this name. A run of an older version keeps what it was promised: any free one. */
function judgeName({ run, ...state }: State, { branch, parent, execution }: Candidate): string | undefined {
  const { body } = run;
  const own = branchOf({ run, ...state }, { stage: parent, execution });
  const rule = { parent: own, globs: childRightsOf(stageOf(run, parent))?.branches };
  return judgeBranch({
    branch,
    author: { by: 'child', head: ownHeadOf(body.trigger), rule: body.branches === undefined ? undefined : rule },
    allow: pipelineOf(run).allow,
    defaultBranch: body.trigger.repository.defaultBranch,
  })?.message;
}

interface Nesting {
  readonly branch: string;
  readonly known: readonly KnownBranch[];
  readonly refuse: (why: string) => string;
}

/** Finds a branch that cannot exist beside this one: git keeps `x/y` in a folder `x`, so there can be no file `x`. */
function findNested({ run }: State, { branch, known, refuse }: Nesting): string | undefined {
  const { repository, subject } = run.body.trigger;
  const fixed = [repository.defaultBranch, subject.base?.branch, subject.head?.branch].filter((name) => name !== undefined);
  const all = [...known.map((each) => each.branch), ...fixed];
  const other = all.find((name) => name.startsWith(`${branch}/`) || branch.startsWith(`${name}/`));
  return other === undefined ? undefined : refuse(`cannot exist beside "${toPrintable(other, 80)}" in git.`);
}

/**
 * Lists the branches of the run as far as they are known: those of its stages and children, the ones that were published, and those of
 * this turn.
 */
function listKnown(state: State, { made, parent, execution }: BranchQuestion): readonly KnownBranch[] {
  const stages = branchStagesOf(state.run).flatMap((stage): readonly KnownBranch[] => {
    if (!isAgentStage(stageOf(state.run, stage))) return [];
    const branch = branchOf(state, { stage, execution: stage === parent ? execution : undefined });
    return branch === undefined ? [] : [{ stage, branch }];
  });
  const published = state.tasks.flatMap(({ body: { stage, commits, results } }): readonly KnownBranch[] =>
    commits === undefined || results.branch === undefined ? [] : [{ stage, branch: results.branch }],
  );
  const own = made.flatMap(({ name, branch }): readonly KnownBranch[] => (branch === undefined ? [] : [{ stage: name, branch }]));
  return [...stages, ...published, ...own];
}
