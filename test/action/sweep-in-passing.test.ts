import { describe, expect } from 'vitest';
import { type LocalWorld, repositoryName, useLocalWorlds, type WorldOptions } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const cron = '23 4 * * *';

const single = `
name: Baton
on:
  schedule: [{ cron: "${cron}" }]
  workflow_dispatch: { inputs: { task: { type: string } } }
jobs:
  baton:
    runs-on: ubuntu-latest
    permissions: { contents: write, issues: write, pull-requests: write, actions: write }
    concurrency: { group: baton }
    steps:
      - uses: actions/checkout@v4
      - uses: actions/checkout@v4
        with: { path: .baton-config, ref: "\${{ github.sha }}", persist-credentials: false }
      - uses: baton-agents/baton@v1
        with: { mode: single, signing-key: "\${{ secrets.BATON_SIGNING_KEY }}" }
`;

const options: WorldOptions = {
  private: true,
  agents: { one: { script: "await tell('look', ''); hand({ summary: 'done' });" } },
  pipelines: {},
  config: `
version: 1
signing: { keys: [KEY] }
agents: { one: { engine: command, command: [node, scripts/one.mjs] } }
pipelines:
  tidy:
    on: { schedule: { cron: "${cron}" } }
    stages: { look: { agent: one } }
`,
};

/** Ticks, while GitHub refuses the first request of the sweep. */
async function tickRefused(world: LocalWorld): Promise<string> {
  world.server.failNext({ method: 'GET', path: /\/actions\/workflows\/[^/]+\/runs/, status: 401 });
  return tick(world);
}

async function tick(world: LocalWorld): Promise<string> {
  world.server.tick(repositoryName, cron);
  await world.settle();
  return world
    .jobs()
    .map(({ summary }) => summary)
    .join('\n');
}

describe('the sweep of a workflow run that plans', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-5.3', 'T20'],
      title: 'does not take the first task of a cron along when GitHub refuses it, in three jobs or in one',
      input: 'a cron starts a run, and the first request of the sweep is answered with 401; mode auto, mode single',
      expected: 'the agent of the first task ran; all jobs are green; the summary says that the sweep failed',
    },
    async () => {
      for (const caller of [undefined, () => single]) {
        const world = await create({ ...options, ...(caller && { caller }) });
        const summary = await tickRefused(world);
        expect(summary).toContain('The sweep failed, and the next one does its work: ');
        expect(world.switchboard.told('look')).toHaveLength(1);
        expect(new Set(world.jobs().map(({ conclusion }) => conclusion))).toEqual(new Set(['success']));
      }
    },
    60_000,
  );

  requirement(
    {
      ids: ['F-CH7', 'DESIGN-5.3'],
      title: 'is not run again, where the next one would be at work beside it; the tick of its cron is not lost',
      input: 'a cron whose plan job is killed as it sweeps; then somebody starts the workflow by hand, which sweeps',
      expected: 'the plan job of the cron runs again and lists no workflow runs that failed; one agent of the cron',
    },
    async () => {
      const world = await create(options);
      const lists: number[] = [];
      world.server.watch(async ({ jobId, moment, path }) => {
        if (moment !== 'received' || !path.includes('status=failure')) return 'go-on';
        lists.push(jobId);
        if (lists.length > 1) return 'go-on';
        world.runner.loseJob(jobId);
        return 'drop';
      });
      await tick(world);
      await world.dispatch({});
      await world.settle();
      const plans = world.jobs().filter(({ name }) => name.endsWith('plan'));
      expect(plans.map(({ conclusion }) => conclusion)).toEqual(['failure', 'success', 'success']);
      expect(lists).toHaveLength(2);
      expect(world.switchboard.told('look')).toHaveLength(1);
    },
    60_000,
  );

  requirement(
    {
      ids: ['DESIGN-4.8', 'DESIGN-5.3'],
      title: 'does not count the run that a dry run of the same job did not write',
      input: 'dry-run: true and a cron that would start a run; mode auto, mode single',
      expected: 'the plan lists the record of the run; the sweep finds no open run, and lists no write of the plan as its own',
    },
    async () => {
      const dry = (text: string) => text.replace('    with:\n', '    with:\n      dry-run: true\n');
      for (const caller of [dry, () => single.replace('with: { mode', 'with: { dry-run: true, mode')]) {
        const world = await create({ ...options, caller });
        const summary = await tick(world);
        expect(summary).toMatch(/- comment on .* with the run record of tidy-/);
        const [, sweep = ''] = summary.split('Sweep: ');
        expect(sweep).toMatch(/^0 runs have not ended; none of them was stuck/);
        expect(sweep).not.toContain('tidy-');
      }
    },
    60_000,
  );

  requirement(
    {
      ids: ['DESIGN-5.3', 'T20'],
      title: 'is done in mode single as well, with every cron and when the workflow is started by hand with no input',
      input: 'mode: single; a cron; the workflow started by hand with no input; started with an order that is none',
      expected: 'two sweeps in the summaries, none with the order',
    },
    async () => {
      const world = await create({ ...options, caller: () => single });
      expect(await tick(world)).toMatch(/have not ended|has not ended/);
      const byHand = await world.dispatch({});
      await world.settle();
      expect(world.jobs(byHand)[0]?.summary).toContain('0 runs have not ended; none of them was stuck');
      const ordered = await world.dispatch({ task: '{}' });
      await world.settle();
      expect(world.jobs(ordered)[0]?.summary).not.toContain('not ended');
    },
    60_000,
  );
});
