import { describe, expect } from 'vitest';
import { checkConfig } from '../../src/core/config/parse/parse-config.ts';
import type { Trigger } from '../../src/core/trigger/trigger.ts';
import { applyChange } from '../../src/engine/decision/apply-change.ts';
import { buildTrigger, createHarness, type Harness, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, configText, orderOf, plan } from './chain.ts';

const extra = 'on-conflict: replace';
const outcomes = async (harness: Harness) =>
  (await harness.records()).flatMap(({ record }) => (record.kind === 'end' ? [`${record.run} ${record.body.outcome}`] : []));

describe('on-conflict: replace', () => {
  requirement(
    {
      ids: ['I-16'],
      title: 'a newer event ends the run that goes on, says for what, and starts another',
      input: 'a second label while fix-42 is at work; then what its agent left',
      expected: 'fix-42 ends as cancelled, fix-42-2 starts; what comes of fix-42 later starts nothing',
    },
    async () => {
      const harness = createHarness();
      const older = orderOf(await plan(harness, { extra }));
      const newer = await plan(harness, { extra, start: 'another', comments: 2 });
      expect(orderOf(newer).run).toBe('fix-42-2');
      expect(await outcomes(harness)).toEqual(['fix-42 cancelled']);
      const decision = (await harness.records()).find(({ record }) => record.kind === 'decision')?.record;
      expect(decision?.body).toMatchObject({
        verb: 'supersede',
        actor: { login: 'mona' },
        reason: '`mona` added the label `agent-ready`, which starts a newer run',
      });
      await advance(harness, older);
      expect(harness.started).toEqual([]);
      expect([...harness.labels]).toEqual(['baton:running']);
    },
  );

  requirement(
    {
      ids: ['I-16', 'DESIGN-5.2'],
      title: 'an event that is older than the run, or the same one again, replaces nothing',
      input: 'job 900 runs again after 901 has started a run; the event of the run itself',
      expected: 'refused by name; one run of the same event',
    },
    async () => {
      const newer = createHarness({ run: 901 });
      await plan(newer, { extra });
      const settings = { ...newer.engine.settings, workflowRun: { id: 900, attempt: 2, url: '' } };
      const older = await plan({ ...newer, engine: { ...newer.engine, settings } }, { extra, start: 'earlier', comments: 2 });
      expect(older.refused).toEqual([{ pipeline: 'fix', reason: 'run fix-42 was started by a newer event' }]);
      await plan(newer, { extra, comments: 2 });
      expect(await outcomes(newer)).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-5.2', 'T16'],
      title: 'a crash between the end of the one and the start of the other ends nothing twice and starts one',
      input: 'the process ends after each of the first writes of replacing, and the job runs again',
      expected: 'one end, one new run',
    },
    async () => {
      for (const writes of [1, 2, 3, 4]) {
        const harness = createHarness();
        await plan(harness, { extra });
        harness.crashAfter(writes);
        await plan(harness, { extra, start: 'another', comments: 2 }).catch(() => undefined);
        harness.crashAfter(undefined);
        await plan(harness, { extra, start: 'another', comments: 2 });
        expect(await outcomes(harness), `after ${writes}`).toEqual(['fix-42 cancelled']);
        const runs = (await harness.records()).filter(({ record }) => record.kind === 'run').map(({ record }) => record.run);
        expect(runs, `after ${writes}`).toEqual(['fix-42', 'fix-42-2']);
      }
    },
  );
});

describe('an event after what ended a run, whose job had to wait', () => {
  const cancelling = 'on-change: { label-removed: cancel }';

  /** A run at work, and what ends it. Its job is heard `late` seconds after it happened. The next event happens 3 seconds after it. */
  async function endByPerson(by: 'label' | 'comment', late: number) {
    const harness = createHarness();
    await plan(harness, { extra: cancelling });
    const now = Date.parse(harness.engine.ports.clock.now());
    const at = (seconds: number): string => new Date(now + seconds * 1_000).toISOString();
    const clock = { ...harness.engine.ports.clock, now: () => at(late) };
    const waited: Harness = { ...harness, engine: { ...harness.engine, ports: { ...harness.engine.ports, clock } } };
    const label = buildTrigger({ comments: 2 });
    const { repository, actor } = label;
    const subject = { ...label.subject, createdAt: '2026-03-01T00:00:00Z' };
    if (by === 'label') {
      const change = { kind: 'label-removed', label: 'agent-ready', repository, subject, actor, at: at(0) } as const;
      await applyChange(waited.engine, { change, config: checkConfig(configText(harness, undefined, { extra: cancelling })) });
    } else {
      const { id } = harness.threads.post({ subject: subjectNumber, body: '/baton cancel', author: actor, at: at(0) });
      const comment = { id, author: actor, body: '/baton cancel', createdAt: at(0) };
      await plan(waited, {
        trigger: { ...label, subject, kind: 'comment', label: '', comment },
        extra: cancelling,
        start: `comment ${id}`,
      });
    }
    expect(await outcomes(harness), by).toEqual(['fix-42 cancelled']);
    const trigger = { ...label, subject: { ...subject, comments: harness.threads.count(subjectNumber) } };
    return (seconds: number) =>
      plan(waited, { trigger: { ...trigger, changedAt: at(seconds) }, extra: cancelling, start: 'another' });
  }

  requirement(
    {
      ids: ['F-P10', 'I-16'],
      title: 'starts another run, as it would have if both had been heard in time',
      input: 'the label is taken off, or /baton cancel; 3 seconds later the label is put on; both jobs are heard 40 seconds late',
      expected: 'fix-42-2 each time',
    },
    async () => {
      for (const by of ['label', 'comment'] as const) {
        const hear = await endByPerson(by, 40);
        const planned = await hear(3);
        expect(planned.refused, by).toEqual([]);
        expect(planned.runs.map(({ run }) => run)).toEqual(['fix-42-2']);
      }
    },
  );

  requirement(
    {
      ids: ['F-P10', 'I-16'],
      title: 'and an event before it starts none, so that nothing starts again what a person has just ended',
      input: 'the label was put on a second time 5 seconds before /baton cancel, or before it was taken off',
      expected: 'refused each time',
    },
    async () => {
      for (const by of ['label', 'comment'] as const) {
        const hear = await endByPerson(by, 40);
        expect((await hear(-5)).refused[0]?.reason, by).toContain('had not ended when this happened');
      }
    },
  );
});

describe('an event that is heard after the end of a run', () => {
  const single = '\n      only: { agent: one, prompt: "Look." }';

  /** A run that has ended, and a second event `seconds` after its end; before it with a minus. */
  async function hear(seconds: number, { kind = 'label', more = '' } = {}) {
    const harness = createHarness();
    await advance(harness, orderOf(await plan(harness, { stages: single, extra: more })));
    const end = (await harness.records()).find(({ record }) => record.kind === 'end')?.record;
    const endedAt = end?.kind === 'end' ? end.body.finishedAt : '';
    const at = new Date(Date.parse(endedAt) + seconds * 1_000).toISOString();
    const label: Trigger = { ...buildTrigger({ comments: harness.threads.count(subjectNumber) }), changedAt: at };
    const comment = { id: 9_000, author: label.actor, body: '/baton run fix', createdAt: at };
    const trigger: Trigger = kind === 'label' ? label : { ...label, kind: 'comment', named: 'fix', label: '', comment };
    const planned = await plan(harness, { trigger, start: 'another', stages: single, extra: more });
    return { planned, endedAt, at, harness };
  }

  requirement(
    {
      ids: ['F-P10', 'I-16'],
      title: 'and happened before it starts no second run: heard in time it would have started none',
      input: 'a label, and a command, 5 seconds before the end of fix-42; the job that hears of them had waited',
      expected: 'refused with both times; the command is answered',
    },
    async () => {
      for (const kind of ['label', 'comment']) {
        const { planned, at, endedAt, harness } = await hear(-5, { kind });
        expect(planned.runs, kind).toEqual([]);
        expect(planned.refused[0]?.reason).toBe(
          `run fix-42 of this pipeline had not ended when this happened, at ${at}; it ended at ${endedAt}, so trigger the pipeline again to start another one`,
        );
        const said = (await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z')).at(-1)?.body ?? '';
        expect(said.includes('trigger the pipeline again')).toBe(kind === 'comment');
      }
    },
  );

  requirement(
    {
      ids: ['F-P10', 'I-16'],
      title: 'and happened after it, or in its last second, or ends a run by on-conflict: replace, starts one',
      input: 'a label 5 seconds after the end; in the second of the end; 5 seconds before it with on-conflict: replace',
      expected: 'fix-42-2 each time',
    },
    async () => {
      for (const [seconds, more] of [
        [5, ''],
        [-0.5, ''],
        [-5, extra],
      ] as const)
        expect(
          (await hear(seconds, { more })).planned.runs.map(({ run }) => run),
          String(seconds),
        ).toEqual(['fix-42-2']);
    },
  );
});
