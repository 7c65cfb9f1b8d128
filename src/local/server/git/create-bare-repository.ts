import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runGitSync } from '../../git/run-git.ts';
import type { Account } from '../world/model.ts';
import { identityOf } from './identity.ts';

interface BareRepository {
  readonly directory: string;
  readonly owner: Account;
  readonly at: string;
  /** The folder whose files the first commit holds, including ignored ones. */
  readonly from: string;
}

/** Creates a bare repository whose `main` has one commit. Writes by hand what `git init` would: each git is a process. */
export function createBareRepository({ directory, owner, at, from }: BareRepository): void {
  for (const folder of ['objects', 'refs/heads']) mkdirSync(join(directory, folder), { recursive: true });
  writeFileSync(join(directory, 'HEAD'), 'ref: refs/heads/main\n');
  writeFileSync(
    join(directory, 'config'),
    `[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = true\n${settings}`,
  );
  const index = join(directory, 'first-index');
  const places = [
    '--git-dir=.',
    `--work-tree=${resolve(from)}`,
    '-c',
    'maintenance.auto=false',
    '-c',
    'core.logAllRefUpdates=false',
  ];
  const environment = { GIT_INDEX_FILE: index, ...identityOf(owner, at) };
  runGitSync(directory, [...places, 'add', '--all', '--force', '--', resolve(from)], { environment });
  runGitSync(directory, [...places, 'commit', '--quiet', '--allow-empty', '--message=First commit'], { environment });
  for (const left of [index, join(directory, 'COMMIT_EDITMSG')]) rmSync(left, { force: true });
}

/** Gives an existing bare repository the settings of GitHub's servers. */
export function prepareBareRepository(directory: string): void {
  appendFileSync(join(directory, 'config'), settings);
}

export function createForkRepository(directory: string, of: string): void {
  mkdirSync(directory, { recursive: true });
  runGitSync(directory, ['clone', '--quiet', '--bare', '--template=', '--no-hardlinks', of, '.']);
  appendFileSync(join(directory, 'config'), settings);
}

/**
 * The settings of GitHub's servers: any commit can be fetched by id, and pushes come over HTTP. They are written as text, because
 * each `git config` is a process.
 */
const settings = `[uploadpack]
	allowAnySHA1InWant = true
	allowReachableSHA1InWant = true
	allowFilter = true
[http]
	receivepack = true
	uploadpack = true
[receive]
	denyDeleteCurrent = refuse
`;
