import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeUrl, docsAddress, linkCodes, renderCodeLinks, withCodeUrls } from '../../src/core/docs-address.ts';
import { growthOf, linearAtMost } from '../support/growth-of.ts';
import { requirement } from '../support/requirement.ts';

const errors = readFileSync('docs/errors.md', 'utf8');

describe('error codes', () => {
  requirement(
    {
      ids: ['U30'],
      title: 'are links to their section, wherever GitHub renders links',
      input: 'a sentence, a code span, a fence, a quoted fence, a link, a marker; a code twice',
      expected: 'only the code in the sentence becomes a link',
    },
    () => {
      const left =
        '`BATON-E505`\n\n```text\nBATON-E505\n```\n\n> ~~~\n> BATON-E505\n> ~~~\n\n[BATON-E505](x) <!-- BATON-E505 -->';
      const link = `[BATON-E505](${docsAddress}errors.md#baton-e505)`;
      expect(linkCodes(`See BATON-E505.\n\n${left}`)).toBe(`See ${link}.\n\n${left}`);
      expect(linkCodes('```a``` BATON-E505')).toBe(`\`\`\`a\`\`\` ${link}`);
      expect(linkCodes('[a] (BATON-E505) `x')).toBe(`[a] (${link}) \`x`);
      expect(linkCodes(linkCodes('BATON-E505: x'))).toBe(`${link}: x`);
      expect(renderCodeLinks('BATON-E505: x, BATON-E505')).toEqual([`${link} says what it means and what to do.`]);
      expect(renderCodeLinks('nothing')).toEqual([]);
      expect(withCodeUrls('BATON-E505: x')).toBe(`BATON-E505: x (${codeUrl('BATON-E505')})`);
    },
  );

  requirement(
    {
      ids: ['U30', 'U15'],
      title: 'and pages of the documentation have an absolute address in every recorded comment',
      input: 'the goldens of all recorded cases',
      expected:
        'no path of our documentation stands alone; a code outside of code blocks is a link; each links to a section that exists',
    },
    () => {
      const names = readdirSync('test/cases', { recursive: true, encoding: 'utf8' });
      const goldens = names.filter((name) => name.endsWith('.md')).map((name) => join('test/cases', name));
      const pages = readdirSync('docs').filter((name) => name.endsWith('.md'));
      expect(goldens.length).toBeGreaterThan(30);
      for (const golden of goldens) {
        const text = readFileSync(golden, 'utf8');
        expect(linkCodes(text), golden).toBe(text);
        for (const page of pages) expect(text, golden).not.toMatch(new RegExp(`(?<![\\w/])docs/${page}`));
        for (const [code] of text.matchAll(/BATON-E\d{3}/g)) expect(text, golden).toContain(codeUrl(code));
        // A recorded case of an earlier version has BATON-E305, which is gone.
        const anchors = [...text.matchAll(/errors\.md#(baton-e(?!305)\d{3})/g)];
        for (const [, anchor] of anchors) expect(errors).toContain(`\n## ${anchor?.toUpperCase()}\n`);
      }
    },
  );
});

describe('the time of linking codes', () => {
  const texts: Readonly<Record<string, (size: number) => string>> = {
    'open brackets': (size) => '['.repeat(size),
    'closed brackets': (size) => `${'['.repeat(size)}]`,
    'links without an end': (size) => '[]('.repeat(size / 3),
    'a long run of backticks': (size) => '`'.repeat(size / 2) + 'x'.repeat(size / 2),
    'runs of backticks': (size) => Array.from({ length: Math.sqrt(size) }, (_, at) => 'x'.padStart(at + 1, '`')).join(''),
    'comments without an end': (size) => '<!--'.repeat(size / 4),
    'fences without an end': (size) => `${'> '.repeat(size / 2)}\n\`\`\`\n`.repeat(2),
  };
  for (const [name, build] of Object.entries(texts))
    requirement(
      {
        ids: ['T39'],
        title: `is linear in a text of an agent: ${name}`,
        input: 'a text of a size, and one eight times as long',
        expected: 'about eight times the time',
      },
      () => {
        const growth = growthOf(1_000, (size) => {
          const text = build(size);
          return () => void linkCodes(text);
        });
        expect(growth).toBeLessThan(linearAtMost);
      },
    );
});

it('the documentation has an address of its own', () => {
  expect(docsAddress).toMatch(/^https:\/\/github\.com\/.*\/docs\/$/);
});
