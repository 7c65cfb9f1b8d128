import { beforeAll, describe, expect } from 'vitest';
import { createSigner, generateKeyPair } from '../../src/adapters/crypto/ed25519.ts';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { signDispatch } from '../../src/core/record/signed-dispatch.ts';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { pushCommit } from '../support/local-world-push.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
let world: LocalWorld;
let issue: number;
let order: string;

beforeAll(async () => {
  world = await create({
    agents: {
      one: { script: "await tell('started', ''); hand({ summary: 'done' });" },
      first: { script: "await tell('first', '');" },
      second: { script: "await tell('second', '');" },
    },
    pipelines: {
      fix: { look: { agent: 'one' } },
      own: {
        look: { agent: 'first', environment: 'staging' },
        mend: { needs: ['look'], agent: 'first', environment: 'production', 'runs-on': ['ubuntu-24.04'] },
      },
      two: { one: { agent: 'first' }, two: { needs: ['one'], agent: 'second' } },
    },
  });
  issue = await world.run('fix');
  order = world.jobs().find(({ name }) => name === 'plan')?.outputs.task ?? '';
});

/** The order of the first run with other fields, signed by whom we like. */
function resign(change: Partial<Dispatch>, secret = world.signingKey): string {
  const { key: _, sig: __, ...draft } = JSON.parse(order) as Dispatch;
  const signer = createSigner(secret);
  if (!signer.ok) throw new Error(signer.error.message);
  const tools = { signer: signer.value };
  return signDispatch({ ...draft, ...change }, tools);
}

/** Dispatches it as a person with write access could, and proves that nothing came of it. */
async function expectNothing(task: string): Promise<ReturnType<LocalWorld['jobs']>> {
  const before = await world.thread(issue);
  const run = await world.dispatch({ task });
  await world.settle();
  expect(world.switchboard.told('started')).toHaveLength(1);
  expect((await world.thread(issue)).map(({ id, body }) => ({ id, body }))).toEqual(before.map(({ id, body }) => ({ id, body })));
  return world.jobs(run);
}

async function expectRefused(task: string, words: RegExp): Promise<void> {
  const jobs = await expectNothing(task);
  expect(jobs.map(({ name, conclusion }) => `${name} ${conclusion}`)).toEqual(['agent failure', 'publish failure']);
  for (const { log } of jobs) expect(log).toMatch(words);
}

describe('orders that come as the input of a workflow run', () => {
  requirement(
    {
      ids: ['DESIGN-5', 'T13', 'T16'],
      title: 'a replayed order starts no agent and records nothing',
      input: 'the same task input once more',
      expected: 'run-ended, one record, two green jobs',
    },
    async () => {
      const jobs = await expectNothing(order);
      expect(jobs.map(({ name, conclusion }) => `${name} ${conclusion}`)).toEqual(['agent success', 'publish success']);
      expect(jobs[0]?.summary).toContain('run-ended');
      expect(await world.tasks(issue)).toHaveLength(1);
    },
  );

  requirement(
    {
      ids: ['DESIGN-5', 'T13', 'T16'],
      title: 'an order that is replayed while the run goes on starts no agent, and its successor starts no second time',
      input: 'the order of the first stage once more, while the second works',
      expected: 'already-recorded; each stage has one record',
    },
    async () => {
      world.switchboard.when('second', async () => {
        const first = world.jobs().findLast(({ name, outputs }) => name === 'plan' && outputs.task)?.outputs.task ?? '';
        expect(first).not.toBe('');
        const run = await world.dispatch({ task: first });
        await new Promise<void>((resolve) => {
          world.whenJob(
            ({ name, state, runId }) => runId === run && name.endsWith('publish') && state === 'finished' && resolve(),
          );
        });
        return '';
      });
      const two = await world.run('two');
      expect(world.jobs().filter(({ summary }) => summary.includes('already-recorded'))).toHaveLength(1);
      expect((await world.tasks(two)).map(({ body, execution }) => `${body.stage} ${execution}`)).toEqual(['one 1', 'two 1']);
      expect([world.switchboard.told('first'), world.switchboard.told('second')]).toEqual([[''], ['']]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.8', 'T13'],
      title: 'an altered order is refused',
      input: '"attempt":1 becomes 2',
      expected: 'BATON-E404 in both jobs',
    },
    () => expectRefused(order.replace('"attempt":1', '"attempt":2'), /BATON-E404: The order was changed after it was signed/),
  );

  requirement(
    {
      ids: ['DESIGN-4.8', 'T13'],
      title: 'an order is valid for 48 hours: no agent starts later, and what is recorded stays as it is',
      input: 'not-after is past, and the signature fits; its execution has a record',
      expected: 'BATON-E405 in the agent job, no comment',
    },
    async () => {
      const past = { issued: '2026-01-01T00:00:00.000Z', 'not-after': '2026-01-03T00:00:00.000Z' };
      const jobs = await expectNothing(resign(past));
      expect(jobs.map(({ name, conclusion }) => `${name} ${conclusion}`)).toEqual(['agent failure', 'publish success']);
      expect(jobs[0]?.log).toMatch(/BATON-E405: The order was valid until 2026-01-03/);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.8', 'T13', 'T08'],
      title: 'keys come from the default branch, never from a commit that the order names',
      input: 'key k2 stands only in the config of the commit that the order names',
      expected: 'BATON-E403 in both jobs',
    },
    async () => {
      const own = generateKeyPair('k2');
      const config = world.git('show', 'main:.github/baton.yml').replace(world.publicKey, own.publicKey);
      const commit = pushCommit({
        directory: world.repository.directory,
        branch: 'evil',
        files: { '.github/baton.yml': config },
      });
      await expectRefused(
        resign({ commit, head: commit, execution: 2 }, own.secret),
        /BATON-E403: The order is signed with key "k2"/,
      );
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.8', 'T13'],
      title: 'the id of a known key does not help another key',
      input: 'signed by another key that is called k1',
      expected: 'BATON-E404 in both jobs',
    },
    () => expectRefused(resign({ execution: 2 }, generateKeyPair('k1').secret), /BATON-E404/),
  );

  requirement(
    {
      ids: ['DESIGN-4.5', 'T09', 'T13'],
      title: 'an order is bound to its repository',
      input: 'the id of another repository, and the signature fits',
      expected: 'BATON-E407 in both jobs',
    },
    () => expectRefused(resign({ repo: world.repository.id + 1 }), /BATON-E407: The order is for repository/),
  );
});

describe('what an order may choose about its job', () => {
  requirement(
    {
      ids: ['F-S9', 'T13', 'T30'],
      title: 'an order that nobody signed chooses neither runner, container nor environment: its agent job never starts',
      input: 'an order with a runner, container and environment of its own: without a signature, and with one that does not fit',
      expected: 'verify and publish refuse it in words (BATON-E408, BATON-E404); the agent job is skipped',
    },
    async () => {
      const job = { 'runs-on': 'self-hosted-with-docker', container: 'evil/image', environment: 'production', group: 'baton-1' };
      const draft = { ...(JSON.parse(order) as Dispatch), job: { ...(JSON.parse(order) as Dispatch).job, ...job } };
      const { key: _, sig: __, ...unsigned } = draft;
      for (const [task, code] of [
        [JSON.stringify(unsigned), /BATON-E408/],
        [JSON.stringify(draft), /BATON-E404/],
      ] as const) {
        const jobs = await expectNothing(task);
        expect(jobs.map(({ name, conclusion }) => `${name} ${conclusion}`)).toEqual(['verify failure', 'publish failure']);
        for (const { log } of jobs) expect(log).toMatch(code);
        const [run] = new Set(world.runner.jobs.slice(-1).map(({ runId }) => runId));
        const agent = world.runner.jobs.find(({ name, runId }) => runId === run && name.endsWith('agent'));
        expect(agent?.conclusion).toBe('skipped');
      }
    },
  );

  requirement(
    {
      ids: ['F-S9', 'DESIGN-8'],
      title: 'settings of a stage reach its job through plan or verify, and an order with the defaults says nothing of them',
      input: 'a first stage with an environment; a second one with an environment and a runner; a run with the defaults',
      expected: 'one job more, verify before the second agent; both succeed; orders of the other run hold no such field',
    },
    async () => {
      const before = world.jobs().length;
      const issue = await world.run('own');
      const names = world
        .jobs()
        .slice(before)
        .map(({ name }) => name);
      // The job that dispatches may end after the first job of what it dispatched.
      expect(names.toSorted()).toEqual(['agent', 'agent', 'plan', 'publish', 'publish', 'verify']);
      expect((await world.tasks(issue)).map(({ body }) => body.outcome)).toEqual(['succeeded', 'succeeded']);
      const verified = world.jobs().findLast(({ name }) => name === 'verify');
      expect(verified?.permissions).toEqual({ contents: 'read', issues: 'read', 'pull-requests': 'read' });
      expect(JSON.parse(verified?.outputs.task ?? '{}').job).toMatchObject({
        'runs-on': ['ubuntu-24.04'],
        environment: 'production',
      });
      expect(Object.keys((JSON.parse(order) as Dispatch).job)).toEqual(['timeout-minutes', 'checkout', 'group']);
    },
  );
});
