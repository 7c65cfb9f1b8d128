import { expect } from 'vitest';
import type { Ruleset } from '../../support/local-github/repository-set-up.ts';
import { requirement } from '../../support/requirement.ts';
import { clone, commit } from './git-client.ts';
import { fullName, refusal, repository, startGitHub, type TestGitHub } from './start-github.ts';

const ids = ['DESIGN-2', 'DESIGN-9'];

async function startWith(...rulesets: readonly Ruleset[]) {
  const github = await startGitHub();
  const [one, two] = [await github.addBranch('one'), await github.addBranch('two', { 'two.txt': '2' })];
  github.server.changeSettings(fullName, { rulesets });
  const carol = github.server.addUser({ login: 'carol' });
  github.server.setRole(fullName, 'carol', 'admin');
  return { github, one, two, admin: carol.token };
}

const wordsOf = (...violations: readonly string[]) => ['Repository rule violations found', ...violations, ''].join('\n\n');

requirement(
  {
    ids,
    title: 'the API refuses what a ruleset forbids, to administrators too',
    input: 'a job and an administrator create, move, force and delete branches under each rule, and a branch beside them',
    expected:
      '422 with all rules that are broken; of a creation only "Reference update failed"; new branches are free of other rules',
  },
  async () => {
    const strict: Ruleset = {
      include: ['~DEFAULT_BRANCH', 'refs/heads/release/**/*'],
      rules: ['creation', 'update', 'deletion', 'non_fast_forward', 'pull_request'],
      requiredChecks: ['ci', 'lint'],
    };
    const { github, one, two, admin } = await startWith(strict);
    const update = ['Cannot update this protected ref.', 'Changes must be made through a pull request.'];
    const checks = '2 of 2 required status checks are expected.';
    for (const client of [github.job({ contents: 'write' }), github.connect(admin)]) {
      for (const name of ['release/1', 'release/a/b']) {
        const created = client.git.createRef({ ...repository, ref: `refs/heads/${name}`, sha: one });
        expect(await refusal(created)).toMatchObject({ status: 422, message: 'Reference update failed' });
      }
      const move = { ...repository, ref: 'heads/main', sha: one };
      expect(await refusal(client.git.updateRef(move))).toMatchObject({ status: 422, message: wordsOf(...update, checks) });
      await client.git.createRef({ ...repository, ref: 'refs/heads/releases', sha: one });
      await client.git.updateRef({ ...repository, ref: 'heads/releases', sha: two, force: true });
      await client.git.deleteRef({ ...repository, ref: 'heads/releases' });
    }
    github.server.changeSettings(fullName, { rulesets: [{ ...strict, include: ['~ALL'], requiredChecks: ['ci'] }] });
    const client = github.connect(admin);
    const check = 'Required status check "ci" is expected.';
    const forced = client.git.updateRef({ ...repository, ref: 'heads/one', sha: two, force: true });
    expect((await refusal(forced)).message).toBe(wordsOf(...update, 'Cannot force-push to this branch', check));
    const deleted = client.git.deleteRef({ ...repository, ref: 'heads/one' });
    expect(await refusal(deleted)).toMatchObject({ status: 422, message: wordsOf('Cannot delete this branch') });
    expect((await github.alice.git.getRef({ ...repository, ref: 'heads/one' })).data.object.sha).toBe(one);
  },
);

requirement(
  {
    ids,
    title: 'a push that a ruleset forbids is declined with GH013, and one to another branch is taken',
    input:
      'pull requests and a check demanded of all branches: a job pushes a new branch, pushes to it again, and deletes it; the administrator pushes to main',
    expected: "the new branch is taken; then git's own report with GH013, the address of the rules and each reason; one event",
  },
  async () => {
    const { github, admin } = await startWith({ include: ['~ALL'], rules: ['pull_request', 'deletion'], requiredChecks: ['ci'] });
    const before = github.events.length;
    const copy = await clone(github, github.jobToken({ contents: 'write' }));
    const sha = await commit(copy, 'x.txt');
    await copy.git('push', '--quiet', 'origin', 'HEAD:refs/heads/topic');
    await commit(copy, 'y.txt');
    const lines = [
      'error: GH013: Repository rule violations found for refs/heads/topic.',
      `Review all repository rules at ${github.server.serverUrl}/${fullName}/rules?ref=refs%2Fheads%2Ftopic`,
      '- Changes must be made through a pull request.',
      '- Required status check "ci" is expected.',
      '(push declined due to repository rule violations)',
    ];
    const declined = await report(copy.git('push', 'origin', 'HEAD:topic'));
    for (const line of lines) expect(declined).toContain(line);
    expect(await report(copy.git('push', 'origin', ':topic'))).toContain('- Cannot delete this branch');
    const own = await clone(github, admin);
    await commit(own, 'z.txt');
    expect(await report(own.git('push', 'origin', 'HEAD:main'))).toContain('GH013');
    expect(github.events.slice(before).map(({ name, ref }) => `${name} ${ref}`)).toEqual(['push refs/heads/topic']);
    expect(await tipOf(github, 'topic')).toBe(sha);
  },
);

/** Returns what git printed about a push that must fail. */
async function report(push: Promise<string>): Promise<string> {
  const error: unknown = await push.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Error && 'stderr' in error)) throw new Error('The push was not refused');
  return String(error.stderr);
}

async function tipOf({ alice }: TestGitHub, branch: string): Promise<string> {
  return (await alice.git.getRef({ ...repository, ref: `heads/${branch}` })).data.object.sha;
}
