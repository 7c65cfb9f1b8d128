import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findRepositoryName } from '../../../src/terminal/github/find-repository-name.ts';
import { useFiles } from '../../cli/support.ts';
import { requirement } from '../../support/requirement.ts';

const { folder } = useFiles();
const gitDirectory = join(folder, 'repository.git');

function git(...args: readonly string[]): void {
  execFileSync('git', ['--git-dir', gitDirectory, ...args]);
}

beforeAll(() => {
  execFileSync('git', ['init', '--quiet', '--bare', gitDirectory]);
  git('remote', 'add', 'origin', 'none');
});

beforeEach(() => {
  vi.stubEnv('GIT_DIR', gitDirectory);
  vi.stubEnv('GITHUB_REPOSITORY', '');
  vi.stubEnv('GITHUB_SERVER_URL', '');
});

afterEach(() => void vi.unstubAllEnvs());

const rows: readonly { remote: string; found: string | undefined }[] = [
  { remote: 'https://github.com/octo/ledger.git', found: 'octo/ledger' },
  { remote: 'https://github.com/octo/ledger/', found: 'octo/ledger' },
  { remote: 'https://x-access-token:secret@github.com/octo/le.dger', found: 'octo/le.dger' },
  { remote: 'git@github.com:octo/ledger.git', found: 'octo/ledger' },
  { remote: 'ssh://git@github.com:22/octo/ledger', found: 'octo/ledger' },
  { remote: 'https://user:secret@example.org/octo/ledger.git', found: undefined },
  { remote: 'git@github.com.example.org:octo/ledger.git', found: undefined },
  { remote: '../ledger.git', found: undefined },
];

describe('the repository that a command is about', () => {
  for (const { remote, found } of rows) {
    requirement(
      {
        ids: ['DESIGN-4.8'],
        title: `is ${found ?? 'refused in words'} for the remote ${remote}`,
        input: remote,
        expected: found ?? 'a sentence with the remote, without its password',
      },
      () => {
        git('remote', 'set-url', 'origin', remote);
        if (found === undefined) {
          expect(() => findRepositoryName(undefined)).toThrow(
            'which is no repository on github.com; name one with --repo owner/name.',
          );
          expect(() => findRepositoryName(undefined)).not.toThrow(/secret/);
        } else {
          const [owner, name] = found.split('/');
          expect(findRepositoryName(undefined)).toEqual({ owner, name });
        }
      },
    );
  }

  it('is the one that is named, then that of the job, then that of the checkout', () => {
    vi.stubEnv('GITHUB_REPOSITORY', 'job/one');
    expect(findRepositoryName('given/one')).toEqual({ owner: 'given', name: 'one' });
    expect(findRepositoryName(undefined)).toEqual({ owner: 'job', name: 'one' });
    vi.stubEnv('GITHUB_REPOSITORY', '');
    vi.stubEnv('GIT_DIR', join(folder, 'absent'));
    expect(() => findRepositoryName(undefined)).toThrow('name it with --repo owner/name, or stand in a checkout');
  });
});
