import type { ComparedFile, Comparison } from '../../git/comparison.ts';
import { codeSpan, fencedText, renderDetails } from '../../markdown/elements.ts';
import { packSections, type Section } from '../../markdown/size-limit.ts';
import { truncateCodePoints } from '../../text/code-points.ts';
import { invisibleCharacters } from '../../text/plain-text.ts';

/** The changes of a run up to the commit that is approved. */
export interface ShownChanges {
  /** The commit that the run began with, and the one that the stage starts from. */
  readonly base: string;
  readonly head: string;
  /** The branch that has the commit, where one has. */
  readonly branch?: string | undefined;
  /** The page that shows the whole difference, and the one of the commit. */
  readonly compareUrl: string;
  readonly commitUrl: string;
  /** Absent where nothing has changed, or where GitHub could not compare the two. */
  readonly comparison?: Comparison | undefined;
}

/** The size of all changed lines that are shown, and of those of one file; the page of GitHub shows the rest. */
const maxBytes = 16_000;
const fileCodePoints = 6_000;
const mostFiles = 30;

/** Renders the changes so far: the commit, a link to all of them, and the changed lines, folded and bounded. */
export function renderChanges(changes: ShownChanges): readonly string[] {
  const { base, head, branch, commitUrl, compareUrl, comparison } = changes;
  const place = branch === undefined ? '' : `, the tip of ${codeSpan(branch)}`;
  const start = `It starts from commit [\`${head.slice(0, 7)}\`](${commitUrl})${place}.`;
  if (base === head) return [`**Changes so far**: none. ${start}`];
  if (comparison === undefined) return [`**Changes so far**: [all of them](${compareUrl}). ${start}`];
  const { commits, files } = comparison;
  const counts = `${countOf(commits, 'commit')}, ${countOf(files.length, 'file')}`;
  return [`**Changes so far**: [${counts}](${compareUrl}). ${start}`, ...renderFiles(files)];
}

function renderFiles(files: readonly ComparedFile[]): readonly string[] {
  if (files.length === 0) return [];
  const { kept, dropped } = packSections(files.slice(0, mostFiles).map(renderFile), maxBytes);
  const left = dropped + Math.max(0, files.length - mostFiles);
  const note = left === 0 ? [] : [`_${countOf(left, 'more file')} on the page of GitHub that the link above opens._`];
  return [renderDetails('The changed lines', [...kept, ...note].join('\n\n'))];
}

function renderFile({ path, status, additions, deletions, patch }: ComparedFile): Section {
  const head = `${codeSpan(path)}: ${status}, +${additions} −${deletions}`;
  if (patch === undefined) return [head];
  const lines = showInvisible(patch);
  const cut = truncateCodePoints(lines, fileCodePoints, { mark: '\n… the rest is on the page of GitHub' });
  return [`${head}\n\n${fencedText(cut, 'diff')}`, head];
}

/** Replaces characters that nobody sees by their number, so that changed lines show all that they hold. */
function showInvisible(text: string): string {
  return text.replaceAll('\r', '').replace(invisibleCharacters, (character) => {
    if (character === '\n' || character === '\t') return character;
    return `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`;
  });
}

function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
