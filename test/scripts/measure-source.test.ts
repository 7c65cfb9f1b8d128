import { describe, expect, it } from 'vitest';
import { limits, listExceeded } from '../../scripts/measure-source/limits.ts';
import { measureSpread, renderSpread } from '../../scripts/measure-source/measure-spread.ts';
import { type Measures, measureCheckout, measureSources } from '../../scripts/measure-source/measures.ts';
import { readMeasured } from '../../scripts/measure-source/read-measured.ts';
import { renderMeasures } from '../../scripts/measure-source/render-measures.ts';

const root = new URL('../..', import.meta.url).pathname;

/**
 * The limits once more, so that none is raised in passing. Lower a number here and in limits.ts together. Raise one only with an ADR that
 * says why, and name the ADR beside the number.
 */
const ceilings = {
  'files of 15 lines or fewer': 30,
  'files over 200 lines': 16,
  'lines a file: median': 72,
  'lines a file: p95': 184,
  'import arrows per 1,000 lines': 69,
  'named types per 1,000 lines': 21,
  'type names that stand twice': 175,
  'types named Place, Facts, Asked or Known': 0,
  'conditional spreads': 142,
  'files in the largest folder': 20,
  'folders in a cycle': 0,
  'walk: label to dispatch': 132,
  'walk: handoff to next prompt': 123,
  'walk: comment /baton retry': 139,
  'walk: crash to publish': 100,
};

const planted = [
  { path: 'src/core/a/x.ts', text: `import { y } from '../b/y.ts';\nexport const x = y;\nexport type X = 1;\n` },
  { path: 'src/core/b/y.ts', text: `import type { X } from '../a/x.ts';\nexport function y() {}\n`.padEnd(100, '\n') },
  { path: 'src/core/b/z.ts', text: 'const z = 1;\nexport { z };\n' },
  { path: 'src/core/b/long.ts', text: '\n'.repeat(201) },
  { path: 'src/core/b/edge.ts', text: '\n'.repeat(200) },
];

describe('the measures of the source', () => {
  it('counts files, folders, lines, exports, importers and folder cycles', () => {
    expect(measureSources(planted)).toMatchObject({
      files: 5,
      folders: 2,
      shortFiles: 2,
      longFiles: 1,
      lines: { median: 43, max: 201 },
      exportsPerFile: 3 / 5,
      oneImporterPercent: (100 * 2) / 5,
      largestFolder: { path: 'src/core/b', files: 4 },
      rooms: { core: { folders: 2, inCycles: 2 } },
      foldersInCycles: 2,
    });
  });

  it.each([
    ['{ ...(c ? { a } : {}) }', 1],
    ['{ ...(c ? {} : { a: 1, b }), d }', 1],
    ['{ ...(c === undefined ? ({} as const) : ({ a } satisfies A)) }', 1],
    ['{ ...(c ? { a } : undefined), ...(c ? { a } : null) }', 2],
    ['{ ...(c && { a }) }', 1],
    ['{ a: { ...(c && { a }) }, ...(d && { e }) }', 2],
    ['[...(c ? [a] : [])]', 0],
    ['f(...(c ? [a] : []))', 0],
    ['{ ...c, ...(c ?? {}), ...f(c) }', 0],
    ['{ ...(c ? { a } : { b }) }', 0],
    ['"{ ...(c ? { a } : {}) }" /* ...(c && { a }) */', 0],
  ])('counts the conditional spreads of %s', (text, conditionalSpreads) => {
    expect(measureSources([{ path: 'src/x.ts', text: `const x = ${text};\n` }])).toMatchObject({ conditionalSpreads });
  });

  it('counts types, their names that stand in more than one file, and names that say nothing', () => {
    const sources = [
      { path: 'src/a.ts', text: 'interface Place {}\nexport type Line = 1;\n// type Known = 1;\n' },
      { path: 'src/b.ts', text: 'export interface Line {}\nexport interface Line { a: 1 }\ntype PlaceOf = 1;\n' },
      { path: 'src/c.ts', text: 'type Place = 1;\ninterface Twice {}\ninterface Twice { a: 1 }\nclass Facts {}\n' },
    ];
    expect(measureSources(sources)).toMatchObject({
      namedTypes: 8,
      namedTypesPerThousandLines: 800,
      typeNamesTwice: 2,
      forbiddenTypeNames: 2,
    });
  });

  it('refuses a file that does not parse, since its counts would be wrong', () => {
    expect(() => measureSources([{ path: 'src/x.ts', text: 'const = ;' }])).toThrow('src/x.ts cannot be parsed');
  });

  it('leaves out declaration files', () => {
    expect(readMeasured(root).filter(({ path }) => path.endsWith('.d.ts'))).toEqual([]);
  });

  it('stay within the limits in this repository, walks included', async () => {
    const measures = await measureCheckout(root);
    expect(listExceeded(measures)).toEqual([]);
    // A walk that breaks off early would count few files.
    for (const files of Object.values(measures.walks)) expect(files).toBeGreaterThan(40);
  });

  it('have limits that nobody raises in passing', () => {
    expect(Object.fromEntries(limits.map(({ name, most }) => [name, most]))).toEqual(ceilings);
  });

  it('name every limit that is exceeded, and show limits beside the measures', () => {
    const measures: Measures = {
      files: 2000,
      folders: 300,
      shortFiles: 235,
      longFiles: 40,
      lines: { total: 200_000, median: 100, p95: 300, max: 900 },
      exportsPerFile: 2,
      oneImporterPercent: 36,
      arrowsPerThousandLines: 70.123,
      largestFolder: { path: 'src/engine', files: 111 },
      rooms: { core: { folders: 300, inCycles: 12 } },
      foldersInCycles: 12,
      conditionalSpreads: 400,
      namedTypes: 6000,
      namedTypesPerThousandLines: 30,
      typeNamesTwice: 300,
      forbiddenTypeNames: 60,
      walks: {
        'label to dispatch': 500,
        'handoff to next prompt': 500,
        'comment /baton retry': 500,
        'crash to publish': 500,
      },
    };
    expect(listExceeded(measures)).toHaveLength(limits.length);
    expect(listExceeded(measures)).toContain('files over 200 lines: 40, at most 16 are allowed');
    expect(listExceeded(measures).join('\n')).toContain('import arrows per 1,000 lines: 70.12, at most');
    const rendered = renderMeasures({ before: measures });
    expect(rendered).toContain(`| files run by: label to dispatch | 500 | ${ceilings['walk: label to dispatch']} |`);
    // Each limit stands beside its measure.
    expect(rendered.match(/\| \d+ \|$/gm)).toHaveLength(limits.length);
  });
});

describe('the spread of a word', () => {
  const spreadOf = (text: string) => measureSpread([{ path: 'src/a/x.ts', text: `${text}\n` }], ['approv']).approv?.files;

  it.each([
    'const isApproved = 1;',
    'interface X { approvals: 1 }',
    'class X { #approval = 1 }',
    `import { x } from '../approval/y.ts';`,
    `type Kind = 'approval';`,
    'const key = `approval/${id}`;',
  ])('holds the file of %s', (text) => {
    expect(spreadOf(text)).toBe(1);
  });

  it.each([
    '// waits for the approval',
    '/** Approves. */ const x = 1;',
    `const text = 'waits for the approval of a person';`,
    'const text = `${name} waits for an approval`;',
  ])('leaves out the file of %s', (text) => {
    expect(spreadOf(text)).toBe(0);
  });

  it('counts files and folders for each word, by path too, and shows checkouts side by side', () => {
    const sources = [
      { path: 'src/a/pause.ts', text: 'const x = 1;\n' },
      { path: 'src/a/y.ts', text: 'const onPause = child;\n' },
      { path: 'src/b/z.ts', text: 'const paused = 1;\n' },
    ];
    const spread = measureSpread(sources, ['Pause', 'child', 'budget']);
    expect(spread).toEqual({
      Pause: { files: 3, folders: 2 },
      child: { files: 1, folders: 1 },
      budget: { files: 0, folders: 0 },
    });
    expect(renderSpread({ before: spread, after: spread })).toContain('| Pause | 3 / 2 | 3 / 2 |');
  });
});
