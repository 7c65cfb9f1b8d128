import { beforeAll, describe, expect } from 'vitest';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();

/** The agent leaves everything that is uploaded: a commit, and an output of over 96 KiB. */
const script = `writeFileSync('made.txt', 'by the agent');
hand({ summary: 'Made it.', detail: '\\u{20000}'.repeat(30_000) });`;

describe('an agent job that runs again after its upload', () => {
  let world: LocalWorld;
  let issue: number;
  beforeAll(async () => {
    world = await create({
      agents: { one: { script } },
      pipelines: { fix: { make: { agent: 'one', branch: 'made/{{ subject.number }}' } } },
    });
    let isFirst = true;
    // The machine of the first publish job is lost, so nothing is recorded of what the agent has uploaded.
    world.whenJob(({ id, name, state }) => {
      if (state !== 'started' || !name.endsWith('publish') || !isFirst) return;
      isFirst = false;
      world.runner.loseJob(id);
    });
    issue = await world.run('fix');
    expect(await world.tasks(issue)).toEqual([]);
    const agent = world.runner.jobs.find(({ name }) => name.endsWith('agent'));
    world.runner.rerunJob(agent?.id ?? 0);
    await world.settle();
  }, 60_000);

  requirement(
    {
      ids: ['F-G4', 'DESIGN-5.2'],
      title: 'uploads under names of its own attempt, so its work is published',
      input: 'an agent with a commit and an output over 96 KiB; publish is lost; the agent job is run again',
      expected: 'one record, succeeded, with the commit on the branch; no job of the second attempt failed',
    },
    async () => {
      const tasks = await world.tasks(issue);
      expect(tasks.map(({ body }) => [body.outcome, body.failure?.reason])).toEqual([['succeeded', undefined]]);
      expect(tasks[0]?.body.workflowRun.attempt).toBe(2);
      expect(world.git('show', `made/${issue}:made.txt`)).toBe('by the agent');
    },
  );

  requirement(
    {
      ids: ['F-G4', 'DESIGN-2'],
      title: 'leaves no artifact of Baton without the attempt in its name',
      input: 'the artifacts of both attempts',
      expected: 'each name ends with -1 or -2, and every kind is there for both',
    },
    async () => {
      const { artifacts } = (await world.ask('/actions/artifacts?per_page=100')) as { artifacts: { name: string }[] };
      const names = artifacts.map(({ name }) => name).toSorted();
      const kinds = [`baton-commits-fix-${issue}-make-1`, 'baton-output', `baton-prompt-fix-${issue}-make-1`];
      expect(names).toEqual(kinds.flatMap((kind) => [`${kind}-1`, `${kind}-2`]));
    },
  );
});
