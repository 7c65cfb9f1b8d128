import { describe, expect } from 'vitest';
import type { RunList } from '../../src/ports/app/run-index.ts';
import { buildOutput, createHarness, type Harness, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, orderOf, plan } from './chain.ts';

const stages = '\n      only: { agent: one, prompt: "x" }';
const before = '2026-03-18T09:00:00Z';

interface Setting {
  readonly top?: string;
  readonly extra?: string;
}

/** A run of one stage on #42 that takes some minutes, from its start to its end. */
async function play(harness: Harness, minutes: number, setting: Setting): Promise<void> {
  const comments = harness.threads.count(subjectNumber);
  const order = orderOf(await plan(harness, { stages, start: `run ${comments}`, comments, ...setting }));
  const finishedAt = new Date(Date.parse(before) + minutes * 60_000).toISOString();
  const output = { ...buildOutput(order), startedAt: before, finishedAt, usage: { model: 'm', costUsd: minutes / 10 } };
  await advance(harness, order, { kind: 'output', output });
}

/** Starts a run; returns the usual figures in its record, its line in the status comment, and the requests for ledgers and pages of comments. */
async function start(harness: Harness, setting: Setting) {
  const asked = harness.ledgers.requests.length;
  const pages = harness.threads.requests.length;
  const comments = harness.threads.count(subjectNumber);
  await plan(harness, { stages, start: `run ${comments}`, comments, ...setting });
  const requests =
    harness.ledgers.requests.length -
    asked +
    harness.threads.requests.slice(pages).filter((each) => each.startsWith('page')).length;
  const runs = (await harness.records()).flatMap(({ record }) => (record.kind === 'run' ? [record.body.usual] : []));
  const bodies = (await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z')).map(({ body }) => body);
  const lines = bodies.flatMap((body) => body.split('\n')).filter((line) => line.startsWith('- ⏱️'));
  return { usual: runs.at(-1), line: lines.at(-1), requests };
}

describe('what a stage took before', () => {
  requirement(
    {
      ids: ['P14-4'],
      title: 'is told where the start reads the ledger anyway, without a further request',
      input:
        'three runs, then a fourth: with history, with a budget, with both; the requests of the fourth, and those of a ledger that names no stages',
      expected: 'figures in the record and a line in the status comment; as many requests as without them',
    },
    async () => {
      const history = 'history: { limit: 2 }';
      const top = 'budgets: [{ per: month, max-runs: 99 }]';
      for (const setting of [{ extra: history }, { top }, { extra: history, top }]) {
        const harness = createHarness({ run: 0 });
        for (const minutes of [2, 4, 3]) await play(harness, minutes, setting);
        const found = await start(harness, setting);
        expect(found.usual).toEqual({ only: { runs: 3, seconds: [120, 240], costUsd: [0.2, 0.4] } });
        expect(found.line).toBe('- ⏱️ `only`: usually 2 to 4 min, $0.20 to $0.40, 3 runs.');
        // Two runs tell nothing, and the ledger is read in the same way.
        const other = createHarness({ run: 0 });
        for (const minutes of [2, 4]) await play(other, minutes, setting);
        const silent = await start(other, setting);
        expect(silent).toEqual({ usual: undefined, line: undefined, requests: found.requests });
      }
    },
  );

  requirement(
    {
      ids: ['P14-4'],
      title: 'is not asked for elsewhere',
      input: 'four runs of a pipeline without history and without a budget, in the Action',
      expected: 'no figures, no line, no request for a ledger: the only page is that of the issue',
    },
    async () => {
      const harness = createHarness({ run: 0 });
      for (const minutes of [2, 4, 3]) await play(harness, minutes, {});
      expect(await start(harness, {})).toEqual({ usual: undefined, line: undefined, requests: 1 });
      expect(harness.ledgers.requests).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['P14-4'],
      title: 'comes from the store of the App where no ledger is read, and its fault keeps nothing from starting',
      input: 'three runs with a list of runs; a fourth; a list that cannot be read',
      expected: 'the figures, without a request for a ledger; a run without figures, and a warning',
    },
    async () => {
      const listed: Parameters<RunList['put']>[0][] = [];
      const list: RunList = {
        put: async (run) => void listed.push(run),
        listEnded: async (pipeline, limit) =>
          listed.filter((run) => run.pipeline === pipeline && run.outcome !== undefined).slice(0, limit),
      };
      const first = createHarness({ run: 0 });
      Object.assign(first.engine.ports, { runList: list });
      for (const minutes of [2, 4, 3]) await play(first, minutes, {});
      const found = await start(first, {});
      expect(found.usual).toMatchObject({ only: { runs: 3, seconds: [120, 240] } });
      expect(found.requests).toBe(1);
      expect(first.ledgers.requests).toEqual([]);
      const second = createHarness({ run: 0 });
      Object.assign(second.engine.ports, { runList: { ...list, listEnded: () => Promise.reject(new Error('locked')) } });
      expect(await start(second, {})).toMatchObject({ usual: undefined, line: undefined });
      expect(await second.records()).toHaveLength(1);
      expect(second.warnings.filter((text) => text.includes('locked'))).toHaveLength(1);
    },
  );
});
