import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import GithubSlugger from 'github-slugger';
import { marked, type Token } from 'marked';
import { describe, expect, it } from 'vitest';
import { requirement } from '../support/requirement.ts';
import { listPages, type Page, readPage, root } from './pages.ts';

/** The addresses of links and images, as a Markdown reader finds them. */
function listAddresses({ text }: Page): readonly string[] {
  const found: string[] = [];
  void marked.walkTokens(marked.lexer(text), (token: Token) => {
    if (token.type === 'link' || token.type === 'image') found.push(String(token.href));
  });
  return found;
}

function listAnchors({ text }: Page): ReadonlySet<string> {
  const slugger = new GithubSlugger();
  const anchors = new Set<string>();
  void marked.walkTokens(marked.lexer(text), (token: Token) => {
    if (token.type === 'heading') anchors.add(slugger.slug(String(token.text).replaceAll('`', '')));
  });
  return anchors;
}

function findFault(page: Page, address: string): string | undefined {
  const [path = '', anchor] = address.split('#');
  const target = path === '' ? page.path : normalize(join(dirname(page.path), path));
  if (!existsSync(join(root, target))) return `${page.path}: ${address} leads nowhere`;
  if (anchor === undefined || !target.endsWith('.md')) return undefined;
  return listAnchors(readPage(target)).has(anchor) ? undefined : `${page.path}: ${target} has no heading #${anchor}`;
}

describe('the documentation', () => {
  requirement(
    {
      ids: ['DESIGN-3', 'U19'],
      title: 'has no link that leads nowhere, headings included',
      input: 'README.md and all pages of docs that people read',
      expected: 'every relative link names a file, and its anchor a heading of it',
    },
    () => {
      const faults = listPages().flatMap((page) => {
        const own = listAddresses(page).filter((address) => !/^[a-z]+:/.test(address));
        return own.flatMap((address) => findFault(page, address) ?? []);
      });
      expect(faults).toEqual([]);
    },
  );

  it('is listed in its index and in llms.txt, every page of it', () => {
    const index = listAddresses(readPage('docs/README.md')).map((address) => normalize(join('docs', address)));
    const machines = listAddresses(readPage('llms.txt')).map((address) => address.split('/blob/main/')[1]);
    const pages = listPages().map(({ path }) => path);
    for (const path of pages.filter((each) => !each.endsWith('README.md'))) {
      expect(index, 'docs/README.md').toContain(path);
      expect(machines, 'llms.txt').toContain(path);
    }
    expect(machines.filter((path) => path !== undefined && !existsSync(join(root, path)))).toEqual([]);
  });
});
