import { beforeAll, describe, expect } from 'vitest';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();

const job = (agent: string, prompt: string, more = '') => `
    runs-on: ubuntu-latest
    outputs:
      handoff: \${{ steps.baton.outputs.handoff }}
      results: \${{ steps.baton.outputs.results }}
      outcome: \${{ steps.baton.outputs.outcome }}
      final-agent: \${{ steps.baton.outputs.final-agent }}
      output: \${{ steps.baton.outputs.output }}
      handoff-chain: \${{ steps.baton.outputs.handoff-chain }}
    steps:
      - uses: actions/checkout@v4
      - uses: baton-agents/baton@v1
        id: baton
        with:
          agent: ${agent}
          prompt: "${prompt}"${more}`;

const nightly = `
name: Nightly
on: { workflow_dispatch: { inputs: { task: { type: string } } } }
permissions: { contents: read }
jobs:
  first:${job('one', 'Look for old code.')}
  broken:
    runs-on: ubuntu-latest
    outputs: { handoff: '{"summary":7}' }
    steps: [{ run: "true" }]
  second:
    needs: [first, broken]${job(
      'two',
      '{{ needs.first.handoff.summary }} ({{ needs.first.results.files }}, {{ needs.first.outcome }}{{ needs.broken.handoff.summary }})',
      `
          needs: \${{ toJSON(needs) }}`,
    )}
`;

describe('the plain step in somebody’s own workflow', () => {
  let world: LocalWorld;
  beforeAll(async () => {
    world = await create({
      agents: {
        one: {
          script:
            "console.log('I looked.'); hand({ summary: 'Three old files in src.', data: { place: 'src' } }); results('files: 3');",
        },
        two: { script: "await tell('prompt', prompt);" },
      },
      pipelines: {},
      caller: () => nightly,
    });
    await world.dispatch({});
    await world.settle();
  });

  const outputsOf = (name: string) => world.jobs().find((found) => found.name === name)?.outputs ?? {};

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-4.8', 'H-34'],
      title: 'it gives handoff, results and outcome, without a pipeline, a key or a comment',
      input: 'agent and prompt',
      expected: 'outputs handoff, results, outcome, output, final-agent; no request that writes',
    },
    () => {
      const { handoff = '', results = '', ...rest } = outputsOf('first');
      expect(JSON.parse(handoff)).toMatchObject({ summary: 'Three old files in src.', data: { place: 'src' } });
      expect(JSON.parse(results)).toMatchObject({ files: '3' });
      expect(rest).toEqual({
        outcome: 'succeeded',
        'final-agent': 'one',
        'handoff-chain': '[]',
        output: expect.stringContaining('I looked.'),
      });
      expect(world.requests().filter(({ method }) => method !== 'GET')).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-4.8'],
      title: 'a later job takes the handoff of an earlier one',
      input: 'needs: ${{ toJSON(needs) }}',
      expected: 'summary, results and outcome stand in the prompt',
    },
    () => {
      const [prompt = ''] = world.switchboard.told('prompt');
      expect(prompt).toContain('Three old files in src. (3, succeeded)');
      expect(outputsOf('second').outcome).toBe('succeeded');
      expect(outputsOf('second').handoff).toBeUndefined();
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.3', 'H-25'],
      title: 'a handoff of another job that is invalid is a warning',
      input: 'handoff: {"summary":7}',
      expected: 'a warning that names job and field; the step goes on',
    },
    () => {
      const second = world.jobs().find(({ name }) => name === 'second');
      expect(second?.log).toMatch(/##\[warning\].*broken.*summary/);
      expect(second?.conclusion).toBe('success');
    },
  );
});
