import { describe, expect } from 'vitest';
import { classifyFailure, failureReasons } from '../../../src/core/output/failure-reason.ts';
import { isSuccess } from '../../../src/core/output/outcome.ts';
import type { RunRecord, StoredRecord } from '../../../src/core/record/record.ts';
import { checkDecision } from '../../../src/core/run/check-decision.ts';
import type { State } from '../../../src/core/run/state.ts';
import { stateWith } from '../../../src/core/state/derive-state.ts';
import { parseCommand } from '../../../src/core/trigger/command.ts';
import { checkNamed } from '../../../src/core/trigger/match/check-command.ts';
import { renderEscalation } from '../../../src/core/view/comment/escalation.ts';
import { renderHeadline } from '../../../src/core/view/status/headline.ts';
import { buildDecision } from '../../support/record-builders.ts';
import { requirement } from '../../support/requirement.ts';
import { getState } from '../run/run-builder.ts';
import { buildSpawned, type SpawnStep, type Stages } from '../state/spawn-builder.ts';

type Trigger = RunRecord['body']['trigger'];

interface Kind {
  readonly on: object;
  readonly trigger: Partial<Trigger>;
  /** The comment that starts a run like this one; absent where none does. */
  readonly restart?: string;
  /** The words that start a run without a comment. */
  readonly event: string;
}

const author = { id: 7, login: 'marla' };
const kinds: Readonly<Record<string, Kind>> = {
  'the label of an issue': {
    on: { issues: { labels: ['agent-ready'] } },
    trigger: {},
    restart: '/baton run fix',
    event: 'take the label `agent-ready` off and put it on again',
  },
  'the label of a pull request': {
    on: { 'pull-requests': { labels: ['agent-ready'] } },
    trigger: { kind: 'pull-request-labeled' },
    restart: '/baton run fix',
    event: 'take the label `agent-ready` off and put it on again',
  },
  'a schedule': {
    on: { schedule: { cron: '0 9 * * 1' }, manual: {} },
    trigger: { kind: 'schedule', label: '', schedule: { cron: '0 9 * * 1' } },
    event: 'wait for the next time of the schedule `0 9 * * 1`',
  },
  'a comment': {
    on: { comment: { command: '/fix' } },
    trigger: { kind: 'comment', label: '', comment: { id: 1, author, body: '/fix\nPlease.', createdAt: '2026-03-18T08:00:00Z' } },
    restart: '/fix',
    event: 'comment `/fix` again',
  },
  'a comment with arguments': {
    on: { comment: { command: '/fix', arguments: '{topic}' } },
    trigger: {
      kind: 'comment',
      label: '',
      comment: { id: 1, author, body: '/fix topic="a b" @mona\nPlease.', createdAt: '2026-03-18T08:00:00Z' },
    },
    restart: '/fix topic="a b" @mona',
    event: 'comment `/fix topic="a b" @mona` again',
  },
  'a failed check': {
    on: { checks: { workflows: ['CI'] } },
    trigger: {
      kind: 'check',
      label: '',
      check: {
        workflow: 'CI',
        path: '.github/workflows/ci.yml',
        conclusion: 'failure',
        url: '',
        head: 'c'.repeat(40),
        of: 'pull-requests',
        run: 5,
        attempt: 1,
      },
    },
    restart: '/baton run fix',
    event: 'push a commit to start a new run',
  },
};

interface Shape {
  readonly stages: Stages;
  /** What was done before the task that ends the run failed. */
  readonly before: readonly SpawnStep[];
  /** That task, and the stage that a person names to try it again. */
  readonly fails: string;
  readonly retried: string;
}

const plan = { agent: 'worker' };
const both: SpawnStep['wait'] = { names: ['split/1-a', 'split/2-b'], until: 'all' };
const childFailed: SpawnStep = { stage: 'split/1-a', outcome: 'failed', reason: 'unknown-target' };
const shapes: Readonly<Record<string, Shape>> = {
  'a plain stage': {
    stages: { plan, fix: { agent: 'worker', needs: ['plan'] }, report: { agent: 'worker', needs: ['fix'] } },
    before: [{ stage: 'plan' }],
    fails: 'fix',
    retried: 'fix',
  },
  'an element of a matrix': {
    stages: { plan, test: { agent: 'worker', needs: ['plan'], matrix: ['x', 'y'] } },
    before: [{ stage: 'plan' }, { stage: 'test[1]' }],
    fails: 'test[0]',
    retried: 'test',
  },
  'the parent of a child that failed': {
    stages: { split: { agent: 'worker', children: {} } },
    before: [{ stage: 'split', makes: ['1-a', '2-b'], wait: both }, childFailed, { stage: 'split/2-b' }],
    fails: 'split',
    retried: 'split',
  },
  'the child of an element': {
    stages: { split: { agent: 'worker', matrix: ['x', 'y'], children: {} } },
    before: [
      { stage: 'split[1]' },
      { stage: 'split[0]', makes: ['1-a'], wait: { names: ['split[0]/1-a'], until: 'all' } },
      { stage: 'split[0]/1-a', outcome: 'failed', reason: 'unknown-target' },
    ],
    fails: 'split[0]',
    retried: 'split',
  },
};

/** A run that has ended because a task failed again and again, so that no start is left that counts as none. */
function endedState({ on, trigger }: Kind, { stages, before, fails }: Shape, reason: string): State {
  const first = before.filter(({ stage }) => stage === fails).length;
  const done = Array.from({ length: 6 }, (_, index): SpawnStep => {
    return { stage: fails, outcome: 'failed', execution: first + index + 1, body: { failure: { reason, message: 'Why.' } } };
  });
  const records = buildSpawned([...before, ...done], { stages }).map((stored) => startedBy(stored, { on, trigger }));
  const open = getState(records);
  const body = { outcome: 'failed', reason: `${fails}: ${reason}`, finishedAt: '2026-03-18T09:00:00Z' } as const;
  return stateWith(open, [{ kind: 'end', run: open.run.run, task: '', attempt: 0, execution: 1, body }]);
}

function startedBy({ record, ...stored }: StoredRecord, { on, trigger }: Pick<Kind, 'on' | 'trigger'>): StoredRecord {
  if (record.kind !== 'run') return { ...stored, record };
  const { config } = record.body;
  const fix = { ...config.pipelines.fix, on } as (typeof config.pipelines)[string];
  const kind = trigger.kind === 'pull-request-labeled' || trigger.kind === 'check' ? 'pull-request' : 'issue';
  const whole = { ...record.body.trigger, ...trigger, subject: { ...record.body.trigger.subject, kind } } as Trigger;
  return {
    ...stored,
    record: { ...record, body: { ...record.body, trigger: whole, config: { ...config, pipelines: { fix } } } },
  };
}

function call(state: State, isHeard: boolean | undefined): string {
  if (state.end === undefined) throw new Error('The run goes on.');
  return renderEscalation(state, { end: state.end.body, status: 7, isHeard });
}

/** The lines of the first block of a comment. */
function firstBlock(text: string): readonly string[] {
  return /^```text\n([\s\S]*?)\n```$/m.exec(text)?.[1]?.split('\n') ?? [];
}

/** Checks every command of a call: Baton takes what it offers, also behind the first one. */
function checkOffers(state: State, text: string): void {
  const offered = [...text.matchAll(/(?:`|^)(\/baton [^`\n]+)/gm)].map(([, line = '']) => line);
  for (const line of offered) {
    const command = parseCommand(line);
    expect(command?.kind, line).toMatch(/^(?:run|retry)$/);
    if (command?.kind === 'retry') checkRetry(state, line);
  }
}

/** Checks that a retry is taken, and that of what had ended it starts what failed alone. */
function checkRetry(state: State, line: string): void {
  const command = parseCommand(line);
  const stage = command?.kind === 'retry' ? command.task : 'no retry';
  expect(checkDecision(state, { verb: 'retry', source: { kind: 'comment', comment: 9 }, stage }), line).toBeUndefined();
  const { kind: _, ...decision } = buildDecision({ run: state.run.run, task: stage ?? '' }, { verb: 'retry' });
  const next = stateWith(state, [{ ...decision, kind: 'decision' }]);
  const started = [...next.rows.values()].filter(({ status }) => status === 'ready');
  expect(started.length, line).toBeGreaterThan(0);
  for (const { name } of started) {
    const last = state.tasks.findLast(({ body }) => body.stage === name)?.body;
    expect(last === undefined || !isSuccess(last.outcome), `${line} starts ${name}`).toBe(true);
  }
}

interface Row {
  readonly kind: Kind;
  readonly shape: Shape;
  readonly reason: string;
}

function checkHeard({ kind, shape, reason }: Row): void {
  const state = endedState(kind, shape, reason);
  const text = call(state, true);
  const isRetry = classifyFailure(reason).recourse === 'retry';
  const wanted = isRetry ? `/baton retry ${shape.retried}` : kind.restart;
  if (wanted === undefined) {
    expect(text, reason).toContain(`**To go on**, fix that, then ${kind.event}`);
    return;
  }
  expect(firstBlock(text), reason).toEqual([wanted]);
  checkOffers(state, text);
  if (!isRetry) expect(isTakenByName(state) || wanted === kind.trigger.comment?.body.split('\n')[0], reason).toBe(true);
  expect(renderHeadline(state, { isHeard: true }), reason).toContain(`comment \`${wanted}\`, which`);
  const isRepeated = !isRetry && kind.trigger.kind === 'comment';
  expect(text.includes(`Or ${kind.event}`), reason).toBe(!isRepeated);
}

function checkUnheard({ kind, shape, reason }: Row, isHeard: boolean | undefined): void {
  const state = endedState(kind, shape, reason);
  const text = call(state, isHeard);
  checkOffers(state, text);
  expect(firstBlock(text), reason).toEqual(['Why.']);
  const [, way = ''] = text.split('\n\n');
  expect(way, reason).toMatch(/^\*\*To go on\*\*, /);
  expect(way.indexOf(kind.event), reason).toBeGreaterThan(0);
  const isRetry = classifyFailure(reason).recourse === 'retry';
  expect(way.includes('issue_comment: { types: [created] }'), reason).toBe(isRetry && isHeard === false);
  expect(way.includes(', if Baton hears comments.'), reason).toBe(isRetry && isHeard === undefined);
  expect(way.indexOf(`/baton retry ${shape.retried}`) > way.indexOf(kind.event), reason).toBe(isRetry);
}

describe('the first block of a call for a person', () => {
  for (const [started, kind] of Object.entries(kinds))
    for (const [failed, shape] of Object.entries(shapes)) {
      const rows = failureReasons.map((reason) => ({ kind, shape, reason }));
      requirement(
        {
          ids: ['F-UX2', 'U31', 'C-22'],
          title: `is a command that is heard and starts no ended work: ${failed}, in a run by ${started}`,
          input: 'each reason that Baton gives; comments are heard',
          expected: 'retry of what failed where it can help, else what starts a new run; the event itself comes last',
        },
        () => rows.forEach(checkHeard),
      );
      if (kind.trigger.kind === 'comment') continue;
      requirement(
        {
          ids: ['F-UX2', 'U31', 'C-22'],
          title: `is no command where none is heard: ${failed}, in a run by ${started}`,
          input: 'each reason that Baton gives; comments are not heard; and it is not known whether they are',
          expected: 'the event, first of all; behind it what lets a retry be heard, where one can help',
        },
        () => {
          for (const row of rows) for (const isHeard of [false, undefined]) checkUnheard(row, isHeard);
        },
      );
    }
});

function isTakenByName(state: State): boolean {
  const { trigger, config } = state.run.body;
  const asked = { ...trigger, kind: 'comment', named: 'fix' } as const;
  const pipeline = config.pipelines.fix;
  return pipeline !== undefined && checkNamed({ trigger: asked, name: 'fix', pipeline }).passed;
}

requirement(
  {
    ids: ['F-UX2', 'U31'],
    title: 'the call of a parent names the child that failed as well, whose retry starts both',
    input: 'a child failed, then its parent',
    expected:
      '/baton retry split first, then a sentence with /baton retry split/1-a, and how many more failed; none where another stage failed as well',
  },
  () => {
    const [kind, shape] = [kinds['the label of an issue'], shapes['the parent of a child that failed']];
    if (kind === undefined || shape === undefined) throw new Error('No such row.');
    const { before } = shape;
    const worse = { ...shape, before: [...before.slice(0, 2), { ...childFailed, stage: 'split/2-b' }] };
    expect(call(endedState(kind, worse, 'exit-status'), true)).toContain('then `split`. 1 more child has failed. Or ');
    const apart = { ...shape, stages: { ...shape.stages, plan }, before: [...before, { ...childFailed, stage: 'plan' }] };
    expect(call(endedState(kind, apart, 'exit-status'), true)).not.toContain('/baton retry split');
    expect(call(endedState(kind, shape, 'exit-status'), true)).toContain(
      'If a child has to be done again first, comment `/baton retry split/1-a`: it runs, then `split`. Or ',
    );
  },
);

describe('a call about a matrix', () => {
  requirement(
    {
      ids: ['F-UX10', 'U31'],
      title: 'says that a retry keeps the elements that succeeded, and speaks of as many failures as there are',
      input: 'a matrix of which one element failed, and one of which two did',
      expected: '"the failure", "each failure"; in both the other elements are kept',
    },
    () => {
      const shape = shapes['an element of a matrix'] as Shape;
      const failed = { stage: 'test[1]', outcome: 'failed', reason: 'exit-status' } as const;
      for (const [before, words] of [
        [shape.before, 'fix the cause of the failure in #42, then comment:'],
        [[{ stage: 'plan' }, failed, { ...failed, execution: 2 }], 'fix the cause of each failure in #42, then comment:'],
      ] as const) {
        const text = call(endedState(kinds['the label of an issue'] as Kind, { ...shape, before }, 'exit-status'), true);
        for (const each of [words, 'It keeps what the other elements and stages left.']) expect(text).toContain(each);
      }
    },
  );
});
