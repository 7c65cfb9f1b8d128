import { describe, expect, it } from 'vitest';
import { codeByReason, translateError } from '../../../src/adapters/github/client/translate-error.ts';
import { createGitHub } from '../../../src/adapters/github/create-github.ts';
import { githubProblemKinds } from '../../../src/adapters/github/problem-kinds.ts';
import { GitHubError, type GitHubErrorReason } from '../../../src/ports/github.ts';
import { requirement } from '../../support/requirement.ts';
import { createGitHubWorld } from './support/github-world.ts';
import { createScriptedOctokit, type Reply } from './support/scripted-octokit.ts';

async function refusal(reply: Reply, path = '/repos/o/r/issues/1/comments') {
  const { octokit } = createScriptedOctokit([reply]);
  const request = octokit.request({ method: 'POST', url: path, request: { retries: 0 } });
  const error = translateError(
    await request.then(
      () => undefined,
      (error: unknown) => error,
    ),
  );
  if (!(error instanceof GitHubError)) throw new Error('This was not refused');
  return error;
}

describe('a refusal', () => {
  const cases: readonly { title: string; reply: Reply; path?: string; reason: GitHubErrorReason; says: string }[] = [
    {
      title: 'of a missing right names it',
      reply: {
        status: 403,
        message: 'Resource not accessible by integration',
        headers: { 'x-accepted-github-permissions': 'issues=write; pull_requests=write' },
      },
      reason: 'forbidden',
      says: 'GitHub answered 403, the token may not do this: POST /repos/o/r/issues/1/comments needs issues: write or pull-requests: write',
    },
    {
      title: 'of a missing right without its name has the words of GitHub',
      reply: { status: 403, message: 'Must have admin rights' },
      path: '/repos/o/r/labels',
      reason: 'forbidden',
      says: "POST /repos/o/r/labels was refused: Must have admin rights; grant it in the workflow's permissions.",
    },
    {
      title: 'of an event for listeners names the right that it needs, although GitHub does not',
      reply: { status: 403, message: 'Resource not accessible by integration' },
      path: '/repos/o/r/dispatches',
      reason: 'forbidden',
      says: "POST /repos/o/r/dispatches needs contents: write: Resource not accessible by integration; grant it in the workflow's permissions.",
    },
    {
      title: '404 speaks of rights too',
      reply: { status: 404, message: 'Not Found' },
      reason: 'not-found',
      says: 'or the token may not see it',
    },
    {
      title: '401 speaks of the token',
      reply: { status: 401, message: 'Bad credentials' },
      reason: 'unauthenticated',
      says: 'does not accept the token',
    },
    {
      title: '422 has the words of GitHub',
      reply: { status: 422, message: 'Validation Failed: nope' },
      reason: 'rejected',
      says: 'Validation Failed: nope',
    },
    {
      title: 'of a branch with rulesets is one line with every rule, and says what to do',
      reply: {
        status: 422,
        message:
          'Repository rule violations found\n\nChanges must be made through a pull request.\n\nRequired status check "ci" is expected.\n\n',
      },
      path: '/repos/o/r/git/refs/heads%2Fx',
      reason: 'rejected',
      says: 'found Changes must be made through a pull request. Required status check "ci" is expected. A ruleset or the protection of the branch forbids this',
    },
    {
      title: 'of a new branch without a reason gives the usual one',
      reply: { status: 422, message: 'Reference update failed' },
      path: '/repos/o/r/git/refs',
      reason: 'rejected',
      says: 'Reference update failed. A ruleset or the protection of the branch forbids this, also where GitHub does not say so: name another branch',
    },
    {
      title: 'of a long text',
      reply: { status: 422, message: 'Body is too long (maximum is 65536 characters)' },
      reason: 'too-large',
      says: '65536',
    },
    {
      title: '409',
      reply: { status: 409, message: 'Git Repository is empty.' },
      reason: 'conflict',
      says: 'Git Repository is empty',
    },
    { title: '410', reply: { status: 410, message: 'Issues are disabled' }, reason: 'expired', says: 'Issues are disabled' },
    {
      title: 'of a locked thread',
      reply: { status: 403, message: 'Unable to create comment because issue is locked.' },
      reason: 'comments-refused',
      says: 'Unlock it',
    },
    {
      title: 'of a full thread',
      reply: { status: 403, message: 'Commenting is disabled on issues with more than 2500 comments' },
      reason: 'comments-refused',
      says: 'another issue',
    },
    {
      title: 'of an archived repository',
      reply: { status: 403, message: 'Repository was archived so is read-only.' },
      reason: 'comments-refused',
      says: 'archived',
    },
    {
      title: 'of a dispatch by policy names the setting',
      reply: { status: 403, message: "Event 'workflow_dispatch' is not allowed to trigger Actions workflows" },
      path: '/repos/o/r/actions/workflows/b.yml/dispatches',
      reason: 'dispatch-forbidden',
      says: 'Workflow execution protections',
    },
    {
      title: 'of workflow files',
      reply: {
        status: 403,
        message:
          'refusing to allow a GitHub App to create or update workflow `.github/workflows/x.yml` without `workflows` permission',
      },
      path: '/repos/o/r/git/refs',
      reason: 'workflows-forbidden',
      says: 'bring the branch up to date',
    },
    { title: '502', reply: { status: 502, message: 'Server Error' }, reason: 'unavailable', says: 'GitHub answered 502' },
    { title: 'no answer', reply: 'network', reason: 'unavailable', says: 'could not be reached' },
    {
      title: 'of a spent limit says until when',
      reply: {
        status: 403,
        message: 'API rate limit exceeded',
        headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1893456000' },
      },
      reason: 'rate-limited',
      says: 'until 2030-01-01T00:00:00.000Z',
    },
  ];
  /** What GitHub answers once a thread, a repository or an account is gone, locked or archived. */
  const vanished: readonly GitHubErrorReason[] = ['not-found', 'expired', 'comments-refused', 'unauthenticated'];
  for (const { title, reply, path, reason, says } of cases) {
    const ids = vanished.includes(reason) ? ['DESIGN-4.8', 'T44'] : ['DESIGN-4.8'];
    requirement(
      { ids, title: `by GitHub: ${title}`, input: JSON.stringify(reply), expected: `${reason}: … ${says} …` },
      async () => {
        const error = await refusal(reply, path);
        expect(error).toMatchObject({ reason, name: 'GitHubError' });
        expect(error.message).toContain(says);
        expect(error.cause).toBeDefined();
        expect(githubProblemKinds.map(({ code }) => code)).toContain(error.code);
      },
    );
  }

  it('has a reason for each problem kind of GitHub, and a problem kind for each reason', () => {
    expect(Object.values(codeByReason).toSorted()).toEqual(githubProblemKinds.map(({ code }) => code).toSorted());
  });

  it('of GraphQL becomes one of ours, a fault in code does not', async () => {
    const { octokit } = createScriptedOctokit([
      { status: 200, body: { data: null, errors: [{ type: 'NOT_FOUND', message: 'no node' }] } },
    ]);
    const error = await octokit.graphql('query { viewer { login } }').then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(translateError(error)).toMatchObject({ reason: 'rejected', message: expect.stringContaining('no node') });
    const fault = new TypeError('undefined is no function');
    expect(translateError(fault)).toBe(fault);
  });

  it('by the local GitHub names the right that the job lacks', async () => {
    const world = await createGitHubWorld();
    await world.as('octo', 'POST /issues', { title: 'Bug' });
    const { threads } = world.connect({ issues: 'read', contents: 'read' });
    await expect(threads.create(1, 'x', 'x')).rejects.toMatchObject({
      reason: 'forbidden',
      message: expect.stringMatching(/needs issues: write.*grant it in the workflow's permissions/),
    });
    await world.close();
  });
});

describe('every request', () => {
  it('names the version of the API, the token and who we are', async () => {
    const { octokit, seen } = createScriptedOctokit([{ status: 200, body: [] }]);
    const clock = { now: () => '2026-01-01T00:00:00.000Z', sleep: async () => undefined };
    await createGitHub({ octokit, repository: { owner: 'o', name: 'r' }, clock }).pullRequests.readOpen('x');
    expect(seen[0]?.headers).toMatchObject({
      'x-github-api-version': '2022-11-28',
      authorization: 'token secret',
      'user-agent': expect.stringContaining('baton/1'),
    });
  });
});
