/** Invisible characters that macOS drops when it compares names, and those that turn the writing direction. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const control = /[\u0000-\u001f\u007f-\u009f]/;
/** `.git` as Windows and macOS read it: any case, blanks and dots at the end, streams, short names. */
const gitFolder = /^(\.git|git~\d+)([ .]*|:.*)$/i;

/** Why a path of a commit is not safe to check out somewhere; undefined when it is. */
export function checkPath(path: string): string | undefined {
  if (path.length > 4096) {
    return 'it is longer than 4,096 characters';
  }
  if (path.includes('\ufffd')) {
    return 'it is not UTF-8';
  }
  if (control.test(path) || invisible.test(path)) {
    return 'it holds invisible characters';
  }
  if (path.includes('\\')) {
    return 'it holds a backslash';
  }
  const bad = path.split('/').find((part) => part === '' || part === '.' || part === '..' || gitFolder.test(part));
  return bad === undefined ? undefined : `its part "${bad}" does not name a file of the checkout`;
}
