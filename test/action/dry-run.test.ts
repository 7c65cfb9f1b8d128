import { beforeAll, describe, expect } from 'vitest';
import { type LocalWorld, repositoryName, useLocalWorlds } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();

describe('dry-run: true', () => {
  let world: LocalWorld;
  beforeAll(async () => {
    world = await create({
      agents: { one: { script: "await tell(process.env.BATON_TASK, prompt); hand({ summary: 'done' });" } },
      pipelines: { fix: { look: { agent: 'one' }, mend: { needs: ['look'], agent: 'one' } } },
      caller: (text) => text.replace('    with:\n', "    with:\n      dry-run: ${{ vars.DRY == 'yes' }}\n"),
    });
  });

  requirement(
    {
      ids: ['U23', 'DESIGN-4.8'],
      title: 'a label writes nothing, and every intended effect stands in the summary',
      input: 'a label that fits',
      expected: 'no request but reads; reaction, record, status comment, label and start listed, and nothing else; no agent',
    },
    async () => {
      world.server.setVariable(repositoryName, 'DRY', 'yes');
      const issue = await world.run('fix');
      const jobs = world.jobs();
      expect(jobs.map(({ name, conclusion }) => `${name} ${conclusion}`)).toEqual(['plan success']);
      expect(world.requests().filter(({ method }) => method !== 'GET')).toEqual([]);
      expect(await world.thread(issue)).toEqual([]);
      const [, list = ''] = /Dry run: nothing was written\. It would have:\n\n((?:- .*\n)+)/.exec(jobs[0]?.summary ?? '') ?? [];
      expect(list.trim().split('\n')).toEqual([
        expect.stringMatching(/^- react to `#1` with eyes$/),
        expect.stringMatching(/^- comment on `#1` with the run record of fix-1: Baton started run/),
        expect.stringMatching(/^- comment on `#1`: .*Baton run .* is \*\*▶️ under way/),
        expect.stringMatching(/^- label `#1` with baton:running$/),
        expect.stringMatching(/^- start fix-1\/look execution 1 for agent$/),
      ]);
      expect(jobs[0]?.summary).toContain('The run would then look like this:\n\n| stage |');
      expect(world.switchboard.told('look')).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.8'],
      title: 'an order that is under way starts no agent and writes nothing either',
      input: 'dry-run is switched on while a stage runs',
      expected: 'the next stage does not start; the log of requests has reads only',
    },
    async () => {
      world.server.setVariable(repositoryName, 'DRY', 'no');
      world.switchboard.when('look', () => {
        world.server.setVariable(repositoryName, 'DRY', 'yes');
        return '';
      });
      const issue = await world.run('fix');
      expect((await world.tasks(issue)).map(({ body }) => body.stage)).toEqual(['look']);
      expect(world.switchboard.told('look')).toHaveLength(1);
      expect(world.switchboard.told('mend')).toEqual([]);
      const last = world.requests().filter(({ by }) => by.includes('mend 1'));
      expect(last.filter(({ method }) => method !== 'GET')).toEqual([]);
      const jobs = world.jobs().slice(-2);
      expect(jobs.map(({ name, conclusion }) => `${name} ${conclusion}`)).toEqual(['agent success', 'publish success']);
      expect(jobs[0]?.summary).toContain('dry-run');
      expect(jobs[1]?.summary).toContain('Dry run: nothing was written, and there was nothing to do.');
      expect(jobs[1]?.summary).not.toContain('It would have:');
    },
  );
});
