import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderPlainMessage, renderPlainTitle } from '../../../src/core/text/plain-message.ts';
import { requirement } from '../../support/requirement.ts';

const messages: readonly (readonly [name: string, text: string, shown: string])[] = [
  ['a closing word', 'Fixes #1', 'Fixes # 1'],
  ['a reference to another repository', 'Resolves octo-org/ledger#2', 'Resolves octo-org/ledger# 2'],
  ['a reference in a fence', '```\nFixes #1\n```', '```\nFixes # 1\n```'],
  ['a mention in a code span', '`@octocat`', '`@ octocat`'],
  ['a mention of a team', 'cc @octo-org/team', 'cc @ octo-org/team'],
  ['the long form', 'closes GH-7', 'closes GH 7'],
  ['a URL', 'fixes https://github.com/o/r/issues/1', 'fixes https://github.com/o/r/issues/ 1'],
  ['words that skip checks', 'x [skip ci] [ci skip] [no ci] [skip actions]', 'x (skip ci) (ci skip) (no ci) (skip actions)'],
  ['a skip made of two', '[skip [skip ci]ci]', '[skip (skip ci)ci]'],
  ['the trailer', 'x\n\n\nskip-checks: true', 'x\n\n\nskip checks: true'],
  ['invisible characters inside a mention', '@\u200boctocat', '@ octocat'],
  ['an end that text of the config may follow', 'see #', 'see # '],
];

const kept = [
  'Add 3 files & <b>',
  'mail a@b.example',
  'Co-authored-by: A <a@users.noreply.github.com>',
  'list[skipped]',
  '# Title',
  'C# and 1 @ 2',
];

describe('text of others in a commit message', () => {
  for (const [name, text, shown] of messages) {
    requirement(
      { ids: ['F-S12', 'T39'], title: `loses its effect: ${name}`, input: JSON.stringify(text), expected: JSON.stringify(shown) },
      () => {
        expect(renderPlainMessage(text)).toBe(shown);
        expect(renderPlainMessage(shown)).toBe(shown);
      },
    );
  }

  it('stays as it is where it has none', () => {
    for (const text of kept) expect(renderPlainMessage(text)).toBe(text);
  });

  it('stands on one line in a title', () => {
    expect(renderPlainTitle('`Fixes #1`\nfor  `@octocat` [skip ci]')).toBe('`Fixes # 1` for `@ octocat` (skip ci)');
  });

  it('has no effect whatever it is made of', () => {
    const pieces = fc.constantFrom(
      '#',
      '1',
      '@',
      'a',
      ' ',
      '\n',
      '`',
      '[',
      ']',
      'skip',
      'ci',
      'no',
      'GH-',
      '/issues/',
      '\u200b',
      'fixes',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const text = renderPlainMessage(parts.join(''));
        expect(text).not.toMatch(/#\d|(?<![A-Za-z0-9])@[a-z0-9]|\[(?:skip|no) ci\]/i);
        expect(renderPlainMessage(text)).toBe(text);
      }),
    );
  });
});
