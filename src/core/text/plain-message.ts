import { flattenText, stripInvisible } from './plain-text.ts';

/** Matches what stops the checks of a commit, in brackets, and the words of the trailer that does the same. */
const skips = /\[(\s*(?:skip\b[^[\]()\n]{0,40}|no[ _-]?ci|[a-z]{1,20}[ _-]skip)\s*)\]/gi;
const skipTrailer = /\bskip-checks(?=\s*:)/gi;
/** Matches the beginning of a mention that is no part of an address, at the end of the text as well. */
const mention = /(?<![A-Za-z0-9])@(?=[A-Za-z0-9]|$)/g;
const reference = /#(?=\d|$)/g;
const longReference = /(?<![A-Za-z0-9])GH-(?=\d|$)/gi;
const issueUrl = /(\/(?:issues|pull|pulls|discussions)\/)(?=\d|$)/gi;

/**
 * Returns text of others for a commit message or a title, which are no Markdown: code spans and fences protect nothing there
 * (S12). A mention, a reference to an issue and a word that skips checks lose their effect by a blank or a bracket that people
 * can read over, also where text of the config follows. Idempotent.
 */
export function renderPlainMessage(text: string): string {
  return stripInvisible(text)
    .replace(/\r\n?/g, '\n')
    .replace(skips, '($1)')
    .replace(skipTrailer, 'skip checks')
    .replace(mention, '@ ')
    .replace(reference, '# ')
    .replace(longReference, 'GH ')
    .replace(issueUrl, '$1 ');
}

/** Returns text of others for a title: the same on one line. */
export function renderPlainTitle(text: string): string {
  return renderPlainMessage(flattenText(text).replace(/\s+/gu, ' ').trim());
}
