import { expect, it } from 'vitest';
import { requirement } from '../../support/requirement.ts';
import { fullName, refusal, repository, startGitHub } from './start-github.ts';

const issue = { ...repository, issue_number: 1 };

requirement(
  {
    ids: ['DESIGN-2'],
    title: 'where GitHub refuses comments, the local one does: locked threads',
    input: 'comments on a locked issue by a job token with issues: write, by a writer, by a reader',
    expected: '403 for the token and the reader, accepted from the writer',
  },
  async () => {
    const github = await startGitHub();
    const bob = github.connect(github.server.addUser({ login: 'bob' }).token);
    github.server.setRole(fullName, 'bob', 'read');
    await github.alice.issues.create({ ...repository, title: 'Issue' });
    await github.alice.issues.lock(issue);
    const message = 'Unable to create comment because issue is locked.';
    const comment = { ...issue, body: 'Hello' };
    expect(await refusal(github.job({ issues: 'write' }).issues.createComment(comment))).toMatchObject({ status: 403, message });
    expect(await refusal(bob.issues.createComment(comment))).toMatchObject({ status: 403, message });
    await github.alice.issues.createComment(comment);
  },
);

requirement(
  {
    ids: ['DESIGN-2'],
    title: 'where GitHub refuses comments, the local one does: the 2,501st',
    input: 'an issue with 2,499 comments, and two more',
    expected: 'the first is accepted, the second refused with 403',
  },
  async () => {
    const github = await startGitHub();
    await github.alice.issues.create({ ...repository, title: 'Issue' });
    const bodies = Array.from({ length: 2499 }, (_, index) => `Comment ${index + 1}`);
    github.server.addComments({ repository: fullName, issue: 1, login: 'alice', bodies });
    await github.alice.issues.createComment({ ...issue, body: 'the 2,500th' });
    const seen = await refusal(github.alice.issues.createComment({ ...issue, body: 'x' }));
    expect(seen).toMatchObject({ status: 403, message: 'Commenting is disabled on issues with more than 2500 comments' });
  },
);

it('counts the length of a body in characters', async () => {
  const github = await startGitHub();
  await github.alice.issues.create({ ...repository, title: 'Issue' });
  const astral = '\u{1f600}'.repeat(65_536);
  await github.alice.issues.createComment({ ...issue, body: astral });
  const seen = await github.alice.issues.createComment({ ...issue, body: `${astral}x` }).catch((error) => error);
  expect(seen.status).toBe(422);
  expect(seen.response.data).toMatchObject({
    message: 'Validation Failed',
    errors: [{ message: 'Body is too long (maximum is 65536 characters)' }],
  });
});

it('writes nothing in an archived repository', async () => {
  const github = await startGitHub();
  await github.alice.issues.create({ ...repository, title: 'Issue' });
  github.server.changeSettings(fullName, { archived: true });
  await github.alice.issues.get(issue);
  const seen = await refusal(github.alice.issues.createComment({ ...issue, body: 'x' }));
  expect(seen).toMatchObject({ status: 403, message: 'Repository was archived so is read-only.' });
});

it('moves refs only forward unless it is forced', async () => {
  const github = await startGitHub();
  const [one, two] = [await github.addBranch('one'), await github.addBranch('two', { 'two.txt': '2' })];
  const move = { ...repository, ref: 'heads/one', sha: two };
  expect(await refusal(github.alice.git.updateRef(move))).toMatchObject({ status: 422, message: 'Update is not a fast forward' });
  expect((await github.alice.git.getRef({ ...repository, ref: 'heads/one' })).data.object.sha).toBe(one);
  await github.alice.git.updateRef({ ...move, force: true });
  const again = await refusal(github.alice.git.createRef({ ...repository, ref: 'refs/heads/one', sha: two }));
  expect(again).toMatchObject({ status: 422, message: 'Reference already exists' });
});

requirement(
  {
    ids: ['DESIGN-2', 'DESIGN-9'],
    title: 'a protected branch takes changes through pull requests alone',
    input:
      'the API moves, forces, deletes and creates protected branches, as a job, a writer and an administrator; branches are read',
    expected: "422 in GitHub's words, and the branch stays; the administrator may move it; `protected` says which they are",
  },
  async () => {
    const github = await startGitHub();
    const [one, two] = [await github.addBranch('one'), await github.addBranch('two', { 'two.txt': '2' })];
    github.server.changeSettings(fullName, { protectedBranches: ['main', 'release'] });
    const job = github.job({ contents: 'write' });
    for (const client of [job, github.alice]) {
      const move = { ...repository, ref: 'heads/main', sha: one };
      const message = 'Changes must be made through a pull request.';
      expect(await refusal(client.git.updateRef(move))).toMatchObject({ status: 422, message });
      const created = client.git.createRef({ ...repository, ref: 'refs/heads/release', sha: one });
      expect(await refusal(created)).toMatchObject({ status: 422, message: 'Reference update failed' });
      await client.git.updateRef({ ...repository, ref: 'heads/one', sha: two, force: true });
      await client.git.updateRef({ ...repository, ref: 'heads/one', sha: one, force: true });
    }
    const carol = github.connect(github.server.addUser({ login: 'carol' }).token);
    github.server.setRole(fullName, 'carol', 'admin');
    await carol.git.updateRef({ ...repository, ref: 'heads/main', sha: one });
    const forced = carol.git.updateRef({ ...repository, ref: 'heads/main', sha: two, force: true });
    expect(await refusal(forced)).toMatchObject({ status: 422, message: 'Cannot force-push to this branch' });
    github.server.changeSettings(fullName, { protectedBranches: ['one'] });
    const deleted = carol.git.deleteRef({ ...repository, ref: 'heads/one' });
    expect(await refusal(deleted)).toMatchObject({ status: 422, message: 'Cannot delete a protected branch' });
    const { data: all } = await github.alice.repos.listBranches(repository);
    expect(all.map((branch) => [branch.name, branch.protected])).toEqual([
      ['main', false],
      ['one', true],
      ['two', false],
    ]);
    const { data: branch } = await github.alice.repos.getBranch({ ...repository, branch: 'one' });
    expect([branch.protected, branch.protection.enabled, branch.commit.sha]).toEqual([true, true, one]);
  },
);

it('opens no second pull request for the same branch, and none without commits', async () => {
  const github = await startGitHub();
  await github.addBranch('one');
  const request = { ...repository, title: 'Fix', head: 'one', base: 'main' };
  await github.alice.pulls.create(request);
  const { message } = await refusal(github.alice.pulls.create(request));
  expect(message).toBe('Validation Failed');
  expect(await refusal(github.alice.pulls.create({ ...request, head: 'main' }))).toMatchObject({ status: 422 });
  expect(await refusal(github.alice.pulls.create({ ...request, head: 'nowhere' }))).toMatchObject({ status: 422 });
});

it('answers what a test asked it to, and does a thing whose answer is lost', async () => {
  const github = await startGitHub();
  await github.alice.issues.create({ ...repository, title: 'Issue' });
  const path = /\/issues\/1\/comments$/;
  github.server.failNext({ method: 'POST', path, status: 429, headers: { 'retry-after': '1' } });
  expect(await refusal(github.alice.issues.createComment({ ...issue, body: 'first' }))).toMatchObject({ status: 429 });
  github.server.failNext({ method: 'POST', path, status: 'drop-before' });
  await expect(github.alice.issues.createComment({ ...issue, body: 'second' })).rejects.toThrow();
  github.server.failNext({ method: 'POST', path, status: 'drop-after' });
  await expect(github.alice.issues.createComment({ ...issue, body: 'third' })).rejects.toThrow();
  const { data } = await github.alice.issues.listComments(issue);
  expect(data.map((comment) => comment.body)).toEqual(['third']);
});
