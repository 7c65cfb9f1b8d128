import { describe, expect } from 'vitest';
import type { DecisionVerb } from '../../../src/core/record/decision-record.ts';
import type { StoredRecord } from '../../../src/core/record/record.ts';
import { listExpired } from '../../../src/core/run/answers.ts';
import type { State } from '../../../src/core/run/state.ts';
import { listBranchNeeds } from '../../../src/core/state/branch-needs.ts';
import { decide } from '../../../src/core/state/decide.ts';
import { renderCheck } from '../../../src/core/view/check/render-check.ts';
import { renderStatusComment } from '../../../src/core/view/status/status-comment.ts';
import { describeRuns } from '../../../src/page/report/describe-run.ts';
import { buildDecision, buildEnd } from '../../support/record-builders.ts';
import { requirement } from '../../support/requirement.ts';
import { buildRecords, type Done, describeStages, getState, type Plan, type RunLimits, store } from '../run/run-builder.ts';

const finishedAt = '2026-03-18T08:10:00Z';
const opens = '2026-03-18T13:00:00Z';

/** A turn of a stage that a usage limit refused, which opens hours later. */
function closed(stage: string, execution = 1, until = opens): Done {
  return {
    stage,
    execution,
    attempt: 1,
    outcome: 'failed',
    reason: 'limited',
    body: { agent: 'worker', engine: 'command', limit: { 'not-before': until }, finishedAt },
  };
}

/** A decision behind the tasks of a run. */
function decided(verb: DecisionVerb, seq: number, task = ''): StoredRecord {
  return store(buildDecision({ task, seq }, { verb }));
}

/** The decision of Baton that wakes a task at the time at which its limit opens, or at this time. */
function woken(seq: number, task: string, decidedAt = '2026-03-18T13:00:10Z'): StoredRecord {
  return store(buildDecision({ task, seq }, { verb: 'woken', by: 'time', decidedAt }));
}

function startsAfter(state: State, now = '2026-03-18T09:00:00Z'): readonly string[] {
  const effects = decide(state, { cause: state.tip.seq, now });
  return effects.flatMap((effect) => (effect.kind === 'dispatch-task' ? [effect.stage] : []));
}

function stateOf(plan: Plan, done: readonly Done[], more: readonly StoredRecord[] = []): State {
  return getState([...buildRecords(plan, done), ...more]);
}

describe('a task that a closed usage limit keeps back', () => {
  requirement(
    {
      ids: ['P14-sleep'],
      title: 'is found once its time is over, by one wait for each limit, not in a pause, and not after the end of its run',
      input: 'a sleeps, and b behind it; before and after the time; in a pause; after the end',
      expected: 'nothing; one decision about a; nothing; nothing',
    },
    () => {
      const plan = { a: {}, x: {}, b: { needs: ['x'] } };
      const done = [closed('a'), { stage: 'x' }];
      const state = stateOf(plan, done);
      expect(describeStages(state)).toEqual({ a: 'waiting', x: 'ended succeeded', b: 'waiting' });
      expect(startsAfter(state)).toEqual([]);
      expect(listExpired(state, opens)).toEqual([]);
      const [over, ...others] = listExpired(state, '2026-03-18T13:00:01Z');
      expect(over).toMatchObject({
        stage: 'a',
        verb: 'woken',
        last: { seq: 2 },
        reason: 'the usage limit of its program is open again',
      });
      expect(others).toEqual([]);
      const late = '2026-03-18T15:00:00Z';
      expect(listExpired(stateOf(plan, done, [decided('pause', 4)]), late)).toEqual([]);
      expect(listExpired(getState(buildRecords(plan, done, { ended: true })), late)).toEqual([]);
      const both = stateOf({ a: {}, b: {} }, [closed('a'), closed('b')]);
      expect(listExpired(both, late).map(({ stage, last }) => [stage, last.seq])).toEqual([
        ['a', 2],
        ['b', 3],
      ]);
      expect(startsAfter(stateOf(plan, done, [woken(4, 'a')]))).toEqual(['a', 'b']);
    },
  );

  requirement(
    {
      ids: ['P14-sleep'],
      title: 'sleeps on behind the later of two windows that closed at once, until that one opens, too, or a person wakes it',
      input:
        'a meets a window until 11:00, and b one until 13:00; woken by time at 11:00 and at 13:00, or then alone; `/baton retry a`; `/baton retry`',
      expected: 'both sleep until 13:00, nothing starts at 11:00, a and b by one decision at 13:00; a alone; both',
    },
    () => {
      const done = [closed('a', 1, '2026-03-18T11:00:00Z'), closed('b')];
      const first = woken(4, 'a', '2026-03-18T11:00:10Z');
      const plan = { a: {}, b: {} };
      const asleep = stateOf(plan, done);
      expect(asleep.rows.get('a')).toMatchObject({ wait: { gate: 'sleep', atMost: opens } });
      expect(listExpired(asleep, '2026-03-18T11:00:10Z')).toEqual([]);
      expect(listExpired(asleep, '2026-03-18T13:00:10Z')).toMatchObject([{ stage: 'b', last: { seq: 3 } }]);
      expect(startsAfter(stateOf(plan, done, [woken(4, 'b')]))).toEqual(['a', 'b']);
      const late = stateOf(plan, done, [first]);
      expect(startsAfter(late)).toEqual([]);
      expect(late.rows.get('a')).toMatchObject({ status: 'waiting', wait: { gate: 'sleep', atMost: opens } });
      expect(startsAfter(stateOf(plan, done, [first, woken(5, 'b')]))).toEqual(['a', 'b']);
      expect(startsAfter(stateOf(plan, done, [decided('woken', 4, 'a')]))).toEqual(['a']);
      expect(startsAfter(stateOf(plan, done, [decided('woken', 4)]))).toEqual(['a', 'b']);
    },
  );

  requirement(
    {
      ids: ['P14-sleep', 'DESIGN-4.9'],
      title: 'is shown with the time and the account in the status comment, the tree, the check and the page',
      input: 'a run whose stage a sleeps until 13:00, while x is at work; the same once x has ended',
      expected: 'the words in each; the check is in progress and says what wakes it',
    },
    async () => {
      const records = buildRecords({ a: {}, x: {} }, [closed('a'), { stage: 'x' }]);
      const state = getState(records);
      const words = 'sleeps until 13:00 UTC: the usage limit of its program';
      const status = renderStatusComment(state);
      expect(status).toContain(`\`a\` ${words}.`);
      expect(status).toContain('| 🌙 sleeps until 13:00 UTC |');
      expect(status).toContain('Then it goes on by itself; `/baton retry` wakes it now.');
      const [page] = describeRuns(records, state.gates);
      expect(page?.glance.find(({ question }) => question === 'Waits')?.answers).toEqual([`a ${words}.`]);
      expect(page?.stages.find(({ name }) => name === 'a')).toMatchObject({ status: 'waiting', words: 'sleeps until 13:00 UTC' });
      const facts = { head: state.run.body.head, isStarted: true };
      expect(renderCheck(state, facts)).toMatchObject({
        status: 'in_progress',
        title: `a ${words} (/baton retry wakes, /baton cancel ends it)`,
      });
      const beside = getState(buildRecords({ a: {}, x: {} }, [closed('a')]));
      expect(renderCheck(beside, facts).title).toBe('At work: x (/baton cancel ends it)');
    },
  );

  requirement(
    {
      ids: ['P14-sleep'],
      title: 'counts from when it could start: behind an approval, behind a pause, and behind another task on its branch',
      input: 'b is approved, let go on, or given its branch after a has met the limit; then a decision wakes a',
      expected: 'b sleeps each time, and starts with the decision; one that was at work goes on',
    },
    () => {
      const approval = buildDecision(
        { task: 'b', seq: 3 },
        { verb: 'approve', approval: { basis: '1 worker 1', head: 'h', approvers: [], count: 0 } },
      );
      const plan: Plan = { a: {}, b: { approval: { users: ['mona'] } } };
      const approved = stateOf(plan, [closed('a')], [store(approval)]);
      expect(describeStages(approved)).toMatchObject({ b: 'waiting' });
      expect(startsAfter(approved)).toEqual([]);
      expect(startsAfter(stateOf(plan, [closed('a')], [store(approval), decided('woken', 4)]))).toEqual(['a', 'b']);

      const paused = [
        decided('pause', 2),
        ...buildRecords({ x: {}, a: {}, b: { needs: ['x'] } }, [{ stage: 'x' }, { stage: 'x' }, closed('a')]),
      ];
      const resumed = getState([
        ...paused.filter(({ record }) => !(record.kind === 'task' && record.seq === 2)),
        decided('resume', 5),
      ]);
      expect(startsAfter(resumed)).toEqual([]);
      expect(describeStages(resumed)).toMatchObject({ a: 'waiting', b: 'waiting' });

      const branch: Plan = { a: { branch: 'one' }, b: { branch: 'one' } };
      const freed = stateOf(branch, [closed('a')]);
      expect(describeStages(freed)).toEqual({ a: 'waiting', b: 'waiting' });
      expect(listBranchNeeds(freed).size).toBe(0);
      expect(startsAfter(stateOf(branch, [closed('a')], [woken(3, 'a')]))).toEqual(['b']);

      expect(describeStages(stateOf({ a: {}, b: {} }, [closed('a')]))).toEqual({ a: 'waiting', b: 'due 1/1 <1' });
    },
  );

  requirement(
    {
      ids: ['P14-sleep', 'P14-4', 'DESIGN-5.3'],
      title: 'is over with the end of its run, but one that was started before that is at work, and what it comes to is recorded',
      input:
        'the run ends while a sleeps; while a is at work behind a short wait, a sleep, a question for money; while a waits for money',
      expected: 'failed; due, three times; failed',
    },
    () => {
      const short = closed('a');
      const limits = { 'max-cost-usd': 1, 'on-limit': 'ask' } as const;
      const money: Done = {
        stage: 'a',
        outcome: 'failed',
        reason: 'budget',
        body: { agent: 'worker', unpaid: true, usage: { costUsd: 1 } },
      };
      const endOf = (done: Done, more: readonly StoredRecord[] = []) => {
        const records = [...buildRecords({ a: {} }, [done], { limits }), ...more];
        return describeStages(getState([...records, store(buildEnd({ seq: records.length + 1 }))])).a;
      };
      expect(endOf(closed('a'))).toBe('ended failed');
      expect(endOf({ ...short, body: { ...short.body, limit: { 'not-before': '2026-03-18T08:14:00Z' } } })).toBe('due 1/2 <2');
      expect(endOf({ ...short, body: { ...short.body, limit: undefined } })).toBe('due 1/2 <2');
      expect(endOf(closed('a'), [decided('woken', 3, 'a')])).toBe('due 1/2 <3');
      expect(endOf(money)).toBe('ended failed');
      expect(endOf(money, [store(buildDecision({ task: '', seq: 3 }, { verb: 'raise', usd: 3 }))])).toBe('due 1/2 <3');
    },
  );

  requirement(
    {
      ids: ['P14-sleep', 'P14-4'],
      title: 'sleeps also where it had waited for money when the limit closed, and was given some',
      input: 'a has spent all, so c waits for money; b meets a limit; a raise; then the limit has opened',
      expected: 'c sleeps behind the raise, as without the limit on cost',
    },
    () => {
      const plan: Plan = { a: {}, b: {}, c: { needs: ['a'] } };
      const limits = { 'max-cost-usd': 1, 'on-limit': 'ask' } as const;
      const spent: Done = {
        stage: 'a',
        outcome: 'succeeded',
        body: { agent: 'worker', engine: 'command', usage: { costUsd: 1.2 } },
      };
      const raised = (more: readonly Done[]): State => {
        const records = buildRecords(plan, [spent, ...more], { limits });
        const raise = store(buildDecision({ task: '', seq: records.length + 1 }, { verb: 'raise', usd: 3 }));
        return getState([...records, raise]);
      };
      expect(raised([]).rows.get('c')).toMatchObject({ status: 'ready', next: { cause: 3 } });
      const row = raised([closed('b')]).rows.get('c');
      expect(row).toMatchObject({ status: 'waiting', wait: { gate: 'sleep', atMost: opens } });
    },
  );

  requirement(
    {
      ids: ['P14-4', 'U13'],
      title: 'is asked for money as long as it may be, counted from the decision that woke it',
      input: 'a turn that has spent all and met a limit of eight days; woken then; at once, and eight days later',
      expected: 'no end at once; an end after seven days',
    },
    () => {
      const limits = { 'max-cost-usd': 1, 'on-limit': 'ask', sleep: '30d' } as const;
      const turn = closed('a');
      const body = { ...turn.body, usage: { costUsd: 1.2 }, limit: { 'not-before': '2026-03-26T08:00:00Z' } };
      const records = buildRecords({ a: {} }, [{ ...turn, body }], { limits });
      const state = getState([...records, woken(records.length + 1, 'a', '2026-03-26T08:00:10Z')]);
      const kindsAt = (now: string) => decide(state, { cause: state.tip.seq, now }).map(({ kind }) => kind);
      expect(kindsAt('2026-03-26T08:01:00Z')).toContain('ask');
      expect(kindsAt('2026-03-26T08:01:00Z')).not.toContain('end-run');
      expect(kindsAt('2026-04-03T08:01:00Z')).toContain('end-run');
    },
  );

  requirement(
    {
      ids: ['P14-sleep'],
      title: 'spends no time of its run while it sleeps, and its next start counts as one',
      input: 'a turn of minutes that met a limit of five hours, woken then; `timeout-minutes` of 60; `max-tasks` of 2 and of 1',
      expected: 'a starts; a starts; the run ends at its limit',
    },
    () => {
      const endsWith = (limits: RunLimits): readonly string[] => {
        const records = buildRecords({ a: {} }, [closed('a')], { limits });
        const state = getState([...records, woken(3, 'a')]);
        return decide(state, { cause: 3, now: '2026-03-18T13:01:00Z' }).flatMap((effect) =>
          effect.kind === 'end-run' ? [effect.reason] : [],
        );
      };
      expect(endsWith({ 'timeout-minutes': 60, 'max-tasks': 2 })).toEqual([]);
      expect(endsWith({ 'max-tasks': 1 })).toEqual(['limits.max-tasks is 1, and the next execution would be number 2']);
    },
  );
});
