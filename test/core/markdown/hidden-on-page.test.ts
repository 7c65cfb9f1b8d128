import { marked } from 'marked';
import { describe, expect } from 'vitest';
import { cleanPage } from '../../../src/core/markdown/clean-untrusted.ts';
import { requirement } from '../../support/requirement.ts';

const upload = 'https://github.com/user-attachments/assets/0d5cf1f9-29a5-4f0b-8d1e-2f6a3c1b9e77';

/** What raw Markdown says and a page does not show, within a line (F-SE9, T54). */
const inline: readonly (readonly [name: string, text: string])[] = [
  ['a link without text', 'a [](https://a.example/HIDDEN) b'],
  ['a link with a blank for a text', 'a [ &nbsp; ](https://a.example/HIDDEN) b'],
  ['a link whose text is an empty tag', 'a [<b></b>](https://a.example/HIDDEN) b'],
  ['brackets in the address of a link without text', 'a [](x(((HIDDEN)))) b'],
  ['an image', 'a ![](https://a.example/HIDDEN) b'],
  ['an image with a text in brackets', 'a ![x [[HIDDEN]] y](https://a.example/HIDDEN "HIDDEN") b'],
  ['an image in what is no image', 'a ![c ![HIDDEN](d)] b'],
  ['an image that looks like an upload', 'a ![](https://github.com/user-attachments/assets/HIDDEN) b'],
  ['the tag of an image', 'a <img src="https://a.example/HIDDEN"> b'],
  ['a link tag without text', 'a <a href="https://a.example/HIDDEN"></a> b'],
  ['a link tag around an empty one', 'a <a href="https://a.example/HIDDEN"> <b></b></a> b'],
  ['rp', 'a <ruby>c<rp>HIDDEN</rp><rt>d</rt></ruby> b'],
  ['rp in rp', 'a <ruby>c<rp>HIDDEN<rp>HIDDEN</rp>HIDDEN</rp></ruby> b'],
  ['template', 'a <template>HIDDEN</template> b'],
  ['datalist', 'a <datalist><option>HIDDEN</option></datalist> b'],
];

const references: readonly (readonly [name: string, text: string])[] = [
  ['a collapsed reference', 'a ![HIDDEN][] b\n\n[HIDDEN]: https://a.example'],
  ['a short reference', 'a ![HIDDEN] b\n\n[HIDDEN]: https://a.example'],
  ['a full reference', 'a ![HIDDEN][c] b\n\n[c]: https://a.example/HIDDEN'],
  ['a link without text by reference', 'a [][c] b\n\n[c]: https://a.example/HIDDEN'],
];

const blocks: readonly (readonly [name: string, text: string])[] = [
  ['cells beyond the header', '| a |\n|---|\n| b | HIDDEN |'],
  ['cells of rows without borders', 'a | b\n--|:-:\nc | d | HIDDEN\ne|\\||HIDDEN'],
  ['cells after code', '| a |\n|---|\n| `b` | HIDDEN | `HIDDEN` |'],
  ['the words after a language', '```js HIDDEN HIDDEN\nb\n```'],
  ['words in place of a language', '~~~ {HIDDEN}\nb\n~~~'],
];

/** Puts every line after the first one below the marker of an item. */
const inItem = (text: string): string => `- ${text.replaceAll('\n', '\n  ')}`;
const inQuote = (text: string): string => `> ${text.replaceAll('\n', '\n> ')}`;

const places: readonly (readonly [name: string, put: (text: string) => string])[] = [
  ['a paragraph', (text) => text],
  ['a list', inItem],
  ['a quote', inQuote],
  ['a quote in a list', (text) => inItem(inQuote(text))],
  ['a list in a list', (text) => inItem(inItem(text))],
  ['a list in a quote in a quote', (text) => inQuote(inQuote(inItem(text)))],
];

const inCell = ['a cell', (text: string) => `| a | b |\n|---|---|\n| c | ${text} |`] as const;

/** What a page shows of Markdown: the text of its HTML. */
function readPage(text: string): string {
  const html = marked.parse(text, { async: false, gfm: true });
  return html.replace(/<(rp|template|datalist)>[\s\S]*<\/\1>/g, '').replace(/<[^>]*>/g, '');
}

const all = [
  ...inline.flatMap((form) => [...places, inCell].map((place) => ({ form, place }))),
  ...[...references, ...blocks].flatMap((form) => places.map((place) => ({ form, place }))),
];

describe('cleanPage, for what a renderer of GFM does not show', () => {
  for (const { form, place } of all) {
    const [name, text] = form;
    const [where, put] = place;
    requirement(
      {
        ids: ['F-SE9', 'T54'],
        title: `removes and counts ${name} in ${where}`,
        input: JSON.stringify(put(text)),
        expected: 'no HIDDEN',
      },
      () => {
        expect(readPage(put(text))).not.toContain('HIDDEN');
        const clean = cleanPage(put(text));
        expect(clean.text).not.toContain('HIDDEN');
        expect(clean.removed.parts).toBeGreaterThan(0);
        expect(readPage(clean.text).replace(/\(image\)|\s+/g, '')).toBe(readPage(put(text)).replace(/\s+/g, ''));
      },
    );
  }

  for (const [name, text] of [...inline, ...references, ...blocks.slice(0, 3)]) {
    requirement(
      { ids: ['F-SE9', 'T54'], title: `keeps ${name} in a fence`, input: JSON.stringify(text), expected: 'unchanged' },
      () => {
        const fenced = `\`\`\`text\n${text}\n\`\`\`\n\n~~~\n${text}\n~~~`;
        expect(cleanPage(fenced)).toEqual({ text: fenced, removed: { comments: 0, characters: 0, parts: 0 } });
      },
    );
  }

  requirement(
    {
      ids: ['F-SE9', 'T54'],
      title: 'keeps the address of a screenshot',
      input: 'uploads in Markdown and in tags',
      expected: 'the address',
    },
    () => {
      const old = 'https://user-images.githubusercontent.com/1234/56789-0d5cf1f9-29a5-4f0b-8d1e-2f6a3c1b9e77.png';
      const text = `![image](${upload}) <img width="10" alt="Screenshot" src="${upload}" /> ![](${old})`;
      expect(cleanPage(text)).toEqual({
        text: `![](${upload}) <img width="10" src="${upload}" /> ![](${old})`,
        removed: { comments: 0, characters: 0, parts: 2 },
      });
    },
  );

  requirement(
    {
      ids: ['F-SE9', 'T54'],
      title: 'keeps what only looks hidden',
      input: 'tables, lists and links that are shown',
      expected: 'unchanged',
    },
    () => {
      const text =
        '| a | b |\n|---|---|\n| c |\n- d | e | f | g\n\n| a | b |\n|---|\nc | d\n\n- [ ] [x](y) `![](z)` #![allow]\n\nint[][] m; a[][0]';
      expect(cleanPage(text)).toEqual({ text, removed: { comments: 0, characters: 0, parts: 0 } });
    },
  );
});
