import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../src/core/output/outcome.ts';
import { buildContextFile } from '../../src/core/prompt/build-context-file.ts';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { failuresOf } from '../../src/core/run/attempts.ts';
import { deriveState } from '../../src/core/state/derive-state.ts';
import { escalationMarker } from '../../src/core/view/markers.ts';
import { statusMarker } from '../../src/core/view/status/status-comment.ts';
import { GitHubError } from '../../src/ports/github.ts';
import { allGates } from '../support/all-gates.ts';
import { buildOutput, createHarness, type Harness, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted, orderOf, plan } from './chain.ts';

const stages = (attempts: number) => `\n      only: { agent: one, prompt: "x", retry: { attempts: ${attempts} } }`;

async function fail(harness: Harness, order: Dispatch, message: string) {
  return advance(harness, order, {
    kind: 'output',
    output: buildOutput(order, { outcome: 'failed', failure: { reason: 'exit-status', message } }),
  });
}

/** The first attempt and all that follow fail, each with words of its own. */
async function exhaust(harness: Harness, attempts: number): Promise<void> {
  await fail(harness, orderOf(await plan(harness, { stages: stages(attempts) })), 'words 1');
  for (let attempt = 2; attempt <= attempts; attempt += 1) await fail(harness, lastStarted(harness), `words ${attempt}`);
}

async function bodies(harness: Harness): Promise<readonly string[]> {
  return (await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z')).map(({ body }) => body);
}

async function endingWith(harness: Harness, marker: string): Promise<readonly string[]> {
  return (await bodies(harness)).filter((body) => body.endsWith(marker));
}

describe('a failed attempt that is tried again', () => {
  requirement(
    {
      ids: ['C-18', 'U3'],
      title: 'says so in its comment, in the log and in the status comment, which is the same one from first to last',
      input: 'retry.attempts 2, the first fails, the second succeeds',
      expected: 'attempt 1 of 2 failed: its program ended with an error; attempt 2 starts · one status comment',
    },
    async () => {
      const harness = createHarness();
      const order = orderOf(await plan(harness, { stages: stages(2) }));
      await fail(harness, order, 'boom');
      expect(harness.warnings).toContain(
        'fix-42/only: attempt 1 of 2 failed: its program ended with an error; attempt 2 starts.',
      );
      expect(
        (await bodies(harness)).some((body) =>
          body.includes('🔁 Attempt 1 of 2 failed: its program ended with an error; attempt 2 starts.'),
        ),
      ).toBe(true);
      const [status] = await endingWith(harness, statusMarker('fix-42'));
      expect(status).toContain('At work: `only` (one, attempt 2 of 2).');
      expect(status).toContain('- 🔁 `only`: attempt 1 of 2 failed: its program ended with an error; attempt 2 starts');
      await advance(harness, lastStarted(harness));
      const views = await endingWith(harness, statusMarker('fix-42'));
      expect(views).toHaveLength(1);
      expect(views[0]).toContain('✅ succeeded | 2 of 2 |');
      expect(harness.writes.filter((write) => write === `update ${order.status}`)).toHaveLength(2);
    },
  );

  requirement(
    {
      ids: ['C-19', 'C-20', 'C-24', 'C-25'],
      title: 'hands its failure to the next: the records keep the list, the last one is previous_failure',
      input: 'two failures of three attempts',
      expected:
        'context: previous_failure with reason, summary and attempt 2, all else as before; the list from the records has both',
    },
    async () => {
      const harness = createHarness();
      await fail(harness, orderOf(await plan(harness, { stages: stages(3) })), 'words 1');
      await fail(harness, lastStarted(harness), 'words 2');
      const state = deriveState(await harness.records(), 'fix-42', allGates);
      if (!state.ok) throw new Error(state.error.message);
      expect(failuresOf(state.value, 'only').map(({ attempt, body }) => [attempt, body.failure?.message])).toEqual([
        [1, 'words 1'],
        [2, 'words 2'],
      ]);
      const first = JSON.parse(buildContextFile({ state: state.value, stage: 'only', due: { attempt: 1, execution: 1 } }));
      const third = JSON.parse(buildContextFile({ state: state.value, stage: 'only', due: { attempt: 3, execution: 3 } }));
      const failure = (attempt: number) => ({ reason: 'exit-status', error_summary: `words ${attempt}`, attempt });
      expect(third).toEqual({ ...first, previous_failure: { ...failure(2), all: [failure(1), failure(2)] } });
      expect(first).toMatchObject({ previous_failure: null });
    },
  );

  it('says what follows when only its branch had moved', async () => {
    const harness = createHarness();
    const order = orderOf(await plan(harness, { stages: stages(2) }));
    await advance(harness, order, { kind: 'lost', failure: { reason: 'stale-base', message: '' } });
    expect(harness.warnings).toContain(
      'fix-42/only: attempt 1 of 2 failed: its branch moved meanwhile; it starts again, which counts as no attempt.',
    );
    expect(lastStarted(harness)).toMatchObject({ attempt: 1, execution: 2 });
  });
});

describe('what is never tried again', () => {
  for (const outcome of ['succeeded', 'noop', 'cancelled', 'skipped'] satisfies readonly Outcome[]) {
    requirement(
      {
        ids: ['C-23'],
        title: `${outcome} is followed by no attempt`,
        input: `retry.attempts 3, the first attempt ends as ${outcome}`,
        expected: 'nothing is started, and nobody is asked',
      },
      async () => {
        const harness = createHarness();
        const order = orderOf(await plan(harness, { stages: stages(3) }));
        const advanced = await advance(harness, order, { kind: 'output', output: buildOutput(order, { outcome }) });
        expect(harness.started).toEqual([]);
        expect(advanced.ended).toBeDefined();
        expect([...harness.labels]).toEqual([]);
      },
    );
  }
});

describe('after the last attempt', () => {
  requirement(
    {
      ids: ['C-21', 'C-22', 'U15'],
      title: 'a person is asked: one new comment with all failures, the label, and the records stay',
      input: 'retry.attempts 2, both fail',
      expected: 'one comment with both failures and the way on; baton:needs-human; three records and the end',
    },
    async () => {
      const harness = createHarness();
      await exhaust(harness, 2);
      const calls = await endingWith(harness, escalationMarker('fix-42'));
      expect(calls).toHaveLength(1);
      expect(calls[0]).toContain('words 1');
      expect(calls[0]).toContain('words 2');
      expect(calls[0]).toContain('take the label `agent-ready` off and put it on again');
      expect([...harness.labels]).toEqual(['baton:failed', 'baton:needs-human']);
      expect((await harness.records()).map(({ record }) => record.kind)).toEqual(['run', 'task', 'task', 'end']);
      expect(harness.warnings).toContain(
        'fix-42/only: attempt 2 of 2 failed: its program ended with an error; no attempt is left.',
      );
    },
  );

  requirement(
    {
      ids: ['DESIGN-5.2', 'C-22', 'T16'],
      title: 'a crash after any write asks nobody twice, and nobody is forgotten',
      input: 'the process dies after every single write of a run whose attempts all fail, and the job runs again; then once more',
      expected: 'the same records, one comment, one label, one status comment',
    },
    async () => {
      const calm = createHarness();
      await exhaust(calm, 2);
      for (let write = 1; write <= calm.writes.length; write += 1) {
        const harness = createHarness();
        await exhaustWithCrash(harness, write);
        const where = `crash after write ${write}: ${calm.writes[write - 1]}`;
        expect(
          (await harness.records()).map(({ record }) => record.kind),
          where,
        ).toEqual(['run', 'task', 'task', 'end']);
        expect(await endingWith(harness, escalationMarker('fix-42')), where).toHaveLength(1);
        expect(await endingWith(harness, statusMarker('fix-42')), where).toHaveLength(1);
        expect([...harness.labels], where).toEqual(['baton:failed', 'baton:needs-human']);
        expect(
          harness.started.map(({ attempt }) => attempt),
          where,
        ).toEqual([2]);
      }
    },
  );

  requirement(
    {
      ids: ['T11', 'C-22'],
      title: 'the marker of somebody else does not keep us from asking',
      input: 'a stranger posts the marker before the run ends',
      expected: 'our comment is there as well',
    },
    async () => {
      const harness = createHarness();
      const order = orderOf(await plan(harness, { stages: stages(1) }));
      harness.threads.post({
        subject: subjectNumber,
        body: `x\n\n${escalationMarker('fix-42')}`,
        author: { id: 666, login: 'mallory' },
      });
      await fail(harness, order, 'words');
      expect(await endingWith(harness, escalationMarker('fix-42'))).toHaveLength(2);
    },
  );

  it('ends the run also when the thread takes no words any more', async () => {
    const harness = createHarness();
    const order = orderOf(await plan(harness, { stages: stages(1) }));
    const subjects = {
      ...harness.engine.ports.subjects,
      addLabels: () => Promise.reject(new GitHubError('locked', { reason: 'comments-refused', status: 403, code: 'BATON-E805' })),
    };
    const ports = { ...harness.engine.ports, subjects };
    const advanced = await fail({ ...harness, engine: { ...harness.engine, ports } }, order, 'words');
    expect(advanced.ended?.outcome).toBe('failed');
    expect(harness.warnings.at(-1)).toBe('Nobody was asked about run fix-42: locked');
  });
});

/** Every job is run again until it comes through, and the last one once more after that. */
async function exhaustWithCrash(harness: Harness, write: number): Promise<void> {
  harness.crashAfter(write);
  const again = async <T>(job: () => Promise<T>): Promise<T> => {
    try {
      return await job();
    } catch {
      harness.crashAfter(undefined);
      return job();
    }
  };
  const options = { stages: stages(2) };
  const planned = await again(() => plan(harness, { ...options, comments: harness.threads.requests.length }));
  await again(() => fail(harness, orderOf(planned), 'words 1'));
  const second = lastStarted(harness);
  await again(() => fail(harness, second, 'words 2'));
  await fail(harness, second, 'words 2');
}
