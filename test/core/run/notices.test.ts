import { describe, expect, it } from 'vitest';
import type { NotifyEvent } from '../../../src/core/config/schema/pipeline-schemas.ts';
import type { TransferRecord } from '../../../src/core/record/record.ts';
import { findCauseOfEnd, happeningOf, receiversOf } from '../../../src/core/run/notices.ts';
import type { State } from '../../../src/core/run/state.ts';
import type { AwaitingApproval } from '../../../src/core/run/task-row.ts';
import { decide } from '../../../src/core/state/decide.ts';
import { buildEnd } from '../../support/record-builders.ts';
import { requirement } from '../../support/requirement.ts';
import { buildDone, buildRecords, type Done, getState, type Plan, store } from './run-builder.ts';

interface Row {
  readonly title: string;
  readonly on?: readonly NotifyEvent[];
  readonly plan?: Plan;
  readonly done?: readonly Done[];
  readonly ended?: boolean;
  readonly cause?: number;
  /** Transfers as `<seq>:<execution>`, with `+` where the next agent continued in the same job. */
  readonly transfers?: readonly string[];
  readonly awaiting?: AwaitingApproval;
  readonly now?: string;
  /** Another job has told of the transfers. */
  readonly isTold?: true;
  readonly effects: readonly string[];
}

const all: readonly NotifyEvent[] = ['end', 'needs-input', 'approval', 'transfer'];
const one: Plan = { a: {} };

const rows: readonly Row[] = [
  { title: 'nothing is sent when a run begins', plan: one, effects: ['dispatch-task', 'update-views'] },
  {
    title: 'the end of a run is sent last, by the key of the record that will be next',
    plan: one,
    done: [{ stage: 'a' }],
    effects: ['end-run', 'update-views', 'fold-comments', 'notify end/3'],
  },
  {
    title: 'nobody who did not ask hears of an end',
    on: ['transfer'],
    plan: one,
    done: [{ stage: 'a' }],
    effects: ['end-run', 'update-views', 'fold-comments'],
  },
  {
    title: 'the end of a run that failed is sent to who asked for failures',
    on: ['failed'],
    plan: one,
    done: [{ stage: 'a', outcome: 'failed' }],
    effects: ['end-run', 'escalate', 'update-views', 'fold-comments', 'notify end/3'],
  },
  {
    title: 'the end of a run that succeeded is not',
    on: ['failed'],
    plan: one,
    done: [{ stage: 'a' }],
    effects: ['end-run', 'update-views', 'fold-comments'],
  },
  {
    title: 'the job that completes the work of the one that ended the run sends the same key',
    plan: one,
    done: [{ stage: 'a' }],
    ended: true,
    cause: 2,
    effects: ['ignore', 'update-views', 'fold-comments', 'notify end/3'],
  },
  {
    title: 'what comes after the end sends nothing',
    plan: one,
    done: [{ stage: 'a' }],
    ended: true,
    cause: 4,
    effects: ['ignore', 'update-views', 'fold-comments'],
  },
  {
    title: 'a transfer is sent by the writer of its record, after the next agent was started',
    plan: one,
    done: [{ stage: 'a' }],
    transfers: ['3:1'],
    cause: 2,
    effects: ['dispatch-task', 'update-views', 'notify transfer/3'],
  },
  {
    title: 'a transfer is not sent again by a job that ends what waits behind its record',
    plan: one,
    done: [{ stage: 'a' }],
    transfers: ['3:1'],
    cause: 2,
    isTold: true,
    effects: ['dispatch-task', 'update-views'],
  },
  {
    title: 'a transfer of an earlier job is not sent again',
    plan: { a: {}, b: { needs: ['a'] } },
    done: [{ stage: 'a' }, { stage: 'a', execution: 2 }],
    transfers: ['9:1'],
    cause: 3,
    effects: ['dispatch-task', 'update-views'],
  },
  {
    title: 'transfers within one job are sent together',
    plan: { a: {}, b: { needs: ['a'] } },
    done: [{ stage: 'a' }, { stage: 'a', execution: 2 }],
    transfers: ['9:1+'],
    cause: 3,
    effects: ['dispatch-task', 'update-views', 'notify transfer/9'],
  },
  {
    title: 'a question that awaits its answer is sent once, before it is asked',
    plan: one,
    done: [{ stage: 'a', outcome: 'needs-input', reason: 'Which one?' }],
    effects: ['notify needs-input/2', 'ask', 'update-views'],
  },
  {
    title: 'transfers before a question are not sent again when nobody has answered it in time',
    plan: one,
    done: [{ stage: 'a' }, { stage: 'a', execution: 2, outcome: 'needs-input', reason: 'Which one?' }],
    transfers: ['9:1+'],
    cause: 3,
    now: '2026-05-18T08:10:00Z',
    isTold: true,
    effects: ['end-run', 'escalate', 'update-views', 'fold-comments', 'notify needs-input/3', 'notify end/10'],
  },
  {
    title:
      'transfers before a question are sent by the writer of its record, also where that comes when the time for an answer is over',
    plan: one,
    done: [{ stage: 'a' }, { stage: 'a', execution: 2, outcome: 'needs-input', reason: 'Which one?' }],
    transfers: ['9:1+'],
    cause: 3,
    now: '2026-05-18T08:10:00Z',
    effects: [
      'end-run',
      'escalate',
      'update-views',
      'fold-comments',
      'notify transfer/9',
      'notify needs-input/3',
      'notify end/10',
    ],
  },
  {
    title: 'a transfer is sent by the writer of its record, also where that ends the run over the question of another stage',
    plan: { a: {}, b: {} },
    done: [{ stage: 'b', outcome: 'needs-input', reason: 'Which one?' }, { stage: 'a' }, { stage: 'a', execution: 2 }],
    transfers: ['9:1+'],
    now: '2026-03-26T08:10:00Z',
    effects: ['end-run', 'escalate', 'update-views', 'fold-comments', 'notify transfer/9', 'notify end/10'],
  },
  {
    title: 'a transfer of another stage is not sent',
    plan: { a: {}, b: {} },
    done: [{ stage: 'a' }, { stage: 'b' }],
    transfers: ['9:1'],
    effects: ['update-views'],
  },
  {
    title: 'an approval that nobody can give any more is not sent with the end',
    plan: { a: {}, b: { approval: {} } },
    done: [{ stage: 'a', outcome: 'failed' }],
    ended: true,
    cause: 2,
    effects: ['ignore', 'update-views', 'fold-comments', 'notify end/3'],
  },
  {
    title: 'two questions are sent apart, each before it is asked',
    plan: { a: {}, b: {} },
    done: [
      { stage: 'a', outcome: 'needs-input', reason: 'Which one?' },
      { stage: 'b', outcome: 'needs-input', reason: 'And which other one?' },
    ],
    effects: ['notify needs-input/2', 'ask', 'notify needs-input/3', 'ask', 'update-views'],
  },
  {
    title: 'a transfer is sent also where another stage asks a question',
    plan: { a: {}, b: {} },
    done: [{ stage: 'b', outcome: 'needs-input', reason: 'Which one?' }, { stage: 'a' }],
    transfers: ['9:1'],
    effects: ['dispatch-task', 'notify needs-input/2', 'ask', 'update-views', 'notify transfer/9'],
  },
  {
    title: 'an approval is sent before it is asked for, and its key has the newest record that it builds on',
    plan: one,
    awaiting: {
      status: 'waiting',
      wait: { gate: 'approval', for: 'person', basis: '1 one 1' },
      next: { attempt: 1, execution: 1, cause: 1 },
    },
    effects: ['notify approval/1/a', 'ask', 'update-views'],
  },
];

describe('what listeners are told', () => {
  for (const { title, on = all, plan, done = [], ended = false, cause = done.length + 1, transfers = [], ...row } of rows) {
    const input = [
      ...done.map(({ stage, outcome = 'succeeded' }) => `${stage} ${outcome}`),
      ...transfers.map((transfer) => `transfer ${transfer}`),
      `on: [${on.join(', ')}]`,
    ].join(', ');
    requirement({ ids: ['T-22', 'DESIGN-5.1'], title, input, expected: row.effects.join('; ') }, () => {
      const records = buildRecords(plan ?? one, done, { ended });
      const state = getState([...records, ...transfers.map((text) => store(buildTransfer(text, records[0]?.record.run ?? '')))]);
      listen(state, on);
      const [name = ''] = state.rows.keys();
      const { awaiting, isTold } = row;
      const given = awaiting && { ...state, rows: new Map([[name, { name, kind: 'stage', ...awaiting }] as const]) };
      const effects = decide(given ?? state, { cause, now: row.now ?? '2026-03-18T08:10:00Z', isTold });
      expect(effects.map((effect) => (effect.kind === 'notify' ? `notify ${effect.key}` : effect.kind))).toEqual(row.effects);
    });
  }
});

describe('the end of a run', () => {
  it('was caused by the last record before it', () => {
    const records = buildRecords({ a: {}, b: {} }, [{ stage: 'a' }], { ended: true });
    const late = store(buildDone({ stage: 'b', outcome: 'skipped' }, { seq: 4 }));
    expect(findCauseOfEnd(getState([...records, late]))).toBe(2);
  });

  it('is a failure for those who only hear of failures', () => {
    const end = { ...buildEnd(), body: { ...buildEnd().body, outcome: 'failed' as const } };
    expect(happeningOf({ key: 'end/3', on: 'end', end })).toEqual({ on: 'end', outcome: 'failed' });
  });

  it('is told to listeners and endpoints, each once', () => {
    const state = getState(buildRecords(one));
    const notify = [{ dispatch: 'told' }, { to: 'ops' }, { to: 'ops' }, { to: 'chat', as: 'slack' }, { to: 'ops', as: 'slack' }];
    Object.assign(state.run.body.config.pipelines.fix ?? {}, { notify: notify.map((each) => ({ on: ['end'], ...each })) });
    expect(receiversOf(state, { on: 'end' })).toEqual({
      dispatches: ['told'],
      endpoints: [
        { to: 'ops', as: 'standard-webhooks' },
        { to: 'chat', as: 'slack' },
        { to: 'ops', as: 'slack' },
      ],
    });
  });
});

/** Puts listeners into the config that the run has frozen. */
function listen({ run }: State, on: readonly NotifyEvent[]): void {
  Object.assign(run.body.config.pipelines.fix ?? {}, { notify: [{ on, dispatch: 'told' }] });
}

function buildTransfer(text: string, run: string): TransferRecord {
  const [, seq, execution, inline] = /^(\d+):(\d+)(\+?)$/.exec(text) ?? [];
  const place = { repo: 1_001, thread: 42, run, task: 'a', attempt: 1, prev: '' };
  const body = { from: 'worker', to: 'worker', message: 'Go on.', timestamp: '2026-03-18T08:05:00Z' };
  return {
    ...place,
    kind: 'transfer',
    seq: Number(seq),
    execution: Number(execution),
    body: inline === '+' ? { ...body, inline: true } : body,
  };
}
