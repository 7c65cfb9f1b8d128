import { describe, expect, it } from 'vitest';
import { configSchema } from '../../../src/core/config/schema/config-schema.ts';
import type { TaskBody, TaskRecord, TransferRecord } from '../../../src/core/record/record.ts';
import {
  agentAt,
  agentNameAt,
  findOwnHandoff,
  hasStood,
  inheritedHandoffs,
  isLostExecution,
  jobFor,
  standingTransfers,
  transferInto,
  transferNumber,
  transfersAt,
  transfersSeenBy,
} from '../../../src/core/run/acting-agent.ts';
import { findWaitedTurn, listFailedParents, relatedStages } from '../../../src/core/run/children.ts';
import type { ChildTask, ExpandedRun } from '../../../src/core/run/state.ts';
import { buildRun, buildTask } from '../../support/record-builders.ts';
import { type SpawnStep, spawnState, stateOf } from '../state/spawn-builder.ts';

const command = { engine: 'command', command: ['true'] };
const agents = {
  planner: { ...command, access: 'full' },
  writer: { ...command, access: 'edit' },
  reader: { ...command, access: 'read' },
};
const stages = {
  plan: { agent: 'planner', transfer: 'inline' },
  other: { agent: 'planner' },
  note: { uses: 'comment', with: { body: 'x' } },
  ghost: { agent: 'ghost' },
};
const config = configSchema.parse({ version: 1, agents, pipelines: { fix: { on: { issues: { labels: ['go'] } }, stages } } });
const run = buildRun({}, { config });

function transfer(
  execution: number,
  to: string,
  { seq = execution * 2 + 1, task = 'plan', inline = false } = {},
): TransferRecord {
  const { kind: _, body: _body, ...place } = buildTask({ task, execution, seq });
  const body = { from: 'x', to, message: `to ${to}`, timestamp: '2026-03-18T08:05:00Z' };
  return { ...place, kind: 'transfer', body: inline ? { ...body, inline: true } : body };
}

function task(execution: number, body: Partial<TaskBody> = {}, stage = 'plan'): TaskRecord {
  return buildTask({ task: stage, execution, seq: execution * 2 }, { stage, ...body });
}

const failed = { outcome: 'failed' as const, failure: { reason: 'exit-status' as const, message: '' } };
const to = (list: readonly TransferRecord[]) => list.map(({ body }) => body.to);

describe('the agent of an execution', () => {
  const transfers = [transfer(1, 'writer'), transfer(2, 'reader'), transfer(1, 'planner', { task: 'other' })];
  const facts = { run, tasks: [task(1), task(2)], transfers };

  it('is that of the last transfer of its stage before it, else that of the stage', () => {
    expect([1, 2, 3, 4].map((execution) => agentNameAt(facts, { stage: 'plan', execution }))).toEqual([
      'planner',
      'writer',
      'reader',
      'reader',
    ]);
    expect(transferInto(facts, { stage: 'plan', execution: 1 })).toBeUndefined();
    expect(agentNameAt(facts, { stage: 'note', execution: 1 })).toBeUndefined();
  });

  it('has never more access than one before it', () => {
    const back = { ...facts, transfers: [transfer(1, 'reader'), transfer(2, 'planner')] };
    const access = (execution: number) => agentAt(back, { stage: 'plan', execution })?.agent.access;
    expect([access(1), access(2), access(3)]).toEqual(['full', 'read', 'read']);
  });

  it('is not there for a built-in, and where the configuration has none of the name', () => {
    expect(agentAt(facts, { stage: 'note', execution: 1 })).toBeUndefined();
    expect(agentAt(facts, { stage: 'ghost', execution: 1 })).toBeUndefined();
  });
});

describe('transfers within a job whose work was not published', () => {
  const inline = [transfer(1, 'writer', { inline: true }), transfer(2, 'reader', { inline: true })];
  const of = (last: Partial<TaskBody> | undefined, more: readonly TaskRecord[] = []) => ({
    run,
    transfers: inline,
    tasks: [task(1), task(2), ...(last === undefined ? [] : [task(3, last)]), ...more],
  });

  it('count for no later execution: the stage begins again with its own agent', () => {
    for (const last of [failed, { dropped: true as const }]) {
      expect(to(transfersAt(of(last), { stage: 'plan', execution: 4 }))).toEqual([]);
      expect(agentNameAt(of(last), { stage: 'plan', execution: 4 })).toBe('planner');
      expect(standingTransfers(of(last))).toEqual([]);
      expect(inline.map((each) => hasStood(of(last), each))).toEqual([false, false]);
    }
  });

  it('count where the work stands: the last agent ended well, asked a question, or is at work', () => {
    for (const last of [{}, { outcome: 'needs-input' as const }, undefined])
      expect(to(transfersAt(of(last), { stage: 'plan', execution: 4 }))).toEqual(['writer', 'reader']);
  });

  it('count for the executions of that job itself', () => {
    expect(to(transfersAt(of(failed), { stage: 'plan', execution: 3 }))).toEqual(['writer', 'reader']);
    expect(to(transfersAt(of(failed), { stage: 'plan', execution: 2 }))).toEqual(['writer']);
  });

  it('are seen by the executions of that job, and by nobody else', () => {
    expect(to(transfersSeenBy(of(failed), { stage: 'plan', execution: 3 }))).toEqual(['writer', 'reader']);
    expect(to(transfersSeenBy(of(failed), { stage: 'plan', execution: 4 }))).toEqual([]);
    expect(to(transfersSeenBy(of(failed), { stage: 'other', execution: 1 }))).toEqual([]);
  });

  it('depend on what came of commits that a pause held back', () => {
    const held = { held: { base: 'b', head: 'h', run: 9, bundle: 'x' } as never };
    expect(to(transfersAt(of(held), { stage: 'plan', execution: 5 }))).toEqual(['writer', 'reader']);
    expect(to(transfersAt(of(held, [task(4)]), { stage: 'plan', execution: 5 }))).toEqual(['writer', 'reader']);
    expect(to(transfersAt(of(held, [task(4, failed)]), { stage: 'plan', execution: 5 }))).toEqual([]);
  });

  it('do not depend on another stage, or on a transfer to a job of its own', () => {
    const beside = { ...of({}), tasks: [...of({}).tasks, task(3, failed, 'other')].toReversed() };
    expect(to(transfersAt(beside, { stage: 'plan', execution: 4 }))).toEqual(['writer', 'reader']);
    const apart = { run, tasks: [task(1), task(2, failed)], transfers: [transfer(1, 'writer')] };
    expect(to(transfersAt(apart, { stage: 'plan', execution: 3 }))).toEqual(['writer']);
    // The transfer of another stage in the next execution is no part of this job.
    const foreign = {
      run,
      tasks: [task(1), task(2, failed), task(3, {}, 'other')],
      transfers: [
        transfer(1, 'writer', { inline: true }),
        transfer(2, 'reader', { inline: true, task: 'other' }),
        transfer(2, 'reader'),
      ],
    };
    expect(to(transfersAt(foreign, { stage: 'plan', execution: 2 }))).toEqual(['writer']);
    expect(to(standingTransfers(foreign))).toEqual(['reader', 'reader']);
  });

  it('make the executions that handed over lost, and their handoffs with them', () => {
    const handoff = { handoff: { version: 1 as const, summary: 'x' } };
    const tasks = [task(1, handoff), task(2, handoff), task(3, failed), task(1, handoff, 'other')];
    const facts = { run, transfers: inline, tasks };
    expect(tasks.map((each) => isLostExecution(facts, each))).toEqual([true, true, false, false]);
    expect(findOwnHandoff(facts, { stage: 'plan' })).toBeUndefined();
    expect(findOwnHandoff(facts, { stage: 'other' })).toBe(tasks[3]);
  });

  it('have the number in the run that counted when they were written', () => {
    const [first, second] = inline;
    const later = transfer(4, 'writer');
    if (first === undefined || second === undefined) throw new Error('A transfer is missing.');
    const facts = { ...of(failed), transfers: [...inline, later] };
    expect([first, second, later].map((each) => transferNumber(facts, each))).toEqual([1, 2, 1]);
  });
});

describe('the newest handoff of a task', () => {
  const handoff = { handoff: { version: 1 as const, summary: 'x' } };
  const tasks = [task(1, handoff), task(2, { handoffDigest: 'sha256:x' }), task(3), task(4, { ...failed, ...handoff })];
  const find = (options: { readonly execution?: number; readonly seq?: number } = {}) =>
    findOwnHandoff({ tasks, transfers: [] }, { stage: 'plan', ...options })?.execution;

  it('is of the last execution whose work stands, also where it lies in an artifact', () => {
    expect(find()).toBe(2);
  });

  it('is of one before the execution that is given it, and known up to a record', () => {
    expect([find({ execution: 2 }), find({ execution: 1 }), find({ seq: 4 }), find({ seq: 3 }), find({ seq: 1 })]).toEqual([
      1,
      undefined,
      2,
      1,
      undefined,
    ]);
  });

  it('is inherited by children: of each task above, the outermost first, as it was when that task asked', () => {
    const body = { handoff: { version: 1 as const, summary: 'x' } };
    const steps: readonly SpawnStep[] = [
      { stage: 'split', makes: ['1-a'], body },
      { stage: 'split/1-a', makes: ['1-b'], body },
      { stage: 'split', execution: 2, body },
    ];
    const inherited = (stage: string) => inheritedHandoffs(spawnState(steps), stage).map((each) => [each.task, each.execution]);
    expect(inherited('split/1-a/1-b')).toEqual([
      ['split', 1],
      ['split/1-a', 1],
    ]);
    expect(inherited('split')).toEqual([]);
    const silent = spawnState([{ stage: 'split', makes: ['1-a'] }]);
    expect(inheritedHandoffs(silent, 'split/1-a')).toEqual([]);
  });
});

describe('the agent of a child', () => {
  const child: ChildTask = {
    ...{ name: 'plan/1-a', parent: 'plan', ordinal: 1, cause: 3, prompt: 'x', agent: 'planner', model: 'large' },
    ...{ attempt: 1, execution: 2 },
  } as never;
  const pipeline = config.pipelines.fix;
  if (pipeline?.stages.plan === undefined) throw new Error('The pipeline is missing.');
  const withChild = { ...pipeline.stages, 'plan/1-a': { ...pipeline.stages.plan, needs: [] } };
  const expanded: ExpandedRun = {
    ...run,
    body: { ...run.body, config: { ...config, pipelines: { fix: { ...pipeline, stages: withChild } } } },
    children: new Map([['plan/1-a', child]]),
  };
  const of = (transfers: readonly TransferRecord[]) => ({ run: expanded, tasks: [], transfers });
  const at = (transfers: readonly TransferRecord[], execution = 1) => agentAt(of(transfers), { stage: 'plan/1-a', execution });

  it('has the model that its parent asked for; one that takes over has not', () => {
    expect(at([])?.agent.model).toBe('large');
    const next = at([transfer(1, 'writer', { task: 'plan/1-a' })], 2);
    expect([next?.name, next?.agent.model]).toEqual(['writer', undefined]);
  });

  it('has never more access than the agents that its parent had when it asked', () => {
    expect(at([])?.agent.access).toBe('full');
    expect(at([transfer(1, 'reader')])?.agent.access).toBe('read');
    expect(at([transfer(2, 'reader')])?.agent.access).toBe('full');
  });
});

describe('the job that carries out the next execution', () => {
  const heldBack = { held: { base: 'b', head: 'h', run: 9 } as never };
  const of = (...steps: readonly SpawnStep[]) =>
    stateOf({ a: { agent: 'worker' }, b: { agent: 'worker' }, note: stages.note }, steps);

  it('is that of an agent, but of publish for a built-in and for commits that a pause held', () => {
    expect([jobFor(of(), 'a'), jobFor(of(), 'note'), jobFor(of(), 'gone')]).toEqual(['agent', 'publish', 'publish']);
    expect([jobFor(of({ stage: 'a', body: heldBack }), 'a'), jobFor(of({ stage: 'a', body: heldBack }), 'b')]).toEqual([
      'publish',
      'agent',
    ]);
    const gone = of({ stage: 'a', body: heldBack }, { stage: 'a', execution: 2 });
    expect(jobFor(gone, 'a')).toBe('agent');
    expect(jobFor({ ...gone, tasks: gone.tasks.toReversed() }, 'a')).toBe('agent');
  });
});

describe('tasks around a child', () => {
  const makes: SpawnStep = { stage: 'split', makes: ['1-a'], wait: { names: ['split/1-a'], until: 'all' } };
  const fails = { outcome: 'failed', reason: 'unknown-target' } as const;

  it('are those above it that have failed, its parent first, as long as the run has not gone on without them', () => {
    const own = (more: object) => ({
      split: { agent: 'worker', children: {}, ...more },
      finish: { agent: 'worker', needs: ['split'] },
    });
    const steps: readonly SpawnStep[] = [
      { ...makes },
      { stage: 'split/1-a', makes: ['1-b'] },
      { stage: 'split/1-a/1-b', ...fails },
      { stage: 'split/1-a', execution: 2, ...fails },
      { stage: 'split', execution: 2, ...fails },
    ];
    const above = (more: object, after: readonly SpawnStep[] = []) =>
      listFailedParents(stateOf(own(more), [...steps, ...after]), 'split/1-a/1-b');
    expect(above({})).toEqual(['split/1-a', 'split']);
    expect(above({}, [{ stage: 'split', execution: 3 }])).toEqual(['split/1-a']);
    const goesOn = { 'continue-on-failure': true };
    expect(above(goesOn)).toEqual(['split/1-a', 'split']);
    expect(above(goesOn, [{ stage: 'finish' }])).toEqual([]);
    expect(above({}, [{ stage: 'finish' }])).toEqual(['split/1-a', 'split']);
  });

  it('are all that it builds on: those above it, and what these need, with their children', () => {
    const all = {
      before: { agent: 'worker', children: {} },
      split: { agent: 'worker', children: {}, needs: ['before'] },
      beside: { agent: 'worker' },
    };
    const { run: of } = stateOf(all, [
      { stage: 'before', makes: ['1-x'] },
      { stage: 'before/1-x' },
      { stage: 'split', makes: ['1-a', '2-b'] },
    ]);
    expect([...relatedStages(of, 'split/1-a')].toSorted()).toEqual(['before', 'before/1-x', 'split', 'split/1-a', 'split/2-b']);
    expect(relatedStages(of, 'before').has('split')).toBe(false);
  });

  it('go on with the turn before, as long as only starts of the same attempt failed since', () => {
    const tasks = [task(1, { waits: true }), task(2, failed), task(3, failed)];
    const turn = (attempt: number, execution: number, of = tasks) =>
      findWaitedTurn({ tasks: of }, { stage: 'plan', attempt, execution });
    expect(turn(1, 4)).toBe(tasks[0]);
    expect(turn(2, 4)).toBeUndefined();
    expect(turn(1, 1)).toBeUndefined();
    expect(turn(1, 4, [task(1, { waits: true }), task(2)])).toBeUndefined();
  });
});
