import { describe, expect, it } from 'vitest';
import type { TaskBody } from '../../src/core/record/record.ts';
import type { PushedPull } from '../../src/core/run/check-push.ts';
import type { State } from '../../src/core/run/state.ts';
import { joinRuns } from '../../src/engine/thread/budget-runs.ts';
import { checkOwnBranch } from '../../src/engine/thread/check-own-branch.ts';
import { checkPullBranch } from '../../src/engine/thread/check-pull-branch.ts';
import { explainArtifact, loadHandoff } from '../../src/engine/thread/load-handoffs.ts';
import { getState, store } from '../core/run/run-builder.ts';
import { buildRun, buildTask, hasher } from '../support/record-builders.ts';

const done = (seq: number, stage = 'fix', body: Partial<TaskBody> = {}) => buildTask({ seq, task: stage }, { stage, ...body });

describe('a branch that a task may work on', () => {
  const run = buildRun({}, { branches: ['earlier'] });
  const state: Pick<State, 'run' | 'tasks'> = { run, tasks: [] };
  const targets = (messages: readonly string[], asked: unknown[] = []) =>
    ({
      listMessages: async (...of: readonly unknown[]) => {
        asked.push(of);
        return messages;
      },
    }) as never;
  const check = (messages: readonly string[], more: object = {}) =>
    checkOwnBranch(targets(messages), {
      state,
      stage: 'fix',
      branch: 'topic',
      author: { by: 'text', template: '{{ x }}' },
      tip: 't',
      ...more,
    } as never);

  it('is one of the run, which costs no request, or one that its own commits made', async () => {
    const asked: unknown[] = [];
    expect(
      await checkOwnBranch(targets([], asked), {
        state,
        stage: 'fix',
        branch: 'earlier',
        author: { by: 'text' },
        tip: 't',
      } as never),
    ).toBeUndefined();
    expect(asked).toEqual([]);
    expect(await check(['Fix\n\nBaton-Task: fix-42/fix 1'])).toBeUndefined();
    expect((await check(['Mine']))?.code).toMatch(/^BATON-E/);
  });

  it('is one that the configuration lets it push to, which costs no request', async () => {
    const asked: unknown[] = [];
    const { config } = run.body;
    const fix = { ...config.pipelines.fix, allow: { ...config.pipelines.fix?.allow, 'push-existing': ['topic'] } };
    const allowing = {
      run: buildRun({}, { branches: [], config: { ...config, pipelines: { fix } } as typeof config }),
      tasks: [],
    };
    const question = { state: allowing, stage: 'fix', branch: 'topic', author: { by: 'text' }, tip: 't' } as const;
    expect(await checkOwnBranch(targets(['Mine'], asked), question)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('is any in a run of an older version that text named, but not for a child', async () => {
    const older = { state: { ...state, run: buildRun() } };
    expect(await check(['Mine'], older)).toBeUndefined();
    expect(await check(['Mine'], { ...older, author: { by: 'agent' } })).toBeDefined();
  });
});

describe('a branch of a pull request', () => {
  const pull: PushedPull = { number: 42, branch: 'topic', state: 'open', hasAutoMerge: false, approvedBy: [] };
  const trigger = buildRun().body.trigger;
  const head = { branch: 'topic', sha: 'b'.repeat(40), repository: 1_001 };
  const own = buildRun(
    {},
    { trigger: { ...trigger, subject: { ...trigger.subject, kind: 'pull-request', head, base: { ...head, branch: 'main' } } } },
  );
  const check = async ({
    run = own,
    tasks = [],
    branch = 'topic',
    pulls = [pull],
    single = pull,
    isProtected = false,
  }: {
    readonly run?: typeof own;
    readonly tasks?: State['tasks'];
    readonly branch?: string;
    readonly pulls?: readonly PushedPull[];
    readonly single?: PushedPull;
    readonly isProtected?: boolean;
  } = {}) => {
    const asked: string[] = [];
    const targets = {
      readProtection: async (name: string) => {
        asked.push(`protection ${name}`);
        return isProtected;
      },
      listPulls: async (name: string) => {
        asked.push(`pulls ${name}`);
        return pulls;
      },
      readPull: async (number: number) => {
        asked.push(`pull ${number}`);
        return single;
      },
    };
    return [(await checkPullBranch(targets as never, { state: { run, tasks }, branch }))?.message ?? '', asked];
  };

  it('is asked about where it is that of the run, with all pull requests of the branch', async () => {
    expect(await check()).toEqual(['', ['protection topic', 'pulls topic']]);
    expect((await check({ isProtected: true }))[0]).toMatch(/is protected/);
    expect((await check({ pulls: [pull, { ...pull, number: 9, approvedBy: ['ann'] }] }))[0]).toMatch(/ann approved #9/);
    // The own one is judged as itself, wherever it stands in the list.
    const other = { ...pull, number: 9, branch: 'elsewhere' };
    expect((await check({ pulls: [other, pull] }))[0]).toBe('');
    expect((await check({ pulls: [pull, { ...pull, number: 9, hasAutoMerge: true }] }))[0]).toMatch(/GitHub merges #9/);
    const closed = { ...pull, state: 'closed' as const };
    expect(await check({ pulls: [], single: closed })).toEqual([
      expect.stringMatching(/is closed/),
      ['protection topic', 'pulls topic', 'pull 42'],
    ]);
  });

  it('is asked about where the run opened the pull request, and costs nothing otherwise', async () => {
    expect(await check({ branch: 'other' })).toEqual(['', []]);
    const tasks = [buildTask({}, { engine: 'built-in', agent: 'pull-request', results: { pr: '9', branch: 'other' } })];
    const single = { ...pull, number: 9, branch: 'other', approvedBy: ['ann'] };
    expect(await check({ branch: 'other', tasks, single })).toEqual([
      expect.stringMatching(/ann approved the pull request/),
      ['pull 9'],
    ]);
  });
});

describe('a handoff in an artifact', () => {
  const locator = { artifactId: 5, run: 77, sha256: 'sha256:x' } as never;
  const task = done(2, 'fix', { locator, handoffDigest: 'sha256:y' });
  const load = (read: unknown, of = task) => loadHandoff({ texts: { read: async () => read } as never, hasher }, of);

  it('is missing where no record names it, and what cannot be read has its name', async () => {
    expect(await load('expired', done(2))).toBe('missing');
    expect([await load('expired'), await load({ text: 'no handoff' })]).toEqual(['expired', 'digest']);
  });

  it('that cannot be loaded is explained by what became of it', () => {
    const state = getState([buildRun(), task].map(store));
    const explain = (problem: string) => {
      const { reason, problem: found } = explainArtifact(state, { task, problem: problem as never });
      return [reason, found.code, found.message];
    };
    expect(explain('expired')).toEqual([
      'artifact-expired',
      'BATON-E931',
      expect.stringMatching(/artifact 5 of workflow run 77, and its time is over/),
    ]);
    expect(explain('missing')).toEqual(['artifact-expired', 'BATON-E931', expect.stringMatching(/which is not there any more/)]);
    expect(explain('foreign-run')).toEqual([
      'artifact-foreign',
      'BATON-E932',
      expect.stringMatching(/was made by another workflow run/),
    ]);
    expect(explainArtifact(state, { task: done(2), problem: 'missing' }).problem.message).toMatch(
      /in artifact 0 of workflow run 9,/,
    );
    expect(explain('digest')).toEqual([
      'artifact-replaced',
      'BATON-E933',
      expect.stringMatching(/\(digest; recorded: sha256:x\)/),
    ]);
  });
});

describe('runs that count for budgets', () => {
  const usage = (executions: number) => ({ executions, parts: [] });
  const counted = (run: string, executions: number | undefined, finishedAt?: string) => ({
    run,
    pipeline: 'fix',
    startedAt: 's',
    finishedAt,
    ...(executions === undefined ? {} : { usage: usage(executions) }),
  });

  it('count once each: by the report with the most executions, and of these by the last', () => {
    const joined = joinRuns([
      counted('a', 2, '3'),
      counted('a', 3, '2'),
      counted('a', 3, '1'),
      counted('b', undefined, '1'),
      counted('b', 0, '0'),
    ]);
    expect(joined.map(({ run, finishedAt, usage: used }) => [run, finishedAt, used?.executions])).toEqual([
      ['a', '2', 3],
      ['b', '0', 0],
    ]);
    expect(joinRuns([counted('a', 1), counted('a', 1, '5')])[0]?.finishedAt).toBeUndefined();
  });
});
