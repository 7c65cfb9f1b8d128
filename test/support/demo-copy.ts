import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = process.cwd();

export interface DemoRun {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** What a user has after a clone, without node_modules: the bundle must do with that. */
export interface DemoCopy {
  readonly folder: string;
  /** Changes one file of the copy; a change that changes nothing is a mistake of the test. */
  edit(path: string, change: (text: string) => string): void;
  run(...args: string[]): DemoRun;
  remove(): void;
}

export function copyProject(): DemoCopy {
  const folder = mkdtempSync(join(tmpdir(), 'baton-copy-'));
  for (const part of ['action.yml', 'package.json', 'dist', '.github', 'examples'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  return {
    folder,
    edit(path, change) {
      const text = readFileSync(join(folder, path), 'utf8');
      const changed = change(text);
      if (changed === text) throw new Error(`Nothing was changed in ${path}.`);
      writeFileSync(join(folder, path), changed);
    },
    run(...args) {
      const ended = spawnSync(process.execPath, [join(folder, 'dist/cli.js'), 'demo', ...args], {
        encoding: 'utf8',
        cwd: folder,
        maxBuffer: 64 * 1024 * 1024,
      });
      return { exitCode: ended.status ?? 1, stdout: ended.stdout, stderr: ended.stderr };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
