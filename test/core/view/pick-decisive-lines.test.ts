import { expect } from 'vitest';
import { pickDecisiveLines } from '../../../src/core/view/failure-report.ts';
import { requirement } from '../../support/requirement.ts';

const noise = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `step ${index}`);

const rows: readonly (readonly [title: string, message: string, expected: string])[] = [
  ['a short message is shown whole, without empty lines', 'It failed.\n\nwhy', 'It failed.\nwhy'],
  [
    'of a long one the sentence, the lines that name an error, and the end',
    ['It ended.', ...noise(3), 'Error: no such table', ...noise(4), 'a', 'b', 'c', 'd', 'e', 'f'].join('\n'),
    'It ended.\n… 3 more lines\nError: no such table\n… 4 more lines\na\nb\nc\nd\ne\nf',
  ],
  [
    'of many errors the first three, where the cause is',
    ['It ended.', ...noise(1), 'error 1', 'error 2', 'error 3', 'error 4', 'a', 'b', 'c', 'd', 'e', 'f'].join('\n'),
    'It ended.\n… 1 more line\nerror 1\nerror 2\nerror 3\n… 1 more line\na\nb\nc\nd\ne\nf',
  ],
  ['nothing is left of nothing', '', ''],
  ['at most 1,200 code points', 'x'.repeat(1_300), `${'x'.repeat(1_199)}…`],
];

for (const [title, message, expected] of rows) {
  requirement({ ids: ['U15'], title, input: `${message.length} characters`, expected: `${expected.length} characters` }, () => {
    expect(pickDecisiveLines(message)).toBe(expected);
  });
}
