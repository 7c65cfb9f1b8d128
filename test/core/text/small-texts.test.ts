import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanPage } from '../../../src/core/markdown/clean-untrusted.ts';
import { fenceFor } from '../../../src/core/markdown/fenced-code.ts';
import { neutralise } from '../../../src/core/markdown/neutralise.ts';
import { countCodePoints, truncateCodePoints } from '../../../src/core/text/code-points.ts';
import { renderPlainMessage } from '../../../src/core/text/plain-message.ts';
import { defuseWorkflowCommands, stripAnsi, stripInvisible } from '../../../src/core/text/plain-text.ts';
import { formatDuration } from '../../../src/core/text/times.ts';
import { growthOf, linearAtMost } from '../../support/growth-of.ts';
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

  const codes = ['\u001b[31m', '\u001b[0;1;38:5:9m', '\u009b2K', '\u001b[?25l', '\u001b(B', '\u001b7'];
  const words = ['red', ' ', 'a[31mb', ']8;;', 'two\nlines', '**bold**', 'ä語', '@mona', '<!-- x', '1;2m', '\\'];

  requirement(
    {
      ids: ['F-PE4', 'T07'],
      title: 'nothing of a code is left in prompts, comments and titles, and all text around the codes is',
      input: 'colours, cursor moves and short codes in both spellings, anywhere between words, several in a row',
      expected: 'the words alone, as without the codes; each code counts as one hidden character',
    },
    () => {
      expect(neutralise('\u001b[31mred\u001b[0m \u001b\u001b[mlink')).toBe('red link');
      expect(cleanPage('\u009b31mred\u001b[0m')).toEqual({ text: 'red', removed: { comments: 0, characters: 2, parts: 0 } });
      const part = fc.oneof(fc.constantFrom(...codes), fc.constantFrom(...words));
      fc.assert(
        fc.property(fc.array(part), (parts) => {
          const text = parts.filter((each) => words.includes(each)).join('');
          expect(stripInvisible(parts.join(''))).toBe(text);
          expect(cleanPage(parts.join('')).text).toBe(cleanPage(text).text);
          expect(neutralise(parts.join(''))).toBe(neutralise(text));
          expect(renderPlainMessage(parts.join(''))).toBe(renderPlainMessage(text));
        }),
      );
    },
  );

  requirement(
    {
      ids: ['F-PE4'],
      title: 'no code takes words with it by which somebody may decide, and the time stays linear',
      input:
        'titles, links and strings with words in them, with an end and without one; a code with blanks and signs; 20,000 beginnings in a row',
      expected: 'the words stay; eight times the text takes about eight times as long',
    },
    () => {
      for (const [start, end] of [
        ['\u001b]', '\u0007'],
        ['\u009d', '\u009c'],
        ['\u001bP', '\u001b\\'],
        ['\u001b_', ''],
        ['\u009b ////#', ''],
        ['\u001b[   ', ''],
      ]) {
        const text = `Merge? ${start}and delete all${end} ok`;
        expect(neutralise(text)).toContain('nd delete all');
        expect(cleanPage(text).text).toContain('nd delete all');
      }
      for (const start of ['\u001b', '\u001b]', '\u009d', '\u001b[1', '\u001bPx', '\u009b;'])
        expect(growthOf(20_000, (size) => () => stripInvisible(start.repeat(size)))).toBeLessThan(linearAtMost);
    },
  );
});
