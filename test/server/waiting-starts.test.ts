import { describe, expect } from 'vitest';
import { useAppWorlds } from '../support/app-world.ts';
import { repositoryName } from '../support/local-world.ts';
import { pushCommit } from '../support/local-world-push.ts';
import { requirement } from '../support/requirement.ts';

const create = useAppWorlds();
const open = () =>
  create({
    agents: { one: "await tell('one', prompt.trim()); hand({ summary: 'done' });" },
    pipelines: { fix: { 'on-conflict': 'queue', stages: { look: { agent: 'one', prompt: 'Look.' } } } },
  });
const waits = 'waits for its turn';

describe('on-conflict: queue with the App', () => {
  requirement(
    {
      ids: ['I-16', 'DESIGN-2', 'DESIGN-4.1'],
      title:
        'lets further starts wait for the end of the run, also over a restart, and starts them then, first come, first served',
      input: 'an agent at work; two commands for the pipeline; the App restarts; the agent ends',
      expected:
        'both are answered with their positions, the status says what waits; then three runs one after the other, each once',
    },
    async () => {
      const { world, app, say, hold, lives, status } = await open();
      const agent = hold('one');
      const issue = await world.open({});
      await world.label(issue, 'fix');
      await agent.reached;
      const replies = async () => (await world.thread(issue)).map(({ body }) => body).filter((body) => body.includes(waits));
      for (const count of [1, 2]) {
        await say(issue, '/baton run fix');
        await expect.poll(async () => (await replies()).length, { timeout: 60_000 }).toBe(count);
      }
      expect((await replies()).map((body) => /at position \d/.exec(body)?.[0])).toEqual(['at position 1', 'at position 2']);
      await expect.poll(() => status(issue, `fix-${issue}`), { timeout: 60_000 }).toMatch(/`on-conflict: queue`\): 1\. .*; 2\. /);
      await app.restart();
      agent.release();
      await app.settle();
      const names = [`fix-${issue}`, `fix-${issue}-2`, `fix-${issue}-3`];
      expect(await lives(issue)).toEqual(names.flatMap((name) => [`run ${name}`, `end ${name}`]));
      expect(world.switchboard.told('one')).toHaveLength(3);
    },
    240_000,
  );

  requirement(
    {
      ids: ['I-16', 'U14', 'DESIGN-4.8'],
      title: '/baton cancel takes out what waits as well, and says so; closing the issue does the same',
      input: 'an agent at work and a command that waits; /baton cancel. The same with the closing of the issue',
      expected: 'one run each, cancelled; the reply names the start that was taken out; no task',
    },
    async () => {
      const { world, app, say, hold, lives } = await open();
      for (const end of ['cancel', 'close']) {
        const agent = hold('one');
        const issue = await world.open({});
        await world.label(issue, 'fix');
        await agent.reached;
        await say(issue, '/baton run fix');
        const texts = async () => (await world.thread(issue)).map(({ body }) => body);
        await expect.poll(async () => (await texts()).some((body) => body.includes(waits)), { timeout: 60_000 }).toBe(true);
        if (end === 'cancel') await say(issue, '/baton cancel');
        else await world.ask(`/issues/${issue}`, { method: 'PATCH', body: { state: 'closed' } });
        await app.settle();
        expect(await lives(issue)).toEqual([`run fix-${issue}`, `end fix-${issue}`]);
        const said = (await texts()).filter((body) => body.includes('One start that waited was taken out'));
        expect(said).toHaveLength(end === 'cancel' ? 1 : 0);
      }
    },
    240_000,
  );

  requirement(
    {
      ids: ['I-16', 'P10-11'],
      title: 'keeps what waits over a faulty configuration that comes before its turn',
      input: 'an agent at work and a command that waits; a push breaks the configuration; the agent ends; a push fixes it',
      expected: 'one run ends; the second begins after the push, and ends too',
    },
    async () => {
      const { world, app, say, hold, lives } = await open();
      const agent = hold('one');
      const issue = await world.open({});
      await world.label(issue, 'fix');
      await agent.reached;
      await say(issue, '/baton run fix');
      const texts = async () => (await world.thread(issue)).map(({ body }) => body);
      await expect.poll(async () => (await texts()).some((body) => body.includes(waits)), { timeout: 60_000 }).toBe(true);
      const { directory } = world.repository;
      const config = world.git('show', 'main:.github/baton.yml');
      const push = async (text: string) => {
        const sha = pushCommit({ directory, branch: 'next', files: { '.github/baton.yml': text } });
        await world.ask('/git/refs/heads/main', { method: 'PATCH', body: { sha } });
      };
      await push('version: 1\npipelines: []\n');
      await expect.poll(() => app.log(), { timeout: 30_000 }).toContain('the configuration has');
      agent.release();
      await app.settle();
      const first = [`run fix-${issue}`, `end fix-${issue}`];
      expect(await lives(issue)).toEqual(first);
      await push(`${config}\n`);
      await app.settle();
      expect(await lives(issue)).toEqual([...first, `run fix-${issue}-2`, `end fix-${issue}-2`]);
    },
    240_000,
  );

  requirement(
    {
      ids: ['I-16', 'P10-11'],
      title: 'goes on with what waits where the repository goes to the Action',
      input: 'an agent at work and a command that waits; BATON_MODE becomes action; the agent ends',
      expected: 'two runs one after the other, the second one by the Action',
    },
    async () => {
      const { world, app, say, hold, lives } = await open();
      const agent = hold('one');
      const issue = await world.open({});
      await world.label(issue, 'fix');
      await agent.reached;
      await say(issue, '/baton run fix');
      const texts = async () => (await world.thread(issue)).map(({ body }) => body);
      await expect.poll(async () => (await texts()).some((body) => body.includes(waits)), { timeout: 60_000 }).toBe(true);
      world.server.setVariable(repositoryName, 'BATON_MODE', 'action');
      agent.release();
      await app.settle();
      const names = [`fix-${issue}`, `fix-${issue}-2`];
      expect(await lives(issue)).toEqual(names.flatMap((name) => [`run ${name}`, `end ${name}`]));
      const { workflow_runs: runs } = (await world.ask('/actions/runs?per_page=100')) as {
        workflow_runs: { path: string; display_title: string; conclusion: string }[];
      };
      const ours = runs.filter(({ conclusion, display_title: title }) => conclusion !== 'skipped' && title.startsWith('fix-'));
      expect(ours.toReversed().map(({ path }) => path.split('/').at(-1))).toEqual(['baton-agent.yml', 'baton.yml']);
    },
    240_000,
  );
});
