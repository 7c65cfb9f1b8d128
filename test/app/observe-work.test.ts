import { expect } from 'vitest';
import { createSystemClock } from '../../src/adapters/clock/system-clock.ts';
import { observeWork } from '../../src/app/observe-work.ts';
import { createMetrics } from '../../src/app/telemetry/metrics.ts';
import type { Tracing } from '../../src/app/telemetry/tracing.ts';
import type { Work } from '../../src/app/work/queued-work.ts';
import { PutOff } from '../../src/ports/queue.ts';
import { requirement } from '../support/requirement.ts';

requirement(
  {
    ids: ['P10-4', 'P10-8'],
    title: 'work that waits for a limit of GitHub counts as put off, and not as failed, in metrics and traces',
    input: 'a piece of work that is done, one that fails, and one that is put off',
    expected: 'one of each outcome; one span that ends as failed; the queue learns until when the third one waits',
  },
  async () => {
    const metrics = createMetrics(createSystemClock());
    const failedSpans: unknown[] = [];
    const tracing: Tracing = {
      span: (_, perform) =>
        perform({ traceparent: undefined, set: () => undefined }).catch((thrown: unknown) => {
          failedSpans.push(thrown);
          throw thrown;
        }),
      close: async () => undefined,
    };
    const work: Work = { kind: 'installations', day: '2026-03-18' };
    const observe = (perform: () => Promise<void>) => observeWork({ metrics, tracing }, { payload: work }, perform);
    const failure = new Error('no');
    const putOff = new PutOff('80 creations', { until: '2026-03-18T09:00:00.000Z' });
    await observe(async () => undefined);
    await expect(observe(() => Promise.reject(failure))).rejects.toBe(failure);
    await expect(observe(() => Promise.reject(putOff))).rejects.toBe(putOff);
    const { text } = await metrics.render();
    const counts = [...text.matchAll(/^baton_work_seconds_count\{kind="installations",outcome="([\w-]+)"\} (\d+)$/gm)];
    expect(counts.map(([, outcome, count]) => `${outcome} ${count}`)).toEqual(['done 1', 'failed 1', 'put-off 1']);
    expect(text).toContain('baton_work_running 0');
    expect(failedSpans).toEqual([failure]);
  },
);
