import { expect } from 'vitest';
import { useLocalWorlds } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();

requirement(
  {
    ids: ['F-G11', 'DESIGN-9'],
    title: 'what an agent did on an issue that was locked meanwhile is published once it is unlocked and the job runs again',
    input: 'somebody locks the issue while the agent works, then unlocks it and runs the failed job again',
    expected:
      'publish fails, and its summary says why and what to do; nothing is recorded until the second attempt, and no agent runs again',
  },
  async () => {
    const world = await create({
      agents: { one: { script: "await tell('working', ''); hand({ summary: 'done' });" } },
      pipelines: { fix: { look: { agent: 'one', prompt: 'Look.' } } },
    });
    const issue = await world.open({});
    const kinds = async () => (await world.records(issue)).records.map(({ record }) => record.kind);
    world.switchboard.when('working', async () => {
      await world.ask(`/issues/${issue}/lock`, { method: 'PUT' });
      return '';
    });
    await world.label(issue, 'fix');
    await world.settle();
    const failed = world.runner.jobs.at(-1);
    expect(failed).toMatchObject({ name: 'baton / publish', conclusion: 'failure' });
    expect(failed?.summary).toContain('Unable to create comment because issue is locked. Unlock it');
    expect(failed?.summary).toContain('run the failed jobs of this workflow run again. Nothing is done twice.');
    expect(await kinds()).toEqual(['run']);
    await world.ask(`/issues/${issue}/lock`, { method: 'DELETE' });
    world.runner.rerunJob(failed?.id ?? 0);
    await world.settle();
    expect(await kinds()).toEqual(['run', 'task', 'end']);
    const names = world.jobs().map(({ name, conclusion }) => `${name} ${conclusion}`);
    expect(names).toEqual(['plan success', 'agent success', 'publish failure', 'publish success']);
  },
  60_000,
);
