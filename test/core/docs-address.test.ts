import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeUrl, docsAddress, linkCodes, renderCodeLinks, withCodeUrls } from '../../src/core/docs-address.ts';
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

it('the documentation has an address of its own', () => {
  expect(docsAddress).toMatch(/^https:\/\/github\.com\/.*\/docs\/$/);
});
