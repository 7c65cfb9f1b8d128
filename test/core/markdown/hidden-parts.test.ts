import { describe, expect } from 'vitest';
import { cleanPage } from '../../../src/core/markdown/clean-untrusted.ts';
import { requirement } from '../../support/requirement.ts';

/** What a page does not show although it is no comment (F-S10). */
const parts: readonly (readonly [name: string, text: string, clean: string, parts: number])[] = [
  ['a definition as a comment', 'a\n\n[//]: # (PAYLOAD)\n\nb', 'a\n\n\n\nb', 1],
  ['a definition that nothing refers to', '[x]: https://a.example "PAYLOAD"', '', 1],
  ['a definition over lines', '[x]:\nhttps://a.example\n"PAYLOAD\n`PAYLOAD`"', '', 1],
  ['two definitions of one name', 'a\n\n[x]: https://a.example\n[x]: https://b.example "PAYLOAD"', 'a\n\n\n', 2],
  ['a definition that only code refers to', '`[x]`\n\n[x]: https://a.example "PAYLOAD"', '`[x]`\n\n', 1],
  ['a definition in a quote', '> [x]: https://a.example "PAYLOAD"', '> ', 1],
  ['the title of a used definition', '[x]\n\n[x]: https://a.example "PAYLOAD"', '[x]\n\n[x]: https://a.example', 1],
  ['the title of a link', '[x](https://a.example "PAYLOAD") y', '[x](https://a.example) y', 1],
  ['a title in other quotes', "[x](<a> 'PAYLOAD') [y](z (PAYLOAD))", '[x](<a>) [y](z)', 2],
  ['a title with code', '[x](y "`PAYLOAD`")', '[x](y)', 1],
  ['the text of an image', '![PAYLOAD](a.png) ![PAYLOAD [b] c][d]', '(image) (image)', 2],
  ['the text of an image tag', '<img alt="PAYLOAD" src="a.png">', '(image)', 1],
  ['attributes', 'x <b title="PAYLOAD" data-a=PAYLOAD>y</b>', 'x <b>y</b>', 1],
  ['an attribute with a > in it', 'x <b title="> PAYLOAD">y</b>', 'x <b>y</b>', 1],
  ['words in a place', '<a href="PAYLOAD and more">y</a>', '<a>y</a>', 1],
  ['a definition after a heading in a quote', '> # a\n[PAYLOAD]: x', '> # a\n', 1],
  ['a definition after the rule under a title', 'a\n=\n[PAYLOAD]: x', 'a\n=\n', 1],
  ['a definition after indented code', '    a\n[PAYLOAD]: x', '    a\n', 1],
  ['words in the place of a link', '[x](<PAYLOAD and more>)', '[x](<>)', 1],
  ['words in the place of a definition', '[x]\n\n[x]: <PAYLOAD and more>', '[x]\n\n[x]: <>', 1],
  ['words in a label that is not shown', '[x][PAYLOAD y]\n\n[PAYLOAD y]: z', '[x][ref-16]\n\n[ref-16]: z', 2],
  ['words after the language of a fence', '```js PAYLOAD\nx\n```\n~~~ js PAYLOAD', '```js\nx\n```\n~~~ js', 2],
  ['what follows an open tag in raw HTML', '<div PAYLOAD and, more\n\nx', '<div>\n\nx', 1],
  ['what follows an open tag within raw HTML', '<b>\n<p PAYLOAD, "y" <i>x</i>', '<b>\n<p>x</i>', 1],
  ['what follows an open quote in raw HTML', '- <p title="PAYLOAD\n\nPAYLOAD', '- <p>', 1],
  ['two footnotes of one name', '[^1]: PAYLOAD\n\n[^1]: PAYLOAD\n\nx', '\n\n\n\nx', 2],
  ['a footnote that nothing refers to', 'a\n\n[^1]: PAYLOAD\nPAYLOAD\n\n    PAYLOAD\n\nb', 'a\n\n\n\nb', 1],
];

describe('cleanPage, for what is no comment', () => {
  for (const [name, text, clean, count] of parts) {
    requirement(
      {
        ids: ['F-S10', 'T03'],
        title: `removes and counts ${name}`,
        input: JSON.stringify(text),
        expected: JSON.stringify(clean),
      },
      () => {
        expect(cleanPage(text)).toEqual({ text: clean, removed: { comments: 0, characters: 0, parts: count } });
      },
    );
  }

  requirement(
    {
      ids: ['F-S10', 'T03'],
      title: 'keeps what people see in code, whatever it looks like',
      input: 'link titles, attributes and definitions in code spans, fenced and indented code',
      expected: 'unchanged',
    },
    () => {
      const text = '`[x](y "z")` `<b title="a">`\n\n```\n[x]: y "z"\n![a](b)\n```\n\n    <img alt="x">\n';
      expect(cleanPage(text)).toEqual({ text, removed: { comments: 0, characters: 0, parts: 0 } });
    },
  );
});
