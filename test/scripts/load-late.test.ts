import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, expect } from 'vitest';
import { loadLate } from '../../scripts/build/load-late.ts';
import { requirement } from '../support/requirement.ts';

/** The packages print when they are loaded. */
const files: Readonly<Record<string, string>> = {
  'node_modules/croner/index.js':
    "console.log('load croner'); export class Cron { constructor(text) { this.text = text; } next() { return `next ${this.text}`; } }",
  'node_modules/re2js/index.js':
    "console.log('load re2js'); export class RE2JS { static #all = 2; static compile(text) { if (text === '(') throw new RangeError('no'); return `${text} ${RE2JS.#all}`; } }",
  'src/evaluate.ts': "import { RE2JS } from 're2js'; export const known = RE2JS.compile('y');",
  'src/core/cron.ts': "import { Cron } from 'croner'; export const nextOf = (text: string) => new Cron(text).next();",
  'src/core/text/patterns.ts':
    "import { RE2JS } from 're2js'; export const compile = (text: string) => { try { return RE2JS.compile(text); } catch (error) { return error instanceof RangeError; } };",
  'src/main.ts': `
import { nextOf } from './core/cron.ts';
import { compile } from './core/text/patterns.ts';
console.log('begin');
console.log(nextOf('a'), nextOf('b'));
console.log(compile('x'), compile('('));
console.log((await import('./evaluate.ts')).known);
`,
};
let root = '';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'baton-late-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    const manifest = JSON.stringify({ type: 'module', main: 'index.js' });
    if (path.endsWith('index.js')) writeFileSync(join(root, dirname(path), 'package.json'), manifest);
  }
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

requirement(
  {
    ids: ['F-PF1'],
    title: 'what few jobs use is loaded when it is first used, once, and behaves as without the bundle',
    input: 'code without `await` that makes a cron and compiles a pattern; another module imports the second package itself',
    expected:
      'each package is loaded right before its first use, and none before; values, classes and errors are those of the package',
  },
  async () => {
    const build = await rolldown({
      cwd: root,
      input: { main: join(root, 'src/main.ts') },
      platform: 'node',
      plugins: [loadLate(root)],
    });
    const codeSplitting = { groups: [{ name: 'all', test: /\/src\/core\// }] };
    await build.write({
      dir: join(root, 'dist'),
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name].js',
      codeSplitting,
    });
    await build.close();
    const printed = execFileSync(process.execPath, [join(root, 'dist/main.js')], { encoding: 'utf8' });
    expect(printed.trim().split('\n')).toEqual(['begin', 'load croner', 'next a next b', 'load re2js', 'x 2 true', 'y 2']);
  },
);
