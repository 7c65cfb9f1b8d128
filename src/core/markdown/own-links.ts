import { docsAddress } from '../docs-address.ts';

export interface LinkRules {
  /** The page of the repository whose own pages may be linked, such as `https://github.com/o/r`; without one no link to it stays. */
  readonly page?: string | undefined;
  /** True if issue references become code, because the text has a word that would close the issues they refer to. */
  readonly references: boolean;
}

/** The kinds of page of a repository that a link may lead to: issues, pull requests, commits and files. */
const ownPage = /^(?:\/(?:(?:issues|pull|commits?|compare|blob|tree)(?:\/[^@;?#]*)?)?)?(?:#[^@;?]*)?$/;
/** Matches an address or a name of an issue, by which a text could close it. */
const issue = /\/(?:issues|pull|discussions)\/\d|#\d|GH-\d/i;
/** Matches the parts of a path by which a browser leaves the folder. */
const wayOut = /\/(?:\.|%2e){1,2}(?:[/#]|$)/i;

/**
 * Returns whether a link to an address stays: to one of those pages of the repository itself, or to our own documentation, which
 * our notes name. GitHub ignores the case of names.
 */
export function isKeptLink(url: string, { page, references }: LinkRules): boolean {
  if (wayOut.test(url) || (references && issue.test(url))) return false;
  if (url.startsWith(docsAddress)) return /^[\w./#-]*$/.test(url.slice(docsAddress.length));
  return page !== undefined && url.toLowerCase().startsWith(page.toLowerCase()) && ownPage.test(url.slice(page.length));
}

/** The length of the longest name of a repository: an owner of 39 and a name of 100 characters, and the slash. */
export const longestName = 140;

/** Returns whether a text ends with the name of another repository, as before `#3` in `o/r#3`. GitHub links that, and says so in that issue. */
export function namesOtherRepository(before: string, page: string | undefined): boolean {
  const name = /[\w-]+\/[\w.-]+$/.exec(before)?.[0];
  return name !== undefined && page?.toLowerCase().endsWith(`/${name.toLowerCase()}`) !== true;
}

/** Returns an address without the punctuation at its end, which GitHub does not take for a part of it either. */
export function trimPunctuation(url: string): string {
  let end = url.length;
  while (/[.,;:!?*_~'"]/.test(url.charAt(end - 1))) end -= 1;
  return url.slice(0, end);
}
