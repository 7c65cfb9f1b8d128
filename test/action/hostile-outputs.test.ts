import { beforeAll, describe, expect } from 'vitest';
import { useLocalWorlds } from '../support/local-world.ts';
import type { WorldJob } from '../support/local-world-reading.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();

/** Lines that would set outputs and variables if they stood in a file of the runner as they are. */
const commands = [
  'ghadelimiter_x',
  'outcome<<E',
  'hacked',
  'E',
  'outcome=hacked',
  'FORGED=1',
  '::set-output name=outcome::hacked',
  '::set-env name=FORGED::1',
].join('\n');

const script = `
const commands = ${JSON.stringify(commands)};
console.log(commands);
hand({ summary: commands, data: { 'outcome<<E': commands } });
results(JSON.stringify({ text: commands, 'outcome=hacked': '1', 'x\\nFORGED=1': '1' }));
`;

/** A plain step, whose outputs are the most direct way from an agent to the files of the runner. */
const workflow = `
on: workflow_dispatch
jobs:
  step:
    runs-on: ubuntu-latest
    outputs:
      names: "\${{ toJSON(steps.baton.outputs) }}"
      outcome: "\${{ steps.baton.outputs.outcome }}"
      handoff: "\${{ steps.baton.outputs.handoff }}"
      results: "\${{ steps.baton.outputs.results }}"
      output: "\${{ steps.baton.outputs.output }}"
      forged: "\${{ steps.after.outputs.forged }}"
    steps:
      - uses: actions/checkout@v4
        with: { persist-credentials: false }
      - uses: baton-agents/baton@v1
        id: baton
        with: { agent: hostile, prompt: Look. }
      - run: echo "forged=\${FORGED:-no}" >> "$GITHUB_OUTPUT"
        id: after
`;

describe.each([
  { what: 'a process of the Action', processes: true },
  { what: 'the Action as a function', processes: false },
])('the outputs of $what', ({ what, processes }) => {
  let job: WorldJob | undefined;
  beforeAll(async () => {
    const world = await create({
      processes,
      agents: { hostile: { script } },
      pipelines: { fix: { look: { agent: 'hostile' } } },
      files: { '.github/workflows/step.yml': workflow },
    });
    await world.ask('/actions/workflows/step.yml/dispatches', { method: 'POST', body: { ref: 'main' } });
    await world.settle();
    job = world.jobs()[0];
  }, 60_000);

  requirement(
    {
      ids: ['T22'],
      title: `hostile texts arrive as values from ${what}, under our own names alone`,
      input: 'delimiters of files, name=value, name<<E and ::set-output:: in stdout, handoff and results',
      expected: 'the outcome is ours, every text is whole, no name and no variable is added',
    },
    () => {
      const { names = '{}', outcome, handoff = '{}', results = '{}', output, forged } = job?.outputs ?? {};
      expect(Object.keys(JSON.parse(names)).toSorted()).toEqual(
        ['final-agent', 'handoff', 'handoff-chain', 'outcome', 'output', 'results', 'run'].toSorted(),
      );
      expect({ outcome, forged }).toEqual({ outcome: 'succeeded', forged: 'no' });
      expect(JSON.parse(handoff)).toMatchObject({ summary: commands, data: { 'outcome<<E': commands } });
      expect(JSON.parse(results)).toEqual({
        duration: expect.any(String),
        text: commands,
        response: expect.stringContaining(commands),
      });
      expect(output).toContain(commands);
    },
  );
});
