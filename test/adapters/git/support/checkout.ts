import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const identity = {
  GIT_AUTHOR_NAME: 'Ann',
  GIT_AUTHOR_EMAIL: 'ann@example.org',
  GIT_COMMITTER_NAME: 'Ann',
  GIT_COMMITTER_EMAIL: 'ann@example.org',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
};

/** A checkout in a temporary folder, and the bare repository it came from. `git` performs the actions of an agent in it. */
export class Checkout {
  readonly root = mkdtempSync(join(tmpdir(), 'baton-test-'));
  readonly directory = join(this.root, 'work');
  readonly origin = join(this.root, 'served', 'o', 'r.git');
  readonly bundle = join(this.root, 'changes.bundle');
  readonly base: string;

  constructor(files: Readonly<Record<string, string | Uint8Array>> = { 'README.md': 'Hello\n', 'src/add.js': 'export {};\n' }) {
    mkdirSync(this.directory, { recursive: true });
    this.git('init', '--quiet', '-b', 'main');
    for (const [path, content] of Object.entries(files)) this.write(path, content);
    this.base = this.commit('First');
    mkdirSync(dirname(this.origin), { recursive: true });
    this.git('clone', '--quiet', '--bare', this.directory, this.origin);
    this.git('remote', 'add', 'origin', this.origin);
    this.git('fetch', '--quiet', 'origin');
  }

  git(...args: readonly string[]): string {
    const env = { ...identity, PATH: process.env.PATH, HOME: this.root };
    return execFileSync('git', args, { cwd: this.directory, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  }

  write(path: string, content: string | Uint8Array, mode = 0o644): void {
    const file = join(this.directory, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    chmodSync(file, mode);
  }

  link(path: string, target: string): void {
    symlinkSync(target, join(this.directory, path));
  }

  commit(message: string): string {
    this.git('add', '--all');
    this.git('commit', '--quiet', '--allow-empty', '-m', message);
    return this.git('rev-parse', 'HEAD');
  }

  /** The file that a command from hostile settings leaves, if anybody runs it. */
  get trap(): string {
    return `touch ${join(this.root, 'PWNED')}`;
  }
}
