import { beforeAll, describe, expect } from 'vitest';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();

const step = (permissions: string) => `
    runs-on: ubuntu-latest
    permissions: ${permissions}
    outputs: { outcome: "\${{ steps.baton.outputs.outcome }}" }
    steps:
      - uses: actions/checkout@v4
      - uses: baton-agents/baton@v1
        id: baton
        with:
          agent: one
          signing-key: \${{ secrets.BATON_SIGNING_KEY }}
          prompt: "Before: {{ history }}"`;

const nightly = `
name: Nightly
on: { workflow_dispatch: { inputs: { task: { type: string } } } }
permissions: {}
jobs:
  may:${step('{ contents: read, issues: write }')}
  must-not:
    needs: may${step('{ contents: read }')}
`;

describe('history of plain steps', () => {
  let world: LocalWorld;
  beforeAll(async () => {
    world = await create({
      agents: {
        one: {
          script:
            "await tell(process.env.BATON_TASK, prompt); results('topic: ' + process.env.BATON_RUN); hand({ summary: 'done' }); await tell('env', JSON.stringify(process.env));",
        },
      },
      pipelines: {},
      private: true,
      caller: () => nightly,
    });
    await world.dispatch({});
    await world.settle();
    await world.dispatch({});
    await world.settle();
  }, 120_000);

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-4.6'],
      title: 'is kept under workflow file and job, and stands in the next prompt',
      input: 'a job with signing-key and issues: write, twice',
      expected: 'first nothing, then the results of the first; its agent never had key or token',
    },
    async () => {
      const [first = '', second = ''] = world.switchboard.told('may');
      expect(first.trim()).toBe('Before:');
      expect(second).toMatch(/=== Task step-\d+ \(Succeeded, /);
      expect(second).toMatch(/ topic: step-\d+ /);
      const [environment = ''] = world.switchboard.told('env');
      expect(environment).not.toContain(world.signingKey.slice(3));
      expect(environment).not.toMatch(/ghs_/);
      const ledgers = (await world.ask('/issues?labels=baton:ledger&state=all')) as { title: string; state: string }[];
      expect(ledgers.map(({ title, state }) => [title, state])).toEqual([['Baton history: baton.yml/may', 'closed']]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'Y-18'],
      title: 'that may not be written is a warning: the agent worked all the same',
      input: 'a job with signing-key and without issues: write',
      expected: 'succeeded, with its handoff; a warning that names the right; no ledger of its own',
    },
    () => {
      const job = world.jobs().findLast(({ name }) => name === 'must-not');
      expect(job).toMatchObject({ conclusion: 'success', outputs: { outcome: 'succeeded' } });
      expect(job?.log).toMatch(/##\[warning\].*baton\.yml\/must-not.*issues: write/);
      expect(world.switchboard.told('must-not')[1]?.trim()).toBe('Before:');
    },
  );
});
