import type { ReportedComment, ReportedThread } from '../../page/report/run-report.ts';
import { renderMarkdown } from './render-markdown.ts';
import type { TerminalOptions } from './terminal-options.ts';
import { wrapText } from './text-width.ts';

/** The most comments of one thread that are printed. */
const mostShown = 12;

/** Renders the comments of an issue or pull request. Comments that GitHub folds, and those that are like the one before, are counted. */
export function renderComments({ comments }: Pick<ReportedThread, 'comments'>, options: TerminalOptions): string {
  const groups = groupComments(comments);
  const shown = groups.slice(0, mostShown).map((group) => renderGroup(group, options));
  const rest = groups.slice(mostShown).reduce((sum, { more }) => sum + 1 + more, 0);
  const note = rest === 0 ? [] : [options.colors.dim(`▸ ${rest} more comments are not shown`)];
  return [...shown, ...note].join('\n\n');
}

interface Group {
  readonly first: ReportedComment;
  /** The number of further comments that say the same. */
  readonly more: number;
}

/** Puts comments that follow each other and look alike together. */
function groupComments(comments: readonly ReportedComment[]): readonly Group[] {
  const groups: Group[] = [];
  for (const comment of comments) {
    const last = groups.at(-1);
    if (last !== undefined && isLike(last.first, comment)) groups[groups.length - 1] = { ...last, more: last.more + 1 };
    else groups.push({ first: comment, more: 0 });
  }
  return groups;
}

function isLike(a: ReportedComment, b: ReportedComment): boolean {
  if (a.author !== b.author || a.isMinimised !== b.isMinimised) return false;
  if (a.isMinimised) return true;
  const [words, others] = [wordsOf(a.body), wordsOf(b.body)];
  const both = [...words].filter((word) => others.has(word)).length;
  return both / Math.max(words.size, others.size, 1) >= 0.8;
}

function wordsOf(body: string): ReadonlySet<string> {
  const visible = body.replace(/<!--[\s\S]*?-->/g, '').replace(/https?:\S+/g, '');
  return new Set(visible.match(/\p{L}+/gu) ?? []);
}

function renderGroup({ first, more }: Group, options: TerminalOptions): string {
  const { colors } = options;
  if (first.isMinimised) {
    const what = more === 0 ? '1 comment is folded: it shows' : `${more + 1} comments are folded: they show`;
    return colors.dim(`▸ ${what} how the run came to its end`);
  }
  const body = renderMarkdown(first.body, { ...options, width: options.width - 2 });
  const also = more === 0 ? '' : `\n\n${colors.dim(`▸ ${more} more ${more === 1 ? 'comment' : 'comments'} like this one`)}`;
  return `${colors.bold(`${first.author} commented`)}\n\n${wrapText(body, options.width)}${also}`;
}
