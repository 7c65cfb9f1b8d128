import { invisibleCharacters } from './invisible-characters.ts';
import { removeHiddenComments } from './remove-hidden-comments.ts';

export interface CleanText {
  readonly text: string;
  readonly removed: { readonly comments: number; readonly characters: number };
}

/**
 * Text of others without what a person would not have seen on the page (DESIGN 4.7). Characters go first, so that none of
 * them can hide a comment; entities are never decoded, so that none can become one. Lone surrogates turn into U+FFFD.
 */
export function cleanUntrusted(text: string): CleanText {
  let characters = 0;
  const visible = text.toWellFormed().replace(invisibleCharacters, () => {
    characters += 1;
    return '';
  });
  const { text: clean, comments } = removeHiddenComments(visible);
  return { text: clean, removed: { comments, characters } };
}
