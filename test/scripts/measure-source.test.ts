import { describe, expect, it } from 'vitest';
import { readSources } from '../../scripts/check-imports/read-sources.ts';
import { limits, listExceeded } from '../../scripts/measure-source/limits.ts';
import { measureFiles } from '../../scripts/measure-source/measure-files.ts';
import { type Measures, measureCheckout } from '../../scripts/measure-source/measures.ts';
import { renderMeasures } from '../../scripts/measure-source/render-measures.ts';

const root = new URL('../..', import.meta.url).pathname;

const planted = [
  { path: 'src/core/a/x.ts', text: `import { y } from '../b/y.ts';\nexport const x = y;\nexport type X = 1;\n` },
  { path: 'src/core/b/y.ts', text: `import type { X } from '../a/x.ts';\nexport function y() {}\n`.padEnd(100, '\n') },
  { path: 'src/core/b/z.ts', text: 'const z = 1;\nexport { z };\n' },
  { path: 'src/core/b/long.ts', text: '\n'.repeat(201) },
  { path: 'src/core/b/edge.ts', text: '\n'.repeat(200) },
  { path: 'src/core/b/types.d.ts', text: 'declare const q: number;\n' },
];

describe('the measures of the source', () => {
  it('counts files, lines, exports, importers and folder cycles', () => {
    expect(measureFiles(planted)).toMatchObject({
      files: 5,
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

  it('stay within the limits in this repository, walks included', async () => {
    const measures = await measureCheckout(root);
    expect(listExceeded(measures)).toEqual([]);
    // A walk that breaks off early would count few files.
    for (const files of Object.values(measures.walks)) expect(files).toBeGreaterThan(40);
  });

  it('name every limit that is exceeded, and show limits beside the measures', () => {
    const walks = {
      'label to dispatch': 500,
      'handoff to next prompt': 500,
      'comment /baton retry': 500,
      'crash to publish': 500,
    };
    const measures: Measures = {
      ...measureFiles(readSources(root)),
      files: 2000,
      shortFiles: 235,
      longFiles: 40,
      foldersInCycles: 12,
      walks,
    };
    const bad = { ...measures, largestFolder: { path: 'src/engine', files: 111 } };
    expect(listExceeded(bad)).toHaveLength(limits.length);
    expect(listExceeded(bad)[0]).toBe('files: 2000, at most 1250 are allowed');
    expect(renderMeasures({ before: bad })).toContain('| files run by: label to dispatch | 500 | 133 |');
  });
});
