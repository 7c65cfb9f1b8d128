import { describe, expect } from 'vitest';
import { parseSignal } from '../../../src/core/output/parse-signal.ts';
import { growthOf, linearAtMost } from '../../support/growth-of.ts';
import { requirement } from '../../support/requirement.ts';

const success = { outcome: 'succeeded' };
const tests = { outcome: 'failed', reason: 'tests-failed', category: 'tests-failed' };

const rows: readonly (readonly [ids: readonly string[], name: string, text: string, signal: object | undefined])[] = [
  [['C-13'], 'success', '[BATON-RESULT: success]', success],
  [['C-13', 'X-16'], 'success by the older name', '[CF-RESULT: success]', success],
  [['C-12'], 'success after other lines', 'Done.\n\n[BATON-RESULT: success]', success],
  [['C-12'], 'success before empty lines', '[BATON-RESULT: success]\n\n \n\t\n', success],
  [['C-17', 'X-3'], 'trailing spaces', '[BATON-RESULT: success]  \t', success],
  [['C-17', 'X-3'], 'CRLF', 'a\r\n[BATON-RESULT: success]\r\n\r\n', success],
  [['C-13', 'X-3'], 'a reason after the bracket', '[CF-RESULT: failure] tests-failed', tests],
  [['X-3'], 'a reason inside the bracket', '[CF-RESULT: failure tests-failed]', tests],
  [
    ['C-13', 'C-16'],
    'compile-error',
    '[BATON-RESULT: failure] compile-error',
    { outcome: 'failed', reason: 'compile-error', category: 'compile-error' },
  ],
  [
    ['C-13', 'C-16'],
    'empty-output',
    '[BATON-RESULT: failure] empty-output',
    { outcome: 'failed', reason: 'empty-output', category: 'empty-output' },
  ],
  [
    ['C-16'],
    'a reason of its own',
    '[BATON-RESULT: failure] disk is full [x]',
    { outcome: 'failed', reason: 'disk is full [x]', category: 'other' },
  ],
  [
    ['C-16'],
    'a reason with brackets, inside',
    '[BATON-RESULT: failure disk [x] full]',
    { outcome: 'failed', reason: 'disk [x] full', category: 'other' },
  ],
  [['C-17'], 'failure without a reason', '[BATON-RESULT: failure]', { outcome: 'failed', category: 'other' }],
  [['X-3'], 'a reason after CRLF', '[BATON-RESULT: failure] tests-failed \r\n', tests],
  [['DESIGN-4.4'], 'noop', '[BATON-RESULT: noop]', { outcome: 'noop' }],
  [['DESIGN-4.4'], 'noop with a reason', '[BATON-RESULT: noop] already fixed', { outcome: 'noop', reason: 'already fixed' }],
  [
    ['DESIGN-4.4'],
    'needs-input with a question',
    '[BATON-RESULT: needs-input] Which branch?',
    { outcome: 'needs-input', reason: 'Which branch?' },
  ],
  [
    ['DESIGN-4.4'],
    'needs-input with the question inside',
    '[BATON-RESULT: needs-input Which branch?]',
    { outcome: 'needs-input', reason: 'Which branch?' },
  ],
  [['C-14'], 'two signals: the last one', '[BATON-RESULT: success]\n[BATON-RESULT: failure] tests-failed', tests],
  [['C-14', 'C-15'], 'text on a line after it', '[BATON-RESULT: success]\nBye.', undefined],
  [['C-15'], 'nothing', '', undefined],
  [['C-15'], 'empty lines', '\n \r\n', undefined],
  [['C-15'], 'text without a signal', 'Everything works.', undefined],
  [['C-17'], 'text after success', '[BATON-RESULT: success] but tests fail', undefined],
  [['C-17'], 'text inside success', '[BATON-RESULT: success almost]', undefined],
  [['C-17'], 'ANSI colours', '\u001b[32m[BATON-RESULT: success]\u001b[0m', undefined],
  [['C-17'], 'bold', '**[BATON-RESULT: success]**', undefined],
  [['C-17'], 'inline code', '`[BATON-RESULT: success]`', undefined],
  [['C-17'], 'a fence around', '```\n[BATON-RESULT: success]\n```', undefined],
  [['C-17'], 'upper case', '[BATON-RESULT: SUCCESS]', undefined],
  [['C-17'], 'lower case', '[baton-result: success]', undefined],
  [['X-3'], 'leading space', '  [BATON-RESULT: success]', undefined],
  [['C-15'], 'a quote', '> [BATON-RESULT: success]', undefined],
  [['C-15'], 'no space after the colon', '[BATON-RESULT:success]', undefined],
  [['C-15'], 'two spaces after the colon', '[BATON-RESULT:  success]', undefined],
  [['C-15'], 'no closing bracket', '[BATON-RESULT: success', undefined],
  [['C-15'], 'no opening bracket', 'BATON-RESULT: success]', undefined],
  [['C-15'], 'another word', '[BATON-RESULT: ok]', undefined],
  [['C-15'], 'a longer word', '[BATON-RESULT: successful]', undefined],
  [['C-15'], 'no space before the reason', '[BATON-RESULT: failure]tests-failed', undefined],
  [['C-15'], 'a cancel, which is not for agents to say', '[BATON-RESULT: cancelled]', undefined],
  [['C-15'], 'a carriage return before it', 'progress 90%\r[BATON-RESULT: success]', undefined],
  [['X-16'], 'another prefix', '[KELOS-RESULT: success]', undefined],
];

describe('parseSignal', () => {
  for (const [ids, name, text, signal] of rows) {
    requirement(
      {
        ids,
        title: `${signal === undefined ? 'is not satisfied with' : 'reads'} ${name}`,
        input: JSON.stringify(text),
        expected: JSON.stringify(signal) ?? 'no signal',
      },
      () => {
        expect(parseSignal(text)).toEqual(signal);
      },
    );
  }

  requirement(
    {
      ids: ['T33'],
      title: 'is linear',
      input: 'its worst, and eight times as much',
      expected: 'no more than 24 times the processor time',
    },
    () => {
      for (const piece of ['[', ' ', '[BATON-RESULT: failure ', ']', '\n']) {
        const growth = growthOf(20_000, (size) => {
          const text = `[BATON-RESULT: failure ${piece.repeat(Math.ceil(size / piece.length))}x`;
          return () => parseSignal(text);
        });
        expect(growth, piece).toBeLessThan(linearAtMost);
      }
    },
  );
});
