import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { requirement } from '../support/requirement.ts';

const script = join(process.cwd(), 'scripts/verify-on-github.sh');

describe('scripts/verify-on-github.sh', () => {
  it('refuses a repository of the owner of the action, which would prove too little, and wrong use', () => {
    const run = (...args: string[]) => spawnSync('bash', [script, ...args], { encoding: 'utf8' });
    expect(run('baton-agents/x')).toMatchObject({ status: 2, stderr: expect.stringContaining('of another owner') });
    expect(run()).toMatchObject({ status: 2, stderr: expect.stringMatching(/^usage: /) });
  });

  it('is a script that bash accepts', () => {
    execFileSync('bash', ['-n', script]);
  });
});

describe('docs/maintainers/release.md', () => {
  requirement(
    {
      ids: ['F-G11'],
      title: 'lets nothing be released before the script ran, and lists what is done by hand',
      input: 'the page',
      expected: 'the command, and each of the eleven things',
    },
    () => {
      const page = readFileSync('docs/maintainers/release.md', 'utf8');
      const words = [
        'No release before',
        'scripts/verify-on-github.sh OWNER/REPO',
        'create and approve pull requests',
        'stranger',
        'fork',
        'ubuntu-26.04',
        'self-hosted',
        '96 KiB',
        'masked',
        'locked issue',
        'selected actions',
        'private repository without',
        'redeliver',
      ];
      expect(words.filter((word) => !page.includes(word))).toEqual([]);
    },
  );
});
