import type { ChildBody, MadeChild } from '../../children/child.ts';
import { linkCodes } from '../../docs-address.ts';
import { codeSpan, oneLine, quote, renderDetails } from '../../markdown/elements.ts';
import { neutralise } from '../../markdown/neutralise.ts';
import { packSections } from '../../markdown/size-limit.ts';
import type { WorkflowRunRef } from '../../record/record.ts';
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
  return `⏸️ It ${describeWait({ gate: 'children', for: names, how: until, atMost: deadline }, codeSpan)}. No job of it runs meanwhile.`;
}
