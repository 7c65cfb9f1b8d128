import pc from 'picocolors';
import { expect } from 'vitest';
import { renderMarkdown } from '../../../src/terminal/draw/render-markdown.ts';
import { widthOf } from '../../../src/terminal/draw/text-width.ts';
import { requirement } from '../../support/requirement.ts';

const options = { width: 80, colors: pc.createColors(false) };

function widest(text: string): number {
  return Math.max(...text.split('\n').map(widthOf));
}

requirement(
  {
    ids: ['F-UX11', 'U33'],
    title: 'a table whose words have no room beside each other is a list, and no word is cut',
    input: 'the table of a run with long names, tokens and cost, at 80 and 40 columns; one with an empty cell',
    expected: 'every word whole, no line wider than the terminal, no title of an empty cell',
  },
  () => {
    const head = '| stage | agent | state | duration | tokens | cost | said |\n|---|---|---|---|---|---|---|';
    const row =
      '| `investigate-performance` | built-in pull-request | ✅ succeeded | 12 min | 123,456 in, 7,890 out | $12.34 | |';
    const more = '| &emsp;↳ `[1] thorough` | reviewer-of-everything | 💤 had nothing to do | 3 s | | | comment |';
    for (const width of [80, 40]) {
      const text = renderMarkdown(`${head}\n${row}\n${more}`, { ...options, width });
      const words = 'investigate-performance pull-request succeeded 123,456 7,890 $12.34 thorough reviewer-of-everything comment';
      for (const word of words.split(' ')) expect(text, `${width}`).toContain(word);
      expect(widest(text)).toBeLessThanOrEqual(width);
      expect(text.match(/tokens/g)).toHaveLength(1);
    }
    expect(renderMarkdown('| a | b |\n|---|---|\n| one | two |', options)).toContain('┌');
  },
);
