import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
      expected: 'different directories below the root, mode 0700, with home and tmp',
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
      const directories = all.map(({ paths }) => paths.root);
      expect(new Set(directories).size).toBe(6);
      for (const directory of directories) {
        expect(join(directory, '..')).toBe(root);
        expect((await stat(directory)).mode & 0o777).toBe(0o700);
        expect((await readdir(directory)).sort()).toEqual(['home', 'tmp']);
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
    await files.write({ prompt: 'do it', context: '{}' });
    expect(await readFile(files.paths.prompt, 'utf8')).toBe('do it');
    expect(await readFile(files.paths.context, 'utf8')).toBe('{}');
  });

  it('writes through no link that `setup` may have put there', async () => {
    const files = await create();
    await writeFile(join(root, 'precious'), 'ours');
    await symlink(join(root, 'precious'), files.paths.prompt);
    await mkdir(files.paths.context);
    await files.write({ prompt: 'p', context: 'c' });
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
      title: 'a refused handoff is set aside, for the agent to look at',
      input: 'a file, what the MCP tool wrote, and a rejected one from before',
      expected: 'handoff.rejected.json alone',
    },
    async () => {
      const files = await create();
      const { root: folder, handoff } = files.paths;
      await writeFile(join(folder, 'handoff.rejected.json'), 'older');
      await files.rejectHandoff();
      expect(await readdir(folder)).not.toContain('handoff.rejected.json');
      await writeFile(handoff, 'newer');
      await writeFile(join(folder, 'handoff.mcp.json'), 'tool');
      await files.rejectHandoff();
      expect((await readdir(folder)).filter((name) => name.startsWith('handoff'))).toEqual(['handoff.rejected.json']);
      expect(await readFile(join(folder, 'handoff.rejected.json'), 'utf8')).toBe('newer');
    },
  );

  requirement(
    {
      ids: ['T-24', 'DESIGN-4.2'],
      title: 'nothing is left of one agent when the next one of the same job starts',
      input: 'a handoff, results, a file of the MCP tool, a closed folder in the home',
      expected: 'the same paths, empty but for home and tmp, mode 0700',
    },
    async () => {
      const files = await create();
      const { root: folder, handoff, results, home } = files.paths;
      for (const path of [handoff, results, join(folder, 'handoff.mcp.json')]) await writeFile(path, 'left');
      await mkdir(join(home, 'closed'));
      await chmod(join(home, 'closed'), 0o000);
      await files.reset();
      expect((await readdir(folder)).sort()).toEqual(['home', 'tmp']);
      expect(await readdir(home)).toEqual([]);
      expect((await stat(folder)).mode & 0o777).toBe(0o700);
      expect(await files.collect()).toEqual({});
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
