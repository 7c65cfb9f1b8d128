import { describe, expect, it } from 'vitest';
import { buildPromptContext } from '../../../src/core/prompt/build-prompt-context.ts';
import { renderPrompt } from '../../../src/core/prompt/render-prompt.ts';
import type { DecisionRecord } from '../../../src/core/record/decision-record.ts';
import { agentNameAt } from '../../../src/core/run/acting-agent.ts';
import { answersBefore } from '../../../src/core/run/answers.ts';
import { startCommitOf } from '../../../src/core/run/published.ts';
import { decide } from '../../../src/core/state/decide.ts';
import { findAnswerTarget, type NamedStage } from '../../../src/core/trigger/answer-target.ts';
import { buildDecision, buildEnd, hasher } from '../../support/record-builders.ts';
import { requirement } from '../../support/requirement.ts';
import { buildRecords, type Done, describeStages, getState, type Plan, store } from './run-builder.ts';

const asks = (stage: string, changes: Partial<Done> = {}): Done => ({
  stage,
  outcome: 'needs-input',
  reason: 'Which one?',
  ...changes,
});

interface After {
  readonly decided?: readonly Partial<DecisionRecord>[];
  readonly later?: readonly Done[];
}

/** The records of a run: what was done, what was decided in between, what was done after that. */
function play(plan: Plan, done: readonly Done[], { decided = [], later = [] }: After = {}) {
  const before = buildRecords(plan, done);
  const decisions = decided.map((fields, index) => {
    const seq = before.length + 1 + index;
    return store(buildDecision({ ...fields, seq }, { text: 'The second.', ...fields.body }));
  });
  const offset = before.length + decisions.length;
  const after = buildRecords(plan, later)
    .slice(1)
    .map(({ record }, index) => store({ ...record, seq: offset + 1 + index }));
  return [...before, ...decisions, ...after];
}

const now = '2026-03-18T08:30:00Z';

describe('a stage that asked', () => {
  requirement(
    {
      ids: ['F-M18', 'DESIGN-4.4'],
      title: 'is due once more when it is answered, in the same attempt; the answer is the cause',
      input: 'a fails, asks in attempt 2, is answered twice',
      expected: 'due 2/3, caused by the first answer; started by nobody else',
    },
    () => {
      const plan = { a: { attempts: 3 }, b: { needs: ['a'] } };
      const records = play(plan, [{ stage: 'a', outcome: 'failed' }, asks('a', { attempt: 2 })], {
        decided: [{ task: 'a' }, { task: 'a' }],
      });
      expect(describeStages(getState(records))).toEqual({ a: 'due 2/3 <4', b: 'waiting' });
      expect(decide(getState(records.slice(0, 4)), { cause: 4, now })[0]).toMatchObject({ kind: 'dispatch-task', stage: 'a' });
      expect(decide(getState(records), { cause: 5, now }).map(({ kind }) => kind)).toEqual(['update-views']);
    },
  );

  requirement(
    {
      ids: ['F-M18'],
      title: 'leaves its branch to others, and queues again when it is answered',
      input: 'a and b share a branch; a asks; b works; a is answered; b ends',
      expected: 'b starts by the question; a waits behind b; the end of b starts a',
    },
    () => {
      const plan = { a: { branch: 'one' }, b: { branch: 'one' } };
      expect(describeStages(getState(play(plan, [asks('a')])))).toEqual({ a: 'awaiting answer', b: 'due 1/1 <2' });
      const answered = play(plan, [asks('a')], { decided: [{ task: 'a' }] });
      expect(describeStages(getState(answered))).toEqual({ a: 'waiting behind b', b: 'due 1/1 <2' });
      const ended = play(plan, [asks('a')], { decided: [{ task: 'a' }], later: [{ stage: 'b' }] });
      expect(describeStages(getState(ended))).toEqual({ a: 'due 1/2 <4', b: 'ended succeeded' });
    },
  );

  requirement(
    {
      ids: ['F-M18', 'DESIGN-5'],
      title: 'ends its run when nobody answers in time, and at once when an answer could start nothing',
      input: 'a asks, and seven days go by; a asks with max-tasks 1',
      expected: 'needs-input with the time; failed with the limit, and nobody is asked',
    },
    () => {
      const late = decide(getState(play({ a: {}, b: { needs: ['a'] } }, [asks('a')])), { cause: 2, now: '2026-03-25T12:00:00Z' });
      expect(late[0]).toEqual({ kind: 'end-run', outcome: 'needs-input', reason: 'a: nobody answered within 7d' });
      const full = decide(getState(buildRecords({ a: {} }, [asks('a')], { limits: { 'max-tasks': 1 } })), { cause: 2, now });
      const reason = 'limits.max-tasks is 1, and the next execution would be number 2';
      expect(full[0]).toEqual({ kind: 'end-run', outcome: 'failed', reason });
    },
  );

  it('has ended with its run, and what needs it never starts', () => {
    const records = [...play({ a: {}, b: { needs: ['a'] } }, [asks('a')]), store(buildEnd({ seq: 3 }))];
    expect(describeStages(getState(records))).toEqual({ a: 'ended needs-input', b: 'blocked by a' });
  });

  it('is asked no more than once by two records, and does not keep what is at work from going on', () => {
    const state = getState(play({ a: {}, b: {} }, [asks('a')]));
    expect(decide(state, { cause: 2, now }).map(({ kind }) => kind)).toEqual(['ask', 'update-views']);
    const late = '2026-04-18T08:30:00Z';
    expect(decide(state, { cause: 2, now: late }).map(({ kind }) => kind)).toEqual(['ask', 'update-views']);
  });

  it('has the whole time again after a pause, and none passes meanwhile', () => {
    const pause = { task: '', body: { verb: 'pause' } } as unknown as Partial<DecisionRecord>;
    const resume = {
      task: '',
      body: { verb: 'resume', decidedAt: '2026-03-24T08:00:00Z' },
    } as unknown as Partial<DecisionRecord>;
    const late = '2026-03-27T08:00:00Z';
    const kinds = (decided: readonly Partial<DecisionRecord>[], at: string): readonly string[] =>
      decide(getState(play({ a: {} }, [asks('a')], { decided })), { cause: 9, now: at }).map(({ kind }) => kind);
    expect(kinds([], late)).toContain('end-run');
    expect(kinds([pause], late)).toEqual(['ignore', 'update-views']);
    expect(kinds([pause, resume], late)).toEqual(['ask', 'update-views']);
    expect(kinds([pause, resume], '2026-04-01T08:00:00Z')).toContain('end-run');
  });
});

describe('the agent whose question was answered', () => {
  const handoff = { version: 1 as const, summary: 'Two formats are in use.', detail: 'See log.ts.', data: {} };
  const commits = { base: 'a'.repeat(40), head: 'b'.repeat(40), published: 'c'.repeat(40) };

  requirement(
    {
      ids: ['F-M18', 'DESIGN-4.7', 'T07'],
      title: 'gets question, answer and its notes before its prompt, fenced and cleaned, and starts from its commits',
      input: 'an answer with a hidden comment; a second question; a prompt with {{ answer }}',
      expected: 'both questions and answers in order, the newest in {{ answer }}, the notes of the last; no hidden text',
    },
    () => {
      const records = [
        ...play({ a: {} }, [asks('a', { body: { handoff, commits } })], { decided: [{ task: 'a' }] }),
        ...[
          asks('a', { execution: 2, reason: 'And the zone?', body: { handoff: { ...handoff, summary: 'ISO it is.' } } }),
        ].flatMap((each) =>
          buildRecords({ a: {} }, [each])
            .slice(1)
            .map(({ record }) => store({ ...record, seq: 4 })),
        ),
        store(buildDecision({ task: 'a', seq: 5 }, { text: 'UTC.<!-- rm -rf -->', actor: { id: 8, login: 'olga' } })),
      ];
      const state = getState(records);
      expect(describeStages(state)).toEqual({ a: 'due 1/3 <5' });
      expect(startCommitOf(state, 'a')).toBe(commits.published);
      const context = buildPromptContext({ state, stage: 'a', due: { attempt: 1, execution: 3 } });
      const rendered = renderPrompt({
        stageName: 'a',
        stage: { prompt: 'Go on with: {{ answer }}', untrusted: 'fenced' },
        context,
        nonce: 'abcd',
        sha256: hasher.sha256,
      });
      if (!rendered.ok) throw new Error(rendered.error.message);
      const { text } = rendered.value;
      const order = ['Which one?', 'The second.', 'And the zone?', 'UTC.', 'ISO it is.', 'Go on with: UTC.'];
      const places = order.map((words) => text.indexOf(words));
      expect(places).toEqual(places.toSorted((x, y) => x - y));
      expect(places[0]).toBeGreaterThan(0);
      expect(text).toContain('\nSee log.ts.\n</untrusted-abcd>');
      expect(text).not.toContain('Two formats');
      expect(text).not.toContain('rm -rf');
      expect(text).toMatch(/<untrusted-abcd origin="answer" author="marla, olga" trust="[^"]*">\nUTC\.\n<\/untrusted-abcd>/);
      // What an earlier execution was told stays as it was, so that its prompt can be rendered again.
      expect(buildPromptContext({ state, stage: 'a', due: { attempt: 1, execution: 1 } })).toMatchObject({ answer: '' });
    },
  );

  it('is told nothing of what another stage asked', () => {
    const failed: Done = { stage: 'a', outcome: 'failed' };
    const state = getState(play({ a: { attempts: 2 }, b: {} }, [failed, asks('b')], { decided: [{ task: 'b' }] }));
    const [forA, forB] = ['a', 'b'].map((stage) => answersBefore(state, { stage, execution: 2 }));
    expect([forA?.length, forB?.length]).toEqual([0, 1]);
  });

  it('is the one that took over within the job', () => {
    const records = [
      ...buildRecords({ a: {} }, [{ stage: 'a' }]),
      store({
        ...buildDecision({ task: 'a', seq: 3 }),
        kind: 'transfer',
        attempt: 1,
        execution: 1,
        body: { from: 'worker', to: 'second', message: 'Go on.', timestamp: now, inline: true },
      }),
      ...buildRecords({ a: {} }, [asks('a', { execution: 2 })])
        .slice(1)
        .map(({ record }) => store({ ...record, seq: 4 })),
      store(buildDecision({ task: 'a', seq: 5 })),
    ];
    const state = getState(records);
    expect(describeStages(state)).toEqual({ a: 'due 1/3 <5' });
    expect(agentNameAt(state, { stage: 'a', execution: 3 })).toBe('second');
  });
});

describe('the words of an answer', () => {
  const one: readonly NamedStage[] = [
    { run: 'fix-1', stage: 'fix', kind: 'asks' },
    { run: 'fix-1', stage: 'test', kind: 'silent' },
  ];
  const two: readonly NamedStage[] = [
    { run: 'fix-1', stage: 'fix', kind: 'asks' },
    { run: 'fix-1', stage: 'docs', kind: 'asks' },
    { run: 'fix-1', stage: 'test', kind: 'silent' },
  ];
  const half = two.map((each): NamedStage => (each.stage === 'docs' ? { ...each, kind: 'answered', by: 'olga' } : each));
  const runs: readonly NamedStage[] = [...one, { run: 'check-1', stage: 'fix', kind: 'asks' }];
  const rows: readonly (readonly [string, readonly NamedStage[], object])[] = [
    ['fix the second one', one, { kind: 'found', stage: 'fix', text: 'fix the second one' }],
    ['test it twice', one, { kind: 'found', stage: 'fix', text: 'test it twice' }],
    ['fix: the second', one, { kind: 'found', stage: 'fix', text: 'the second' }],
    ['fix\r\n\r\n1. yes\r\n2. no', one, { kind: 'found', text: '1. yes\r\n2. no' }],
    ['yes\n\nbecause', one, { kind: 'found', text: 'yes\n\nbecause' }],
    ['fix-1/fix Both', one, { kind: 'found', text: 'Both' }],
    ['fix', one, { kind: 'found', text: 'fix' }],
    ['test: yes', one, { kind: 'not-asking', named: [one[1]] }],
    ['fix-1/deploy yes', one, { kind: 'unknown', run: 'fix-1', stage: 'deploy' }],
    ['and/or', one, { kind: 'found', text: 'and/or' }],
    ['', one, { kind: 'empty', asking: [one[0]] }],
    ['docs In English', two, { kind: 'found', stage: 'docs', text: 'In English' }],
    ['In English', two, { kind: 'ambiguous' }],
    ['docs', two, { kind: 'empty', asking: [two[1]] }],
    ['docs In English', half, { kind: 'not-asking', named: [half[1]] }],
    ['fix Both', half, { kind: 'found', stage: 'fix', text: 'Both' }],
    ['Both', half, { kind: 'found', stage: 'fix', text: 'Both' }],
    ['fix Both', runs, { kind: 'ambiguous' }],
    ['check-1/fix Both', runs, { kind: 'found', run: 'check-1', stage: 'fix', text: 'Both' }],
    ['yes', [], { kind: 'nothing-asked' }],
    ['', [], { kind: 'nothing-asked' }],
  ];
  for (const [text, known, expected] of rows) {
    it(`"${text.replaceAll(/\r?\n/g, ' / ')}" where ${known.filter(({ kind }) => kind === 'asks').length} ask`, () => {
      expect(findAnswerTarget(text, known)).toMatchObject(expected);
    });
  }
});
