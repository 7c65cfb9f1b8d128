import { describe, expect, it } from 'vitest';
import type { RecordDraft } from '../../../src/core/record/record.ts';
import type { TaskRow } from '../../../src/core/run/task-row.ts';
import { stateWith } from '../../../src/core/state/derive-state.ts';
import { draftEnd, handoffChainOf, responseOf } from '../../../src/core/state/final-result.ts';
import { runId } from '../../support/record-builders.ts';
import { requirement } from '../../support/requirement.ts';
import { buildDone, buildRecords, chain, getState, store } from './run-builder.ts';

const investigated = buildDone({ stage: 'investigate' }, { seq: 2 });
const { repo: _repo, thread: _thread, seq: _seq, prev: _prev, ...draft } = investigated;
const end = { outcome: 'cancelled', reason: 'enough', finishedAt: '2026-03-18T10:00:00Z' } as const;

describe('the state with drafts', () => {
  it('is the state that the records give once they are written', () => {
    const before = buildRecords(chain);
    const next = stateWith(getState(before), [draft]);
    const written = getState([...before, store(investigated)]);
    expect([...next.rows.values()]).toEqual([...written.rows.values()].map(replacePrev));
    expect(next.tip.seq).toBe(written.tip.seq);
  });

  it('places several drafts one behind the other and changes nothing without any', () => {
    const state = getState(buildRecords(chain, [{ stage: 'investigate' }]));
    expect(stateWith(state, [])).toEqual(state);
    const ended = stateWith(state, [draftOf('fix'), draftEnd(state, end)]);
    expect(ended.tasks.map(({ seq }) => seq)).toEqual([2, 3]);
    expect(ended.end?.seq).toBe(4);
  });

  it('keeps the end of a run that a late record follows', () => {
    const over = getState(buildRecords(chain, [{ stage: 'investigate', outcome: 'failed' }], { ended: true }));
    expect(stateWith(over, [draftOf('fix')]).end).toEqual(over.end);
  });

  it('shows that a retry opens a run again after its end', () => {
    const failed = getState(buildRecords(chain, [{ stage: 'investigate', outcome: 'failed' }], { ended: true }));
    const reopened = stateWith(failed, [retry]);
    expect(reopened.end).toBeUndefined();
    expect(reopened.rows.get('investigate')).toMatchObject({ status: 'ready', next: { attempt: 2, cause: reopened.tip.seq } });
  });
});

describe('the draft of an end', () => {
  it('has the execution that it is written with, what all executions cost, and who was the last agent', () => {
    const usage = { inputTokens: 10, outputTokens: 2, costUsd: 0.5 };
    const state = stateWith(getState(buildRecords(chain)), [{ ...draft, body: { ...draft.body, usage } }]);
    const made = draftEnd(state, { ...end, execution: 3 });
    expect(made).toMatchObject({ kind: 'end', run: runId, execution: 3 });
    expect(made.body).toEqual({ ...end, usage, finalAgent: 'investigator', handoffChain: [] });
    expect(draftEnd(state, end).execution).toBe(0);
  });

  requirement(
    {
      ids: ['F-M12', 'T-9'],
      title: 'shows the end of a long final text, where agents sum up',
      input: 'a final text of 10,007 characters that ends with "summary"',
      expected: 'its last 4,095 characters after a mark',
    },
    () => {
      const response = `${'x'.repeat(10_000)}summary`;
      const state = stateWith(getState(buildRecords(chain)), [{ ...draft, body: { ...draft.body, results: { response } } }]);
      const { output } = draftEnd(state, end).body;
      expect(output).toBe(`…${response.slice(-4_095)}`);
    },
  );

  it('names the last agent, whatever a built-in or a child did after it, and who handed over to whom; nobody without an agent', () => {
    const child = draftOf('investigate/1-a');
    const builtIn = draftOf('fix');
    Object.assign(child.body, { agent: 'helper' });
    Object.assign(builtIn.body, { agent: 'comment', engine: 'built-in' });
    const message = 'x'.repeat(700);
    const handed = { from: 'other', to: 'investigator', message, timestamp: '2026-03-18T08:05:00Z' };
    const { kind: _, body: _body, ...place } = draft;
    const transfer: RecordDraft = { ...place, execution: 0, kind: 'transfer', body: handed };
    const state = stateWith(getState(buildRecords(chain)), [transfer, draft, child, builtIn]);
    const { finalAgent, handoffChain } = draftEnd(state, end).body;
    expect(finalAgent).toBe('investigator');
    expect(handoffChain).toEqual([{ ...handed, message: `${'x'.repeat(599)}…` }]);
    const idle = draftEnd(getState(buildRecords(chain)), end).body;
    expect(idle).toEqual(end);
    expect([handoffChainOf(getState(buildRecords(chain))), responseOf(undefined)]).toEqual([[], '']);
  });

  it('has its own seq as execution after a reopening, so that it does not collide with the first end', () => {
    const reopened = stateWith(getState(buildRecords(chain, [], { ended: true })), [retry]);
    const made = draftEnd(reopened, end);
    expect(made.execution).toBe(stateWith(reopened, [made]).end?.seq);
  });
});

const retry: RecordDraft = {
  kind: 'decision',
  run: runId,
  task: '',
  attempt: 0,
  execution: 1,
  body: {
    verb: 'retry',
    actor: { id: 1, login: 'mona' },
    reason: 'again',
    source: { kind: 'comment', comment: 900 },
    decidedAt: '2026-03-18T11:00:00Z',
  },
};

function draftOf(stage: string): RecordDraft {
  return { ...draft, task: stage, body: { ...draft.body, stage } };
}

/** The digest of the record before is only known once that one is written. */
function replacePrev(row: TaskRow): unknown {
  return 'last' in row ? { ...row, last: { ...row.last, prev: expect.any(String) } } : row;
}
