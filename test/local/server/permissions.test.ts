import type { Octokit } from '@octokit/rest';
import { describe, expect, it } from 'vitest';
import type { Permissions } from '../../../src/local/workflow-contract.ts';
import { pushCommit } from '../../support/local-world-push.ts';
import { requirement } from '../../support/requirement.ts';
import { fullName, refusal, repository, startGitHub } from './start-github.ts';

const sha = 'a'.repeat(40);
const issue = { ...repository, issue_number: 1 };
const pull = { ...repository, issue_number: 2 };

interface Row {
  readonly call: string;
  readonly needs: Permissions;
  readonly accepted: string;
  readonly send: (client: Octokit) => Promise<unknown>;
}

const onThread = 'issues=write; pull_requests=write';
const inContents = 'contents=write; contents=write,workflows=write';
const rows: readonly Row[] = [
  {
    call: 'read comments',
    needs: { issues: 'read' },
    accepted: 'issues=read; pull_requests=read',
    send: (it) => it.issues.listComments(issue),
  },
  {
    call: 'comment on an issue',
    needs: { issues: 'write' },
    accepted: onThread,
    send: (it) => it.issues.createComment({ ...issue, body: 'x' }),
  },
  {
    call: 'comment on a pull request',
    needs: { 'pull-requests': 'write' },
    accepted: onThread,
    send: (it) => it.issues.createComment({ ...pull, body: 'x' }),
  },
  {
    call: 'label an issue',
    needs: { issues: 'write' },
    accepted: onThread,
    send: (it) => it.issues.addLabels({ ...issue, labels: ['a'] }),
  },
  {
    call: 'close a pull request',
    needs: { 'pull-requests': 'write' },
    accepted: 'pull_requests=write',
    send: (it) => it.pulls.update({ ...repository, pull_number: 2, state: 'closed' }),
  },
  {
    call: 'open an issue',
    needs: { issues: 'write' },
    accepted: 'issues=write',
    send: (it) => it.issues.create({ ...repository, title: 'x' }),
  },
  {
    call: 'read pull requests',
    needs: { 'pull-requests': 'read' },
    accepted: 'pull_requests=read',
    send: (it) => it.pulls.list(repository),
  },
  {
    call: 'read a ref',
    needs: { contents: 'read' },
    accepted: 'contents=read',
    send: (it) => it.git.getRef({ ...repository, ref: 'heads/main' }),
  },
  {
    call: 'compare commits',
    needs: { contents: 'read' },
    accepted: 'contents=read',
    send: (it) => it.repos.compareCommitsWithBasehead({ ...repository, basehead: 'main...main' }),
  },
  {
    call: 'make a blob',
    needs: { contents: 'write' },
    accepted: 'contents=write',
    send: (it) => it.git.createBlob({ ...repository, content: 'x' }),
  },
  {
    call: 'delete a ref',
    needs: { contents: 'write' },
    accepted: inContents,
    send: (it) => it.git.deleteRef({ ...repository, ref: 'heads/one' }),
  },
  {
    call: 'dispatch a workflow',
    needs: { actions: 'write' },
    accepted: 'actions=write',
    send: (it) => it.actions.createWorkflowDispatch({ ...repository, workflow_id: 'baton.yml', ref: 'main' }),
  },
  {
    call: 'list runs',
    needs: { actions: 'read' },
    accepted: 'actions=read',
    send: (it) => it.actions.listWorkflowRunsForRepo(repository),
  },
  {
    call: 'dispatch an event',
    needs: { contents: 'write' },
    accepted: 'contents=write',
    send: (it) => it.repos.createDispatchEvent({ ...repository, event_type: 'x' }),
  },
];

async function startWithThreads() {
  const github = await startGitHub();
  await github.alice.issues.create({ ...repository, title: 'Issue' });
  pushCommit({ directory: github.server.directoryOf(fullName), branch: 'one', files: { 'added.txt': 'one\n' } });
  await github.alice.pulls.create({ ...repository, title: 'Pull request', head: 'one', base: 'main' });
  return github;
}

describe('rights of a job token', () => {
  for (const { call, needs, accepted, send } of rows) {
    it(`needs ${JSON.stringify(needs)} to ${call}`, async () => {
      const github = await startWithThreads();
      const others = { issues: 'write', 'pull-requests': 'write', contents: 'write', actions: 'write', checks: 'write' } as const;
      const [name] = Object.keys(needs);
      const without = Object.fromEntries(Object.entries(others).filter(([other]) => other !== name));
      // Either permission allows to read both kinds of thread.
      const lacking = accepted.includes('issues=read') ? {} : without;
      const seen = await refusal(send(github.job(lacking)));
      expect(seen).toEqual({ status: 403, message: 'Resource not accessible by integration', accepted });
      await send(github.job(needs));
    });
  }

  it('reads with a right to write, but does not write with one to read', async () => {
    const github = await startWithThreads();
    await github.job({ contents: 'write' }).git.getRef({ ...repository, ref: 'heads/main' });
    const { status } = await refusal(github.job({ contents: 'read' }).git.createBlob({ ...repository, content: 'x' }));
    expect(status).toBe(403);
  });

  it('ends with the job', async () => {
    const github = await startGitHub();
    const token = github.jobToken({ contents: 'read' });
    await github.connect(token).repos.get(repository);
    github.server.revokeJobToken(token);
    expect(await refusal(github.connect(token).repos.get(repository))).toMatchObject({ status: 401, message: 'Bad credentials' });
  });

  it('does not see a private repository that is not its own', async () => {
    const github = await startGitHub();
    const { token } = github.server.mintJobToken({
      repository: 'acme/other',
      runId: 1,
      jobId: 1,
      label: 'other',
      permissions: { contents: 'write' },
    });
    expect(await refusal(github.connect(token).repos.get(repository))).toMatchObject({ status: 404 });
  });

  requirement(
    {
      ids: ['DESIGN-2'],
      title: 'a job token may not bring other workflow files to a ref',
      input: 'create and move refs to a commit that adds .github/workflows/x.yml',
      expected: '403, and the ref stays as it was',
    },
    async () => {
      const github = await startGitHub();
      const other = await github.addBranch('other', { '.github/workflows/x.yml': 'on: push\n' });
      const job = github.job({ contents: 'write' });
      const created = await refusal(job.git.createRef({ ...repository, ref: 'refs/heads/mine', sha: other }));
      expect(created).toMatchObject({ status: 403, accepted: inContents });
      const main = (await job.git.getRef({ ...repository, ref: 'heads/main' })).data.object.sha;
      await job.git.createRef({ ...repository, ref: 'refs/heads/mine', sha: main });
      expect(await refusal(job.git.updateRef({ ...repository, ref: 'heads/mine', sha: other }))).toMatchObject({ status: 403 });
      expect((await job.git.getRef({ ...repository, ref: 'heads/mine' })).data.object.sha).toBe(main);
    },
  );

  it('may open pull requests only while the setting allows it', async () => {
    const github = await startGitHub();
    await github.addBranch('one');
    github.server.changeSettings(fullName, { actionsMayCreatePullRequests: false });
    const request = { ...repository, title: 'Fix', head: 'one', base: 'main' };
    const seen = await refusal(github.job({ 'pull-requests': 'write' }).pulls.create(request));
    expect(seen).toMatchObject({ status: 403, message: 'GitHub Actions is not permitted to create or approve pull requests.' });
    await github.alice.pulls.create(request);
  });
});

describe('roles of people', () => {
  it('lets a reader comment, a triager label, a writer dispatch', async () => {
    const github = await startWithThreads();
    const bob = github.connect(github.server.addUser({ login: 'bob' }).token);
    const dispatch = { ...repository, workflow_id: 'baton.yml', ref: 'main' };
    expect(await refusal(bob.issues.listComments(issue))).toMatchObject({ status: 404 });
    github.server.setRole(fullName, 'bob', 'read');
    await bob.issues.createComment({ ...issue, body: 'Hello' });
    expect(await refusal(bob.issues.addLabels({ ...issue, labels: ['x'] }))).toMatchObject({ status: 403 });
    github.server.setRole(fullName, 'bob', 'triage');
    await bob.issues.addLabels({ ...issue, labels: ['x'] });
    expect(await refusal(bob.actions.createWorkflowDispatch(dispatch))).toMatchObject({ status: 403 });
    github.server.setRole(fullName, 'bob', 'write');
    await bob.actions.createWorkflowDispatch(dispatch);
  });

  for (const kind of ['issues', 'pulls'] as const) {
    requirement(
      {
        ids: ['F-S7'],
        title: `an author may edit, close and reopen ${kind} of their own, and no others`,
        input: 'a reader, their own thread and that of somebody else; a maintainer closes the first; nobody',
        expected: 'the own thread is edited, closed and reopened; 403 for the other, and after the maintainer; 401',
      },
      async () => {
        const github = await startWithThreads();
        const bob = github.connect(github.server.addUser({ login: 'bob' }).token);
        github.server.setRole(fullName, 'bob', 'write');
        await bob.issues.create({ ...repository, title: 'Mine' });
        await github.addBranch('mine');
        await bob.pulls.create({ ...repository, title: 'Mine', head: 'mine', base: 'main' });
        github.server.setRole(fullName, 'bob', 'read');
        const [own, other] = kind === 'issues' ? [3, 1] : [4, 2];
        const change = (person: Octokit, number: number, patch: { title?: string; state?: 'open' | 'closed' }) =>
          person.request(`PATCH /repos/{owner}/{repo}/${kind}/{number}`, { ...repository, number, ...patch });
        const refusedOf = async (asked: Promise<unknown>) => (await refusal(asked)).status;
        await change(bob, own, { title: 'Better' });
        await change(bob, own, { state: 'closed' });
        expect((await change(bob, own, { state: 'open' })).data).toMatchObject({ title: 'Better', state: 'open' });
        expect(await refusedOf(change(bob, other, { state: 'closed' }))).toBe(403);
        await change(github.alice, own, { state: 'closed' });
        expect(await refusedOf(change(bob, own, { state: 'open' }))).toBe(403);
        const open = await startGitHub({ private: false });
        await open.alice.issues.create({ ...repository, title: 'Theirs' });
        const seen = await fetch(`${open.server.apiUrl}/repos/${fullName}/issues/1`, { method: 'PATCH', body: '{}' });
        expect(seen.status).toBe(401);
      },
    );
  }

  it('reports the true role beside the mapped permission', async () => {
    const github = await startGitHub();
    github.server.addUser({ login: 'bob' });
    const ask = async () => (await github.alice.repos.getCollaboratorPermissionLevel({ ...repository, username: 'bob' })).data;
    expect(await ask()).toMatchObject({ permission: 'none', role_name: 'none' });
    for (const [role, permission] of [
      ['triage', 'read'],
      ['maintain', 'write'],
      ['admin', 'admin'],
    ] as const) {
      github.server.setRole(fullName, 'bob', role);
      expect(await ask()).toMatchObject({ permission, role_name: role });
    }
  });

  it('knows no role of Apps', async () => {
    const github = await startGitHub();
    const seen = await refusal(
      github.alice.repos.getCollaboratorPermissionLevel({ ...repository, username: 'github-actions[bot]' }),
    );
    expect(seen).toMatchObject({ status: 404, message: 'github-actions[bot] is not a user' });
  });

  it('drops labels of those who may not label', async () => {
    const github = await startGitHub({ private: false });
    const bob = github.connect(github.server.addUser({ login: 'bob' }).token);
    const { data } = await bob.issues.create({ ...repository, title: 'Mine', labels: ['agent-ready'] });
    expect(data.labels).toEqual([]);
  });

  it('lets nobody but its author and writers edit a comment', async () => {
    const github = await startGitHub({ private: false });
    const bob = github.connect(github.server.addUser({ login: 'bob' }).token);
    await github.alice.issues.create({ ...repository, title: 'Issue' });
    const { data: hers } = await github.alice.issues.createComment({ ...issue, body: 'Hers' });
    const { data: his } = await bob.issues.createComment({ ...issue, body: 'His' });
    expect(await refusal(bob.issues.updateComment({ ...repository, comment_id: hers.id, body: 'x' }))).toMatchObject({
      status: 403,
    });
    await bob.issues.updateComment({ ...repository, comment_id: his.id, body: 'x' });
    await github.alice.issues.updateComment({ ...repository, comment_id: his.id, body: 'y' });
  });
});

it('refuses what names no object', async () => {
  const github = await startGitHub();
  const seen = await refusal(github.alice.git.createRef({ ...repository, ref: 'refs/heads/x', sha }));
  expect(seen).toMatchObject({ status: 422, message: 'Object does not exist' });
});
