import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { useLocalWorlds } from '../support/local-world.ts';
import { startApp } from '../support/local-world-app.ts';
import { pushCommit } from '../support/local-world-push.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const ci = (name: string, command: string) =>
  JSON.stringify({ name, on: 'pull_request', jobs: { test: { 'runs-on': 'ubuntu-latest', steps: [{ run: command }] } } });
const files = {
  '.github/workflows/baton-agent.yml': readFileSync('examples/investigate-fix-pr/.github/workflows/baton-agent.yml', 'utf8'),
  '.github/workflows/ci.yml': ci('CI', 'echo it does not work; exit 1'),
  '.github/workflows/lint.yml': ci('Lint', 'exit 1'),
};
const build = (on: object) =>
  JSON.stringify({
    version: 1,
    signing: { keys: ['KEY'] },
    agents: { one: { engine: 'command', command: ['node', 'scripts/one.mjs'] } },
    pipelines: { mend: { on, stages: { look: { agent: 'one', prompt: '{{ event.check.jobs }}' } } } },
  });
const agents = { one: { script: "await tell('one', prompt); hand({ summary: 'done' });" } };

describe('failed checks with the App', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-4.1', 'P10-checks'],
      title: 'start the pipeline that waits for them, as often as max-fixes says, without a runner of Baton but for the agent',
      input: 'a pull request whose CI and Lint fail; CI runs once more and fails again; why',
      expected: 'one run with the end of the log in its prompt; none for Lint; the second is refused, and why says it',
    },
    async () => {
      const world = await create({ agents, pipelines: {}, config: build({ checks: { workflows: ['CI'] } }), files });
      const app = await startApp(world);
      pushCommit({ directory: world.repository.directory, branch: 'change', files: { 'change.txt': 'change' } });
      const body = { title: 'A change', body: 'Please look.', head: 'change', base: 'main' };
      const { number } = (await world.ask('/pulls', { method: 'POST', body })) as { number: number };
      await app.settle();
      const runs = async () =>
        (await world.records(number)).records.flatMap(({ record }) => (record.kind === 'run' ? [record] : []));
      expect((await runs()).map(({ run }) => run)).toEqual([`mend-${number}`]);
      expect(world.switchboard.told('one')).toEqual([expect.stringContaining('it does not work')]);
      const { workflow_runs: listed } = (await world.ask('/actions/runs')) as { workflow_runs: { id: number; name: string }[] };
      const failed = listed.find(({ name }) => name === 'CI');
      const { jobs } = (await world.ask(`/actions/runs/${failed?.id}/jobs`)) as { jobs: { id: number }[] };
      await world.ask(`/actions/jobs/${jobs[0]?.id}/rerun`, { method: 'POST' });
      await app.settle();
      expect(await runs()).toHaveLength(1);
      await world.ask(`/issues/${number}/comments`, { method: 'POST', body: { body: '/baton why' } });
      await app.settle();
      expect((await world.thread(number)).at(-1)?.body).toMatch(/max-fixes/);
      expect(world.jobs().filter(({ name }) => /plan|forward|publish/.test(name))).toEqual([]);
      await app.close();
    },
    240_000,
  );

  requirement(
    {
      ids: ['DESIGN-2', 'P10-checks'],
      title: 'cost no request where no pipeline waits for checks',
      input: 'a repository without on.checks; its CI fails',
      expected: 'no request after the look at its configuration',
    },
    async () => {
      const world = await create({ agents, pipelines: {}, config: build({ issues: { labels: ['mend'] } }), files });
      const app = await startApp(world, { firstLookMilliseconds: 200 });
      const asked = () => world.server.requests.filter(({ by }) => by.startsWith('app:')).length;
      await expect
        .poll(() => world.server.requests.some(({ path }) => /\/contents\/|\/graphql$/.test(path)), { timeout: 30_000 })
        .toBe(true);
      await app.settle();
      const before = asked();
      pushCommit({ directory: world.repository.directory, branch: 'change', files: { 'change.txt': 'change' } });
      const sha = world.git('rev-parse', 'change').trim();
      await app.deliver('workflow_run', {
        action: 'completed',
        repository: {
          id: world.repository.id,
          name: 'ledger',
          owner: { login: 'octo-org' },
          default_branch: 'main',
          private: false,
        },
        workflow_run: { id: 5, run_attempt: 1, conclusion: 'failure', head_sha: sha },
      });
      await app.settle();
      expect(asked()).toBe(before);
      await app.close();
    },
    120_000,
  );
});
