import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished } from 'vitest';
import { createLocalRunner } from '../../../src/local/runner/create-local-runner.ts';
import type { LocalRunner } from '../../../src/local/runner-contract.ts';
import { requirement } from '../../support/requirement.ts';
import { refusal, repository, startGitHub, type TestGitHub } from '../server/start-github.ts';

const step = '    runs-on: ubuntu-latest\n    steps:\n      - run: ';
const after = (what: string) => `on: { workflow_run: { workflows: [${what}], types: [completed] } }`;
const files = {
  '.github/workflows/ci.yml': `name: CI\non: pull_request\njobs:\n  test:\n${step}echo tested\n`,
  '.github/workflows/one.yml': `name: One\n${after('CI')}\njobs:\n  one:\n${step}echo "\${{ github.event.workflow_run.conclusion }} \${{ github.event.workflow_run.pull_requests[0].number }} \${{ github.ref }}"\n`,
  '.github/workflows/two.yml': `name: Two\n${after('One')}\njobs:\n  two:\n${step}echo two\n`,
  '.github/workflows/three.yml': `name: Three\n${after('Two')}\njobs:\n  three:\n${step}echo three\n`,
  '.github/workflows/four.yml': `name: Four\n${after('Three')}\njobs:\n  four:\n${step}echo four\n`,
  '.github/workflows/again.yml': `name: Again\non: { workflow_run: { workflows: [CI], types: [requested] } }\njobs:\n  again:\n${step}echo again\n`,
};
const writer = { contents: 'write', 'pull-requests': 'write', actions: 'write' } as const;

async function start(): Promise<{ github: TestGitHub; runner: LocalRunner }> {
  const github = await startGitHub({ files });
  const directory = mkdtempSync(join(tmpdir(), 'baton-approval-'));
  const runner = createLocalRunner(github.server, { uses: {}, directory });
  onTestFinished(async () => {
    await runner.close();
    rmSync(directory, { recursive: true });
  });
  return { github, runner };
}

async function runsOf(github: TestGitHub, event: string) {
  const { data } = await github.alice.actions.listWorkflowRunsForRepo({ ...repository, event });
  return data.workflow_runs;
}

const names = (runner: LocalRunner) => runner.jobs.map(({ name }) => name).toSorted();

describe('the checks of a pull request that the token of a workflow opened', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-9'],
      title: 'wait until somebody with write access approves them',
      input: 'a pull request opened, then updated with the token of a job; approved by that token, then by a person',
      expected: 'two runs that need an action, without a job; 403 for the token; then the job runs once',
    },
    async () => {
      const { github, runner } = await start();
      const job = github.job(writer);
      const sha = await github.addBranch('work');
      await job.pulls.create({ ...repository, head: 'work', base: 'main', title: 'Work' });
      await runner.idle();
      const { data: commit } = await job.git.createCommit({
        ...repository,
        message: 'More',
        tree: await treeOf(github, sha),
        parents: [sha],
      });
      await job.git.updateRef({ ...repository, ref: 'heads/work', sha: commit.sha });
      await runner.idle();
      const waiting = await runsOf(github, 'pull_request');
      expect(waiting.map(({ status, conclusion }) => `${status} ${conclusion}`)).toEqual(
        Array(2).fill('completed action_required'),
      );
      expect(names(runner).filter((name) => name === 'test')).toEqual([]);
      const [newest] = waiting;
      const run_id = newest?.id ?? 0;
      expect((await refusal(job.actions.approveWorkflowRun({ ...repository, run_id }))).status).toBe(403);
      await github.alice.actions.approveWorkflowRun({ ...repository, run_id });
      await runner.idle();
      expect(names(runner).filter((name) => name === 'test')).toEqual(['test']);
      expect((await runsOf(github, 'pull_request')).map(({ conclusion }) => conclusion)).toEqual(['success', 'action_required']);
      expect((await refusal(github.alice.actions.approveWorkflowRun({ ...repository, run_id }))).status).toBe(403);
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-9'],
      title:
        'run at once where a person pushed, and workflow_run goes on for three workflows on the default branch, and not on a re-run',
      input: 'a pull request of a person; CI, then four workflows, each after the one before; CI run again',
      expected: 'CI, one, two and three; the first gets conclusion, pull request and the default branch; requested fires once',
    },
    async () => {
      const { github, runner } = await start();
      await github.addBranch('mine');
      const { data: pull } = await github.alice.pulls.create({ ...repository, head: 'mine', base: 'main', title: 'Mine' });
      await runner.idle();
      expect(names(runner)).toEqual(['again', 'one', 'test', 'three', 'two']);
      const log = runner.jobs
        .find(({ name }) => name === 'one')
        ?.steps.map((each) => each.log)
        .join('');
      expect(log).toContain(`success ${pull.number} refs/heads/main`);
      runner.rerun((await runsOf(github, 'pull_request'))[0]?.id ?? 0);
      await runner.idle();
      expect(names(runner).filter((name) => name === 'again')).toEqual(['again']);
      expect(runner.failures).toEqual([]);
    },
  );
});

async function treeOf({ alice }: TestGitHub, commit_sha: string): Promise<string> {
  const { data } = await alice.git.getCommit({ ...repository, commit_sha });
  return data.tree.sha;
}
