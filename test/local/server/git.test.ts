import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { requirement } from '../../support/requirement.ts';
import { clone, commit, createGit } from './git-client.ts';
import { fullName, repository, startGitHub } from './start-github.ts';

it('is cloned with a token that may read, and with no other', async () => {
  const github = await startGitHub();
  const { folder } = await clone(github, github.jobToken({ contents: 'read' }));
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toBe('Hello\n');
  await expect(clone(github)).rejects.toThrow('could not read Username');
  await expect(clone(github, github.jobToken({ issues: 'write' }))).rejects.toThrow('not found');
  await expect(clone(github, 'wrong')).rejects.toThrow();
});

it('is cloned by anybody when it is public', async () => {
  const github = await startGitHub({ private: false });
  const { git } = await clone(github);
  await expect(git('push', '--quiet', 'origin', 'HEAD:refs/heads/x')).rejects.toThrow('could not read Username');
});

it('gives any commit by its id', async () => {
  const github = await startGitHub();
  const sha = await github.addBranch('one');
  await github.alice.git.deleteRef({ ...repository, ref: 'heads/one' });
  const { git, url } = createGit(github, github.jobToken({ contents: 'read' }));
  await git('init', '--quiet');
  await git('fetch', '--quiet', '--depth=1', url, sha);
  expect(await git('rev-parse', 'FETCH_HEAD')).toBe(sha);
});

it('takes pushes of those who may write, and tells of them', async () => {
  const github = await startGitHub();
  const copy = await clone(github, github.aliceToken);
  const before = await copy.git('rev-parse', 'HEAD');
  const sha = await commit(copy, 'docs/new.md');
  await copy.git('push', '--quiet', 'origin', 'HEAD:refs/heads/topic');
  expect(github.events.map((event) => [event.name, event.ref, event.sha, event.sender, event.fromJobToken])).toEqual([
    ['push', 'refs/heads/topic', sha, 'alice', false],
  ]);
  expect(github.events[0]?.payload).toMatchObject({
    before: '0'.repeat(40),
    after: sha,
    created: true,
    commits: [{ id: sha, added: ['docs/new.md'] }],
  });
  const { data: pull } = await github.alice.pulls.create({ ...repository, title: 'Topic', head: 'topic', base: 'main' });
  const next = await commit(copy, 'docs/more.md');
  await copy.git('push', '--quiet', 'origin', 'HEAD:refs/heads/topic');
  const last = github.events.at(-1);
  expect(last).toMatchObject({
    name: 'pull_request',
    ref: `refs/pull/${pull.number}/merge`,
    payload: { action: 'synchronize', before: sha, after: next },
  });
  const { data: merge } = await github.alice.git.getCommit({ ...repository, commit_sha: last?.sha ?? '' });
  expect(merge.parents.map((parent) => parent.sha)).toEqual([before, next]);
});

it('refuses pushes of those who may not', async () => {
  const github = await startGitHub();
  const copy = await clone(github, github.jobToken({ contents: 'read' }));
  await commit(copy, 'x.txt');
  await expect(copy.git('push', '--quiet', 'origin', 'HEAD:refs/heads/x')).rejects.toThrow('403');
  const bob = github.server.addUser({ login: 'bob' });
  github.server.setRole(fullName, 'bob', 'triage');
  const other = await clone(github, bob.token);
  await expect(other.git('push', '--quiet', 'origin', 'HEAD:refs/heads/x')).rejects.toThrow('403');
});

requirement(
  {
    ids: ['DESIGN-2'],
    title: 'a job token may not push other workflow files',
    input: 'git push of a commit that adds .github/workflows/evil.yml, then of one without',
    expected: "the first is rejected with git's own report and leaves no branch, the second is taken and starts nothing",
  },
  async () => {
    const github = await startGitHub();
    const copy = await clone(github, github.jobToken({ contents: 'write' }));
    const clean = await commit(copy, 'fine.txt');
    await copy.git('push', '--quiet', 'origin', 'HEAD:refs/heads/fine');
    expect(github.events.map((event) => [event.name, event.fromJobToken, event.sender])).toEqual([
      ['push', true, 'github-actions[bot]'],
    ]);
    await commit(copy, '.github/workflows/evil.yml');
    await expect(copy.git('push', 'origin', 'HEAD:refs/heads/evil')).rejects.toThrow('without `workflows` permission');
    await expect(copy.git('push', 'origin', 'HEAD:refs/heads/main')).rejects.toThrow('remote rejected');
    const { data } = await github.alice.repos.listBranches(repository);
    expect(data.map((branch) => branch.name)).toEqual(['fine', 'main']);
    expect(data[0]?.commit.sha).toBe(clean);
    expect(github.events).toHaveLength(1);
  },
);

requirement(
  {
    ids: ['DESIGN-2', 'DESIGN-9'],
    title: 'a push to a protected branch is rejected, and a push to another one is taken',
    input: 'git push of a job, of a writer and of an administrator to main, of a job to a topic, by force, and a deletion',
    expected:
      "git's own report with GH006 and the reason, no event, the branch where it was; the administrator and the topic are taken",
  },
  async () => {
    const github = await startGitHub();
    github.server.changeSettings(fullName, { protectedBranches: ['main'] });
    const words = (why: string) =>
      new RegExp(`GH006: Protected branch update failed for refs/heads/main[^]*${why}[^]*hook declined`);
    for (const token of [github.jobToken({ contents: 'write' }), github.aliceToken]) {
      const copy = await clone(github, token);
      await commit(copy, 'x.txt');
      await expect(copy.git('push', 'origin', 'HEAD:main')).rejects.toThrow(words('Changes must be made through a pull request'));
    }
    const copy = await clone(github, github.jobToken({ contents: 'write' }));
    await commit(copy, 'y.txt');
    await copy.git('push', '--quiet', 'origin', 'HEAD:refs/heads/topic');
    const carol = github.server.addUser({ login: 'carol' });
    github.server.setRole(fullName, 'carol', 'admin');
    const admin = await clone(github, carol.token);
    const sha = await commit(admin, 'z.txt');
    await admin.git('push', '--quiet', 'origin', 'HEAD:main');
    await admin.git('commit', '--quiet', '--amend', '-m', 'Another');
    await expect(admin.git('push', '--force', 'origin', 'HEAD:main')).rejects.toThrow(words('Cannot force-push to this branch'));
    await expect(admin.git('push', 'origin', ':main')).rejects.toThrow();
    expect(github.events.map(({ name, ref }) => `${name} ${ref}`)).toEqual(['push refs/heads/topic', 'push refs/heads/main']);
    expect((await github.alice.git.getRef({ ...repository, ref: 'heads/main' })).data.object.sha).toBe(sha);
  },
);

requirement(
  {
    ids: ['DESIGN-2', 'DESIGN-9'],
    title: 'of several branches in one push only the protected one is rejected',
    input: 'git push of a job to main, which is protected, and to a topic',
    expected: 'main is rejected in words and stays; the topic is reported as new, is there, and has its event',
  },
  async () => {
    const github = await startGitHub();
    github.server.changeSettings(fullName, { protectedBranches: ['main'] });
    const copy = await clone(github, github.jobToken({ contents: 'write' }));
    const before = await copy.git('rev-parse', 'HEAD');
    const sha = await commit(copy, 'x.txt');
    const push = copy.git('push', '--porcelain', 'origin', 'HEAD:refs/heads/main', 'HEAD:refs/heads/topic');
    const { stdout } = await push.then(
      () => expect.fail('The push should have failed.'),
      (error: unknown) => z.object({ stdout: z.string() }).parse(error),
    );
    expect(stdout).toMatch(/!\tHEAD:refs\/heads\/main\t\[remote rejected\] \(protected branch hook declined\)/);
    expect(stdout).toMatch(/\*\tHEAD:refs\/heads\/topic\t\[new branch\]/);
    const { data } = await github.alice.repos.listBranches(repository);
    expect(data.map((branch) => [branch.name, branch.commit.sha])).toEqual([
      ['main', before],
      ['topic', sha],
    ]);
    expect(github.events.map(({ name, ref }) => `${name} ${ref}`)).toEqual(['push refs/heads/topic']);
  },
);

it('signs commits of bots that name nobody, and builds trees with deletions and modes', async () => {
  const github = await startGitHub();
  const job = github.job({ contents: 'write' });
  const head = (await job.git.getRef({ ...repository, ref: 'heads/main' })).data.object.sha;
  const tree = await job.git.createTree({
    ...repository,
    base_tree: head,
    tree: [
      { path: 'README.md', mode: '100644', type: 'blob', sha: null },
      { path: 'bin/run.sh', mode: '100755', type: 'blob', content: '#!/bin/sh\n' },
      { path: 'link', mode: '120000', type: 'blob', content: 'bin/run.sh' },
    ],
  });
  const all = (await job.git.getTree({ ...repository, tree_sha: tree.data.sha, recursive: '1' })).data.tree;
  expect(all.filter((entry) => entry.type === 'blob').map((entry) => [entry.mode, entry.path])).toEqual([
    ['100644', '.github/workflows/baton.yml'],
    ['100755', 'bin/run.sh'],
    ['120000', 'link'],
    ['100644', 'src/main.ts'],
  ]);
  const draft = { ...repository, message: 'Change', tree: tree.data.sha, parents: [head] };
  const { data: signed } = await job.git.createCommit(draft);
  expect(signed.author.name).toBe('github-actions[bot]');
  expect(signed.verification).toMatchObject({ verified: true, reason: 'valid' });
  const { data: named } = await job.git.createCommit({ ...draft, author: { name: 'x', email: 'x@example.com' } });
  expect(named.verification).toMatchObject({ verified: false, reason: 'unsigned' });
});

it('starts nothing for a pull request that conflicts with its base', async () => {
  const github = await startGitHub();
  await github.addBranch('ours', { 'README.md': 'ours\n' });
  const theirs = await github.addBranch('theirs', { 'README.md': 'theirs\n' });
  await github.alice.git.updateRef({ ...repository, ref: 'heads/main', sha: theirs });
  const { data } = await github.alice.pulls.create({ ...repository, title: 'Ours', head: 'ours', base: 'main' });
  expect(data.mergeable).toBe(false);
  expect(github.events.filter((event) => event.name === 'pull_request')).toEqual([]);
});

it('takes pull requests from forks', async () => {
  const github = await startGitHub({ private: false });
  const fork = github.server.addFork({ of: fullName, owner: 'mallory' });
  const mallory = github.server.addUser({ login: 'mallory' });
  const { git, folder } = createGit(github, mallory.token);
  await git('clone', '--quiet', `${github.server.serverUrl}/${fork.name}.git`, '.');
  const sha = await commit({ git, folder, url: '' }, 'evil.txt');
  await git('push', '--quiet', 'origin', 'HEAD:refs/heads/evil');
  const client = github.connect(mallory.token);
  const { data } = await client.pulls.create({ ...repository, title: 'Evil', head: 'mallory:evil', base: 'main' });
  expect(data.head.repo?.full_name).toBe('mallory/app');
  expect(github.events.at(-1)).toMatchObject({
    name: 'pull_request',
    repository: fullName,
    sender: 'mallory',
    payload: { pull_request: { head: { sha } } },
  });
});

it('compares commits from their last common one on, with the changed lines, and knows no commit that is not there', async () => {
  const { alice, addBranch } = await startGitHub();
  const head = await addBranch('topic', { 'src/main.ts': 'export const two = 2;\n', 'new.bin': 'a\0b' });
  await addBranch('other', { 'README.md': 'Later\n' });
  const compare = (basehead: string) => alice.repos.compareCommitsWithBasehead({ ...repository, basehead, per_page: 1 });
  const { data } = await compare(`other...${head}`);
  expect([data.status, data.ahead_by, data.behind_by, data.total_commits]).toEqual(['diverged', 1, 1, 1]);
  expect(data.files?.map(({ filename, status, additions, deletions }) => [filename, status, additions, deletions])).toEqual([
    ['new.bin', 'added', 0, 0],
    ['src/main.ts', 'modified', 1, 1],
  ]);
  expect(data.files?.map(({ patch }) => patch)).toEqual([
    undefined,
    '@@ -1 +1 @@\n-export const one = 1;\n+export const two = 2;',
  ]);
  expect((await compare('main...main')).data).toMatchObject({ status: 'identical', files: [] });
  await expect(compare(`main...${'0'.repeat(40)}`)).rejects.toMatchObject({ status: 404 });
});
