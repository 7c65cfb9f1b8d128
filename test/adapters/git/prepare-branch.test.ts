import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWorkspace } from '../../../src/adapters/git/create-workspace.ts';
import type { Workspace } from '../../../src/ports/workspace.ts';
import { requirement } from '../../support/requirement.ts';
import { Checkout } from './support/checkout.ts';
import { serveGit } from './support/serve-git.ts';

let work: Checkout;

beforeEach(() => {
  work = new Checkout();
});
afterEach(() => rmSync(work.root, { recursive: true }));

function prepare(start: Parameters<Workspace['prepare']>[0]) {
  const options = { directory: work.directory, bundle: work.bundle, exclude: ['.baton-config'], path: process.env.PATH ?? '' };
  return createWorkspace(options).prepare(start);
}

describe('the start of an agent', () => {
  it('is the tip of the branch that earlier stages made', async () => {
    work.write('a.txt', 'a');
    const tip = work.commit('By an earlier stage');
    work.git('push', '--quiet', 'origin', 'HEAD:refs/heads/baton/issue-4');
    work.git('fetch', '--quiet', 'origin');
    work.git('checkout', '--quiet', '--detach', work.base);
    expect(await prepare({ head: work.base, branch: 'baton/issue-4' })).toEqual({ ok: true, value: tip });
    expect(work.git('rev-parse', '--abbrev-ref', 'HEAD')).toBe('baton/issue-4');
  });

  requirement(
    {
      ids: ['F-PE2'],
      title: 'is the tip of the branch of a pull request, however people named it',
      input: 'a branch feature/größe,1 at origin',
      expected: 'its tip, checked out under this name',
    },
    async () => {
      work.write('a.txt', 'a');
      const tip = work.commit('By a person');
      work.git('push', '--quiet', 'origin', 'HEAD:refs/heads/feature/größe,1');
      work.git('fetch', '--quiet', 'origin');
      work.git('checkout', '--quiet', '--detach', work.base);
      expect(await prepare({ head: work.base, branch: 'feature/größe,1' })).toEqual({ ok: true, value: tip });
      expect(work.git('symbolic-ref', 'HEAD')).toBe('refs/heads/feature/größe,1');
    },
  );

  requirement(
    {
      ids: ['K-25', 'T18', 'F-SE4', 'T49'],
      title: 'is no branch that is refused, and nothing is checked out then',
      input: 'a branch of somebody, at the head of the order or not; a new one',
      expected: 'the problem, asked with the tip; the head of the order, and nobody is asked',
    },
    async () => {
      work.write('one.txt', 'x');
      const tip = work.commit('By a person');
      work.git('push', '--quiet', 'origin', 'HEAD:refs/heads/one', `${work.base}:refs/heads/two`);
      work.git('fetch', '--quiet', 'origin');
      work.git('checkout', '--quiet', '--detach', work.base);
      const asked: string[] = [];
      const problem = { code: 'BATON-E728', message: 'no' };
      const checkTip = async (commit: string) => {
        asked.push(commit);
        return problem;
      };
      for (const branch of ['one', 'two'])
        expect(await prepare({ head: work.base, branch, checkTip })).toEqual({ ok: false, error: problem });
      expect(asked).toEqual([tip, work.base]);
      expect(work.git('rev-parse', '--abbrev-ref', 'HEAD')).toBe('HEAD');
      expect(await prepare({ head: work.base, branch: 'three', checkTip })).toEqual({ ok: true, value: work.base });
      expect(asked).toHaveLength(2);
    },
  );

  it('is the tip on the remote in a checkout with one commit, and the head of the trigger where the remote has no such branch', async () => {
    const server = await serveGit(join(work.root, 'served'));
    try {
      work.write('a.txt', 'a');
      const tip = work.commit('Somebody pushed after the event');
      work.git('push', '--quiet', 'origin', 'HEAD:refs/heads/fix/#12');
      const directory = join(work.root, 'shallow');
      work.git('clone', '--quiet', '--depth=1', '--branch=main', `file://${work.origin}`, directory);
      const workspace = createWorkspace({
        directory,
        bundle: work.bundle,
        exclude: [],
        path: process.env.PATH ?? '',
        remote: { url: `${server.url}/o/r.git`, token: 'secret-token' },
      });
      expect(await workspace.prepare({ head: work.base, branch: 'fix/#12' })).toEqual({ ok: true, value: tip });
      expect(work.git('-C', directory, 'status', '--porcelain', '--branch')).toBe('## fix/#12');
      expect(work.git('-C', directory, 'for-each-ref', 'refs/baton')).toBe('');
      expect(await workspace.prepare({ head: work.base, branch: 'fix/#13' })).toEqual({ ok: true, value: work.base });
    } finally {
      await server.close();
    }
  });

  it('is the head of the trigger, on a new branch, when there is no such branch', async () => {
    expect(await prepare({ head: work.base, branch: 'baton/issue-5' })).toEqual({ ok: true, value: work.base });
    expect(work.git('rev-parse', '--abbrev-ref', 'HEAD')).toBe('baton/issue-5');
  });

  it('is detached when the stage has no branch', async () => {
    expect(await prepare({ head: work.base })).toEqual({ ok: true, value: work.base });
    expect(work.git('rev-parse', '--abbrev-ref', 'HEAD')).toBe('HEAD');
  });

  it('stays where the checkout left it when that is the commit, detached, and moves when it is another', async () => {
    work.write('a.txt', 'a');
    const later = work.commit('Later');
    for (const head of [later, work.base]) {
      work.git('checkout', '--quiet', '--detach', later);
      expect(await prepare({ head })).toEqual({ ok: true, value: head });
      expect(work.git('rev-parse', 'HEAD')).toBe(head);
      expect(work.git('rev-parse', '--abbrev-ref', 'HEAD')).toBe('HEAD');
    }
  });

  it("keeps our own checkout out of an agent's `git add --all`", async () => {
    await prepare({ head: work.base });
    work.git('init', '--quiet', '.baton-config');
    work.write('.baton-config/x', 'x');
    work.git('-C', '.baton-config', 'add', '.');
    work.git('-C', '.baton-config', 'commit', '--quiet', '-m', 'x');
    work.git('add', '--all');
    expect(work.git('status', '--porcelain')).toBe('');
  });

  it('runs no hook of the checkout', async () => {
    work.write('.git/hooks/post-checkout', `#!/bin/sh\n${work.trap}\n`, 0o755);
    await prepare({ head: work.base, branch: 'x' });
    expect(work.git('status', '--porcelain')).toBe('');
    const { existsSync } = await import('node:fs');
    expect(existsSync(`${work.root}/PWNED`)).toBe(false);
  });

  it.each([
    [{ head: 'main', branch: '--orphan' }, 'BATON-E701'],
    [{ head: '0'.repeat(40) }, 'BATON-E709'],
    [{ head: '--help' }, 'BATON-E709'],
  ])('refuses %j', async (start, code) => {
    expect(await prepare(start)).toMatchObject({ ok: false, error: { code } });
  });
});
