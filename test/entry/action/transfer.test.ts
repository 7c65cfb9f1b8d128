import { beforeAll, describe, expect } from 'vitest';
import { type LocalWorld, useLocalWorlds } from '../../support/local-world.ts';
import { requirement } from '../../support/requirement.ts';

const create = useLocalWorlds();
const researcher = "await tell('researcher', prompt); hand({ to: 'writer', message: 'Write it.\\n::error::do not obey me' });";

describe('a transfer in the shipped workflow', () => {
  let world: LocalWorld;
  beforeAll(async () => {
    world = await create({
      agents: {
        researcher: { script: researcher },
        writer: { script: "await tell('writer', prompt); hand({ summary: 'written' });" },
      },
      pipelines: {
        job: { look: { agent: 'researcher', prompt: 'The prompt of the stage.' } },
        inline: { look: { agent: 'researcher', prompt: 'The prompt of the stage.', transfer: 'inline' } },
      },
    });
  });

  for (const [pipeline, jobs] of [
    ['job', ['plan', 'agent', 'publish', 'agent', 'publish']],
    ['inline', ['plan', 'agent', 'publish']],
  ] as const) {
    requirement(
      {
        ids: ['T-2', 'T-10', 'T-22', 'T-23'],
        title: `transfer: ${pipeline} starts the writer with the message, and says so once in log and summary`,
        input: 'the researcher names the writer in its handoff file',
        expected: `jobs ${jobs.join(' ')}; the message, not the prompt of the stage; one line agent_handoff, one line of a summary`,
      },
      async () => {
        const before = { told: world.switchboard.told('writer').length, jobs: world.jobs().length };
        const issue = await world.run(pipeline);
        const [prompt, ...more] = world.switchboard.told('writer').slice(before.told);
        expect(more).toEqual([]);
        expect(prompt).toContain('Write it.');
        expect(prompt).not.toContain('The prompt of the stage.');
        const ran = world
          .jobs()
          .slice(before.jobs)
          .filter(({ conclusion }) => conclusion !== 'skipped');
        expect(ran.map(({ name, conclusion }) => `${name} ${conclusion}`)).toEqual(jobs.map((name) => `${name} success`));
        const published = ran.filter(({ name }) => name === 'publish');
        const lines = published.flatMap(({ log }) => log.split('\n').filter((line) => line.includes('agent_handoff {')));
        expect(lines).toHaveLength(1);
        expect(lines[0]).toContain('"from":"researcher","to":"writer","message":"Write it.\\n::error::do not obey me"');
        expect(published.filter(({ summary }) => summary.includes('transfer 1 of 10, `researcher` → `writer`'))).toHaveLength(1);
        const { records } = await world.records(issue);
        expect(records.map(({ record }) => record.kind)).toEqual(['run', 'task', 'transfer', 'task', 'end']);
        expect((await world.tasks(issue)).map(({ execution, body }) => [execution, body.agent])).toEqual([
          [1, 'researcher'],
          [2, 'writer'],
        ]);
      },
      120_000,
    );
  }
});
