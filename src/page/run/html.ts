import type { ListedRun } from '../../core/view/listed-run.ts';
import { describeOutcome } from '../../core/view/outcome-words.ts';
import type { TaskStatus } from '../../core/view/tree/derive-tree.ts';

/** Returns text for HTML, between tags or in an attribute with double quotes. Characters that no document may hold are left out. */
export function escapeHtml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Bidi_Control}](?<![\t\n])/gu, '')
    .replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}

/** Returns a long text without its end, with a note. */
export function limitText(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).toWellFormed()}\n… (${(text.length - most).toLocaleString('en-US')} more characters are left out)`;
}

/** Renders with ever shorter texts until the result has fewer bytes than `mostBytes`. Returns undefined if it never has. */
export function renderWithin(mostBytes: number, limits: readonly number[], render: (most: number) => string): string | undefined {
  for (const most of limits) {
    const html = render(most);
    if (Buffer.byteLength(html) < mostBytes) return html;
  }
  return undefined;
}

/** Renders a part of the page that is closed until somebody opens it. `title` and `html` are HTML. */
export function renderFold(title: string, html: string): string {
  return `<details class="fold"><summary>${title}</summary>${html}</details>`;
}

/** Renders text with its line ends and blanks. It can be scrolled, so the keyboard has to reach it. */
export function renderPre(text: string): string {
  return `<pre tabindex="0">${escapeHtml(text)}</pre>`;
}

/** Renders a part of the page that may be wider or longer than its place. The keyboard reaches it, to scroll it. */
export function renderScroll(name: string, html: string): string {
  return `<div class="scroll" role="region" aria-label="${escapeHtml(name)}" tabindex="0">${html}</div>`;
}

/** Returns a time as people read it, in UTC to the minute. */
export function formatMinute(time: string): string {
  return `${time.slice(0, 10)} ${time.slice(11, 16)} UTC`;
}

/** Renders the state of a task, in its colour. */
export function renderBadge(status: TaskStatus, words: string = status.replace('-', ' ')): string {
  return `<span class="badge ${status}">${escapeHtml(words)}</span>`;
}

const turns = { running: 'under way', awaiting: 'needs a person', paused: 'paused' } as const;

/** Renders the state of a run in words, in its colour. */
export function renderRunState({ outcome, turn = 'running' }: Pick<ListedRun, 'outcome' | 'turn'>): string {
  if (outcome !== undefined) return `<span class="badge ${outcome}">${escapeHtml(describeOutcome(outcome))}</span>`;
  return `<span class="badge ${turn}">${turns[turn]}</span>`;
}
