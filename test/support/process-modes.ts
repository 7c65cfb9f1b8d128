import { beforeAll, describe, expect, it } from 'vitest';
import { chosenModes } from '../../src/action/job/choose-mode.ts';
import { type LocalWorld, useLocalWorlds, type WorldOptions } from './local-world.ts';
import { pushCommit } from './local-world-push.ts';
import type { WorldJob } from './local-world-reading.ts';

const permissions = '{ contents: write, issues: write, pull-requests: write, actions: write }';
const checkouts = `
      - uses: actions/checkout@v4
        with: { persist-credentials: false }
      - uses: actions/checkout@v4
        with: { path: .baton-config, ref: "\${{ github.sha }}", persist-credentials: false }`;
const key = 'signing-key: "${{ secrets.BATON_SIGNING_KEY }}"';
const job = (name: string, inputs: string): string => `
  ${name}:
    runs-on: ubuntu-latest
    permissions: ${permissions}
    outputs: { outcome: "\${{ steps.baton.outputs.outcome }}" }
    steps:${checkouts}
      - uses: baton-agents/baton@v1
        id: baton
        with: { ${inputs} }
`;

/** The modes that `run.yml` does not start, in a workflow as people write it. */
const byHand = `
name: By hand
on: { issues: { types: [labeled] }, workflow_dispatch: }
jobs:${job('single', `mode: single, ${key}`)}    if: github.event.label.name == 'alone'
${['sweep', 'validate'].map((mode) => `${job(mode, `mode: ${mode}, ${key}`)}    if: github.event_name != 'issues'\n`).join('')}
${job('step', 'agent: one, prompt: Look.')}    if: github.event_name != 'issues'
`;

const alone = { look: { agent: 'one', prompt: 'Look.' } };
/** The second stage has a runner of its own, so its order passes the job `verify`. */
const stages = {
  ...alone,
  again: { needs: ['look'], agent: 'one', prompt: 'Look again.', 'runs-on': 'ubuntu-24.04' },
};

const describeWorld = (unsigned: boolean): WorldOptions => ({
  processes: true,
  private: unsigned,
  unsigned,
  agents: { one: { script: "hand({ summary: 'done' });" } },
  pipelines: { fix: stages, alone },
  files: { '.github/workflows/by-hand.yml': byHand },
  caller: (text) => text.replace("if: vars.BATON_MODE != 'app'", "if: github.event.label.name != 'alone'"),
});

/** What a job of each mode leaves when it has done its work. */
const proofs: Readonly<Record<(typeof chosenModes)[number], (job: WorldJob) => void>> = {
  forward: ({ log }) => expect(log).toMatch(/Started workflow run \d+ on main/),
  plan: ({ outputs }) => expect(JSON.parse(outputs.task ?? '{}')).toMatchObject({ for: 'agent', task: 'look' }),
  verify: ({ outputs }) => expect(JSON.parse(outputs.task ?? '{}')).toMatchObject({ task: 'again' }),
  agent: ({ outputs }) => expect(JSON.parse(outputs['agent-output'] ?? '{}')).toMatchObject({ outcome: 'succeeded' }),
  publish: ({ log }) => expect(log).toMatch(/fix-\d+\/look: succeeded\./),
  single: ({ outputs }) => expect(outputs.outcome).toBe('succeeded'),
  sweep: ({ summary }) => expect(summary).toMatch(/\d+ runs? ha(?:s|ve) not ended/),
  validate: ({ summary }) => expect(summary).toContain('.github/baton.yml is valid.'),
  step: ({ outputs }) => expect(outputs.outcome).toBe('succeeded'),
};

interface Modes {
  /** How the repository is, for the title. */
  readonly words: string;
  readonly unsigned: boolean;
}

/** Describes what each mode of the Action does as `dist/action.js` in a process of its own, as on GitHub. */
export function describeModes({ words, unsigned }: Modes): void {
  const create = useLocalWorlds();
  describe(`a process of the Action, ${words}`, () => {
    let world: LocalWorld;
    beforeAll(async () => {
      world = await create(describeWorld(unsigned));
      await world.label(await world.open({}), 'alone');
      // A pull request passes `forward` first, and then everything that an issue does.
      pushCommit({ directory: world.repository.directory, branch: 'change', files: { 'README.md': 'Hello' } });
      const pull = (await world.ask('/pulls', {
        method: 'POST',
        body: { title: 'A change', body: '', head: 'change', base: 'main' },
      })) as { number: number };
      await world.label(pull.number, 'fix');
      await world.ask('/actions/workflows/by-hand.yml/dispatches', { method: 'POST', body: { ref: 'main' } });
      await world.settle();
    }, 180_000);

    it.each(chosenModes)('does the work of mode %s', (mode) => {
      const found = world.jobs().find(({ name, conclusion }) => name === mode && conclusion === 'success');
      proofs[mode](found ?? expect.fail(`No job of mode ${mode} succeeded.`));
    });

    it('and leaves no job that failed', () => {
      expect(world.jobs().flatMap(({ name, conclusion, log }) => (conclusion === 'success' ? [] : [`${name}: ${log}`]))).toEqual(
        [],
      );
    });
  });
}
