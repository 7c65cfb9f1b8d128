import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

interface Push {
  /** The bare repository. */
  readonly directory: string;
  readonly branch: string;
  readonly files: Readonly<Record<string, string>>;
}

const identity = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.test'];

/** A person's commit on a branch, which begins at `main` where it does not exist yet. Fires no event. Answers its id. */
export function pushCommit({ directory, branch, files }: Push): string {
  const clone = mkdtempSync(join(tmpdir(), 'baton-push-'));
  const git = (...args: readonly string[]): string =>
    execFileSync('git', [...identity, ...args], { cwd: clone, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  try {
    git('clone', '--quiet', directory, '.');
    const exists = git('branch', '--remotes', '--list', `origin/${branch}`) !== '';
    git('checkout', '--quiet', '-B', branch, exists ? `origin/${branch}` : 'origin/main');
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(clone, path)), { recursive: true });
      writeFileSync(join(clone, path), text);
    }
    git('add', '--all');
    git('commit', '--quiet', '--message', `Change ${Object.keys(files).join(', ')}`);
    git('push', '--quiet', 'origin', `HEAD:refs/heads/${branch}`);
    return git('rev-parse', 'HEAD');
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}
