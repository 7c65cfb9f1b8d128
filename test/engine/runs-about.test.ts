import { describe, expect, it } from 'vitest';
import type { Config } from '../../src/core/config/schema/config-schema.ts';
import type { Subject } from '../../src/core/trigger/trigger.ts';
import { statusMarker } from '../../src/core/view/status/status-comment.ts';
import { listNewestRunsAbout, listRunsAbout } from '../../src/engine/thread/runs.ts';
import { buildTrigger, createHarness, type Harness, repositoryId, subjectNumber } from '../support/engine-harness.ts';
import { bot, buildDecision } from '../support/record-builders.ts';
import { parseConfig, writeEnd, writeRecord, writeRun } from './run-writer.ts';

function subjectOf(harness: Harness, number = subjectNumber): Subject {
  return buildTrigger({ number, createdAt: '2026-03-01T00:00:00Z', comments: harness.threads.count(number) }).subject;
}

describe('the newest run of each pipeline about an issue or pull request', () => {
  const list = async (harness: Harness, config: Config): Promise<readonly string[]> => {
    const found = await listNewestRunsAbout(harness.engine, { config, subject: subjectOf(harness) });
    return found.map(({ state }) => state.run.run);
  };

  it('is looked for wherever an event about it, or a person, can start the pipeline', async () => {
    const harness = createHarness();
    const pipelines = {
      issues: '{ issues: { labels: [x] } }',
      pulls: '{ pull-requests: { labels: [x] } }',
      checks: '{ checks: { workflows: [ci] } }',
      comments: '{ comment: { command: /fix } }',
      manual: '{ manual: {} }',
      ticks: '{ schedule: { cron: "0 9 * * *" } }',
    };
    const config = await parseConfig(harness, { pipelines });
    for (const pipeline of Object.keys(pipelines)) writeRun(harness, { run: `${pipeline}-42`, pipeline, config });
    expect(await list(harness, config)).toEqual(['issues-42', 'pulls-42', 'checks-42', 'comments-42', 'manual-42']);
    expect(harness.ledgers.requests).toEqual([]);
  });

  it('is looked for on the runs issues where the config keeps records there', async () => {
    const harness = createHarness();
    await harness.ledgers.create('runs', 'fix');
    const config = await parseConfig(harness, { comments: 'none' });
    writeRun(harness, { run: 'fix-42', config, at: '2026-03-18T01:00:00Z' });
    writeRun(harness, { run: 'fix-42-2', thread: 500, config, at: '2026-03-18T02:00:00Z' });
    writeRun(harness, { run: 'fix-43', thread: 500, about: 43, config, at: '2026-03-18T03:00:00Z' });
    expect(await list(harness, config)).toEqual(['fix-42-2']);
    expect(harness.ledgers.requests.at(-1)).toBe('find runs fix');
  });

  it('is looked for on a runs issue no further back than its subject is old, and no further than a run that is known', async () => {
    const harness = createHarness();
    for (const _ of [500, 501]) await harness.ledgers.create('runs', 'fix');
    const config = await parseConfig(harness, { comments: 'none' });
    const talk = (thread: number, times: number, at: string) => {
      for (let count = 0; count < times; count += 1) harness.threads.post({ subject: thread, body: 'x', at });
    };
    talk(500, 100, '2026-02-20T00:00:00Z');
    talk(500, 100, '2026-02-28T00:00:00Z');
    talk(500, 1, '2026-03-18T00:00:00Z');
    writeRun(harness, { run: 'fix-42', thread: 501, config, at: '2026-03-17T00:00:00Z' });
    talk(subjectNumber, 100, '2026-03-15T00:00:00Z');
    talk(subjectNumber, 100, '2026-03-16T00:00:00Z');
    expect(await list(harness, config)).toEqual(['fix-42']);
    const pages = harness.threads.requests.filter((request) => request.startsWith('page'));
    expect(pages).toEqual(['page 3', 'page 2', 'page 1', 'page 2']);
  });

  it('is there, whether it has ended or not, and none where there is none', async () => {
    const harness = createHarness();
    const config = await parseConfig(harness);
    expect(await list(harness, config)).toEqual([]);
    writeRun(harness, { config });
    writeEnd(harness, { run: 'fix-42', at: '2026-03-18T00:05:00Z' });
    expect(await list(harness, config)).toEqual(['fix-42']);
    writeRun(harness, { run: 'fix-42-2', config });
    expect(await list(harness, config)).toEqual(['fix-42-2']);
  });

  it('is read no further back than a run can go on', async () => {
    const config = await parseConfig(createHarness());
    // The clock says 09:00 on the eighteenth of March, which is 35 days after the eleventh of February.
    for (const [oldest, found] of [
      ['2026-02-11T09:00:00Z', ['fix-42']],
      ['2026-02-11T08:59:59Z', []],
    ] as const) {
      const harness = createHarness();
      writeRun(harness, { config, at: '2026-02-01T00:00:00Z' });
      for (let count = 0; count < 199; count += 1)
        harness.threads.post({ subject: subjectNumber, body: 'x', at: count < 100 ? oldest : '2026-03-18T00:00:00Z' });
      expect(await list(harness, config)).toEqual(found);
    }
  });

  it('is left alone, with a word in the log, where it cannot be read; the others are not', async () => {
    const harness = createHarness();
    const config = await parseConfig(harness, {
      pipelines: { fix: '{ issues: { labels: [x] } }', docs: '{ issues: { labels: [x] } }' },
    });
    writeRun(harness, { config });
    writeRun(harness, { run: 'docs-42', pipeline: 'docs', config });
    const place = { run: 'docs-42', repo: repositoryId, seq: 3, prev: 'another' };
    writeRecord(harness, { record: buildDecision(place) });
    expect(await list(harness, config)).toEqual(['fix-42']);
    expect(harness.warnings).toEqual([expect.stringMatching(/^Run docs-42 was left alone: ./)]);
  });
});

describe('runs that a command may be about', () => {
  interface Asked {
    readonly config?: Config;
    readonly number?: number;
    readonly before?: number;
  }

  async function list(harness: Harness, { config, number, before = Number.MAX_SAFE_INTEGER }: Asked = {}) {
    const subject = subjectOf(harness, number);
    const found = await listRunsAbout(harness.engine, { config: config ?? (await parseConfig(harness)), subject, before });
    const namesOf = (runs: typeof found.runs) => runs.map(({ stored }) => stored.record.run);
    return { ...found, names: namesOf(found.runs), allNames: namesOf(found.all) };
  }

  it('are at most one of each pipeline, the newest, and all others are known as well', async () => {
    const harness = createHarness();
    for (const [run, pipeline] of [
      ['fix-42', 'fix'],
      ['docs-42', 'docs'],
      ['docs-42-2', 'docs'],
      ['fix-42-2', 'fix'],
    ] as const)
      writeRun(harness, { run, pipeline });
    harness.threads.post({ subject: subjectNumber, body: 'Please.' });
    const { names, allNames, comments } = await list(harness);
    expect([names, allNames]).toEqual([
      ['fix-42-2', 'docs-42-2'],
      ['fix-42-2', 'docs-42-2', 'docs-42', 'fix-42'],
    ]);
    expect(comments).toHaveLength(5);
    expect(harness.ledgers.requests).toEqual([]);
  });

  it('are those that began before the comment that asks', async () => {
    const harness = createHarness();
    const first = writeRun(harness, { run: 'fix-42' });
    const second = writeRun(harness, { run: 'fix-42-2' });
    const listBefore = async (id: number) => {
      const { names, allNames } = await list(harness, { before: id });
      return [names, allNames];
    };
    expect(await listBefore(second + 1)).toEqual([['fix-42-2'], ['fix-42-2', 'fix-42']]);
    expect(await listBefore(second)).toEqual([['fix-42'], ['fix-42']]);
    expect(await listBefore(first)).toEqual([[], []]);
  });

  it('have their records, with where they were found, and no record of another run', async () => {
    const harness = createHarness();
    const first = writeRun(harness, { run: 'fix-42' });
    const end = writeEnd(harness, { run: 'fix-42', at: '2026-03-18T00:05:00Z' });
    writeRun(harness, { run: 'fix-42-2' });
    const { all } = await list(harness);
    expect(all[1]?.found.map(({ comment, record }) => [comment, record.kind])).toEqual([
      [first, 'run'],
      [end, 'end'],
    ]);
    expect(all[1]?.records.map(({ run, kind }) => `${run} ${kind}`)).toEqual(['fix-42 run', 'fix-42 end']);
    expect(all[0]?.records).toHaveLength(1);
  });

  it('are on the runs issues too, where the config keeps them there, each with the records of its own thread', async () => {
    const harness = createHarness();
    await harness.ledgers.create('runs', 'fix');
    const config = await parseConfig(harness, { comments: 'outcomes' });
    writeRun(harness, { run: 'fix-42' });
    writeRun(harness, { run: 'fix-43', thread: 500, about: 43 });
    // The run on the runs issue has the name of one on the subject.
    writeRun(harness, { run: 'fix-42', thread: 500 });
    writeEnd(harness, { run: 'fix-42', thread: 500, at: '2026-03-18T00:05:00Z' });
    harness.threads.post({ subject: 500, body: 'a comment elsewhere' });
    const { runs, names, all, allNames, comments } = await list(harness, { config });
    expect([names, allNames, comments.length]).toEqual([['fix-42'], ['fix-42', 'fix-42'], 1]);
    expect(runs[0]?.found.map(({ record: { thread, kind } }) => [thread, kind])).toEqual([
      [500, 'run'],
      [500, 'end'],
    ]);
    expect(all[1]?.found.map(({ record: { thread } }) => thread)).toEqual([subjectNumber]);
  });

  it('are on the runs issues where a comment on the subject mentions a newer one of that pipeline', async () => {
    const harness = createHarness();
    await harness.ledgers.create('runs', 'fix');
    await harness.ledgers.create('runs', 'docs');
    const on = '{ issues: { labels: [x] } }';
    const config = await parseConfig(harness, { pipelines: { fix: on, docs: on } });
    writeRun(harness, { run: 'docs-42', pipeline: 'docs' });
    writeRun(harness, { run: 'fix-42', thread: 500 });
    harness.threads.post({ subject: subjectNumber, body: `x\n\n${statusMarker('docs-42')}`, author: bot });
    expect((await list(harness, { config })).names).toEqual(['docs-42']);
    harness.threads.post({ subject: subjectNumber, body: `x\n\n${statusMarker('fix-42')}`, author: bot });
    // A newer run of another pipeline does not make this one known.
    writeRun(harness, { run: 'docs-42-2', pipeline: 'docs' });
    expect((await list(harness, { config })).names).toEqual(['docs-42-2', 'fix-42']);
    expect(harness.ledgers.requests.filter((request) => request.startsWith('find'))).toEqual(['find runs fix']);
  });

  it('are all whose records stand on a runs issue, where the command was written there, and it is read once', async () => {
    const harness = createHarness();
    await harness.ledgers.create('runs', 'fix');
    const config = await parseConfig(harness, { comments: 'outcomes' });
    const about42 = writeRun(harness, { run: 'fix-42', thread: 500 });
    writeRun(harness, { run: 'fix-20260318-0900', thread: 500, about: 500 });
    writeRun(harness, { run: 'fix-43', thread: 500, about: 43 });
    const { names, all, allNames } = await list(harness, { config, number: 500 });
    expect([names, allNames]).toEqual([['fix-20260318-0900'], ['fix-43', 'fix-20260318-0900', 'fix-42']]);
    expect(all.map(({ found }) => found.length)).toEqual([1, 1, 1]);
    expect(harness.threads.requests).toHaveLength(1);
    expect((await list(harness, { config, number: 500, before: about42 + 1 })).allNames).toEqual(['fix-42']);
  });
});
