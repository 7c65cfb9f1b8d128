import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTaskFiles } from '../../../src/adapters/agent/files/task-files.ts';
import type { TaskFiles } from '../../../src/ports/workspace.ts';
import { requirement } from '../../support/requirement.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'baton-files-'));
});
afterEach(() => rm(root, { recursive: true }));

const ids = { run: 'fix-42', task: 'fix-42/investigate', attempt: 1, execution: 1 };
const create = (change: Partial<typeof ids> = {}): Promise<TaskFiles> => createTaskFiles({ root, ...ids, ...change });

describe('files of a task', () => {
  requirement(
    {
      ids: ['H-13', 'DESIGN-4.2'],
      title: 'each attempt has a directory of its own that nobody else may enter',
      input: 'tasks with similar names, attempts and executions',
      expected: 'different directories below the root, mode 0700, with files, home and tmp',
    },
    async () => {
      const all = await Promise.all([
        create(),
        create({ attempt: 2, execution: 2 }),
        create({ task: 'fix-42/investigate[1]' }),
        create({ task: 'fix-42/investigate/1' }),
        create({ run: 'fix-42.fix-42', task: 'x' }),
        create({ run: '..', task: '../../../etc' }),
      ]);
      const directories = all.map(({ paths }) => dirname(paths.root));
      expect(new Set(directories).size).toBe(6);
      for (const directory of directories) {
        expect(join(directory, '..')).toBe(root);
        expect((await stat(directory)).mode & 0o777).toBe(0o700);
        expect((await readdir(directory)).sort()).toEqual(['files', 'home', 'tmp']);
      }
    },
  );

  requirement(
    {
      ids: ['H-17'],
      title: 'what an earlier attempt left is never captured',
      input: 'a handoff from before under the same name',
      expected: 'nothing collected',
    },
    async () => {
      const before = await create();
      await writeFile(before.paths.handoff, '{"summary":"stale"}');
      expect(await (await create()).collect()).toEqual({});
    },
  );

  it('writes prompt and context', async () => {
    const files = await create();
    await files.prepare({ prompt: 'do it', context: '{}', isRepair: false });
    expect(await readFile(files.paths.prompt, 'utf8')).toBe('do it');
    expect(await readFile(files.paths.context, 'utf8')).toBe('{}');
  });

  it('writes through no link that `setup` may have put there', async () => {
    const files = await create();
    await writeFile(join(root, 'precious'), 'ours');
    await symlink(join(root, 'precious'), files.paths.prompt);
    await mkdir(files.paths.context);
    await files.prepare({ prompt: 'p', context: 'c', isRepair: false });
    expect(await readFile(join(root, 'precious'), 'utf8')).toBe('ours');
    expect(await readFile(files.paths.prompt, 'utf8')).toBe('p');
  });

  requirement(
    {
      ids: ['H-15', 'DESIGN-4.3'],
      title: 'handoff, handoff of the MCP server and results are collected',
      input: 'three files',
      expected: 'their texts',
    },
    async () => {
      const files = await create();
      await writeFile(files.paths.handoff, '{"summary":"ä"}');
      await writeFile(join(files.paths.root, 'handoff.mcp.json'), '{"summary":"tool"}');
      await writeFile(files.paths.results, 'branch: x\n');
      expect(await files.collect()).toEqual({
        file: Buffer.from('{"summary":"ä"}'),
        mcpFile: Buffer.from('{"summary":"tool"}'),
        results: 'branch: x\n',
      });
    },
  );

  const traps: [string, (path: string) => Promise<unknown>, RegExp][] = [
    ['a link', (path) => symlink('/etc/passwd', path), /it is a link/],
    ['a link to nowhere', (path) => symlink('/no/such/file', path), /it is a link/],
    ['a pipe', async (path) => execFileSync('mkfifo', [path]), /is not a regular file/],
    ['a directory', (path) => mkdir(path), /is not a regular file/],
    ['a file of 1 MiB and a byte', (path) => writeFile(path, '').then(() => truncate(path, 1_048_577)), /1048577 bytes/],
  ];
  for (const [name, set, reason] of traps) {
    requirement(
      {
        ids: ['DESIGN-4.2'],
        title: `a file of the agent that is ${name} is refused unread, in words`,
        input: name,
        expected: 'a warning, no text',
      },
      async () => {
        const files = await create();
        await set(files.paths.results);
        const { warnings = [], ...rest } = await files.collect();
        expect(rest).toEqual({});
        expect(warnings).toEqual([expect.stringMatching(reason)]);
      },
    );
  }

  requirement(
    {
      ids: ['DESIGN-4.3'],
      title: 'a refused handoff is set aside, for the agent to look at, and a repair goes on with what else was left',
      input: 'a rejected handoff from before; then a handoff, what the MCP tool wrote, results, requests for children',
      expected: 'handoff.rejected.json in place of the two; results and requests as they were; nothing else of before',
    },
    async () => {
      const files = await create();
      const { root: folder, handoff, results, home } = files.paths;
      const repair = () => files.prepare({ prompt: 'p', context: 'c', isRepair: true });
      await writeFile(join(folder, 'handoff.rejected.json'), 'older');
      await repair();
      expect((await readdir(folder)).sort()).toEqual(['context.json', 'prompt.md']);
      await writeFile(handoff, 'newer');
      await writeFile(join(folder, 'handoff.mcp.json'), 'tool');
      const kept = ['results', 'children.mcp.json', 'handoff.superseded.json'];
      for (const name of kept) await writeFile(join(folder, name), name);
      await mkdir(join(folder, '.github/agents'), { recursive: true });
      await symlink(results, join(folder, 'link'));
      await writeFile(join(home, '.npmrc'), 'x');
      await repair();
      const names = [
        'children.mcp.json',
        'context.json',
        'handoff.rejected.json',
        'handoff.superseded.json',
        'prompt.md',
        'results',
      ];
      expect((await readdir(folder)).sort()).toEqual(names);
      expect(await readFile(join(folder, 'handoff.rejected.json'), 'utf8')).toBe('newer');
      for (const name of kept) expect(await readFile(join(folder, name), 'utf8')).toBe(name);
      expect(await readdir(home)).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['T-24', 'DESIGN-4.2'],
      title: 'nothing is left of one agent when the next one of the same job starts',
      input: 'a handoff, results, a file of the MCP tool, a closed folder in the home',
      expected: 'the same paths, empty but for prompt and context, mode 0700',
    },
    async () => {
      const files = await create();
      const { root: folder, handoff, results, home } = files.paths;
      for (const path of [handoff, results, join(folder, 'handoff.mcp.json')]) await writeFile(path, 'left');
      await mkdir(join(home, 'closed'));
      await chmod(join(home, 'closed'), 0o000);
      await files.prepare({ prompt: 'p', context: 'c', isRepair: false });
      expect((await readdir(folder)).sort()).toEqual(['context.json', 'prompt.md']);
      expect(await readdir(home)).toEqual([]);
      expect((await stat(folder)).mode & 0o777).toBe(0o700);
      expect(await files.collect()).toEqual({});
    },
  );

  requirement(
    {
      ids: ['F-SE2', 'T47'],
      title: 'what `setup` left in its own HOME stays, and nobody writes to it',
      input: '`setup` makes files in its HOME, one of them closed to others; then a start, `setup` of another stage',
      expected: 'readable for all and writable for nobody; HOME is outside of the folder of exchange; an empty one the next time',
    },
    async () => {
      const files = await create();
      const { home: setupHome, root: folder } = await files.openScript('setup');
      expect([setupHome, folder]).toEqual([files.paths.setupHome, dirname(setupHome)]);
      await mkdir(join(setupHome, 'bin'), { mode: 0o700 });
      await writeFile(join(setupHome, 'bin/tool'), 'x', { mode: 0o700 });
      await files.prepare({ prompt: 'p', context: 'c', isRepair: false });
      const modes = await Promise.all(['bin', 'bin/tool'].map((name) => stat(join(setupHome, name))));
      expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o555, 0o555]);
      for (const path of [files.paths.home, files.paths.tmp, setupHome]) expect(path.startsWith(files.paths.root)).toBe(false);
      expect(await readdir((await files.openScript('setup')).home)).toEqual([]);
    },
  );

  it('removes everything of itself, also what the agent closed', async () => {
    const files = await create();
    await mkdir(join(files.paths.home, 'closed/inner'), { recursive: true });
    await chmod(join(files.paths.home, 'closed'), 0o000);
    await files.remove();
    expect(await readdir(root)).toEqual([]);
  });
});
