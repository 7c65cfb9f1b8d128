import { describe, expect } from 'vitest';
import { checkConfig } from '../../src/core/config/parse/parse-config.ts';
import type { TaskBody } from '../../src/core/record/record.ts';
import { startFromEvent } from '../../src/engine/plan/start-from-event.ts';
import { buildCommits, buildOutput, buildTrigger, createHarness, type Harness, headSha } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance } from './chain.ts';
import { withOldRuns } from './push-chain.ts';

interface Attempt {
  readonly branch?: string;
  readonly title?: string;
  readonly allow?: object;
  /** The number of the workflow run that starts it. */
  readonly start?: number;
}

interface Ended {
  readonly body: TaskBody | undefined;
  /** What the first record knows of earlier runs. */
  readonly branches: readonly string[] | undefined;
}

/** Plays one run about issue #42, whose agent commits. */
async function play(
  harness: Harness,
  { branch = 'w/{{ subject.title }}', title = 'x', allow = {}, start = 900 }: Attempt,
): Promise<Ended> {
  const planned = await startFromEvent(harness.engine, {
    trigger: {
      ...buildTrigger({ title, comments: 50 }),
      at: new Date(Date.parse('2026-03-18T09:00:00Z') + start * 60_000).toISOString(),
    },
    config: checkConfig(
      JSON.stringify({
        version: 1,
        signing: { keys: [harness.publicKey] },
        agents: { one: { engine: 'command', command: ['node', 'x.mjs'] } },
        pipelines: {
          fix: {
            on: { issues: { labels: ['agent-ready'] } },
            allow,
            stages: { fix: { agent: 'one', branch, retry: { attempts: 1 } } },
          },
        },
      }),
    ),
    commit: headSha,
    inline: true,
    start: `workflow run ${start}`,
  });
  if (!planned.ok || planned.value.inline === undefined) throw new Error(`nothing was started: ${JSON.stringify(planned)}`);
  const { dispatch } = planned.value.inline;
  const base = harness.branches.get(branch.replace('{{ subject.title }}', title)) ?? headSha;
  const output = buildOutput(dispatch, { commits: { ...buildCommits(), base } });
  await advance(harness, dispatch, { kind: 'output', output });
  const own = (await harness.records()).map(({ record }) => record).filter(({ run }) => run === dispatch.run);
  const [first] = own.flatMap((record) => (record.kind === 'run' ? [record] : []));
  const [task] = own.flatMap((record) => (record.kind === 'task' ? [record] : []));
  return { body: task?.body, branches: first?.body.branches };
}

const refused = { outcome: 'failed', failure: { reason: 'branch-refused', message: expect.stringContaining('BATON-E728') } };

describe('a branch that was there before the run, where text of others chose its name', () => {
  requirement(
    {
      ids: ['F-SE4', 'T49'],
      title: 'is refused, unless the configuration lists it',
      input: 'a branch w/x of somebody; a title x; `allow: { push-existing: [w/*] }`; the same name written in the configuration',
      expected: 'failed: branch-refused, BATON-E728; pushed; pushed',
    },
    async () => {
      for (const [attempt, isRefused] of [
        [{}, true],
        [{ allow: { 'push-existing': ['v/*', 'w/?'] } }, false],
        [{ allow: { 'push-existing': ['*'] } }, true],
        [{ branch: 'w/x' }, false],
      ] as const) {
        const harness = createHarness();
        harness.branches.set('w/x', headSha);
        const { body, branches } = await play(harness, attempt);
        expect(branches).toEqual([]);
        if (isRefused) expect(body).toMatchObject(refused);
        else expect(body).toMatchObject({ outcome: 'succeeded', results: { branch: 'w/x' } });
        expect(harness.branches.get('w/x') === headSha, JSON.stringify(attempt)).toBe(isRefused);
      }
    },
  );

  requirement(
    {
      ids: ['F-SE4', 'T49'],
      title: 'is the own of runs after the one that published to it, and they pass it on',
      input: 'three runs about one issue: titles x, y, x; a person pushed on top of the first branch',
      expected: 'the first record of each names the branches before it; all three publish',
    },
    async () => {
      const harness = createHarness();
      expect(await play(harness, {})).toMatchObject({ body: { outcome: 'succeeded' }, branches: [] });
      expect(await play(harness, { title: 'y', start: 901 })).toMatchObject({
        body: { outcome: 'succeeded' },
        branches: ['w/x'],
      });
      harness.branches.set('w/x', 'f'.repeat(40));
      const third = await play(harness, { start: 902 });
      expect(third).toMatchObject({ body: { outcome: 'succeeded' }, branches: ['w/y', 'w/x'] });
    },
  );

  requirement(
    {
      ids: ['F-SE4', 'T49'],
      title: 'is the own of a run where the last commit of Baton there is of an earlier run about the same subject',
      input: 'w/x with commits of fix-42/old and a person on top; of fix-43, of another pipeline, of another task of this run',
      expected: 'pushed; refused',
    },
    async () => {
      for (const [maker, isOwn] of [
        ['fix-42-7/other', true],
        ['fix-43/fix', false],
        ['fix-42-8-9/fix', false],
        ['fixes-42/fix', false],
        ['fix-42/other', false],
      ] as const) {
        const harness = createHarness();
        const { commits } = harness.engine.ports;
        const made = { parent: headSha, baseTree: 't'.repeat(40), changes: [] };
        const { sha } = await commits.createCommit({ ...made, message: `m\n\nBaton-Task: ${maker} 1\n` });
        const top = await commits.createCommit({ ...made, parent: sha, message: 'By a person' });
        harness.branches.set('w/x', top.sha);
        const { body } = await play(harness, {});
        expect(body, maker).toMatchObject(isOwn ? { outcome: 'succeeded' } : refused);
      }
    },
  );

  requirement(
    {
      ids: ['F-SE4', 'T49'],
      title: 'is pushed to by a run that began before this rule, as it was promised, apart from the default branch',
      input: 'a first record without `branches`; a branch w/x of somebody; a title that makes it the default branch',
      expected: 'pushed; failed: branch-name',
    },
    async () => {
      const harness = withOldRuns(createHarness());
      harness.branches.set('w/x', headSha);
      expect(await play(harness, {})).toMatchObject({ body: { outcome: 'succeeded' }, branches: undefined });
      const other = withOldRuns(createHarness());
      const { body } = await play(other, { branch: '{{ subject.title }}', title: 'Main' });
      expect(body).toMatchObject({ outcome: 'failed', failure: { reason: 'branch-name' } });
    },
  );
});
