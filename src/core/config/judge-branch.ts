import {
  checkBranchName,
  checkHeadName,
  defaultBranchReason,
  isDefaultBranch,
  pushProblem,
  toPrintable,
} from '../git/check-branch-name.ts';
import type { MatrixScope } from '../matrix-scope.ts';
import type { Problem } from '../problem.ts';
import { compileGlob } from '../text/patterns.ts';
import type { Pipeline } from './schema/config-schema.ts';

/** The author of the name of a branch: the configuration alone, text of others, an agent for its child, or people for their pull request. */
export type BranchAuthor =
  | { readonly by: 'configuration'; readonly isConstant: boolean }
  | { readonly by: 'text' }
  /** `head`: the branch of the run's own pull request. `rule`: known where the child is made; its record holds only a name that fits. */
  | { readonly by: 'child'; readonly head?: string | undefined; readonly rule?: ChildBranchRule | undefined }
  | { readonly by: 'pull-request'; readonly number: number };

export interface ChildBranchRule {
  /** The branch of the parent; undefined where it has none. */
  readonly parent: string | undefined;
  readonly globs: readonly string[] | undefined;
}

/** A branch that a stage or a child is to write to, with what is known of it. */
export interface BranchCase {
  readonly branch: string;
  readonly author: BranchAuthor;
  readonly allow: Pick<Pipeline['allow'], 'push-default' | 'push-existing'>;
  /** Absent where nobody knows it. */
  readonly defaultBranch?: string | undefined;
  /** True if GitHub has the branch, and no record and no commit says that it is one of the run's own. */
  readonly isForeign?: boolean;
}

/** Returns why an agent may not write to a branch. `validate`, the start of an agent and the publication of its commits all ask this. */
export function judgeBranch(question: BranchCase): Problem | undefined {
  return checkName(question) ?? checkDefault(question) ?? checkForeign(question);
}

/** Judges a branch of a run. What the configuration says comes too late for the run, which keeps that of its start. */
export function judgeRunBranch(question: BranchCase): Problem | undefined {
  const problem = judgeBranch(question);
  if (problem === undefined || question.author.by === 'pull-request') return problem;
  return {
    ...problem,
    message: `${problem.message} This run keeps the configuration of its start: change it, then start a new run.`,
  };
}

function checkName({ branch, author }: BranchCase): Problem | undefined {
  if (author.by === 'pull-request') {
    const remedy = `It is the branch of #${author.number}: rename it, or write a branch into the stage, such as baton/pull-{{ subject.number }}.`;
    return checkHeadName(branch, remedy);
  }
  if (author.by !== 'child') return checkBranchName(branch);
  const { head, rule } = author;
  const remedy = 'Ask for another `branch`, or leave it out.';
  // What stands before the child's own part is the name that people gave to their pull request.
  const isBehindHead = head !== undefined && branch.startsWith(`${head}-`);
  const problem = isBehindHead
    ? (checkHeadName(branch, remedy) ?? checkBranchName(`x${branch.slice(head.length)}`, remedy))
    : checkBranchName(branch, remedy);
  return problem ?? (rule === undefined ? undefined : checkChild(branch, rule));
}

function checkChild(branch: string, { parent, globs = [] }: ChildBranchRule): Problem | undefined {
  const isBehindParent = parent !== undefined && branch.startsWith(`${parent}-`) && branch.length > parent.length + 1;
  if (isBehindParent || fitsOne(globs, branch)) return undefined;
  const own = parent === undefined ? '' : `begins with "${toPrintable(parent, 80)}-", or `;
  const message = `The branch "${toPrintable(branch, 80)}" is none that a child may have: ask for one that ${own}fits \`children: { branches: [...] }\` of the stage${globs.length === 0 ? '' : ` (${globs.join(', ')})`}, or leave it out.`;
  return { code: 'BATON-E717', message };
}

function checkDefault({ branch, author, allow, defaultBranch }: BranchCase): Problem | undefined {
  if (defaultBranch === undefined || !isDefaultBranch(branch, defaultBranch)) return undefined;
  if (author.by === 'pull-request') return pushProblem({ branch, number: author.number }, defaultBranchReason);
  const code = 'BATON-E716';
  if (author.by === 'child')
    return {
      code,
      message: `The branch "${toPrintable(branch, 80)}" is the default branch. Ask for another one, or leave it out.`,
    };
  if (author.by !== 'configuration' || !author.isConstant) {
    const message = `The branch came out as "${toPrintable(branch, 80)}", the default branch. Agents and other people's text may not choose that: put something fixed before it, such as baton/.`;
    return { code, message };
  }
  if (allow['push-default'] === true) return undefined;
  const message = `The branch "${branch}" is the default branch, where commits count before anybody has read them. Write a branch such as baton/issue-{{ subject.number }} and a stage that opens its pull request; if they shall go there, write \`allow: { push-default: true }\` at the pipeline.`;
  return { code, message };
}

/** Refuses a branch that is there, unless the configuration names or lists it: text of others may not choose such a one. */
function checkForeign({ branch, author, allow, isForeign = false }: BranchCase): Problem | undefined {
  if (!isForeign || author.by === 'configuration' || author.by === 'pull-request') return undefined;
  return fitsOne(allow['push-existing'] ?? [], branch) ? undefined : foreignBranchProblem(branch);
}

/** Describes that a branch whose name an agent or text of others chose was there before, and is none that the run or an earlier one made. */
function foreignBranchProblem(branch: string): Problem {
  const shown = toPrintable(branch, 80);
  return {
    code: 'BATON-E728',
    message: `The branch "${shown}" is there already, and neither this run nor an earlier one about the same subject made it, so nothing of an agent goes there. Delete the branch if nobody needs it, let another name be chosen, or write \`allow: { push-existing: ["${shown}"] }\` at the pipeline.`,
  };
}

function fitsOne(globs: readonly string[], branch: string): boolean {
  return globs.some((glob) => {
    const compiled = compileGlob(glob);
    return compiled.ok && compiled.value(branch);
  });
}

const headBranch = String.raw`subject(?:\.head-branch|\[\s*(?:"head-branch"|'head-branch')\s*\])`;

/** Returns whether a branch template asks for the branch of the pull request itself. */
export function usesHeadBranch(template: string): boolean {
  return new RegExp(`\\b${headBranch}`).test(template);
}

/** Returns whether a branch template is the branch of the pull request itself, and nothing else. */
export function isHeadBranch(template: string): boolean {
  return new RegExp(`^\\s*\\{\\{-?\\s*${headBranch}\\s*-?\\}\\}\\s*$`).test(template);
}

/**
 * Returns whether text of others has a part in the name of a branch: its template has a variable that is no number of the subject, no fact
 * of the run and no value of a matrix that stands in the configuration (`matrix`).
 */
export function isNamedByText(template: string, matrix?: MatrixScope): boolean {
  return /\{[{%]/.test(template.replace(ownVariables(matrix), ''));
}

function ownVariables(matrix: MatrixScope | undefined): RegExp {
  const path = matrix && matrixPath(matrix);
  const element = path === undefined ? '' : String.raw`|${path}(?:\.[\w-]+|\[\s*(?:"[^"]*"|'[^']*')\s*\])`;
  return new RegExp(String.raw`\{\{-?\s*(?:subject\.number|run\.\w+${element})\s*-?\}\}`, 'g');
}

/** Returns the path of the values of a matrix that stand in the configuration; undefined where agents wrote them. */
function matrixPath(scope: MatrixScope): string | undefined {
  if (scope.kind !== 'each') return scope.kind === 'values' ? 'matrix' : undefined;
  const inner = scope.of && matrixPath(scope.of);
  return inner === undefined ? undefined : String.raw`matrix\.${inner}`;
}

/** Returns who chooses the name that a template gives. */
export function authorOf(template: string, matrix?: MatrixScope): BranchAuthor {
  if (isNamedByText(template, matrix)) return { by: 'text' };
  return { by: 'configuration', isConstant: !template.includes('{{') };
}
