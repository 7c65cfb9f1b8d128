import { beforeAll, describe, expect } from 'vitest';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';

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

describe('the outputs of the shipped workflow', () => {
  requirement(
    {
      ids: ['F-M12', 'T-9'],
      title: 'say to jobs of the caller who came to the end, by which transfers, and whether the run has ended',
      input: 'a job of the caller that needs Baton; the researcher hands over to the writer, then the built-in ends the run',
      expected:
        'run, outcome, run-outcome, handoff-chain and final-agent after each workflow run; the writer and its message in the last',
    },
    async () => {
      const world = await create({
        agents: {
          researcher: { script: "hand({ to: 'writer', message: 'Write it.' });" },
          writer: { script: "hand({ summary: 'written' }); console.log('The text is in docs.');" },
        },
        pipelines: {
          fix: { look: { agent: 'researcher' }, say: { needs: ['look'], uses: 'comment', with: { body: 'Done.' } } },
        },
        caller: (text) => `${text}
  after:
    needs: baton
    runs-on: ubuntu-latest
    permissions: {}
    outputs: { said: "\${{ toJSON(needs.baton.outputs) }}" }
    steps: [{ run: "true" }]
`,
      });
      await world.run('fix');
      const said = world.jobs().flatMap(({ name, outputs }) => (name === 'after' ? [JSON.parse(outputs.said ?? '{}')] : []));
      expect(said.map((each) => [each.run, each.outcome, each['run-outcome'], each['final-agent']])).toEqual([
        ['fix-1', 'succeeded', '', 'researcher'],
        ['fix-1', 'succeeded', '', 'writer'],
        ['fix-1', 'succeeded', 'succeeded', 'writer'],
      ]);
      expect(said[1].output).toContain('The text is in docs.');
      expect(JSON.parse(said.at(-1)['handoff-chain'])).toEqual([
        { from: 'researcher', to: 'writer', message: 'Write it.', timestamp: expect.any(String) },
      ]);
    },
    120_000,
  );
});
