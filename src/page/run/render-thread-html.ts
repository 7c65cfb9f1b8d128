import type { ReportedComment, ReportedRun, ReportedThread } from '../report/run-report.ts';
import { drawGraph } from './draw-graph.ts';
import { escapeHtml, formatMinute, limitText, renderScroll } from './html.ts';
import { renderGitHubMarkdown } from './render-github-markdown.ts';

/** The most characters of a comment. GitHub stores no more. */
const mostCharacters = 65_536;
/** The most comments of one thread. */
const mostComments = 200;

interface ThreadContext {
  readonly runs: readonly ReportedRun[];
  readonly most: number;
}

/** Renders an issue or pull request as GitHub would show it. */
export function renderThreadHtml(thread: ReportedThread, context: ThreadContext): string {
  const { number, title } = thread;
  const head = `<h3>${escapeHtml(limitText(title, 500))} <span class="number">#${number}</span></h3>`;
  return `<article class="thread">${head}${renderThreadBody(thread, context)}</article>`;
}

/** Renders an issue or pull request without its title, for a page that has the title as its own. */
export function renderThreadBody(thread: ReportedThread, context: ThreadContext): string {
  const { state, labels, pull, comments } = thread;
  const branch = pull === undefined ? '' : ` <span class="quiet">${escapeHtml(pull.head)} → ${escapeHtml(pull.base)}</span>`;
  const shown = comments.slice(0, mostComments).map((comment) => renderComment(comment, context));
  const rest = comments.length - shown.length;
  return [
    `<p class="state"><span class="badge ${state}">${thread.kind === 'pull-request' ? 'pull request, ' : ''}${state}</span>${branch} ${labels.map((label) => `<span class="label">${escapeHtml(label)}</span>`).join(' ')}</p>`,
    renderBox({ author: thread.author, createdAt: thread.createdAt, body: thread.body }, context),
    ...shown,
    rest > 0 ? `<p class="quiet">${rest} more comments are left out.</p>` : '',
  ].join('');
}

function renderComment(comment: ReportedComment, context: ThreadContext): string {
  const box = renderBox(comment, context);
  if (!comment.isMinimised) return box;
  return `<details class="minimised"><summary>This comment of ${escapeHtml(comment.author)} is folded.</summary>${box}</details>`;
}

function renderBox(
  { author, createdAt, body }: Pick<ReportedComment, 'author' | 'createdAt' | 'body'>,
  context: ThreadContext,
): string {
  const run = context.runs.find((known) => body.includes(`\`${known.run}\``));
  const graph = run === undefined ? '' : renderScroll('The stages of the run', drawGraph(run.stages));
  // Hidden markers hold whole records. They are not shown, so they need not be cut.
  const visible = limitText(body.replace(/^<!-- baton[^\n]*-->$/gm, ''), Math.min(mostCharacters, context.most));
  const html = renderGitHubMarkdown(visible, graph) || '<p class="quiet">No text.</p>';
  const bot = author.endsWith('[bot]') ? ' <span class="bot">bot</span>' : '';
  return [
    '<div class="comment">',
    `<div class="who"><b>${escapeHtml(author.replace(/\[bot\]$/, ''))}</b>${bot} <span class="quiet">commented on ${formatMinute(createdAt)}</span></div>`,
    `<div class="markdown">${html}</div>`,
    '</div>',
  ].join('');
}
