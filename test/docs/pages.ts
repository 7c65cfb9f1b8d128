import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = new URL('../..', import.meta.url).pathname;

/** A page that people read: README and everything in docs but records of decisions and pages for maintainers. */
export interface Page {
  readonly path: string;
  readonly text: string;
}

export function readPage(path: string): Page {
  return { path, text: readFileSync(join(root, path), 'utf8') };
}

export function listPages(): readonly Page[] {
  const paths = globSync('docs/**/*.md', { cwd: root, exclude: ['docs/adr/**', 'docs/maintainers/**', 'docs/plan.md'] });
  return ['README.md', ...paths.toSorted()].map(readPage);
}

/**
 * Returns the fenced blocks of a language, in order. More words may follow the language: `sh github` is a block that needs
 * github.com.
 */
export function listBlocks({ text }: Page, language: string): readonly string[] {
  return [...text.matchAll(new RegExp(`^ *\`\`\`${language}(?: [^\\n]*)?\\n([\\s\\S]*?)\`\`\``, 'gm'))].map(
    ([, block = '']) => block,
  );
}
