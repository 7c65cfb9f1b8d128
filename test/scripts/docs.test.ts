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
import { threatProofs } from '../../scripts/docs/threat-proofs.ts';
import { threats } from '../../scripts/docs/threats.ts';
import type { RequirementRow } from '../../scripts/test/report.ts';
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
  const [file = '', title = ''] = threatProofs.T03 ?? [];
  const row = { ids: ['T03'], title, input: '', expected: '', file };
  const page = readFileSync(join(root, 'docs/security.md'), 'utf8');

  it('has a row for each of T01 to T69, in their order', () => {
    const ids = [...renderSecurity(page, []).matchAll(/^\| (T\d\d) \|/gm)].map(([, id]) => id);
    expect(ids).toEqual(Array.from({ length: 69 }, (_, index) => `T${String(index + 1).padStart(2, '0')}`));
  });

  it('names the test that proves a threat first, counts the others, and says where there is none', () => {
    const other = { ...row, title: 'another' };
    const cellOf = (id: string, rows: readonly RequirementRow[]) =>
      renderSecurity(page, rows)
        .split('\n')
        .find((line) => line.startsWith(`| ${id} |`))
        ?.split(' | ')
        .at(-1);
    expect(cellOf('T03', [row])).toBe(`“${title}” in ${file} |`);
    expect(cellOf('T03', [row, other])).toBe(`“${title}” in ${file}; one more test carries T03 |`);
    expect(cellOf('T03', [other, row, other])).toBe(`“${title}” in ${file}; 2 more tests carry T03 |`);
    expect(cellOf('T03', [other])).toBe('no test proves this yet |');
    expect(cellOf('T44', [row])).toMatch(/^no test proves this yet<br>Open: a repository whose workflow is disabled /);
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
    const [file = '', title = ''] = threatProofs.T03 ?? [];
    const row = { ids: ['T03'], title, input: '', expected: '', file };
    const pages = buildTestPages(copy, [row]);
    expect(listStale(copy, pages)).toEqual(['docs/maintainers/requirements.md', 'docs/security.md']);
    for (const [path, text] of pages) writeFileSync(join(copy, path), text);
    expect(listStale(copy, buildTestPages(copy, [row]))).toEqual([]);
    const moved = { ...row, file: 'test/y.test.ts' };
    expect(listStale(copy, buildTestPages(copy, [moved]))).toEqual(['docs/maintainers/requirements.md', 'docs/security.md']);
  });
});
