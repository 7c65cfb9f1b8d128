import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { fullName, type TestGitHub } from './start-github.ts';

const run = promisify(execFile);

/** Runs git as a user without settings, with a token as `actions/checkout` passes it. */
export function createGit(github: TestGitHub, token?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'clone-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const environment = {
    PATH: process.env.PATH ?? '',
    HOME: folder,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_AUTHOR_NAME: 'x',
    GIT_AUTHOR_EMAIL: 'x@example.com',
    GIT_COMMITTER_NAME: 'x',
    GIT_COMMITTER_EMAIL: 'x@example.com',
  };
  const header = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
  const settings = token === undefined ? [] : ['-c', `http.extraheader=${header}`];
  const git = async (...args: string[]) =>
    (await run('git', ['-C', folder, ...settings, ...args], { env: environment, timeout: 20_000 })).stdout.trim();
  return { folder, git, url: `${github.server.serverUrl}/${fullName}.git` };
}

export async function clone(github: TestGitHub, token?: string) {
  const made = createGit(github, token);
  await made.git('clone', '--quiet', made.url, '.');
  return made;
}

/** Commits one changed file in a clone, and returns the commit. */
export async function commit({ folder, git }: Awaited<ReturnType<typeof clone>>, path: string): Promise<string> {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), 'changed\n');
  await git('add', '--all');
  await git('commit', '--quiet', '-m', `Add ${path}`);
  return git('rev-parse', 'HEAD');
}
