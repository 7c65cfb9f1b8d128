import { describe, expect } from 'vitest';
import { checkConfig } from '../../src/core/config/parse/parse-config.ts';
import type { Trigger } from '../../src/core/trigger/trigger.ts';
import { type Planned, startFromEvent } from '../../src/engine/plan/start-from-event.ts';
import { buildCommits, buildOutput, buildTrigger, createHarness, type Harness, headSha } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance } from './chain.ts';

/** The account of workflows, which pushes what Baton commits. */
const workflows = { id: 41_898_282, login: 'github-actions[bot]', type: 'Bot' };
const mona = { id: 1, login: 'mona' };

interface Failing {
  /** The workflow run that failed. */
  readonly run: number;
  readonly head: string;
  readonly actor?: Trigger['actor'];
  readonly comments?: number;
}

function buildCheck({ run, head, actor = mona, comments = 0 }: Failing): Trigger {
  const subject = {
    kind: 'pull-request' as const,
    base: { branch: 'main', sha: 'e'.repeat(40), repository: 7 },
    head: { branch: 'fix-docs', sha: head, repository: 7 },
    labels: [],
    comments,
    createdAt: '2026-01-01T00:00:00Z',
  };
  const check = {
    ...{
      workflow: 'CI',
      path: '.github/workflows/ci.yml',
      conclusion: 'failure',
      url: 'https://github.com/x',
      head,
      run,
      attempt: 1,
    },
    of: 'pull-requests' as const,
  };
  return { ...buildTrigger(subject), kind: 'check', label: '', actor, check, at: '2026-03-18T09:30:00Z' };
}

async function plan(harness: Harness, failing: Failing, { most = 1 }: { readonly most?: number } = {}): Promise<Planned> {
  const stage = { agent: 'one', prompt: 'x', branch: '{{ subject.head-branch }}' };
  const planned = await startFromEvent(harness.engine, {
    trigger: buildCheck(failing),
    config: checkConfig(
      JSON.stringify({
        version: 1,
        signing: { keys: [harness.publicKey] },
        agents: { one: { engine: 'command', command: ['node', 'x.mjs'] } },
        pipelines: { mend: { on: { checks: { workflows: ['CI'] } }, limits: { 'max-fixes': most }, stages: { mend: stage } } },
      }),
    ),
    commit: headSha,
    inline: true,
    start: `check ${failing.run} 1`,
  });
  if (!planned.ok) throw new Error(JSON.stringify(planned.error));
  return planned.value;
}

/** Plans a failing check, and publishes a commit of its run. Returns the commit. */
async function mend(harness: Harness, failing: Failing, options: { readonly most?: number } = {}): Promise<string> {
  harness.branches.set('fix-docs', failing.head);
  const { inline } = await plan(harness, failing, options);
  if (inline === undefined) throw new Error('nothing was started');
  const output = buildOutput(inline.dispatch, { commits: buildCommits(failing.head) });
  await advance(harness, inline.dispatch, { kind: 'output', output });
  return harness.branches.get('fix-docs') ?? '';
}

function why({ matches }: Planned): string {
  const [match] = matches;
  return (
    match?.checks
      .filter(({ passed }) => !passed)
      .map(({ check, detail }) => `${check}: ${detail}`)
      .join(' ') ?? ''
  );
}

describe('limits.max-fixes', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-4.1'],
      title: 'lets nothing start when the check fails again on a commit of Baton, and the reason says what to do',
      input: 'a run by a check has pushed; the check of that commit, which the account of workflows pushed, fails',
      expected: 'no run, no comment; the checks name the run, the limit, and the two ways on',
    },
    async () => {
      const harness = createHarness();
      const head = await mend(harness, { run: 1, head: headSha });
      const writes = harness.writes.filter((what) => what.startsWith('comment')).length;
      const again = await plan(harness, { run: 2, head, actor: workflows, comments: 5 });
      expect(again.runs).toEqual([]);
      expect(why(again)).toContain(
        "max-fixes: Failed checks have started 1 run since the last commit on `fix-docs` that is not Baton's (`mend-42`); `limits.max-fixes` is 1. Push a commit, or comment `/baton run mend`.",
      );
      expect(harness.writes.filter((what) => what.startsWith('comment'))).toHaveLength(writes);
      expect(harness.writes.at(-1)).toMatch(/^artifact baton-trace-42/);
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'T05'],
      title:
        'counts again after a commit of a person, and goes on to the number that is set, for the person who started the first',
      input: 'max-fixes 2: a second failure on a commit of Baton, and a third; max-fixes 1: a failure on a commit of a person',
      expected: 'the second starts, as mona; the third does not; the one after a person does',
    },
    async () => {
      const harness = createHarness();
      const first = await mend(harness, { run: 1, head: headSha }, { most: 2 });
      const second = await mend(harness, { run: 2, head: first, actor: workflows, comments: 9 }, { most: 2 });
      const runs = (await harness.records()).flatMap(({ record }) => (record.kind === 'run' ? [record] : []));
      expect(runs.map(({ body }) => [body.trigger.actor.login, body.trigger.check?.fix])).toEqual([
        ['mona', 1],
        ['mona', 2],
      ]);
      const third = await plan(harness, { run: 3, head: second, actor: workflows, comments: 20 }, { most: 2 });
      expect(why(third)).toMatch(/have started 2 runs .*\(`mend-42`, `mend-42-2`\)/);
      const byPerson = await plan(harness, { run: 4, head: 'd'.repeat(40), comments: 20 });
      expect(byPerson.runs).toHaveLength(1);
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'T17'],
      title: 'lets no push of the account of workflows start anything that no run of Baton made',
      input: 'a failing check of a commit that another workflow pushed with its own token',
      expected: 'refused: it is the account of workflows',
    },
    async () => {
      const planned = await plan(createHarness(), { run: 1, head: headSha, actor: workflows });
      expect(why(planned)).toMatch(/^sender: github-actions\[bot\] .* the account of workflows/);
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-4.8'],
      title: 'never counts the run that this same event started: its plan job goes on where it died',
      input: 'the process ends after each of its first writes; the job runs again with the same event',
      expected: 'one run, one order',
    },
    async () => {
      for (const writes of [1, 2, 3]) {
        const harness = createHarness();
        harness.crashAfter(writes);
        await plan(harness, { run: 1, head: headSha }).catch(() => undefined);
        harness.crashAfter(undefined);
        const again = await plan(harness, { run: 1, head: headSha, comments: 3 });
        expect(again.runs, String(writes)).toHaveLength(1);
        expect((await harness.records()).filter(({ record }) => record.kind === 'run')).toHaveLength(1);
      }
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.7', 'T41'],
      title: 'the first record holds the ends of the logs, without secrets',
      input: 'two failed jobs, one of which prints a secret of the job; three more',
      expected: 'both in the record, redacted; the number of the others',
    },
    async () => {
      const jobs = [
        { name: 'test', step: 'Run npm test', log: 'the key is hunter2-hunter2-hunter2' },
        { name: 'lint', step: '', log: 'red', isCut: true },
      ];
      const harness = createHarness({ secrets: ['hunter2-hunter2-hunter2'], failedJobs: { jobs, left: 3 } });
      await plan(harness, { run: 1, head: headSha });
      const [first] = await harness.records();
      const check = first?.record.kind === 'run' ? first.record.body.trigger.check : undefined;
      expect(check?.left).toBe(3);
      expect(check?.jobs?.map(({ name }) => name)).toEqual(['test', 'lint']);
      expect(JSON.stringify(check)).not.toContain('hunter2');
    },
  );
});
