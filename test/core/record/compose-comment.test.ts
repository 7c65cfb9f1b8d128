import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeComment } from '../../../src/core/record/compose-comment.ts';
import { decodeRecords } from '../../../src/core/record/decode-records.ts';
import { encodeRecord } from '../../../src/core/record/encode-record.ts';
import {
  buildComment,
  buildEnd,
  buildProse,
  buildTask,
  createWriteTools,
  readTools,
  repo,
  subject,
} from '../../support/record-builders.ts';
import { renderVisible } from '../../support/render-visible.ts';
import { requirement } from '../../support/requirement.ts';

const { markers } = encodeRecord(buildTask(), createWriteTools());

function compose(visible: string): string {
  return composeComment({ visible, markers }).main;
}

function countRecords(body: string): number {
  return decodeRecords([buildComment(1, body)], { repo, thread: subject, tools: readTools }).records.length;
}

describe('composeComment', () => {
  it('puts the visible text first, a blank line, then each marker at column 0', () => {
    const end = encodeRecord(buildEnd(), createWriteTools());
    const { comments, main } = composeComment({ visible: '**Done.**\n', markers: [...markers, ...end.markers] });
    expect(main).toBe(`**Done.**\n\n${markers[0]}\n\n${end.markers[0]}`);
    expect(comments).toEqual([main]);
    expect(countRecords(main)).toBe(2);
  });

  it('is never empty for those who read it', () => {
    for (const visible of ['', ' \n\n '])
      expect(renderVisible(compose(visible)).trim()).toBe('<p>Baton stored a record here.</p>');
  });

  requirement(
    {
      ids: ['T39', 'DESIGN-4.5'],
      title: 'no visible text can swallow the marker below it',
      input: 'generated Markdown of fences, lists, quotes, indents, tabs, breaks, tags and open comments',
      expected: 'the marker is read back, and rendered CommonMark shows nothing of it',
    },
    () => {
      const pieces = [
        '```',
        '~~~',
        '````',
        '~~~~',
        '- ',
        '* ',
        '1. ',
        '2) ',
        '-',
        '> ',
        '  ',
        '   ',
        '    ',
        '\t',
        ' ',
        '\n',
        '\n',
        '\n\n',
        'a',
        '***',
        '- - -',
        '---',
        '`',
        '<div>',
        '<!--',
        '-->',
        '<pre>',
        '</pre>',
        '# ',
        '[a]: b',
      ]; // prettier-ignore
      const markdown = fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((parts) => parts.join(''));
      fc.assert(
        fc.property(markdown, (visible) => {
          const body = compose(visible);
          expect(countRecords(body)).toBe(1);
          expect(renderVisible(body)).not.toContain('investigator');
        }),
        { numRuns: 1_500 },
      );
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.5'],
      title: 'a visible part that is too long loses whole sections and says so',
      input: 'a status line, <details> with 70,000 characters in a fence, a footer; 70,000 characters without any break; emoji',
      expected: 'status and footer stay, a note stands for the rest; at most 60,000 bytes; the marker intact',
    },
    () => {
      const details = `<details><summary>Handoff</summary>\n\n\`\`\`\n${'line\n\n'.repeat(12_000)}\`\`\`\n\n</details>`;
      const cut = compose(`**Fixed.**\n\n${details}\n\n[Run](https://x)`);
      expect(cut).toMatch(/^\*\*Fixed\.\*\*\n\n\[Run\]\(https:\/\/x\)\n\n_One section is not shown: /);
      const whole = compose(buildProse(70_000));
      expect(whole).toMatch(/^_One section is not shown: /);
      const emoji = compose(`Hello.\n\n${'😀'.repeat(13_000)}\n\n${'😀'.repeat(13_000)}`);
      expect(emoji).toMatch(/^Hello\.\n\n(😀){13000}\n\n_One section/u);
      for (const body of [cut, whole, emoji]) {
        expect(Buffer.byteLength(body)).toBeLessThanOrEqual(60_000);
        expect(countRecords(body)).toBe(1);
        expect(body.isWellFormed()).toBe(true);
      }
    },
  );

  it('tells sections by blank lines, and looks into no code for tags', () => {
    const long = 'x'.repeat(60_000);
    const cut = compose(`Head.\n \t \n${long}\n\n\n\n\`\`\`\n<details>\n\`\`\`\n\n${long}\n\nFoot.`);
    expect(cut).toMatch(/^Head\.\n\n```\n<details>\n```\n\nFoot\.\n\n_2 sections are not shown: /);
    const one = compose(`Head.\n\n\n\n${long}\n\n\nFoot.`);
    expect(one).toMatch(/^Head\.\n\nFoot\.\n\n_One section is not shown: /);
  });

  it('shows a text as a quote where nobody can tell whether a fence is open', () => {
    expect(renderVisible(compose('<div>\n```\ninside'))).toContain('inside');
    expect(compose('<div>\n```\ninside')).toMatch(/^> <div>\n> ```\n> inside\n/);
  });

  it('keeps everything up to the last byte that fits', () => {
    const room = 60_000 - Buffer.byteLength(`\n\n${markers[0]}`);
    const full = compose('é'.repeat(room / 2));
    expect(Buffer.byteLength(full)).toBeGreaterThan(59_998);
    expect(full).not.toContain('not shown');
    expect(Buffer.byteLength(compose('é'.repeat(room / 2 + 1)))).toBeLessThan(2_000);
  });

  it('stays under the cap for any visible text', () => {
    const section = fc.tuple(
      fc.constantFrom('a', '```\n', '- ```\n  ', '😀', 'x\n', '<details>'),
      fc.integer({ min: 1, max: 20_000 }),
    );
    fc.assert(
      fc.property(fc.array(section, { maxLength: 8 }), (sections) => {
        const body = compose(sections.map(([text, times]) => text.repeat(times)).join('\n\n'));
        expect(Buffer.byteLength(body)).toBeLessThanOrEqual(60_000);
        expect(countRecords(body)).toBe(1);
      }),
      { numRuns: 60 },
    );
  });
});
