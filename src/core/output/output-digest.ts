import { utf8Length } from '../json/utf8-length.ts';

/** `<bytes>:<sha256>` of what an agent job puts out, for a second output beside it. `sha256` gives `sha256:` and hex digits. */
export function digestOutput(text: string, sha256: (text: string) => string): string {
  return `${utf8Length(text)}:${sha256(text).replace(/^sha256:/, '')}`;
}

/**
 * Whether an output arrived as it was sent. GitHub silently drops an output that holds a masked value: then it is empty, or
 * its description is, and the attempt failed as `output-withheld`, which is never the same as "no handoff" (DESIGN 2).
 */
export function verifyOutput(
  text: string,
  description: string,
  sha256: (text: string) => string,
): 'fits' | 'withheld' | 'altered' {
  if (text === '' || description === '') return 'withheld';
  return digestOutput(text, sha256) === description ? 'fits' : 'altered';
}
