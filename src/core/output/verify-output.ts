import { describeOutput } from './describe-output.ts';

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
  return describeOutput(text, sha256) === description ? 'fits' : 'altered';
}
