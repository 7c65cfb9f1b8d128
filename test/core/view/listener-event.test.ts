import { describe, expect } from 'vitest';
import { listNotices } from '../../../src/core/run/notices.ts';
import type { State } from '../../../src/core/run/state.ts';
import { buildListenerEvent, eventLimits } from '../../../src/core/view/listener-event.ts';
import { requirement } from '../../support/requirement.ts';
import { buildRecords, type Done, getState } from '../run/run-builder.ts';

function build(done: readonly Done[], on: 'end' | 'needs-input', redact = (text: string): string => text) {
  const state: State = getState(buildRecords({ a: {}, b: {} }, done, { ended: true }));
  Object.assign(state.run.body.config.pipelines.fix ?? {}, { notify: [{ on: [on], dispatch: 'told' }] });
  Object.assign(state.run.body.trigger.subject, { url: 'https://github.com/o/r/issues/42' });
  const notice = listNotices(state).find((each) => each.on === on);
  if (notice === undefined) throw new Error('There is no such notice.');
  return buildListenerEvent(notice, { state, status: 77, redact });
}

describe('the event that listeners get', () => {
  requirement(
    {
      ids: ['T-22', 'DESIGN-4.8'],
      title: 'is a CloudEvent with what a program needs to know of the end',
      input: 'two stages with results, then the end',
      expected: 'the attributes of CloudEvents 1.0, eight in all; outcome, reason, subject, links, the results of both',
    },
    () => {
      const event = build(
        [
          { stage: 'a', body: { results: { branch: 'baton/a', response: 'I am done.' } } },
          { stage: 'b', body: { results: { pr: '7' } } },
        ],
        'end',
      );
      expect(event).toEqual({
        specversion: '1.0',
        id: '1001/fix-42/end/4',
        source: 'https://github.com/o/r',
        type: 'dev.baton.run.ended',
        subject: 'fix-42',
        time: expect.stringMatching(/^2026-/),
        datacontenttype: 'application/json',
        data: {
          run: 'fix-42',
          pipeline: 'fix',
          subject: { kind: 'issue', number: 42, url: 'https://github.com/o/r/issues/42', title: 'Crash' },
          status_url: 'https://github.com/o/r/issues/42#issuecomment-77',
          records: { thread: 42, url: 'https://github.com/o/r/issues/42' },
          outcome: expect.any(String),
          reason: expect.any(String),
          results: { branch: 'baton/a', pr: '7' },
          results_left_out: 0,
        },
      });
      expect(Object.keys(event).length).toBeLessThanOrEqual(10);
    },
  );

  requirement(
    {
      ids: ['T-22', 'T28'],
      title: 'has no secret, not even half of one that stands where a text is cut',
      input: 'a question of 10,000 characters with a secret across the cut',
      expected: 'at most 4,096 characters, nothing of the secret',
    },
    () => {
      const note = `${'x'.repeat(eventLimits.textCodePoints - 5)}hunter2-hunter2${'y'.repeat(10_000)}`;
      const asked: Done = { stage: 'a', outcome: 'needs-input', reason: note };
      const { data, type, subject } = build([asked], 'needs-input', (text) => text.replaceAll('hunter2-hunter2', '***'));
      expect({ type, subject }).toEqual({ type: 'dev.baton.run.needs-input', subject: 'fix-42/a' });
      expect(Array.from(String(data.question))).toHaveLength(eventLimits.textCodePoints);
      expect(String(data.question)).not.toContain('hunt');
    },
  );

  requirement(
    {
      ids: ['T-22', 'DESIGN-4.8'],
      title: 'stays far below what GitHub takes, and says what it leaves out',
      input: '256 results of 2,000 characters of three bytes each',
      expected: 'at most 32 KiB; results_left_out counts the rest',
    },
    () => {
      const results = Object.fromEntries(Array.from({ length: 256 }, (_, at) => [`key${at}`, '漢'.repeat(2_000)]));
      const event = build([{ stage: 'a', body: { results } }], 'end');
      const bytes = Buffer.byteLength(JSON.stringify(event));
      expect(bytes).toBeLessThanOrEqual(eventLimits.bytes);
      expect(bytes).toBeGreaterThan(eventLimits.bytes / 2);
      const shown = Object.keys(Object(event.data.results)).length;
      expect(shown + Number(event.data.results_left_out)).toBe(256);
    },
  );
});
