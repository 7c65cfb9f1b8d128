import { beforeAll, describe, expect } from 'vitest';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';
import { runCommand } from './run-command.ts';
import { useRepository } from './use-repository.ts';

const create = useLocalWorlds();
let world: LocalWorld;
let issue = 0;
useRepository(() => ({ world }));

const sweep = async (...more: readonly string[]) => {
  const { code, stdout } = await runCommand('sweep', '--json', ...more);
  return { code, ...JSON.parse(stdout) };
};

beforeAll(async () => {
  world = await create({
    // A function of this process would outlive its machine, and that of `publish` is taken away.
    processes: ['publish'],
    behindMilliseconds: 600_000,
    agents: { one: { script: "hand({ summary: 'done' });" } },
    pipelines: { fix: { look: { agent: 'one' } } },
  });
  let isLost = false;
  world.whenJob(({ id, name, state }) => {
    if (isLost || state !== 'started' || !name.endsWith('publish')) return;
    isLost = true;
    world.runner.loseJob(id);
  });
  issue = await world.run('fix');
}, 60_000);

describe('baton sweep', () => {
  requirement(
    {
      ids: ['U23'],
      title: 'says that it started a workflow run, also where GitHub does not name it',
      input: 'a run whose publish job was lost; GitHub answers the dispatch without a number, in words and in JSON',
      expected: 'no empty place after "Started:"; the number 0 in JSON',
    },
    async () => {
      world.server.failNext({ method: 'POST', path: /\/dispatches$/, status: 200, times: 2 });
      const { stdout } = await runCommand('sweep');
      expect(stdout).toMatch(/\nStarted: a workflow run that GitHub did not name\n$/);
      expect((await sweep()).started).toEqual({ id: 0, url: '' });
    },
    60_000,
  );

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-4.8', 'DESIGN-5.3', 'U23'],
      title: 'says which runs are stuck and has them settled, in a dry run says it alone',
      input: 'a run whose publish job was lost: twice in a dry run, once in earnest, once more',
      expected: 'the same words and no write; then one dispatch, after which the run has ended; then nothing to do',
    },
    async () => {
      const before = world.server.requests.length;
      const dry = await sweep('--dry-run');
      expect(dry).toEqual({
        code: 0,
        open: [`fix-${issue}`],
        broken: [{ id: world.changes[0]?.runId, title: 'Baton: fix on #1', job: 'baton / publish' }],
        silent: [],
        started: null,
      });
      const words = await runCommand('sweep', '--dry-run');
      expect(words.stdout).toMatch(
        /^1 run has not ended; at least one of them is stuck\.\nBaton: fix on #1: job baton \/ publish of/,
      );
      expect(world.server.requests.slice(before).filter(({ method }) => method !== 'GET')).toEqual([]);

      const { started } = await sweep();
      expect(started.url).toContain(`/actions/runs/${started.id}`);
      await world.settle();
      expect((await world.tasks(issue)).map(({ attempt, body }) => [attempt, body.outcome])).toEqual([[1, 'succeeded']]);
      expect(await sweep()).toEqual({ code: 0, open: [], broken: [], silent: [], started: null });
    },
    60_000,
  );
});
