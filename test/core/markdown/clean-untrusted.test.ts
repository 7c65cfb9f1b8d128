import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanPage, removeInvisible } from '../../../src/core/markdown/clean-untrusted.ts';
import { growthOf, linearAtMost } from '../../support/growth-of.ts';
import { requirement } from '../../support/requirement.ts';

const hidden: readonly (readonly [name: string, text: string, clean: string, comments: number])[] = [
  ['a comment', 'A<!-- X -->B', 'AB', 1],
  ['a comment in a comment', 'a<!-- <!-- --> PAYLOAD -->b', 'ab', 1],
  ['an unterminated comment', 'A <!-- PAYLOAD\nmore', 'A ', 1],
  ['an unterminated comment in a comment', 'a<!-- <!-- --> PAYLOAD', 'a', 1],
  ['the other closer', 'a<!-- x --!>b', 'ab', 1],
  ['an empty comment', 'a<!-->b<!--->c', 'abc', 2],
  ['a comment over lines', 'a\n<!--\nx\n-->\nb', 'a\n\nb', 1],
  ['a comment made of two sides', 'a<!<!-- x -->-- PAYLOAD -->b', 'ab', 2],
  ['a comment made across lines', 'a<!-<!--\n-->- PAYLOAD -->b', 'ab', 2],
  ['a comment that hides a fence', '<!--\n```\n-->\nPAYLOAD?', '\nPAYLOAD?', 1],
  ['a processing instruction', 'a<?x y?>b', 'ab', 1],
  ['a declaration', 'a<!DOCTYPE x>b', 'ab', 1],
  ['a CDATA section', 'a<![CDATA[ x ]]>b', 'ab', 1],
  ['an unterminated instruction at a line start', 'a\n<?PAYLOAD', 'a\n', 1],
  ['our own marker', 'a\n\n<!-- baton:1 {"kind":"task"} -->', 'a\n\n', 1],
  ['a comment after inline code', '`x` <!-- y -->', '`x` ', 1],
  ['an unterminated instruction in a quote', 'a\n> <?PAYLOAD\n> PAYLOAD\n\nb', 'a\n> \nb', 1],
  ['an unterminated declaration in a list', '1. <!X PAYLOAD\n   PAYLOAD', '1. ', 1],
  ['an unterminated instruction in a paragraph of an item', '1.  a\n\n    <?PAYLOAD', '1.  a\n\n    ', 1],
  ['an instruction up to its first >, as browsers do', 'a\n<?php if ($x) echo 1; ?>b\n<?x y>c', 'a\nb\nc', 2],
];

const kept: readonly (readonly [name: string, text: string])[] = [
  ['a comment in fenced code', 'x\n```html\n<!-- k -->\n```\ny'],
  ['a comment in tilde fences', '~~~~\n~~~\n<!-- k -->\n~~~~'],
  ['a comment in an open fence', '```\n<!-- k'],
  ['comment code after a blank line in <details>', '<details>\n\n```\n<!-- k -->\n```\n</details>'],
  ['a comment in a code span', 'Use `<!-- prettier-ignore -->` and ``<!-- ` -->``, then `<?php echo 1;`'],
  ['a code span beside a link and a tag', '[x](https://a.example) <b>y</b> `<!-- k -->`'],
  ['a comment in indented code', 'x\n\n    <!-- k -->\n    <?php\n\ny'],
  ['an instruction in a line', 'and <?php echo 1; and more'],
  ['a comparison', 'if (a <b && c> d) and Map<K, V>'],
  [
    'Persian, Sinhala and emoji with their joiners',
    'می\u200cخواهم ක්\u200dර 👩\u200d💻 ❤\ufe0f\u200d🔥 ⚠\ufe0f 1\ufe0f\u20e3 👍🏽',
  ],
  ['Braille with its blank', '\u2801\u2800\u2803'],
  ['a task list', '- [x] done\n- [ ] open'],
  ['links and definitions that are used', '[a][b] and [c](https://d.example)\n\n[b]: https://e.example'],
  ['a label of words that is shown', '[a b][] and [c][a b]\n\n[a b]: https://a.example'],
  ['a comparison after code with tags', '```html\n<div>\n```\nif a <b, and c'],
  ['text that looks like a definition in a paragraph', 'so\n[x]: y "z"'],
  [
    'tags with places and forms',
    '<a href="https://a.example">x</a> <img src="https://github.com/user-attachments/assets/0d5cf1f9-29a5-4f0b-8d1e-2f6a3c1b9e77" width="10">',
  ],
  ['a used footnote', 'x[^1]\n\n[^1]: seen'],
  ['an arrow', 'a --> b'],
  ['half an instruction in a line', 'a <? b'],
  ['entities, also double ones', '&lt;!-- x --&gt; &amp;#60;!-- &#x3c;!-- x -->'],
  ['other scripts', 'Grüße, 日本語, עברית, हिन्दी, 😀'],
  ['tabs and line ends', 'a\tb\r\nc\rd\n'],
];

const notCode: readonly (readonly [name: string, text: string])[] = [
  ['a fence in raw HTML', '<div>\n```\n<!-- PAYLOAD -->\n```'],
  ['a fence in <pre>', '<pre>\n\n```\n<!-- PAYLOAD -->\n```'],
  ['a fence that ends with its list item', '- x\n  ```\n<!-- PAYLOAD -->'],
  ['a fence after its own closing', '```\ncode\n   ```\n<!-- PAYLOAD -->\n```'],
  ['an info string with a backtick', '``` `\n<!-- PAYLOAD -->\n'],
  ['an indented paragraph of a list item', '- x\n\n    <!-- PAYLOAD -->'],
  ['an indented paragraph of a footnote', 'y[^1]\n\n[^1]: x\n\n    <!-- PAYLOAD -->'],
  ['an indented line of a paragraph', 'x\n    <!-- PAYLOAD -->'],
  ['a span that begins on the line before', 'a ` b\nc ` <!-- PAYLOAD --> ` d'],
  ['backticks in an attribute', '<a title="`"> <!-- PAYLOAD --> <b title="`">'],
  ['backticks in an attribute over lines', 'x <a title="\n` <!-- PAYLOAD --> `">'],
  ['backticks in the title of a link', '[x](y "`") <!-- PAYLOAD --> `'],
  ['backticks in two cells of a table', '| a | b |\n|---|---|\n| ` <!-- PAYLOAD --> | ` |'],
  ['an escaped backtick', '\\` <!-- PAYLOAD --> `'],
  ['backticks in raw HTML', '<div>\n` <!-- PAYLOAD --> `\n</div>'],
];

const invisible: readonly (readonly [name: string, first: number, last: number])[] = [
  ['tags', 0xe0000, 0xe007f],
  ['zero width', 0x200b, 0x200f],
  ['joiners and operators', 0x2060, 0x2064],
  ['byte order mark', 0xfeff, 0xfeff],
  ['soft hyphen', 0xad, 0xad],
  ['grapheme joiner', 0x34f, 0x34f],
  ['bidi embeddings', 0x202a, 0x202e],
  ['bidi isolates', 0x2066, 0x2069],
  ['Arabic letter mark', 0x61c, 0x61c],
  ['variation selectors', 0xfe00, 0xfe0f],
  ['more variation selectors', 0xe0100, 0xe01ef],
  ['Hangul fillers', 0x115f, 0x1160],
  ['Hangul filler', 0x3164, 0x3164],
  ['half-width Hangul filler', 0xffa0, 0xffa0],
  ['annotations', 0xfff9, 0xfffb],
  ['control characters', 0x00, 0x08],
  ['escape', 0x1b, 0x1b],
];

describe('cleanPage', () => {
  for (const [name, text, clean, comments] of hidden) {
    requirement({ ids: ['T03'], title: `removes ${name}`, input: JSON.stringify(text), expected: JSON.stringify(clean) }, () => {
      expect(cleanPage(text)).toEqual({ text: clean, removed: { comments, characters: 0, parts: 0 } });
    });
  }

  requirement(
    {
      ids: ['F-M6'],
      title: 'takes nothing but invisible characters out of what agents hand over',
      input: 'hidden comments, instructions, definitions, U+200B, a joiner between Latin letters',
      expected: 'all but the two characters',
    },
    () => {
      const text = 'a<!-- b -->\n<?php\n[//]: # (c)\nd';
      expect(removeInvisible(`${text}\u200be\u200df`)).toEqual({
        text: `${text}ef`,
        removed: { comments: 0, characters: 2, parts: 0 },
      });
    },
  );

  for (const [name, text] of kept) {
    requirement(
      { ids: ['T03', 'T07', 'F-M6'], title: `keeps ${name}`, input: JSON.stringify(text), expected: 'unchanged' },
      () => {
        expect(cleanPage(text)).toEqual({ text, removed: { comments: 0, characters: 0, parts: 0 } });
      },
    );
  }

  for (const [name, text] of notCode) {
    requirement(
      { ids: ['T03'], title: `does not take ${name} for code`, input: JSON.stringify(text), expected: 'no PAYLOAD' },
      () => {
        expect(cleanPage(text).text).not.toContain('PAYLOAD');
      },
    );
  }

  for (const [name, first, last] of invisible) {
    const range = `U+${first.toString(16).toUpperCase()} to U+${last.toString(16).toUpperCase()}`;
    requirement(
      { ids: ['T07'], title: `removes and counts ${name}`, input: range, expected: 'nothing left, all counted' },
      () => {
        const points = Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
        const clean = cleanPage(`Hi${points.join('')}!`);
        expect(clean).toEqual({ text: 'Hi!', removed: { comments: 0, characters: points.length, parts: 0 } });
      },
    );
  }

  requirement(
    { ids: ['T07'], title: 'removes words written in tags', input: 'Hi + "exfiltrate" in tag characters', expected: 'Hi' },
    () => {
      const tags = Array.from('exfiltrate', (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('');
      expect(cleanPage(`Hi${tags}`)).toEqual({ text: 'Hi', removed: { comments: 0, characters: 10, parts: 0 } });
    },
  );

  requirement(
    { ids: ['T07', 'T03'], title: 'finds a comment that invisible characters hide', input: '<!U+200B-- x -->', expected: 'gone' },
    () => {
      expect(cleanPage('a<!\u200b-- PAYLOAD -\u2060->b')).toEqual({
        text: 'ab',
        removed: { comments: 1, characters: 2, parts: 0 },
      });
    },
  );

  it('replaces lone surrogates', () => {
    expect(cleanPage('a\ud800b\udc00').text).toBe('a\ufffdb\ufffd');
  });

  const worst = [
    ...['<!--', '<!', '<?', '<![CDATA[', '<!a', '`', '```\n', '<!-- x -->', '<!<!--', '\n', ' ', '<!-- ', '<?>', '<? > '],
    ...[
      '` ',
      '`` ` ',
      '[',
      '![',
      '](',
      '](a "',
      "](a '",
      '[a]: b "\n',
      '[a]: b (\n',
      '[^a]: b\n',
      '[a]:\n',
      '<a "',
      "<a b='",
      '<a ',
    ],
    ...[
      '<p "',
      '<p\n',
      '<div ',
      '<div>\n\n',
      '> <?\n',
      '- <!x ',
      '[a b][a b]',
      '[a b]: <c d>\n',
      '[^a]',
      '](<a b',
      '~~~ a b\n~~~\n',
    ],
    ...[
      '![](',
      '![](a(',
      '![](a ',
      '![[',
      '[](',
      '![a][',
      '<rp>',
      '<rp ',
      '</rp ',
      '|a',
      '|-',
      '|-\n',
      '|a\n|-\n',
      '``` a\n- ',
      '<a b>',
    ],
    ...['<a b="c"', '<a b ', '- ', '    ', '\\[', '[a', '> '],
  ];
  for (const piece of worst) {
    requirement(
      {
        ids: ['T03', 'T33'],
        title: `is linear in ${JSON.stringify(piece)}`,
        input: 'it, and eight times as much of it',
        expected: 'no more than 24 times the processor time',
      },
      () => {
        const growth = growthOf(20_000, (size) => {
          const text = piece.repeat(Math.ceil(size / piece.length));
          return () => cleanPage(text);
        });
        expect(growth).toBeLessThan(linearAtMost);
      },
    );
  }

  it('leaves nothing to clean in what it has cleaned, code aside', () => {
    const pieces = fc.constantFrom(
      '<!--',
      '-->',
      '--!>',
      '<',
      '!',
      '-',
      '--',
      '>',
      '?',
      'a',
      ' ',
      '\n',
      '<?',
      '?>',
      '\u200b',
      '[CDATA[',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (given) => {
        const text = given.join('');
        fc.pre(!text.replaceAll('\u200b', '').includes('    '));
        const clean = cleanPage(text).text;
        fc.pre(!clean.includes('    '));
        expect(clean).not.toContain('<!--');
        expect(cleanPage(clean)).toEqual({ text: clean, removed: { comments: 0, characters: 0, parts: 0 } });
      }),
    );
  });
});
