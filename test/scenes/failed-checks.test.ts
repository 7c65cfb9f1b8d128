import { beforeAll, describe, expect } from 'vitest';
import type { RunState } from '../../src/local/workflow-contract.ts';
import { type LocalWorld, repositoryName, useLocalWorlds } from '../support/local-world.ts';
import { pushCommit } from '../support/local-world-push.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
let world: LocalWorld;

const config = {
  version: 1,
  signing: { keys: ['KEY'] },
  agents: { one: { engine: 'command', command: ['node', 'scripts/one.mjs'] } },
  pipelines: {
    mend: {
      on: { checks: { workflows: ['CI', 'Lint', 'Baton'], 'exclude-labels': ['wontfix'] } },
      stages: { mend: { agent: 'one', prompt: '{{ event.check.workflow }}\n{{ event.check.jobs }}' } },
    },
    nightly: {
      on: { checks: { workflows: ['CI', 'Lint'], of: 'default-branch' } },
      stages: { look: { agent: 'one', prompt: '{{ event.check.head }}' } },
    },
  },
};

beforeAll(async () => {
  world = await create({
    agents: { one: { script: "await tell('prompt', prompt); hand({ summary: 'done' });" } },
    pipelines: {},
    config: JSON.stringify(config),
    people: { pusher: 'write', 'dependabot[bot]': 'write' },
    caller: (text) => text.replace('on:\n', 'on:\n  workflow_run: { workflows: [CI, Lint, Baton], types: [completed] }\n'),
  });
});

/** Opens a pull request from a new branch and returns its number and its head. */
async function openPull(branch: string, head = branch): Promise<{ readonly number: number; readonly sha: string }> {
  const sha = pushCommit({ directory: world.repository.directory, branch, files: { [`${branch}.txt`]: branch } });
  const body = { title: `About ${branch}`, body: 'Please look.', head, base: 'main' };
  return { number: ((await world.ask('/pulls', { method: 'POST', body })) as { number: number }).number, sha };
}

type Failing = Partial<RunState> & Pick<RunState, 'headSha' | 'headBranch'>;

/** Reports a workflow run that has ended, with the log of its one job. */
function endCheck(state: Failing, log = 'it is red'): void {
  const run: RunState = {
    ...{ id: world.server.newRunId(), repository: repositoryName, workflow: '.github/workflows/ci.yml', workflowName: 'CI' },
    ...{ title: 'x', event: 'pull_request', attempt: 1, status: 'completed', conclusion: 'failure', actor: 'pusher', ...state },
  };
  const now = new Date().toISOString();
  world.server.reportRun({ ...run, status: 'in_progress', conclusion: null });
  const steps = [{ name: 'Run npm test', conclusion: 'failure', startedAt: now, completedAt: now, log }];
  const job = { id: world.server.newJobId(), runId: run.id, name: 'test' };
  world.server.reportJob({ ...job, status: 'completed', conclusion: 'failure', steps });
  world.server.reportRun(run);
}

/** Ends checks and returns the jobs that ran by that, with their summaries. */
async function jobsAfter(act: () => void): Promise<readonly (readonly [name: string, summary: string])[]> {
  const before = world.jobs().length;
  act();
  await world.settle();
  return world
    .jobs()
    .slice(before)
    .map(({ name, summary }) => [name, summary] as const);
}

describe('a failed check of a pull request', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-4.1', 'T25'],
      title: 'starts one run on it, although two workflows fail for the same commit at once',
      input: 'CI, which has a run-name, and Lint fail; the log has a colour, and a time on each line',
      expected: 'forward and plan twice, one agent; the prompt has job, step and the end of the log, fenced',
    },
    async () => {
      const { number, sha } = await openPull('two');
      const ran = await jobsAfter(() => {
        endCheck(
          { headSha: sha, headBranch: 'two', runName: 'About two, by pusher' },
          'first line\n\u001b[31mit is red\u001b[0m',
        );
        endCheck({ headSha: sha, headBranch: 'two', workflow: '.github/workflows/lint.yml', workflowName: 'Lint' });
      });
      expect(ran.map(([name]) => name).toSorted()).toEqual(['agent', 'forward', 'forward', 'plan', 'plan', 'publish']);
      const { records } = await world.records(number);
      expect(records.filter(({ record }) => record.kind === 'run')).toHaveLength(1);
      const [run] = records.map(({ record }) => record);
      expect(run?.kind === 'run' && run.body).toMatchObject({
        head: sha,
        trigger: { kind: 'check', actor: { login: 'pusher' }, check: { conclusion: 'failure', head: sha, fix: 1 } },
      });
      expect(ran.map(([, summary]) => summary).join()).toMatch(/`limits.max-fixes` is 1|has not ended/);
      const [prompt] = world.switchboard.told('prompt');
      expect(prompt).not.toMatch(/\[31m|\d{4}-\d{2}-\d{2}T/);
      expect(prompt).toMatch(
        /<untrusted-\w+ origin="check of the event" author="the jobs of that workflow run"[^>]*>\ntest, step Run npm test\n/,
      );
    },
  );

  const silent: readonly (readonly [string, Partial<RunState>])[] = [
    ['a check that passed', { conclusion: 'success' }],
    ['a check that waits for approval', { conclusion: 'action_required' }],
    ['a workflow run of Baton itself', { workflow: '.github/workflows/baton.yml', workflowName: 'Baton' }],
  ];
  requirement(
    {
      ids: ['DESIGN-2', 'T17'],
      title: 'is dropped before a runner starts where it cannot matter',
      input: silent.map(([name]) => name).join('; '),
      expected: 'no job runs',
    },
    async () => {
      const { sha } = await openPull('silent');
      for (const [name, state] of silent)
        expect(await jobsAfter(() => endCheck({ headSha: sha, headBranch: 'silent', ...state })), name).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'T24', 'T30'],
      title: 'starts nothing for a fork, a commit that is gone, or a branch without a pull request, and says why',
      input: 'a check of a fork, also of its branch main; of an older commit of the branch; of a branch nobody opened',
      expected: 'the job forward alone; its summary says why and, for a fork, what a person can do',
    },
    async () => {
      const fork = world.server.addFork({ of: repositoryName, owner: 'hubot' });
      const { sha } = await openPull('moved');
      const old = world.git('rev-parse', 'main');
      const cases: readonly (readonly [Failing, RegExp])[] = [
        [{ headSha: sha, headBranch: 'x', headRepository: fork.name }, /branch x of a fork.*comment `\/baton run`/],
        [{ headSha: sha, headBranch: 'main', headRepository: fork.name }, /branch main of a fork/],
        [{ headSha: old, headBranch: 'moved' }, /no open pull request of this repository has the branch moved at/],
        [{ headSha: old, headBranch: 'nowhere' }, /no open pull request of this repository has the branch nowhere/],
      ];
      for (const [state, words] of cases) {
        const ran = await jobsAfter(() => endCheck(state));
        expect(ran.map(([name]) => name)).toEqual(['forward']);
        expect(ran[0]?.[1]).toMatch(words);
      }
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'T05', 'U13'],
      title: 'starts nothing for a pusher without the right, a bot that nobody named, or an excluded label',
      input: 'actor with role read; dependabot; a pull request with the label wontfix; another one has the same head',
      expected: 'forward and plan; the summary of plan names the check that failed; no comment',
    },
    async () => {
      const { number, sha } = await openPull('rights');
      pushCommit({ directory: world.repository.directory, branch: 'release', files: { 'release.txt': '1' } });
      const body = { title: 'For the release', body: '', head: 'rights', base: 'release' };
      const second = (await world.ask('/pulls', { method: 'POST', body })) as { readonly number: number };
      const refused = async (state: Partial<RunState>): Promise<string> => {
        const ran = await jobsAfter(() => endCheck({ headSha: sha, headBranch: 'rights', ...state }));
        expect(ran.map(([name]) => name)).toEqual(['forward', 'plan']);
        expect(ran[0]?.[1]).toMatch(
          new RegExp(`for \`#${number}\`, .*; \`#${second.number}\` has the same head, and the lowest number counts`),
        );
        return ran[1]?.[1] ?? '';
      };
      expect(await refused({ actor: 'hubot' })).toMatch(/hubot has the role `read`/);
      expect(await refused({ actor: 'dependabot[bot]' })).toMatch(/is a bot; bots start no pipelines, unless `allow\.bots`/);
      await world.label(number, 'wontfix');
      await world.settle();
      expect(await refused({})).toMatch(/exclude-labels: It has `wontfix`/);
      expect(await world.thread(number)).toEqual([]);
    },
  );
});

describe('a failed check of the default branch', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-4.1'],
      title: 'starts one run for each commit, kept on the runs issue',
      input: 'CI and Lint fail for the tip of main; CI fails for an older commit',
      expected: 'one run of the pipeline with of: default-branch; the older commit starts nothing',
    },
    async () => {
      const tip = world.git('rev-parse', 'main');
      const first = await jobsAfter(() => endCheck({ headSha: tip, headBranch: 'main', event: 'push' }));
      expect(first.map(([name]) => name)).toEqual(['forward', 'plan', 'agent', 'publish']);
      expect(first[1]?.[1]).toMatch(/Started run `nightly-/);
      const second = await jobsAfter(() => endCheck({ headSha: tip, headBranch: 'main', event: 'push', workflowName: 'Lint' }));
      expect(second.map(([name]) => name)).toEqual(['forward', 'plan']);
      expect(second[1]?.[1]).toMatch(/was started by the same event/);
      const older = await jobsAfter(() => endCheck({ headSha: 'a'.repeat(40), headBranch: 'main', event: 'schedule' }));
      expect(older.at(-1)?.[1]).toMatch(/the default branch is at .* now, whose own check counts/);
    },
  );
});
