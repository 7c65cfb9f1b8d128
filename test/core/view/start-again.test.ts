import { describe, expect } from 'vitest';
import type { RunRecord } from '../../../src/core/record/record.ts';
import { renderEscalation } from '../../../src/core/view/comment/escalation.ts';
import { renderStatusComment } from '../../../src/core/view/status/status-comment.ts';
import { requirement } from '../../support/requirement.ts';
import { buildRecords, getState } from '../run/run-builder.ts';

type Outcome = 'failed' | 'needs-input' | 'cancelled';

/** What people are told of a run that ended so: the status comment, and the call for a person. */
function tell(outcome: Outcome, change: (body: RunRecord['body']) => Partial<RunRecord['body']>): string {
  const state = getState(buildRecords({ fix: {} }, [{ stage: 'fix', outcome, reason: 'Which one?' }], { ended: true }));
  const end = { outcome, reason: 'fix', finishedAt: '2026-03-18T09:00:00Z' };
  const run = { ...state.run, body: { ...state.run.body, ...change(state.run.body) } };
  const ended = { ...state, run, ...(state.end === undefined ? {} : { end: { ...state.end, body: end } }) };
  return `${renderStatusComment(ended)}\n\n${renderEscalation(ended, { end, status: 7 })}`;
}

const byCron = ({ trigger }: RunRecord['body']) => ({
  trigger: { ...trigger, kind: 'schedule' as const, label: '', schedule: { cron: '0 9 * * 1', firedAt: '2026-03-16T09:04:00Z' } },
});

describe('how to start again', () => {
  for (const outcome of ['failed', 'needs-input', 'cancelled'] as const) {
    requirement(
      {
        ids: ['C-22', 'U15', 'U26'],
        title: `a run of a cron that ended as ${outcome} says that its schedule starts the next one`,
        input: `a run started by \`0 9 * * 1\`, without a label; ${outcome}`,
        expected: 'the schedule, in the status comment and in the call for a person; no word of a label to take off and put on',
      },
      () => {
        const told = tell(outcome, byCron);
        expect(told.match(/wait for the next time of the schedule `0 9 \* \* 1`, which starts a new run/g)).toHaveLength(2);
        expect(told).not.toMatch(/put it on again|the label `/);
      },
    );
  }

  requirement(
    {
      ids: ['C-22', 'U15'],
      title: 'a run of a label says to take that label off and put it on again',
      input: 'a run started by `agent-ready`, failed',
      expected: 'the label, in the status comment and in the call for a person',
    },
    () => {
      const told = tell('failed', () => ({}));
      expect(told.match(/take the label `agent-ready` off and put it on again to start a new run/g)).toHaveLength(2);
    },
  );
});

requirement(
  {
    ids: ['DESIGN-4.5', 'DESIGN-3'],
    title: 'the status comment speaks of signed records only where there are keys',
    input: 'a config with and without signing.keys',
    expected: '"signed records", or "records"',
  },
  () => {
    const keys = [`k1:${'A'.repeat(43)}=`];
    expect(tell('failed', ({ config }) => ({ config: { ...config, signing: { keys } } }))).toContain(
      'from the signed records in',
    );
    expect(tell('failed', () => ({}))).toContain('redrawn from the records in');
  },
);
