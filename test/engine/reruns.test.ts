import { describe, expect, it } from 'vitest';
import { checkConfig } from '../../src/core/config/parse/parse-config.ts';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { startFromEvent } from '../../src/engine/plan/start-from-event.ts';
import {
  buildCommits,
  buildOutput,
  buildTrigger,
  createHarness,
  type Harness,
  headSha,
  subjectNumber,
} from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, configText, lastStarted, orderOf, plan } from './chain.ts';

describe('jobs that run again', () => {
  const roots = '\n      a: { agent: one, prompt: "a" }\n      b: { agent: one, prompt: "b" }';

  requirement(
    {
      ids: ['DESIGN-5.2', 'T16'],
      title: 'a plan job that runs again starts nothing that runs already',
      input: 'two first stages; a is recorded, b is at work, plan runs again',
      expected: 'no order, no second start of b',
    },
    async () => {
      const harness = createHarness();
      await advance(harness, orderOf(await plan(harness, { stages: roots })));
      const again = await plan(harness, { stages: roots, comments: 3 });
      expect(again.inline).toBeUndefined();
      expect(harness.started.map(({ task }) => task)).toEqual(['b']);
    },
  );

  requirement(
    {
      ids: ['DESIGN-5.2'],
      title: 'a publisher that died after it wrote is not doubled, however far lists lag',
      input: 'crash after the record, the same publisher again with a list that lags',
      expected: 'one record counts, the successor starts once',
    },
    async () => {
      const harness = createHarness();
      const order = orderOf(await plan(harness));
      const lost = { kind: 'lost', failure: { reason: 'job-cancelled', message: '' } } as const;
      harness.crashAfter(1);
      await expect(advance(harness, order, lost)).rejects.toThrow('after comment');
      harness.crashAfter(undefined);
      harness.threads.lagBehind(1);
      const clock = { ...harness.engine.ports.clock, sleep: async () => harness.threads.lagBehind(0) };
      const engine = { ...harness.engine, ports: { ...harness.engine.ports, clock } };
      const advanced = await advance({ ...harness, engine }, order, lost);
      expect(advanced.task?.failure?.reason).toBe('job-cancelled');
      const tasks = (await harness.records()).filter(({ record }) => record.kind === 'task');
      expect(tasks).toHaveLength(1);
    },
  );
});

describe('after the end', () => {
  const roots = '\n      a: { agent: one, prompt: "a" }\n      b: { agent: one, branch: "baton/b", prompt: "b" }';

  async function endEarly(harness: Harness): Promise<Dispatch> {
    const planned = await plan(harness, { stages: roots });
    const late = lastStarted(harness);
    const now = '2026-03-20T09:00:00.000Z';
    const engine = {
      ...harness.engine,
      ports: { ...harness.engine.ports, clock: { ...harness.engine.ports.clock, now: () => now } },
    };
    const order = orderOf(planned);
    const output = buildOutput(order, { finishedAt: '2026-03-18T13:00:00.000Z' });
    const advanced = await advance({ ...harness, engine }, order, { kind: 'output', output });
    expect(advanced.ended?.outcome).toBe('failed');
    return late;
  }

  requirement(
    {
      ids: ['DESIGN-5.4'],
      title: 'a late result is kept as skipped, and nothing of it is published',
      input: 'the run ended at its time limit; b comes with commits',
      expected: 'a record with outcome skipped, no branch',
    },
    async () => {
      const harness = createHarness();
      const late = await endEarly(harness);
      const advanced = await advance(harness, late, { kind: 'output', output: buildOutput(late, { commits: buildCommits() }) });
      expect(advanced.task?.outcome).toBe('skipped');
      expect(harness.branches.size).toBe(0);
    },
  );

  it('a job that stopped because of the end leaves no record', async () => {
    const harness = createHarness();
    const late = await endEarly(harness);
    const before = (await harness.records()).length;
    await advance(harness, late, { kind: 'output', output: buildOutput(late, { outcome: 'skipped', stopped: 'run-ended' }) });
    expect(await harness.records()).toHaveLength(before);
  });
});

it('draws the end in the status comment when a run ends at its start', async () => {
  const harness = createHarness();
  const stages = '\n      a: { agent: one, prompt: "a" }\n      b: { agent: one, prompt: "b" }\n    limits: { max-tasks: 2 }';
  // `validate` refuses more stages than tasks, so this config comes from a version that did not.
  const config = checkConfig(configText(harness, stages));
  const limits = config.ok ? config.value.config?.pipelines.fix?.limits : undefined;
  if (limits === undefined) throw new Error('The config is not valid.');
  limits['max-tasks'] = 1;
  await startFromEvent(harness.engine, { trigger: buildTrigger(), config, commit: headSha, inline: true, start: 'event' });
  const thread = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
  expect(thread.find(({ body }) => body.includes('baton-status'))?.body).toContain('limits.max-tasks is 1');
});
