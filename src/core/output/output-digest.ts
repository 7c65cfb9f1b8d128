import { utf8Length } from '../json/json-value.ts';

/**
 * Returns `<bytes>:<sha256>` of an agent job's output, for a second output beside it. `sha256` returns `sha256:` and hex digits.
 */
export function digestOutput(text: string, sha256: (text: string) => string): string {
  return `${utf8Length(text)}:${sha256(text).replace(/^sha256:/, '')}`;
}

/**
 * Returns whether an output arrived as it was sent. GitHub silently drops an output that holds a masked value: then the output or
 * its description is empty, and the attempt failed as `output-withheld`, which never means "no handoff" (DESIGN 2).
 */
export function verifyOutput(
  text: string,
  description: string,
  sha256: (text: string) => string,
): 'fits' | 'withheld' | 'altered' {
  if (text === '' || description === '') return 'withheld';
  return digestOutput(text, sha256) === description ? 'fits' : 'altered';
}
