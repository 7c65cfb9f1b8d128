import type { RunBody } from '../record/record.ts';
import { codeSpan } from './code-span.ts';

/** What people are told of a tainted run; undefined for one that is not. */
export function taintNote({ outside = [] }: Pick<RunBody, 'outside'>): string | undefined {
  if (outside.length === 0) return undefined;
  return `⚠️ Tainted: it works with text of outsiders (${outside.map((login) => codeSpan(login)).join(', ')}), so it approves no pull request.`;
}
