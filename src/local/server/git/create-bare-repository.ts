import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
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

export function createBareRepository({ directory, owner, at, from }: BareRepository): void {
  mkdirSync(directory, { recursive: true });
  runGitSync(directory, ['init', '--quiet', '--bare', '--initial-branch=main', '--template=', '.']);
  configure(directory);
  const index = join(directory, 'first-index');
  const environment = { GIT_INDEX_FILE: index, ...identityOf(owner, at) };
  runGitSync(directory, ['--git-dir=.', `--work-tree=${resolve(from)}`, 'add', '--all', '--force', '--', resolve(from)], {
    environment,
  });
  const tree = runGitSync(directory, ['write-tree'], { environment });
  const commit = runGitSync(directory, ['commit-tree', tree, '-m', 'First commit'], { environment });
  runGitSync(directory, ['update-ref', 'refs/heads/main', commit]);
  rmSync(index, { force: true });
}

export function createForkRepository(directory: string, of: string): void {
  mkdirSync(directory, { recursive: true });
  runGitSync(directory, ['clone', '--quiet', '--bare', '--template=', '--no-hardlinks', of, '.']);
  configure(directory);
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

function configure(directory: string): void {
  appendFileSync(join(directory, 'config'), settings);
}
