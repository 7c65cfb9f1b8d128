import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSources } from '../../scripts/check-imports/read-sources.ts';

const root = new URL('../..', import.meta.url).pathname;

/** Pages that name paths of the source. `requirements.md` quotes the inputs of tests, whose paths are made up. */
const pages = globSync(['*.md', 'docs/**/*.md', 'scripts/docs/*.ts', 'scripts/check-imports/rules.ts'], { cwd: root }).filter(
  (file) => !file.endsWith('requirements.md'),
);

/** A path below a room of src. Other paths are examples of a user's repository. */
const sourcePath = /\bsrc\/(?:core|ports|engine|adapters|host|page|terminal|action|mcp|app|lab|cli|local)(?:\/[\w.-]*[\w-])*/g;

it('names in its pages only files and folders of src that exist', () => {
  expect(pages).toContain('docs/architecture.md');
  const missing = pages.flatMap((page) => {
    const named = readFileSync(join(root, page), 'utf8').match(sourcePath) ?? [];
    return [...new Set(named)].filter((path) => !existsSync(join(root, path))).map((path) => `${page}: ${path}`);
  });
  expect(missing).toEqual([]);
});

it('names in the page of the architecture only functions that exist', () => {
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const named = [...page.matchAll(/`([a-z]+[A-Z]\w*)`/g)].map(([, name = '']) => name);
  expect(named).toContain('deriveState');
  const source = readSources(root).map(({ text }) => text);
  const words = new Set(source.flatMap((text) => text.match(/\b[a-z]+[A-Z]\w*/g) ?? []));
  expect(named.filter((name) => !words.has(name))).toEqual([]);
});
