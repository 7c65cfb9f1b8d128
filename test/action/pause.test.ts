import { beforeAll, describe, expect } from 'vitest';
import { findKillSwitch } from '../../src/action/job/kill-switch.ts';
import { type LocalWorld, repositoryName, useLocalWorlds } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
let world: LocalWorld;

const pause = (value: string): void => world.server.setVariable(repositoryName, 'BATON_PAUSE', value);
const writesSince = (start: number) =>
  world
    .requests()
    .slice(start)
    .filter(({ method }) => method !== 'GET');

async function sweepByHand(): Promise<void> {
  await world.dispatch({});
  await world.settle();
}

beforeAll(async () => {
  world = await create({
    behindMilliseconds: 600_000,
    agents: {
      one: { script: "await tell('look', ''); hand({ summary: 'done' });" },
      two: { script: "await tell('mend', ''); hand({ summary: 'done' });" },
    },
    pipelines: { fix: { look: { agent: 'one' }, mend: { needs: ['look'], agent: 'two' } } },
  });
});

describe('the kill switch', () => {
  requirement(
    {
      ids: ['T17'],
      title: 'a paused repository starts nothing',
      input: 'BATON_PAUSE is set, then a label',
      expected: 'plan asks for nothing and says why; no other job',
    },
    async () => {
      pause('too expensive');
      const issue = await world.run('fix');
      expect(world.jobs().map(({ name, conclusion }) => `${name} ${conclusion}`)).toEqual(['plan success']);
      expect(world.requests()).toEqual([]);
      expect(await world.thread(issue)).toEqual([]);
      expect(world.jobs()[0]?.summary).toContain('Baton is paused: the variable BATON_PAUSE is "too expensive".');
    },
  );

  requirement(
    {
      ids: ['T17', 'DESIGN-5.3'],
      title: 'a pause in mid-run lets the job at work end and starts no further agent; after it the run goes on',
      input: 'BATON_PAUSE is set while look works; then lifted, and the workflow started by hand',
      expected: 'look is recorded, mend is not started and nothing of it is written; after the sweep mend succeeded',
    },
    async () => {
      pause('false');
      world.switchboard.when('look', () => {
        pause('yes');
        return '';
      });
      const issue = await world.run('fix');
      expect((await world.tasks(issue)).map(({ body }) => body.stage)).toEqual(['look']);
      expect(world.switchboard.told('mend')).toEqual([]);
      const [agent, publish] = world.jobs().slice(-2);
      expect([agent?.conclusion, publish?.conclusion]).toEqual(['success', 'success']);
      expect(agent?.summary).toContain('was not started: paused');
      expect(publish?.summary).toContain('Baton is paused');
      expect(world.requests().filter(({ by, method }) => by.includes('mend') && method !== 'GET')).toEqual([]);

      pause('');
      world.switchboard.when('look', () => '');
      await sweepByHand();
      expect((await world.tasks(issue)).map(({ body, attempt }) => [body.stage, attempt, body.failure?.reason])).toEqual([
        ['look', 1, undefined],
        ['mend', 1, 'job-lost'],
        ['mend', 1, undefined],
      ]);
    },
    60_000,
  );

  requirement(
    {
      ids: ['T17'],
      title: 'a subject with the label baton:pause starts nothing, and the summary says why',
      input: 'an issue with baton:pause gets the label of a pipeline',
      expected: 'the check "pause" fails; no write',
    },
    async () => {
      const issue = await world.open({});
      await world.label(issue, 'Baton:Pause');
      await world.settle();
      const start = world.requests().length;
      await world.label(issue, 'fix');
      await world.settle();
      expect(writesSince(start)).toEqual([]);
      expect(world.jobs().at(-1)?.summary).toContain('pause: It has the label `baton:pause`');
    },
    60_000,
  );

  requirement(
    {
      ids: ['T17', 'U14', 'U13'],
      title: 'commands are heard in a pause: a run is cancelled, what would start something is refused in words',
      input: 'BATON_PAUSE is set while look works; /baton retry, /baton run fix, /baton cancel, /baton run fix',
      expected: 'retry and both runs are answered and start nothing; the run is cancelled',
    },
    async () => {
      pause('');
      world.switchboard.when('look', () => {
        pause('yes');
        return '';
      });
      const issue = await world.run('fix');
      const start = world.requests().length;
      for (const body of ['/baton retry', '/baton run fix', '/baton cancel', '/baton run fix']) {
        await world.ask(`/issues/${issue}/comments`, { method: 'POST', body: { body } });
        await world.settle();
      }
      expect((await world.records(issue)).records.map(({ record }) => record.kind)).toEqual(['run', 'task', 'decision', 'end']);
      const said = (await world.thread(issue)).map(({ body }) => body).filter((body) => body.includes('BATON_PAUSE'));
      expect(said.map((body) => /had no effect|Nothing was done/.exec(body)?.[0])).toEqual([
        'Nothing was done',
        'had no effect',
        'had no effect',
      ]);
      expect(writesSince(start).filter(({ path }) => path.includes('/dispatches'))).toEqual([]);
      pause('');
      world.switchboard.when('look', () => '');
    },
    60_000,
  );

  requirement(
    {
      ids: ['T17'],
      title: 'whatever the variable says but "no" means stop',
      input: 'empty, false, 0, no, OFF; true, yes, 1, a sentence',
      expected: 'the first five go on, the others stop',
    },
    () => {
      const values = ['', 'false', '0', ' no ', 'OFF', 'true', 'yes', '1', 'until Monday'];
      expect(values.map((value) => findKillSwitch({ BATON_PAUSE: value }) !== undefined)).toEqual([
        ...[false, false, false, false, false],
        ...[true, true, true, true],
      ]);
      expect(findKillSwitch({})).toBeUndefined();
    },
  );
});
