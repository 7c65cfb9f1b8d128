import { describe, expect } from 'vitest';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();

const faulty = `version: 1
signing: { keys: ["KEY"] }
agents:
  one: { engine: command, command: [node, x.mjs] }
pipelines:
  fix:
    on: { issues: { lables: [fix] } }
    stages:
      look: { agent: two, prompt: "{{ subject.titel }}" }
`;
const sound = {
  agents: { one: { script: "await tell('started', '');" } },
  pipelines: { fix: { look: { agent: 'one' } } },
};

/** Expects that a plan job ran alone, and that it wrote nothing. */
async function expectNothing(world: LocalWorld, issue: number): Promise<void> {
  expect(await world.thread(issue)).toEqual([]);
  expectWrites(world, []);
}

/** Expects that a plan job ran alone, and the only writes that it made. */
function expectWrites(world: LocalWorld, writes: readonly string[]): void {
  expect(world.jobs().map(({ name }) => name)).toEqual(['plan']);
  const made = world.requests().filter(({ method }) => method !== 'GET');
  expect(made.map(({ method, path }) => `${method} ${path.replace('/repos/octo-org/ledger', '')}`)).toEqual(writes);
}

describe('labels that start nothing', () => {
  requirement(
    {
      ids: ['DESIGN-4.1', 'T37'],
      title: 'a config with faults fails plan with annotations that name line and column',
      input: 'a misspelt key, an unknown agent, an unknown path',
      expected:
        'three errors with line and column; nothing started, a comment that names them, and one issue that asks for them to be fixed',
    },
    async () => {
      const world = await create({ agents: {}, pipelines: {}, config: faulty });
      const issue = await world.run('fix');
      const [plan] = world.jobs();
      expect(plan?.conclusion).toBe('failure');
      const errors = plan?.log.split('\n').filter((line) => line.includes('##[error')) ?? [];
      expect(errors.join('\n')).toMatch(/file=.github\/baton.yml,line=7,col=\d+\].*line 7, column \d+.*lables/);
      expect(errors.join('\n')).toMatch(/file=.github\/baton.yml,line=9,col=\d+\].*line 9, column \d+.*two/);
      expect(errors.join('\n')).toMatch(/file=.github\/baton.yml,line=9,col=\d+\].*line 9, column \d+.*titel/);
      for (const word of ['lables', 'titel']) expect(errors.filter((line) => line.includes(word))).toHaveLength(1);
      const [comment, ...more] = await world.thread(issue);
      expect(more).toEqual([]);
      for (const fault of ['line 7, column 21]', 'line 9, column 22]', 'line 9, column 39]']) {
        expect(comment?.body).toContain(`\n- [${fault}(`);
      }
      expect((await world.records(issue)).records).toEqual([]);
      // The issue that asks for the configuration to be fixed (U18), then the answer to the label (U17).
      expectWrites(world, ['POST /issues', `POST /issues/${issue}/reactions`, `POST /issues/${issue}/comments`]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-6', 'T14'],
      title: 'a person without write access starts nothing, and the summary says why',
      input: 'a label by somebody with the role triage',
      expected: 'role and minimum in the summary',
    },
    async () => {
      const world = await create(sound);
      world.server.setRole('octo-org/ledger', 'hubot', 'triage');
      const issue = await world.open({});
      await world.label(issue, 'fix', 'hubot');
      await world.settle();
      expect(world.jobs()[0]?.summary).toMatch(/hubot has the role `triage`; at least `write` is asked for/);
      await expectNothing(world, issue);
    },
  );

  requirement(
    {
      ids: ['T05', 'T17', 'DESIGN-6'],
      title: 'a bot starts nothing, whatever its role',
      input: 'a label by robot[bot], who has write',
      expected: 'the summary says that bots start no pipelines',
    },
    async () => {
      const world = await create(sound);
      const issue = await world.open({});
      await world.label(issue, 'fix', 'robot[bot]');
      await world.settle();
      expect(world.jobs()[0]?.summary).toContain('bots start no pipelines');
      await expectNothing(world, issue);
    },
  );
});
