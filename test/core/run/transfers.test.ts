import { describe, expect, it } from 'vitest';
import { configSchema } from '../../../src/core/config/schema/config-schema.ts';
import type { TransferRecord } from '../../../src/core/record/record.ts';
import { buildRecordedTransfer, canRunInline, decideTransfer } from '../../../src/core/run/transfers.ts';
import type { TransferRequest } from '../../../src/core/transfer/transfer.ts';
import { buildRun, buildTask, repo, subject } from '../../support/record-builders.ts';

const command = { engine: 'command', command: ['true'], access: 'edit' };
const agents = {
  planner: command,
  writer: { ...command, env: ['TOKEN'] },
  checker: { ...command, access: 'read', 'transfer-to': [] },
  boss: { ...command, access: 'full' },
};
const inline = { agent: 'planner', transfer: 'inline' };
const stages = {
  plan: inline,
  work: { ...inline, branch: 'work' },
  apart: { agent: 'planner' },
  note: { uses: 'comment', with: { body: 'x' } },
};

function runOf(limits: object = {}) {
  const pipelines = { fix: { on: { issues: { labels: ['agent-ready'] } }, limits, stages } };
  return buildRun({}, { config: configSchema.parse({ version: 1, agents, pipelines }) });
}

const timestamp = '2026-03-18T08:05:00Z';

function transferOf(seq: number, { from = 'planner', to = 'writer' } = {}): TransferRecord {
  const { kind: _, body: _body, ...place } = buildTask({ task: 'plan', execution: seq, seq });
  return { ...place, kind: 'transfer', body: { from, to, message: 'Go on.', timestamp } };
}

const request: TransferRequest = { to: 'writer', message: 'Write it.', superseded: [] };

describe('a transfer that an agent asks for', () => {
  const decide = (change: Partial<Parameters<typeof decideTransfer>[1]> = {}, transfers: readonly TransferRecord[] = []) =>
    decideTransfer(
      { run: runOf({ 'max-handoffs': 2 }), tasks: [], transfers },
      { from: 'planner', request, timestamp, ...change },
    );

  it('is made, with the time and the message, and without a list of superseded calls where there are none', () => {
    const body = { from: 'planner', to: 'writer', message: 'Write it.', timestamp };
    expect(decide()).toEqual({ kind: 'made', body });
    const superseded = [{ to: 'boss', message: 'Look.' }];
    expect(decide({ request: { ...request, superseded } })).toEqual({ kind: 'made', body: { ...body, superseded } });
  });

  it('is ignored of an agent that may hand over to nobody', () => {
    expect(decide({ from: 'checker' })).toMatchObject({ kind: 'ignored', warning: expect.stringContaining('"checker"') });
  });

  it('is refused for its target where no agent has the name', () => {
    expect(decide({ request: { ...request, to: 'nobody' } })).toMatchObject({
      kind: 'refused',
      refused: { reason: 'target', to: 'nobody', message: 'Write it.', limit: 2 },
    });
  });

  it('is the last one at the limit, and refused beyond it with the whole chain', () => {
    const first = transferOf(2);
    const second = transferOf(3, { from: 'writer', to: 'boss' });
    expect(decide({}, [first]).kind).toBe('made');
    expect(decide({ from: 'boss' }, [first, second])).toMatchObject({
      kind: 'refused',
      refused: { reason: 'limit', to: 'writer', message: 'Write it.', limit: 2 },
      problem: { message: 'Max handoffs (2) exceeded. Chain: planner → writer → boss. Refused: boss → writer.' },
    });
  });

  it('is made beyond the limit where the order of its job has set it aside', () => {
    const transfers = [transferOf(2), transferOf(3, { from: 'writer', to: 'boss' })];
    expect(decide({ isSetAside: true }, transfers).kind).toBe('made');
    expect(decide({ isSetAside: false }, transfers).kind).toBe('refused');
  });
});

describe('the next agent runs in the same job', () => {
  const facts = { stage: 'plan', from: 'planner', to: 'planner', hops: 1, left: undefined, executions: 1 };
  const can = (change: Partial<Parameters<typeof canRunInline>[1]> = {}, tasks = 0) =>
    canRunInline(
      { run: runOf({ 'max-tasks': 4 }), tasks: Array.from({ length: tasks }, (_, index) => buildTask({ seq: index + 2 })) },
      { ...facts, ...change },
    );

  it('where its stage allows it, and only there', () => {
    expect(['plan', 'apart', 'note'].map((stage) => can({ stage }))).toEqual([true, false, false]);
  });

  it('while transfers are left', () => {
    expect([1, 0, -1].map((hops) => can({ hops }))).toEqual([true, false, false]);
  });

  it('unless the one before it asked for children, which start with its record', () => {
    expect([can({ asksForChildren: false }), can({ asksForChildren: true })]).toEqual([true, false]);
  });

  it('only where both are agents of the config', () => {
    expect([can({ from: 'gone' }), can({ to: 'gone' })]).toEqual([false, false]);
  });

  it('with no more access than the job has', () => {
    expect([can({ to: 'checker' }), can({ to: 'boss' }), can({ from: 'boss', to: 'planner' })]).toEqual([true, false, true]);
  });

  it('with no secret that the job was not given', () => {
    expect([can({ to: 'writer' }), can({ from: 'writer', to: 'planner' }), can({ from: 'writer', to: 'writer' })]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('not where it may only read and the job has changes to publish on a branch', () => {
    expect(can({ stage: 'work', to: 'checker' })).toBe(false);
    expect(can({ stage: 'work', to: 'planner' })).toBe(true);
    expect(can({ stage: 'work', from: 'checker', to: 'checker' })).toBe(true);
  });

  it('as often as the tasks of the run allow: those before the job, and one for what is recorded anyway, count', () => {
    expect([can({ executions: 3 }), can({ executions: 4 })]).toEqual([true, false]);
    expect([can({ executions: 1 }, 2), can({ executions: 2 }, 2)]).toEqual([true, false]);
  });

  it('as often as the order has set aside', () => {
    expect([
      can({ executions: 4, left: { tasks: 4, handoffs: 9 } }),
      can({ executions: 4, left: { tasks: 9, handoffs: 3 } }),
    ]).toEqual([true, false]);
    expect(can({ executions: 4, left: { tasks: 3, handoffs: 9 } })).toBe(false);
  });

  it('five times at most, since all records of a job go into one comment', () => {
    expect([5, 6].map((executions) => can({ executions, left: { tasks: 9, handoffs: 9 } }))).toEqual([true, false]);
  });
});

describe('what a listener hears of a transfer', () => {
  it('says where it happened, between whom, its message, and which of how many it was', () => {
    const transfers = [transferOf(2), transferOf(3, { from: 'writer', to: 'boss' })];
    const [, second] = transfers;
    if (second === undefined) throw new Error('A transfer is missing.');
    expect(buildRecordedTransfer({ run: runOf({ 'max-handoffs': 6 }), tasks: [], transfers }, second)).toEqual({
      event: 'agent_handoff',
      repository: repo,
      subject,
      run: 'fix-42',
      task: 'fix-42/plan',
      attempt: 1,
      execution: 3,
      number: 2,
      limit: 6,
      agent: 'writer',
      handoff: { from: 'writer', to: 'boss', message: 'Go on.', timestamp },
    });
  });
});
