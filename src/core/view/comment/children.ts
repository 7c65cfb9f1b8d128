import type { ChildBody, ChildMerge, MadeChild } from '../../children/child.ts';
import { stageOfConfig } from '../../children/task-name.ts';
import { childRightsOf } from '../../config/schema/stage-schema.ts';
import { linkCodes } from '../../docs-address.ts';
import { codeSpan, oneLine, quote, renderDetails } from '../../markdown/elements.ts';
import { neutralise } from '../../markdown/neutralise.ts';
import { packSections } from '../../markdown/size-limit.ts';
import { isSuccess } from '../../output/outcome.ts';
import type { WorkflowRunRef } from '../../record/record.ts';
import { mergesOf, publishedBy } from '../../run/merges.ts';
import { stageOf } from '../../run/pipeline-of.ts';
import { findPullOpenedFor } from '../../run/published.ts';
import type { ChildTask, State } from '../../run/state.ts';
import { isOpen } from '../../run/task-row.ts';
import { truncateCodePoints } from '../../text/code-points.ts';
import { repositoryPage } from '../links.ts';
import { countChildTasks, describeWait } from '../outcome-words.ts';

/** The code points of a prompt that are shown, and the bytes for all of them: the records have them in full. */
const promptCodePoints = 1_500;
const promptsBytes = 16_000;
/** The most children that are listed one by one, and the most refused requests. */
const mostListed = 30;
const mostRefused = 5;
const reasonCodePoints = 400;

/** Renders what became of the children that an agent asked for in one turn. Text of agents is neutralised. */
export function renderChildren({ made, refused, refusedCount, wait }: ChildBody, page?: string): readonly string[] {
  return [
    ...(made.length === 0 ? [] : [renderMade(made), renderPrompts(made, page)]),
    ...(refusedCount === 0 ? [] : [renderRefused(refused, refusedCount)]),
    ...(wait === undefined ? [] : [renderWait(wait)]),
  ];
}

/** Commits of a child that are on its own branch alone, although the task that asked for it has come to its end. */
export interface LeftOut {
  readonly child: ChildTask;
  readonly branch: string;
  readonly merge: ChildMerge | undefined;
}

/** Lists the children whose commits are left out of the branch of their parent. `shown`: a pull request is opened for that branch. */
export function listLeftOut(state: State, shown?: string): readonly LeftOut[] {
  return [...(state.run.children?.values() ?? [])].flatMap((child) => {
    const parent = state.rows.get(child.parent);
    const { branch, commit } = publishedBy(state, child.name) ?? {};
    const isOver = state.end !== undefined || parent === undefined || !isOpen(parent);
    if (branch === undefined || !isOver || branch === shown || findPullOpenedFor(state, branch) !== undefined) return [];
    const last = mergesOf(state, child.parent).get(child.name);
    const merge = last?.head === commit ? last : undefined;
    return merge?.state === 'merged' || merge?.state === 'nothing' ? [] : [{ child, branch, merge }];
  });
}

/** Renders which commits of children are not where their parent's work is, and why, a line each. */
export function renderLeftOut(state: State, leftOut = listLeftOut(state)): readonly string[] {
  return leftOut.map(({ child: { name, parent }, branch, merge }) => {
    const why = merge === undefined ? describeUnmerged(state, { name, parent }) : describeMerge(merge);
    return `- ⚠️ \`${name}\`: its commits are on ${codeSpan(branch)}, and Baton has not merged them into the branch of \`${parent}\`: ${why}.`;
  });
}

function describeMerge({ files = [], more = 0, reason = '' }: ChildMerge): string {
  const rest = more === 0 ? '' : ` and ${more} more`;
  if (files.length === 0) return linkCodes(oneLine(reason, reasonCodePoints));
  return `they conflict in ${files.map(({ path }) => codeSpan(path)).join(', ')}${rest}, where its agent was to make both changes`;
}

function describeUnmerged({ run, rows }: State, { name, parent }: Pick<ChildTask, 'name' | 'parent'>): string {
  const failed = [name, parent].find((task) => {
    const row = rows.get(task);
    return row?.status !== 'ended' || !isSuccess(row.last.body.outcome);
  });
  if (failed !== undefined) return `\`${failed}\` did not succeed`;
  if (childRightsOf(stageOf(run, parent))?.merge === 'branch') return 'it ended while nothing is merged, as in a pause';
  return `\`children\` of \`${stageOfConfig(parent)}\` has no \`merge: branch\``;
}

interface EarlyView {
  readonly run: string;
  readonly stage: string;
  readonly body: ChildBody;
  /** The workflow run in which the parent is at work. */
  readonly workflowRun: WorkflowRunRef;
  /** True if the thread also holds runs about other subjects, so that the run has to be named. */
  readonly isShared: boolean;
}

/** Renders the text above the record of children that start while their parent is at work. */
export function renderEarlyChildren({ run, stage, body, workflowRun, isShared }: EarlyView): string {
  const of = isShared ? ` of run \`${run}\`` : '';
  const head = `**\`${stage}\`**${of} asked for child tasks and goes on with its work · [workflow run](${workflowRun.url})`;
  return [head, ...renderChildren(body, repositoryPage(workflowRun.url))].join('\n\n');
}

function renderMade(made: readonly MadeChild[]): string {
  const lines = made.slice(0, mostListed).map(({ name, agent, model, branch }) => {
    const by = model === undefined ? agent : `${agent}, ${codeSpan(model)}`;
    return `- \`${name}\` (${by})${branch === undefined ? '' : ` on ${codeSpan(branch)}`}`;
  });
  const more = made.length - lines.length;
  const rest = more === 0 ? [] : [`- … and ${more} more`];
  return [`🌱 It made ${countChildTasks(made.length)}:`, '', ...lines, ...rest].join('\n');
}

/** Renders the prompts of children, folded, each cut to a length that people read. */
function renderPrompts(made: readonly MadeChild[], page: string | undefined): string {
  const sections = made.map(({ name, prompt }) => [
    `\`${name}\`:\n\n${quote(neutralise(truncateCodePoints(prompt, promptCodePoints, { mark: ' …' }), page))}`,
  ]);
  const { kept, dropped } = packSections(sections, promptsBytes);
  const note = dropped === 0 ? [] : [`_${dropped} more prompts are not shown here: \`baton records --json\` prints them._`];
  return renderDetails(made.length === 1 ? 'Its prompt' : 'Their prompts', [...kept, ...note].join('\n\n'));
}

function renderRefused(refused: ChildBody['refused'], count: number): string {
  const lines = refused
    .slice(0, mostRefused)
    .map(({ code, message }) => `- ${linkCodes(`${code}: ${oneLine(message, reasonCodePoints)}`)}`);
  const more = count - lines.length;
  const all = '- Its tool told the agent at once what was wrong with the request.';
  const rest = more === 0 ? [] : [lines.length === 0 ? all : `- … and ${more} more`];
  const were = count === 1 ? 'was' : 'were';
  return [`⚠️ ${countChildTasks(count)} that it asked for ${were} not made:`, '', ...lines, ...rest].join('\n');
}

function renderWait({ names, until, deadline }: NonNullable<ChildBody['wait']>): string {
  if (names.length === 0) return '🔁 It asked to wait, and got no child task: its agent starts again and is told why.';
  return `⏸️ It ${describeWait({ gate: 'children', for: names, how: until, atMost: deadline }, codeSpan)}. No job of it runs meanwhile.`;
}
