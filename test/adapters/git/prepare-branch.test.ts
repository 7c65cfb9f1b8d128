import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWorkspace } from '../../../src/adapters/git/create-workspace.ts';
import { requirement } from '../../support/requirement.ts';
import { Checkout } from './support/checkout.ts';
import { serveGit } from './support/serve-git.ts';

let work: Checkout;

beforeEach(() => {
  work = new Checkout();
});
afterEach(() => rmSync(work.root, { recursive: true }));

function prepare(start: { head: string; branch?: string; madeBy?: string }) {
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
      ids: ['K-25', 'T18'],
      title: 'of a child is no branch that it has not made itself',
      input:
        'a branch of somebody; those whose last commit has the trailer of another run, of its parent, of a sibling, its own; a new one',
      expected: 'BATON-E728 for all of others; the tip; the head of the order',
    },
    async () => {
      const push = (branch: string, message: string): string => {
        work.write(`${branch}.txt`, message);
        const tip = work.commit(message);
        work.git('push', '--quiet', 'origin', `HEAD:refs/heads/${branch}`);
        work.git('fetch', '--quiet', 'origin');
        work.git('checkout', '--quiet', '--detach', work.base);
        return tip;
      };
      push('one', 'By a person');
      push('two', 'x\n\nBaton-Task: fix-421/split/1-a 1');
      push('merged', 'x\n\nBaton-Task: fix-42/split 1');
      push('sibling', 'x\n\nBaton-Task: fix-42/split/1-ab 1');
      const tip = push('three', 'x\n\nBaton-Task: fix-42/split/1-a 1');
      const start = (branch: string) => prepare({ head: work.base, branch, madeBy: 'fix-42/split/1-a' });
      expect(await start('one')).toMatchObject({ ok: false, error: { code: 'BATON-E728' } });
      for (const other of ['two', 'merged', 'sibling'])
        expect(await start(other), other).toMatchObject({ ok: false, error: { code: 'BATON-E728' } });
      expect(await start('three')).toEqual({ ok: true, value: tip });
      expect(await start('four')).toEqual({ ok: true, value: work.base });
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
