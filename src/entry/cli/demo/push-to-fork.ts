import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const identity = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.test'];

/** One commit with a new file on a new branch, made by a person in a clone of the bare repository. */
export function pushToFork(directory: string, change: { readonly branch: string; readonly file: string }): void {
  const clone = mkdtempSync(join(tmpdir(), 'baton-fork-'));
  const git = (...args: readonly string[]): void => {
    execFileSync('git', [...identity, ...args], { cwd: clone, stdio: 'ignore' });
  };
  try {
    git('clone', '--quiet', directory, '.');
    git('checkout', '--quiet', '-b', change.branch, 'origin/main');
    writeFileSync(join(clone, change.file), 'From outside.\n');
    git('add', '--all');
    git('commit', '--quiet', '--message', `Add ${change.file}`);
    git('push', '--quiet', 'origin', `HEAD:refs/heads/${change.branch}`);
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}
