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
      const scope = { ancestors: ['<stage>'], children: true, matrix, matrices: new Map([['<stage>', matrix]]) };
      const paths = [...buildTemplateShape(scope)].flatMap(([name, each]) => listPaths(name, each));
      // The page on matrices has the parts of an element.
      const shown = paths.map((path) => path.replace(/^(needs\.<stage>\.(?:each|matrix))(?:\[\])?\..*$/, '$1'));
      expect(rows.toSorted()).toEqual([...new Set(shown)].toSorted());
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
