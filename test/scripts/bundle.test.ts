import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { bundle } from '../../scripts/build/bundle.ts';
import { checkChunks } from '../../scripts/build/check-chunks.ts';
import { hashInputs } from '../../scripts/build/hash-inputs.ts';
import { requirement } from '../support/requirement.ts';

const root = new URL('../..', import.meta.url).pathname.replace(/\/$/, '');
const digests = fileURLToPath(new URL('../support/bundle-digests.ts', import.meta.url));
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function makeFolder(files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'baton-bundle-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** The sources of this repository in another place. */
function copySources(): string {
  const folder = makeFolder();
  for (const name of ['src', 'scripts', 'package.json', 'package-lock.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

describe('the bundle', () => {
  requirement(
    {
      ids: ['STYLE-6'],
      title: 'the bundle is the same, byte for byte, wherever it is built',
      input: 'the sources in this folder and in a temporary one',
      expected: 'the same files with the same bytes, none of which names a folder of the machine',
    },
    async () => {
      const { stdout } = await promisify(execFile)(process.execPath, [digests, root, copySources()]);
      const [here, there] = JSON.parse(stdout);
      expect(there).toEqual(here);
      expect(Object.keys(here)).toEqual(expect.arrayContaining(['action.js', 'app.js', 'cli.js', 'mcp.js']));
    },
  );

  it('says which entry is missing', async () => {
    const folder = makeFolder({ 'src/action/main.ts': '', 'src/app/main.ts': '' });
    await expect(bundle(folder)).rejects.toThrow('entry not found: src/cli/main.ts');
  });

  it('refuses server code that the Action can reach', () => {
    const chunk = { code: '', imports: [], dynamicImports: [], moduleIds: [] };
    const chunks = [
      { ...chunk, fileName: 'action.js', dynamicImports: ['chunks/lazy.js'] },
      { ...chunk, fileName: 'chunks/lazy.js', moduleIds: ['/x/node_modules/hono/index.js'] },
      { ...chunk, fileName: 'cli.js', moduleIds: ['/x/src/local/server/start.ts'] },
    ];
    expect(checkChunks(chunks, '/x/')).toEqual([expect.stringContaining('action.js reaches /x/node_modules/hono/index.js')]);
  });

  it('refuses an MCP server that loads a chunk or anything with a network', () => {
    const server = {
      fileName: 'mcp.js',
      code: '',
      imports: ['node:fs', 'node:http'],
      dynamicImports: ['chunks/a.js'],
      moduleIds: [],
    };
    expect(checkChunks([server], '/x/')).toEqual([
      expect.stringContaining('mcp.js loads node:http'),
      expect.stringContaining('mcp.js loads chunks/a.js'),
    ]);
  });

  it('refuses a mode that loads many files, many bytes or a package that is not listed before its work', () => {
    const chunk = { code: '', imports: [], dynamicImports: [], moduleIds: [] };
    const parts = Array.from({ length: 12 }, (_, index) => ({ ...chunk, fileName: `chunks/part-${index}.js` }));
    const imports = parts.map(({ fileName }) => fileName);
    const agent = { ...chunk, fileName: 'chunks/agent.js', imports, moduleIds: ['/x/src/action/modes/agent.ts'] };
    const moduleIds = ['/x/node_modules/undici/index.js', '/x/node_modules/zod/node_modules/@slow/parser/index.js'];
    const client = { ...chunk, fileName: 'chunks/part-0.js', code: 'ä'.repeat(1_500_000), moduleIds };
    expect(checkChunks([agent, client, ...parts.slice(1)], '/x/y')).toEqual([
      'mode agent loads 13 files; group them in group-modules.ts',
      'mode agent loads 3000000 bytes before its work, at most 1415000 are allowed',
      'mode agent loads chunks/part-0.js, which holds undici; import what needs it lazily',
      'mode agent loads chunks/part-0.js, which holds @slow/parser; import what needs it lazily',
    ]);
    const lazy = { ...agent, imports: imports.slice(1), dynamicImports: ['chunks/part-0.js'] };
    expect(checkChunks([lazy, client, ...parts.slice(1)], '/x/y')).toEqual([]);
  });

  it('refuses a file for later that loads code of ours, or what an entry has loaded', () => {
    const chunk = { code: '', imports: [], dynamicImports: [], moduleIds: [] };
    const chunks = [
      { ...chunk, fileName: 'action.js', imports: ['chunks/a.js'] },
      { ...chunk, fileName: 'chunks/a.js' },
      { ...chunk, fileName: 'chunks/b.js', moduleIds: ['/x/src/core/b.ts'] },
      { ...chunk, fileName: 'chunks/c.js', moduleIds: ['/x/node_modules/c/index.js'] },
      { ...chunk, fileName: 'chunks/late-c.js', imports: ['chunks/a.js', 'chunks/b.js', 'chunks/c.js'] },
    ];
    expect(checkChunks(chunks, '/y')).toEqual(
      ['b', 'a'].map((name) => expect.stringContaining(`chunks/late-c.js loads chunks/${name}.js`)),
    );
  });

  it('F-PF1: refuses a command line that loads what only commands need', () => {
    const chunk = { code: '', imports: [], dynamicImports: [], moduleIds: [] };
    const jobs = { ...chunk, fileName: 'chunks/jobs.js', code: 'ä'.repeat(80_000) };
    const entry = { ...chunk, fileName: 'cli.js', dynamicImports: ['chunks/run-cli.js'] };
    const run = { ...chunk, fileName: 'chunks/run-cli.js', imports: ['chunks/jobs.js'], moduleIds: ['/x/src/cli/run-cli.ts'] };
    expect(checkChunks([entry, run, jobs], '/x/y')).toEqual([
      'the command line loads 160000 bytes for run-cli, at most 105000 are allowed',
    ]);
    const validate = {
      ...chunk,
      fileName: 'chunks/v.js',
      code: 'a'.repeat(1_500_000),
      moduleIds: ['/x/src/cli/commands/validate.ts'],
    };
    expect(checkChunks([entry, { ...run, code: 'a'.repeat(100_000), imports: [] }, validate], '/x/y')).toEqual([
      'the command line loads 1600000 bytes for commands/validate, at most 1035000 are allowed',
    ]);
    const lazy = { ...run, imports: [], dynamicImports: ['chunks/jobs.js'] };
    expect(checkChunks([entry, lazy, jobs], '/x/y')).toEqual([]);
  });

  it('refuses the path of the machine', () => {
    const chunk = {
      fileName: 'cli.js',
      code: 'const a = "/home/somebody/baton/x";',
      imports: [],
      dynamicImports: [],
      moduleIds: [],
    };
    expect(checkChunks([chunk], '/home/somebody/baton')).toEqual([expect.stringContaining('holds the path of this machine')]);
  });

  it('is stale when a source changes, and only then', () => {
    const files = { 'src/a.ts': 'one', 'package-lock.json': '{}' };
    const first = hashInputs(makeFolder(files));
    expect(hashInputs(makeFolder(files))).toBe(first);
    expect(hashInputs(makeFolder({ ...files, 'README.md': 'x' }))).toBe(first);
    expect(hashInputs(makeFolder({ ...files, 'src/a.ts': 'two' }))).not.toBe(first);
  });
});
