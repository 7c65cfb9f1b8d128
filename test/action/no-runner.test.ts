import { beforeAll, describe, expect } from 'vitest';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
let world: LocalWorld;
let issue = 0;

const comment = (body: string, as = 'mona'): Promise<unknown> =>
  world.ask(`/issues/${issue}/comments`, { as, method: 'POST', body: { body } });

/** Jobs that came to a machine since, by name. */
async function jobsOf(act: () => Promise<unknown>): Promise<readonly string[]> {
  const before = world.jobs().length;
  await act();
  await world.settle();
  return world
    .jobs()
    .slice(before)
    .map(({ name }) => name);
}

beforeAll(async () => {
  world = await create({
    agents: { one: { script: "hand({ summary: 'done' });" } },
    pipelines: { fix: { look: { agent: 'one' } } },
  });
  issue = await world.open({});
});

describe('what starts no runner', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'I-8', 'T22'],
      title: 'comments that do not begin with the prefix start no job',
      input:
        'plain words, a mention of the command, a quote of it, a list, a code block, an empty line before it, words of a bot',
      expected: 'a workflow run each, and no job of it',
    },
    async () => {
      const bodies = [
        'Thanks!',
        'Try /baton run fix',
        '> /baton run fix',
        '- /baton run fix',
        '```\n/baton run fix\n```',
        '\n/baton',
      ];
      const before = world.changes.length;
      const jobs = await jobsOf(async () => {
        for (const body of bodies) await comment(body);
        await comment('The build is green.', 'robot[bot]');
      });
      expect(jobs).toEqual([]);
      const skipped = world.changes.slice(before).filter(({ conclusion }) => conclusion === 'skipped');
      expect(new Set(skipped.map(({ runId }) => runId)).size).toBe(bodies.length + 1);
      expect(world.requests()).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'I-8', 'T22'],
      title: 'a comment that becomes a command by an edit, and a deleted one, start not even a workflow run',
      input: 'a comment edited to `/baton run fix`, then deleted',
      expected: 'no job, no workflow run',
    },
    async () => {
      const countRuns = async () => ((await world.ask('/actions/runs')) as { total_count: number }).total_count;
      const { id } = (await comment('Hello')) as { id: number };
      await world.settle();
      const before = world.changes.length;
      const runs = await countRuns();
      await world.ask(`/issues/comments/${id}`, { method: 'PATCH', body: { body: '/baton run fix' } });
      expect(await world.ask(`/issues/comments/${id}`)).toMatchObject({ body: '/baton run fix' });
      await world.ask(`/issues/comments/${id}`, { method: 'DELETE' });
      await world.settle();
      expect(world.changes.slice(before)).toEqual([]);
      expect(await countRuns()).toBe(runs);
      expect(await world.tasks(issue)).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'T22'],
      title: 'a command starts a runner, and what Baton writes then starts none',
      input: '`/baton run fix` by somebody with write; a bot that writes the same',
      expected:
        'plan, agent, publish once; the comments of these jobs make no workflow run; of the bot a plan that starts nothing',
    },
    async () => {
      const { length } = world.changes;
      expect(await jobsOf(() => comment('/baton run fix'))).toEqual(['plan', 'agent', 'publish']);
      expect(new Set(world.changes.slice(length).map(({ runId }) => runId)).size).toBe(1);
      expect(await world.tasks(issue)).toHaveLength(1);
      expect(await jobsOf(() => comment('/baton run fix', 'robot[bot]'))).toEqual(['forward']);
      expect(await world.tasks(issue)).toHaveLength(1);
    },
    60_000,
  );

  requirement(
    {
      ids: ['DESIGN-2'],
      title: 'events that the workflow does not hear start nothing, and a label of no pipeline a plan that writes nothing',
      input: 'title and text are changed, somebody is assigned; then the label "question"',
      expected: 'no workflow run; then one plan job without a write',
    },
    async () => {
      const { length } = world.changes;
      const silent = await jobsOf(async () => {
        await world.ask(`/issues/${issue}`, { method: 'PATCH', body: { title: 'Another title', body: '/baton run fix' } });
        await world.ask(`/issues/${issue}`, { method: 'PATCH', body: { assignees: ['mona'] } });
      });
      expect(silent).toEqual([]);
      expect(world.changes).toHaveLength(length);
      const before = world.requests().length;
      expect(await jobsOf(() => world.label(issue, 'question'))).toEqual(['plan']);
      const writes = world.requests().slice(before);
      expect(writes.filter(({ method }) => method !== 'GET')).toEqual([]);
    },
  );
});
