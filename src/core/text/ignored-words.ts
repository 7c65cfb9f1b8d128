import type { IgnoredReason } from '../record/record.ts';

const words: Readonly<Record<Exclude<IgnoredReason, 'signature'>, string>> = {
  author: 'another account wrote it',
  edited: 'its comment was edited after it was written, or nobody knows whether it was',
  quoted: 'it stands in a quote, a list or code',
  version: 'another version of Baton wrote it',
  malformed: 'it is not whole',
  binding: 'it belongs to another repository, thread or run',
  duplicate: 'another record has its place',
};

/** Why a record does not count, for people. */
export function ignoredWords(reason: IgnoredReason, { unsigned }: { readonly unsigned: boolean }): string {
  if (reason !== 'signature') return words[reason];
  return unsigned
    ? 'it is signed, and the config has no signing.keys that could verify it'
    : 'no key in signing.keys of the config fits it: it was changed, has no signature, or its key was taken out';
}
