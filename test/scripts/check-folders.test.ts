import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../../scripts/check-imports/find-violations.ts';
import { readSources } from '../../scripts/check-imports/read-sources.ts';
import { ladders } from '../../scripts/check-imports/rules.ts';
import type { Source, Violation } from '../../scripts/check-imports/source.ts';

const root = new URL('../..', import.meta.url).pathname;
const sources = readSources(root);

const before = new Set(findViolations(sources).map((violation) => JSON.stringify(violation)));

/** Returns the violations that appear when files are added to this repository. */
function plant(...planted: readonly Source[]): readonly Violation[] {
  return findViolations([...sources, ...planted]).filter((violation) => !before.has(JSON.stringify(violation)));
}

describe('the order of folders', () => {
  it('refuses an import up the ladder, with its line and the way out', () => {
    const text = `\nimport { taskName } from '../run/names.ts';\n`;
    const found = plant({ path: 'src/core/template/planted.ts', text });
    expect(found).toEqual([
      {
        file: 'src/core/template/planted.ts',
        line: 2,
        message: expect.stringMatching(
          /^imports up the ladder: src\/core\/run\/names\.ts is in `run`, which stands above `template` in src\/core\. Move what both need/,
        ),
      },
    ]);
  });

  it.each([
    ['src/engine/thread/planted.ts', '../plan/start-run.ts'],
    ['src/adapters/git/tool/planted.ts', '../create-workspace.ts'],
    ['src/local/server/world/planted.ts', '../views/render-run.ts'],
    ['src/local/runner/workflow/planted.ts', '../job/run-job.ts'],
    ['src/action/job/planted.ts', '../modes/plan.ts'],
    ['src/app/work/planted.ts', '../start-app.ts'],
    ['src/terminal/files/planted.ts', '../draw/progress.ts'],
    ['src/cli/thread/planted.ts', '../commands/show.ts'],
    ['src/lab/world/planted.ts', '../try/run-try.ts'],
    ['src/mcp/tools/planted.ts', '../serve-mcp.ts'],
  ])('refuses %s importing %s', (path, specifier) => {
    const target = posix.join(posix.dirname(path), specifier);
    const two = sources.filter((source) => source.path === target).concat({ path, text: `import '${specifier}';` });
    const messages = findViolations(two).map(({ message }) => message);
    expect(messages).toContainEqual(expect.stringContaining('imports up the ladder'));
  });

  it('refuses a folder cycle, and names every import of it', () => {
    const found = plant(
      { path: 'src/adapters/log/near/a.ts', text: `import { b } from '../far/b.ts';` },
      { path: 'src/adapters/log/far/b.ts', text: `import { c } from '../near/c.ts';` },
      { path: 'src/adapters/log/near/c.ts', text: 'export const c = 1;' },
    );
    expect(found).toContainEqual({
      file: 'src/adapters/log/near/a.ts',
      line: 1,
      message: expect.stringContaining(
        'folder cycle: src/adapters/log/near → src/adapters/log/far → src/adapters/log/near. ' +
          'Here src/adapters/log/far/b.ts is imported; src/adapters/log/far/b.ts:1 imports src/adapters/log/near/c.ts',
      ),
    });
  });

  it('refuses a folder that no ladder names', () => {
    expect(plant({ path: 'src/core/drawer/planted.ts', text: '' })).toEqual([
      {
        file: 'src/core/drawer/planted.ts',
        line: 1,
        message: expect.stringContaining('`drawer` is not in the ladder of src/core. Add it'),
      },
    ]);
  });

  it('refuses the 21st file of a folder, and allows the 20th', () => {
    const folder = 'src/adapters/clock';
    const held = sources.filter(({ path }) => path.startsWith(`${folder}/`)).length;
    const files = Array.from({ length: 21 - held }, (_, index) => ({ path: `${folder}/z${index + 10}.ts`, text: '' }));
    expect(plant(...files.slice(1))).toEqual([]);
    expect(plant(...files)).toEqual([
      {
        file: files.at(-1)?.path,
        line: 1,
        message: expect.stringContaining(`${folder} holds 21 files, at most 20 are allowed. Merge`),
      },
    ]);
  });

  it('refuses a file at the root of engine that one phase uses, and allows one that two share', () => {
    const file = { path: 'src/engine/planted.ts', text: 'export const planted = 1;' };
    const inPlan = { path: 'src/engine/plan/user.ts', text: `import { planted } from '../planted.ts';` };
    const inSweep = { path: 'src/engine/sweep/user.ts', text: `import { planted } from '../planted.ts';` };
    expect(plant(file, inPlan)).toEqual([
      {
        file: file.path,
        line: 1,
        message: expect.stringContaining('is used by src/engine/plan of its folders; at least 2 must share it. Move'),
      },
    ]);
    expect(plant(file, inPlan, inSweep)).toEqual([]);
  });

  it('names only folders that exist', () => {
    const folders = new Set(sources.map(({ path }) => path.slice(0, path.lastIndexOf('/'))));
    const named = ladders.flatMap(({ room, folders: rungs }) => rungs.map((rung) => (rung === '.' ? room : `${room}/${rung}`)));
    expect(named.filter((folder) => !folders.has(folder))).toEqual([]);
  });
});
