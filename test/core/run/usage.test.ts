import { describe, expect, it } from 'vitest';
import { configSchema } from '../../../src/core/config/schema/config-schema.ts';
import type { TaskBody } from '../../../src/core/record/record.ts';
import {
  addUsage,
  buildRunUsage,
  elapsedMinutes,
  formatCost,
  formatTime,
  formatTokens,
  usageByStage,
  usageOf,
  usageOfRun,
} from '../../../src/core/run/usage.ts';
import { buildDecision, buildRun, buildTask } from '../../support/record-builders.ts';
import { buildRecords, getState } from './run-builder.ts';

const at = (minute: number, second = 0) => new Date(Date.UTC(2026, 2, 18, 8, minute, second)).toISOString();
const task = (body: Partial<TaskBody>) => buildTask({}, { startedAt: at(0), finishedAt: at(1), ...body });

describe('the usage of an execution', () => {
  it('has whole seconds, and none where its times make no sense', () => {
    const seconds = (startedAt: string, finishedAt: string) => usageOf({ startedAt, finishedAt }).seconds;
    expect(seconds('2026-03-18T08:00:00.000Z', '2026-03-18T08:00:01.600Z')).toBe(2);
    expect([seconds(at(2), at(1)), seconds('never', at(1))]).toEqual([0, 0]);
  });

  it('has what its engine reported, and no number that it did not', () => {
    const { body } = task({ usage: { inputTokens: 3, costUsd: 0.000_001_4 } });
    expect(usageOf(body)).toEqual({ seconds: 60, inputTokens: 3, costMicros: 1 });
    expect(Object.keys(usageOf(task({ usage: { outputTokens: 0 } }).body))).toEqual(['seconds', 'outputTokens', 'estimated']);
    expect(usageOf(task({}).body)).toEqual({ seconds: 60 });
  });
});

describe('the usage of several executions', () => {
  it('is the sum of the numbers that are known; a number that nobody reported stays unknown', () => {
    const parts = [
      { seconds: 1, inputTokens: 2, costMicros: 5 },
      { seconds: 4, inputTokens: 3 },
    ];
    expect(addUsage(parts)).toEqual({ seconds: 5, inputTokens: 5, costMicros: 5 });
    expect('outputTokens' in addUsage(parts)).toBe(false);
  });

  it('is an estimate where a part of it is one', () => {
    expect(addUsage([{ seconds: 1 }, { seconds: 1, estimated: true }]).estimated).toBe(true);
    expect(addUsage([{ seconds: 1 }]).estimated).toBeUndefined();
  });

  it('is told by stage', () => {
    const tasks = [task({ stage: 'a' }), task({ stage: 'b' }), task({ stage: 'a' })];
    expect([...usageByStage({ tasks })].map(([name, { seconds }]) => [name, seconds])).toEqual([
      ['a', 120],
      ['b', 60],
    ]);
  });

  it('stands in the end of a run with the numbers that are known, and not at all without one', () => {
    expect(usageOfRun({ tasks: [task({})] })).toEqual({});
    const whole = { inputTokens: 1, outputTokens: 2, costUsd: 0.5, estimated: true as const };
    const each: readonly NonNullable<TaskBody['usage']>[] = [{ inputTokens: 1 }, { outputTokens: 2 }, { costUsd: 0.5 }, whole];
    for (const usage of each) {
      const found = usageOfRun({ tasks: [task({ usage })] });
      expect(found).toEqual({ usage });
      expect(Object.keys(found.usage ?? {})).toEqual(Object.keys(usage));
    }
  });
});

describe('the time that a run has taken', () => {
  const run = buildRun({}, { startedAt: at(0) });
  const work = (from: number, to: number) => task({ startedAt: at(from), finishedAt: at(to) });
  const minutes = (tasks: readonly ReturnType<typeof work>[], now = at(59)) => elapsedMinutes({ run, tasks, decisions: [] }, now);

  it('leaves out the time between executions', () => {
    expect(minutes([work(1, 3), work(10, 14)])).toBe(6);
  });

  it('has the time once in which several were at work, in whatever order they ended', () => {
    expect(minutes([work(5, 9), work(1, 6), work(2, 4)])).toBe(8);
    expect(minutes([work(1, 10), work(2, 4), work(5, 12)])).toBe(11);
  });

  it('has nothing before the start of the run or after now, whatever a job says', () => {
    const early = buildTask({}, { startedAt: '2026-03-18T07:00:00Z', finishedAt: at(2) });
    expect(minutes([early, work(8, 30)], at(10))).toBe(4);
  });

  it('begins again where the run was reopened', () => {
    const decisions = [buildDecision({}, { verb: 'retry', decidedAt: at(20) })];
    expect(elapsedMinutes({ run, tasks: [work(1, 9), work(18, 25)], decisions }, at(59))).toBe(5);
  });

  it('has work that no record holds yet', () => {
    const more = [{ startedAt: at(3), finishedAt: at(5) }];
    expect(elapsedMinutes({ run, tasks: [work(1, 2)], decisions: [] }, at(59), more)).toBe(3);
  });
});

describe('what a run counts for in budgets', () => {
  const agents = {
    cheap: { engine: 'command', command: ['true'], model: 'small', 'max-cost-usd': 2 },
    free: { engine: 'command', command: ['true'] },
  };
  const runOf = (limits: object) => {
    const pipelines = { fix: { on: { issues: { labels: ['go'] } }, limits, stages: { a: { agent: 'cheap' } } } };
    return buildRun({}, { config: configSchema.parse({ version: 1, agents, pipelines }) });
  };
  const run = runOf({ 'max-cost-usd': 5 });
  const usageFor = (...bodies: readonly Partial<TaskBody>[]) =>
    buildRunUsage({ run, decisions: [], tasks: bodies.map((body) => task({ agent: 'cheap', ...body })) });
  const costs = (...bodies: readonly Partial<TaskBody>[]) => usageFor(...bodies).parts.map(({ costUsd }) => costUsd);

  it('is one part for executions of an agent that ended in the same quarter of an hour, with their sums', () => {
    const usage = { inputTokens: 1, cachedTokens: 2, outputTokens: 3, costUsd: 0.1 };
    const parts = usageFor({ usage, finishedAt: at(1) }, { usage, finishedAt: at(14, 59) }, { usage, finishedAt: at(15) });
    const one = { agent: 'cheap', engine: 'command', model: 'small', ...usage, executions: 1 };
    const two = { ...one, executions: 2, inputTokens: 2, cachedTokens: 4, outputTokens: 6, costUsd: 0.2 };
    expect(parts).toEqual({
      executions: 3,
      parts: [
        { at: at(0), ...two },
        { at: at(15), ...one },
      ],
    });
  });

  it('keeps an execution with an unknown cost, or with unknown tokens, apart from those that are known', () => {
    expect(usageFor({ usage: { costUsd: 1 } }, { usage: {} }).parts).toMatchObject([{ costUsd: 1 }, { executions: 1 }]);
    expect(costs({ usage: { costUsd: 1 } }, { usage: {} })).toEqual([1, undefined]);
    expect(usageFor({ usage: { inputTokens: 1 } }, { usage: { outputTokens: 1 } }, { usage: {} }).parts).toHaveLength(2);
  });

  it('never has more than the agent may cost, else than the run may cost', () => {
    expect(costs({ usage: { costUsd: 9 } })).toEqual([2]);
    expect(costs({ agent: 'free', usage: { costUsd: 9 } })).toEqual([5]);
    expect(costs({ agent: 'gone', usage: { costUsd: 9 } })).toEqual([5]);
    expect(costs({ agent: 'toString', usage: { costUsd: 1 } })).toEqual([1]);
    const { parts } = buildRunUsage({ run: runOf({}), decisions: [], tasks: [task({ agent: 'free', usage: { costUsd: 9 } })] });
    expect(parts[0]?.costUsd).toBe(9);
  });

  it('has the model that was used, else that of the configuration', () => {
    const models = usageFor({ usage: { model: 'large' } }, { usage: {} }, { agent: 'free', usage: {} }).parts;
    expect(models.map((part) => ('model' in part ? part.model : 'none'))).toEqual(['large', 'small', 'none']);
  });

  it('has no part of what cannot have cost anything: a built-in, and a job in which no engine began', () => {
    const failure = (reason: string) => ({ outcome: 'failed' as const, failure: { reason, message: '' } });
    expect(usageFor({ engine: 'built-in' }, failure('prompt'))).toEqual({ executions: 2, parts: [] });
    expect(usageFor({ ...failure('prompt'), usage: {} }).parts).toHaveLength(1);
    expect(usageFor({ engine: 'built-in', usage: { costUsd: 1 } }).parts).toEqual([]);
    expect(usageFor(failure('exit-status')).parts).toHaveLength(1);
  });

  it('has a part at the beginning of time for an execution whose end cannot be read', () => {
    expect(usageFor({ finishedAt: 'never' }).parts[0]?.at).toBe('1970-01-01T00:00:00.000Z');
  });
});

describe('numbers as people read them', () => {
  it('are empty where nothing is known', () => {
    expect([formatTokens({ seconds: 1 }), formatCost({ seconds: 1 })]).toEqual(['', '']);
  });

  it('have thousands apart and two to six decimals, and say what is an estimate', () => {
    expect(formatTokens({ seconds: 1, inputTokens: 1200, outputTokens: 300 })).toBe('1,200 in, 300 out');
    expect(formatTokens({ seconds: 1, outputTokens: 0 })).toBe('0 out');
    const cost = (costMicros: number, estimated?: true) => formatCost({ seconds: 1, costMicros, estimated });
    expect([cost(12_300), cost(1_500_000), cost(1), cost(2_000_000, true)]).toEqual([
      '$0.0123',
      '$1.50',
      '$0.000001',
      '$2.00 (estimate)',
    ]);
    expect(formatTime({ seconds: 180 })).toBe('3 min');
  });
});

it('what a run has used names no tokens that nobody counted', () => {
  const { run, tasks } = getState(buildRecords({ a: {} }, [{ stage: 'a' }]));
  const [part] = buildRunUsage({ run, tasks, decisions: [] }).parts;
  expect(JSON.parse(JSON.stringify(part))).not.toHaveProperty('inputTokens');
  expect(part?.executions).toBe(1);
});
