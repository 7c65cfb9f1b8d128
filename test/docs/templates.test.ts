import { describe, expect } from 'vitest';
import { allowedFilters } from '../../src/core/template/template-engine.ts';
import { buildTemplateShape, type Shape } from '../../src/core/template/template-shape.ts';
import { requirement } from '../support/requirement.ts';
import { readPage } from './pages.ts';

/** All paths of a shape as the page writes them. A list of texts is one path; the items of other lists have paths of their own. */
function listPaths(path: string, shape: Shape): readonly string[] {
  if (shape.kind === 'group') return [...shape.fields].flatMap(([name, field]) => listPaths(`${path}.${name}`, field));
  if (shape.kind === 'map') return [`${path}.<name>`];
  if (shape.kind === 'list' && shape.item.kind === 'group') return [path, ...listPaths(`${path}[]`, shape.item)];
  return [path];
}

/** Shortens the paths of an element and of `each` below a stage: the page refers to the fields of `matrix` and of the stage. */
function shorten(path: string): string {
  return /^needs\.<stage>\.(?:each|matrix)\b/.exec(path)?.[0] ?? path;
}

describe('docs/templates.md', () => {
  const { text } = readPage('docs/templates.md');

  requirement(
    {
      ids: ['U19', 'X-1'],
      title: 'has every variable that a template may use, and no other',
      input: 'the first column of its table; the tree of paths that `validate` checks templates with',
      expected: 'the same',
    },
    () => {
      const rows = [...text.matchAll(/^\| `([^`]+)` \|/gm)].map(([, path]) => path);
      const matrix = { kind: 'values', keys: ['<name>'] } as const;
      const matrices = new Map([['<stage>', matrix]]);
      const shape = buildTemplateShape({ ancestors: ['<stage>'], children: true, matrix, matrices });
      const paths = [...shape].flatMap(([name, each]) => listPaths(name, each)).map(shorten);
      expect(rows.toSorted()).toEqual([...new Set(paths)].toSorted());
    },
  );

  requirement(
    {
      ids: ['U19', 'T34'],
      title: 'has every filter',
      input: 'the list between its marks',
      expected: 'the filters that the engine has',
    },
    () => {
      const [, list = ''] = /<!-- filters: start[^>]*-->\n([\s\S]*?)<!-- filters: end -->/.exec(text) ?? [];
      expect([...list.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual([...allowedFilters]);
    },
  );
});
