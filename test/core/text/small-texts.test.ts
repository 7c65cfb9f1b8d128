import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fenceFor } from '../../../src/core/markdown/fenced-code.ts';
import { countCodePoints, truncateCodePoints } from '../../../src/core/text/code-points.ts';
import { defuseWorkflowCommands, stripAnsi } from '../../../src/core/text/plain-text.ts';
import { formatDuration } from '../../../src/core/text/times.ts';
import { requirement } from '../../support/requirement.ts';

describe('defuseWorkflowCommands', () => {
  const commands = [
    '::add-mask::a',
    '::warning::pwn',
    '::set-env name=a::b',
    '::stop-commands::x',
    '  ::error file=a::b',
    '\t::group::x',
    '\u00a0::error::x',
    '\ufeff::error::x',
    '\u200b::error::x',
    'progress\r::add-mask::a',
    'a\n::add-mask::a',
    'a\u2028::add-mask::a',
    ':::x',
    '##[group]x',
    'a ##[error]b',
    '###[[x]',
  ];
  for (const line of commands) {
    requirement(
      { ids: ['T23'], title: `disarms ${JSON.stringify(line)}`, input: JSON.stringify(line), expected: 'no command' },
      () => {
        const shown = defuseWorkflowCommands(line);
        for (const part of shown.split(/[\r\n\u2028]/))
          expect(part.replace(/^[\s\u200b\ufeff]*/, '').startsWith('::')).toBe(false);
        expect(shown).not.toContain('##[');
        expect(defuseWorkflowCommands(shown)).toBe(shown);
      },
    );
  }

  it('leaves other lines alone', () => {
    for (const line of ['a::b', 'std::vector', '## [x]', 'time 10:00::00', '']) expect(defuseWorkflowCommands(line)).toBe(line);
  });
});

describe('formatDuration', () => {
  for (const [milliseconds, text] of [
    [0, '0s'],
    [999, '1s'],
    [59_400, '59s'],
    [59_600, '1m00s'],
    [62_000, '1m02s'],
    [272_000, '4m32s'],
    [3_600_000, '1h00m00s'],
    [7_505_000, '2h05m05s'],
    [-5, '0s'],
  ] as const) {
    requirement(
      { ids: ['Y-10', 'X-14'], title: `writes ${milliseconds} ms`, input: `${milliseconds} ms`, expected: text },
      () => {
        expect(formatDuration(milliseconds)).toBe(text);
      },
    );
  }
});

describe('truncateCodePoints', () => {
  it('keeps what fits', () => {
    expect(truncateCodePoints('😀😀😀', 3)).toBe('😀😀😀');
  });

  it('cuts at the end or the start, with the mark counted', () => {
    expect(truncateCodePoints('abcdef', 4)).toBe('abc…');
    expect(truncateCodePoints('abcdef', 4, { keep: 'end' })).toBe('…def');
    expect(truncateCodePoints('abcdef', 2, { mark: ' [cut]' })).toBe(' [');
  });

  it('never goes over the limit and never splits a character', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.nat(20),
        fc.constantFrom('start' as const, 'end' as const),
        (text, max, keep) => {
          const cut = truncateCodePoints(text, max, { keep });
          expect(countCodePoints(cut)).toBeLessThanOrEqual(max);
          expect(cut.isWellFormed()).toBe(true);
        },
      ),
    );
  });
});

describe('fenceFor', () => {
  it('is longer than any run of backticks inside', () => {
    expect(fenceFor('')).toBe('```');
    expect(fenceFor('a ``` b ````` c')).toBe('``````');
  });
});

describe('stripAnsi', () => {
  it('takes out colours, cursor moves, titles and links', () => {
    expect(
      stripAnsi('\u001b[1;31mred\u001b[0m \u001b[2K\u001b]0;title\u0007\u001b]8;;https://x\u001b\\a\u001b]8;;\u001b\\\u001b(B!'),
    ).toBe('red a!');
  });
});
