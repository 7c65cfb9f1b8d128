import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildGeneratedFiles } from '../../scripts/docs/build-generated-files.ts';
import { listKeys } from '../../scripts/docs/list-keys.ts';
import { renderRequirements } from '../../scripts/docs/render-requirements.ts';
import { renderSecurity } from '../../scripts/docs/render-security.ts';
import type { SchemaNode } from '../../scripts/docs/schema-node.ts';
import { buildTestPages, listStale } from '../../scripts/docs/test-pages.ts';
import { threats } from '../../scripts/docs/threats.ts';
import { requirement } from '../support/requirement.ts';

const root = new URL('../..', import.meta.url).pathname;

describe('generated pages', () => {
  requirement(
    {
      ids: ['STYLE-4', 'U19'],
      title: 'every key of the config is described in the schema',
      input: 'schema.json, as generated',
      expected: 'no key without a description',
    },
    async () => {
      const schema: SchemaNode = JSON.parse((await buildGeneratedFiles(root)).get('schema.json') ?? '');
      const keys = listKeys(schema);
      expect(keys.length).toBeGreaterThan(30);
      expect(keys.filter(({ description }) => description === '').map(({ path }) => path)).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['U30'],
      title: 'every error code has a section that says what to do',
      input: 'the codes BATON-E… in the sources',
      expected: 'each has a heading in docs/errors.md',
    },
    async () => {
      const errors = (await buildGeneratedFiles(root)).get('docs/errors.md') ?? '';
      const codes = globSync('src/**/*.ts', { cwd: root }).flatMap((file) => [
        ...readFileSync(join(root, file), 'utf8').matchAll(/BATON-E\d{3}/g),
      ]);
      const missing = new Set(codes.map(([code]) => code).filter((code) => !errors.includes(`\n## ${code}\n`)));
      expect([...missing]).toEqual([]);
    },
  );

  it('names keys of free maps, lists and forms', () => {
    const schema: SchemaNode = {
      type: 'object',
      required: ['stages'],
      properties: {
        stages: {
          type: 'object',
          description: 'All.',
          additionalProperties: {
            anyOf: [
              { type: 'object', required: ['agent'], properties: { agent: { type: 'string', description: 'Who.' } } },
              { type: 'object', properties: { uses: { const: 'x', default: 'x' } } },
            ],
          },
        },
      },
    };
    expect(listKeys(schema)).toEqual([
      { path: 'stages', type: 'map', fallback: 'required', description: 'All.' },
      { path: 'stages.<name>', type: 'map', fallback: '', description: '' },
      { path: 'stages.<name>.agent', type: 'text', fallback: 'required in this form', description: 'Who.' },
      { path: 'stages.<name>.uses', type: '`x`', fallback: '`"x"`', description: '' },
    ]);
  });

  it('shows characters that nobody sees, so that the page stays a text', () => {
    const row = { ids: ['H-9'], title: 'a\0b', input: '`\u200B`', expected: '', file: 'test/x.test.ts' };
    expect(renderRequirements([row])).toContain('| a\\\\u0000b | `\\u200b` |');
  });

  it('sorts requirements by number and keeps tables whole', () => {
    const row = { title: 'a | b', input: 'x\ny', expected: '<z> `<z>`', file: 'test/x.test.ts' };
    const rows = renderRequirements([
      { ...row, ids: ['H-10'] },
      { ...row, ids: ['H-9'] },
    ]);
    expect(rows.split('\n').filter((line) => line.startsWith('| H-'))).toEqual([
      '| H-9 | a \\| b | x y | &lt;z> `<z>` | test/x.test.ts |',
      '| H-10 | a \\| b | x y | &lt;z> `<z>` | test/x.test.ts |',
    ]);
  });
});

describe('a requirement that is not proved', () => {
  requirement(
    {
      ids: ['F-C4'],
      title: 'is shown as not built or as not applying, with the reason, and counts as no proof of a threat',
      input: 'H-41 and T03 as not built, T-25 as not applying, T-27 once as not built and once proved, H-9 proved',
      expected: 'a list of the four before the table, T-27 in part, a mark in their rows, no test for T03',
    },
    () => {
      const row = { title: 'a title', input: 'x', expected: 'because.', file: 'test/x.test.ts' };
      const rows = [
        { ...row, ids: ['T03', 'H-41', 'T-27'], standing: 'not built' as const },
        { ...row, ids: ['T-27'], title: 'another title' },
        { ...row, ids: ['T-25'], standing: 'does not apply' as const },
        { ...row, ids: ['H-9'] },
      ];
      const page = renderRequirements(rows);
      expect(page).toContain('\n- not built: H-41, T-27 (in part), T03\n- does not apply: T-25\n\n| ID |');
      expect(page).toContain('| T-25 | **does not apply**: a title | x | because. | test/x.test.ts |');
      expect(page).toContain('| H-9 | a title |');
      expect(renderRequirements([{ ...row, ids: ['H-9'] }])).not.toContain('- not built');
      expect(renderSecurity(readFileSync(join(root, 'docs/security.md'), 'utf8'), rows)).not.toContain('test/x.test.ts');
    },
  );
});

describe('the table of threats', () => {
  const row = { ids: ['T03'], title: 'hidden text goes', input: '', expected: '', file: 'test/x.test.ts' };
  const page = readFileSync(join(root, 'docs/security.md'), 'utf8');

  it('has a row for each of T01 to T45, and for those after them that are built, in their order', () => {
    const ids = [...renderSecurity(page, []).matchAll(/^\| (T\d\d) \|/gm)].map(([, id]) => id);
    const first = Array.from({ length: 45 }, (_, index) => `T${String(index + 1).padStart(2, '0')}`);
    expect(ids.slice(0, 45)).toEqual(first);
    expect(ids).toEqual([...new Set(ids)].sort());
  });

  it('names the tests that carry the id, and says where there is none', () => {
    const text = renderSecurity(page, [row]);
    expect(text).toMatch(/^\| T03 .*\| 1 test in test\/x\.test\.ts \|$/m);
    expect(text).toMatch(/^\| T07 .*\| no test carries this id yet \|$/m);
    expect(text).toMatch(/^\| T44 .*\| Open: a repository whose workflow is disabled [^|]*\|$/m);
  });

  it('stays the same when written twice', () => {
    const once = renderSecurity(page, [row]);
    expect(renderSecurity(once, [row])).toBe(once);
  });

  it('names places that exist', () => {
    const places = threats.flatMap(({ where }) => (where === '' ? [] : where.split(', ')));
    expect(places.filter((place) => !existsSync(join(root, place)))).toEqual([]);
  });
});

describe('the pages made from the tests', () => {
  it('are stale as soon as the tests say something else', ({ onTestFinished }) => {
    const copy = mkdtempSync(join(tmpdir(), 'baton-pages-'));
    onTestFinished(() => rmSync(copy, { recursive: true }));
    mkdirSync(join(copy, 'docs/maintainers'), { recursive: true });
    writeFileSync(join(copy, 'docs/security.md'), readFileSync(join(root, 'docs/security.md')));
    const row = { ids: ['T03'], title: 'hidden text goes', input: '', expected: '', file: 'test/x.test.ts' };
    const pages = buildTestPages(copy, [row]);
    expect(listStale(copy, pages)).toEqual(['docs/maintainers/requirements.md', 'docs/security.md']);
    for (const [path, text] of pages) writeFileSync(join(copy, path), text);
    expect(listStale(copy, buildTestPages(copy, [row]))).toEqual([]);
    const moved = { ...row, file: 'test/y.test.ts' };
    expect(listStale(copy, buildTestPages(copy, [moved]))).toEqual(['docs/maintainers/requirements.md', 'docs/security.md']);
  });
});
