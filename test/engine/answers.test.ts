import { describe, expect } from 'vitest';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { parseRequestRun } from '../../src/core/view/comment/request.ts';
import { statusMarker } from '../../src/core/view/status/status-comment.ts';
import { needsHumanLabel } from '../../src/core/view/status-labels.ts';
import { sweep } from '../../src/engine/sweep/sweep.ts';
import { buildOutput, createHarness, type Harness, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted, orderOf, plan } from './chain.ts';
import { begin, type CommandWorld, kinds, person } from './command-world.ts';
import { withRuns } from './with-runs.ts';

async function ask(harness: Harness, order: Dispatch, note = 'The old format, or ISO 8601?'): Promise<void> {
  await advance(harness, order, { kind: 'output', output: buildOutput(order, { outcome: 'needs-input', note }) });
}

async function requests(harness: Harness): Promise<readonly { readonly body: string; readonly isMinimised?: boolean }[]> {
  const all = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
  return all.filter(({ body }) => parseRequestRun(body) !== undefined);
}

const answered = { verb: 'answer', text: 'ISO 8601, please.\r\nAnd *only* that.', actor: { login: 'marla' } };

describe('/baton answer', () => {
  requirement(
    {
      ids: ['F-M18', 'DESIGN-4.8', 'U11'],
      title: 'resumes the task that asked, in the same attempt, once per comment',
      input: 'look ends needs-input; /baton answer with two lines; its plan job again; a second answer',
      expected:
        'one comment asks; one decision with the whole text; execution 2 of attempt 1 starts once; the second is told that the first counts',
    },
    async () => {
      const { harness, order, say, replies } = await begin();
      await ask(harness, order);
      expect(await kinds(harness)).toEqual(['run', 'task']);
      expect(harness.started).toEqual([]);
      expect([...harness.labels]).toContain(needsHumanLabel);
      const [request, ...more] = await requests(harness);
      expect(more).toEqual([]);
      expect(request?.body).toContain('> The old format, or ISO 8601?');
      expect(request?.body).toContain('\n/baton answer <your answer>\n');
      const first = await say('/baton answer ISO 8601, please.\r\nAnd *only* that.');
      expect(first.runs).toMatchObject([{ run: 'fix-42', started: ['look'] }]);
      await first.again();
      expect(harness.started).toHaveLength(1);
      expect(lastStarted(harness)).toMatchObject({ task: 'look', attempt: 1, execution: 2, for: 'agent' });
      const decisions = (await harness.records()).flatMap(({ record }) => (record.kind === 'decision' ? [record] : []));
      expect(decisions).toMatchObject([{ task: 'look', body: answered }]);
      expect([...harness.labels]).not.toContain(needsHumanLabel);
      expect(await replies()).toEqual([]);
      await say('/baton answer No, the old one.', { ...person, id: 9, login: 'olga' });
      expect(harness.started).toHaveLength(1);
      expect((await replies()).at(-1)).toContain('was answered already, by `marla`. The first answer counts');
    },
  );
});

const both = `
      left: { agent: one, prompt: "x" }
      right: { agent: one, prompt: "y" }`;

/** Both stages have asked. */
async function askBoth(): Promise<CommandWorld> {
  const world = await begin({ stages: both });
  const { harness, order } = world;
  const right = lastStarted(harness);
  await ask(harness, order, 'Left?');
  await ask(harness, right, 'Right?');
  return world;
}

describe('several questions at once', () => {
  requirement(
    {
      ids: ['F-M18', 'DESIGN-4.8'],
      title: 'each has a comment, which names the stage as soon as two ask; each gets its own answer',
      input: 'left asks, right asks; an answer without a stage; right, then left; right once more',
      expected:
        'both comments name their stage; the first answer is refused with the lines to type; the label goes with the last answer',
    },
    async () => {
      const { harness, say, replies } = await askBoth();
      const bodies = (await requests(harness)).map(({ body }) => body);
      expect(bodies).toHaveLength(2);
      expect(bodies[0]).toContain('\n/baton answer left <your answer>\n');
      expect(bodies[1]).toContain('\n/baton answer right <your answer>\n');
      const before = harness.started.length;
      await say('/baton answer Yes.');
      expect((await replies()).at(-1)).toContain('- `/baton answer left <your answer>`\n- `/baton answer right <your answer>`');
      expect(harness.started).toHaveLength(before);
      await say('/baton answer right\nTo the right.');
      expect(lastStarted(harness)).toMatchObject({ task: 'right', execution: 2 });
      expect([...harness.labels]).toContain(needsHumanLabel);
      await say('/baton answer right Again.');
      expect((await replies()).at(-1)).toContain(
        'The question of stage `right` of run `fix-42` was answered already, by `marla`',
      );
      await say('/baton answer left To the left.');
      expect(lastStarted(harness)).toMatchObject({ task: 'left', execution: 2 });
      expect([...harness.labels]).not.toContain(needsHumanLabel);
      expect(harness.started).toHaveLength(before + 2);
    },
  );
});

describe('an answer that nobody waits for', () => {
  const rows: readonly (readonly [string, string, (world: CommandWorld) => Promise<unknown>, string])[] = [
    [
      'to a run at work',
      '/baton answer Yes.',
      async () => undefined,
      'Run `fix-42` waits for no answer: no agent of it has asked.',
    ],
    [
      'to a run that has ended',
      '/baton answer Yes.',
      ({ say }) => say('/baton cancel'),
      'Run `fix-42` has ended already and 🚫 was cancelled',
    ],
    ['that is empty', '/baton answer', ({ harness, order }) => ask(harness, order), 'The answer is empty, so nothing was done.'],
    [
      'to a stage that does not ask',
      '/baton answer fix: yes',
      ({ harness, order }) => ask(harness, order),
      'No question of stage `fix` of run `fix-42` is open',
    ],
    [
      'to a stage that does not exist',
      '/baton answer fix-42/fx yes',
      ({ harness, order }) => ask(harness, order),
      'Run `fix-42` has no stage `fx`',
    ],
  ];
  for (const [title, body, prepare, words] of rows) {
    requirement(
      { ids: ['F-M18', 'U11'], title: `${title} changes nothing and gets a clear reply`, input: body, expected: words },
      async () => {
        const world = await begin();
        await prepare(world);
        const before = await kinds(world.harness);
        await world.say(body);
        expect((await world.replies()).at(-1)).toContain(words);
        expect(await kinds(world.harness)).toEqual(before);
      },
    );
  }

  requirement(
    {
      ids: ['I-11', 'U13'],
      title: 'by somebody who may not command the run, or by a bot, counts for nothing',
      input: 'look asks; /baton answer by a reader and by a bot; then by a maintainer',
      expected: 'the last one alone is recorded',
    },
    async () => {
      const { harness, order, say } = await begin();
      await ask(harness, order);
      await say('/baton answer Mine.', { id: 8, login: 'reader', type: 'User' });
      await say('/baton answer Mine.', { id: 99, login: 'helper[bot]', type: 'Bot' });
      expect(await kinds(harness)).toEqual(['run', 'task']);
      await say('/baton answer Ours.');
      expect(await kinds(harness)).toEqual(['run', 'task', 'decision']);
    },
  );
});

describe('the answer of an outsider', () => {
  const outsider = { id: 8, login: 'reader', type: 'User' };
  requirement(
    {
      ids: ['F-M18', 'T02'],
      title: 'taints the run where readers may command it, and counts for nothing with outside-text: refuse',
      input: 'minimum-role: read; /baton answer by a reader whom GitHub calls no member; the same with refuse',
      expected: 'the status comment names the outsider; with refuse a reply and no record',
    },
    async () => {
      const tainted = await begin({ extra: 'allow: { minimum-role: read }' });
      await ask(tainted.harness, tainted.order);
      await tainted.say('/baton answer Approve it.', outsider);
      const status = (await tainted.harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z')).find(({ body }) =>
        body.endsWith(statusMarker('fix-42')),
      );
      expect(status?.body).toContain('The agents read text by people without write access (`reporter`, `reader`)');
      const refusing = await begin({ extra: 'allow: { minimum-role: read, outside-text: refuse }' });
      await ask(refusing.harness, refusing.order);
      await refusing.say('/baton answer Approve it.', outsider);
      expect(await kinds(refusing.harness)).toEqual(['run', 'task']);
      expect((await refusing.replies()).at(-1)).toContain('takes no text of outsiders');
    },
  );
});

describe('a run that waits for an answer', () => {
  requirement(
    {
      ids: ['F-M18', 'I-16', 'U11'],
      title: 'is left alone by a label, replaced by /baton run, and ended by /baton cancel',
      input: 'look asks; the label again; /baton run fix; look of the new run asks; /baton cancel',
      expected:
        'the label says what the run waits for; fix-42 is ended for fix-42-2; its comment is folded; no label of need is left',
    },
    async () => {
      const { harness, order, say, replies } = await begin();
      await ask(harness, order);
      await say('/baton retry');
      expect((await replies()).at(-1)).toContain('Run `fix-42` waits for an answer');
      const again = await plan(harness, { start: 'another', comments: harness.threads.count(subjectNumber) });
      expect(again.refused[0]?.reason).toContain('`look` ❓ waits for an answer; `/baton run fix` starts a new run in its place');
      const replaced = await say('/baton run fix');
      expect(replaced.runs).toMatchObject([{ run: 'fix-42-2' }]);
      expect((await requests(harness)).map(({ isMinimised }) => isMinimised)).toEqual([true]);
      await ask(harness, (replaced.inline as NonNullable<typeof replaced.inline>).dispatch);
      expect([...harness.labels]).toContain(needsHumanLabel);
      await say('/baton cancel');
      expect([...harness.labels]).not.toContain(needsHumanLabel);
      expect((await requests(harness)).map(({ isMinimised }) => isMinimised)).toEqual([true, true]);
    },
  );

  for (const unsigned of [false, true])
    requirement(
      {
        ids: ['F-M18', 'DESIGN-5.3'],
        title: `is ended by a job that the first sweep after its time starts (${unsigned ? 'unsigned' : 'signed'})`,
        input: 'look asks; a sweep after six days; a sweep after eight; its job; the same job again',
        expected: 'nothing; one order to publish what is recorded, and no record by the sweep; the end needs-input, once',
      },
      async () => {
        const harness = withRuns(createHarness({ unsigned }), {});
        await ask(harness, orderOf(await plan(harness)));
        const sweepAfter = (days: number) => sweep(inDays(harness, days).engine, async () => [subjectNumber]);
        expect((await sweepAfter(6)).tasks).toEqual([]);
        expect((await sweepAfter(8)).tasks).toEqual([{ title: 'fix-42/investigate 1', stall: { kind: 'unanswered' } }]);
        expect(await kinds(harness)).toEqual(['run', 'task']);
        const order = lastStarted(harness);
        expect(order).toMatchObject({ for: 'publish', task: 'investigate', execution: 1, lock: subjectNumber });
        const { ended } = await advance(inDays(harness, 8), order);
        expect(ended).toMatchObject({ outcome: 'needs-input', reason: 'investigate: nobody answered within 7d' });
        await advance(inDays(harness, 9), order);
        expect(await kinds(harness)).toEqual(['run', 'task', 'end']);
        expect((await requests(harness)).map(({ isMinimised }) => isMinimised)).toEqual([true]);
      },
    );

  requirement(
    {
      ids: ['DESIGN-5.2', 'F-M18', 'T16'],
      title: 'a crash after any write asks once and resumes once',
      input: 'the process dies after every single write of a question and its answer, and the job runs again; then once more',
      expected: 'the same records, one comment that asks, one label taken off, one start',
    },
    async () => {
      const calm = await begin();
      await ask(calm.harness, calm.order);
      await calm.say('/baton answer Yes.');
      const began = (await begin()).harness.writes.length;
      for (let write = 1; write <= calm.harness.writes.length - began; write += 1) {
        const { harness, order, say, again } = await begin();
        const where = `crash after write ${write}: ${calm.harness.writes[began + write - 1]}`;
        harness.crashAfter(write);
        const revive = async (job: () => Promise<unknown>, second: () => Promise<unknown>): Promise<void> => {
          await job().catch(async () => {
            harness.crashAfter(undefined);
            await second();
          });
        };
        await revive(
          () => ask(harness, order),
          () => ask(harness, order),
        );
        await revive(() => say('/baton answer Yes.'), again);
        await again();
        expect(await kinds(harness), where).toEqual(['run', 'task', 'decision']);
        expect(await requests(harness), where).toMatchObject([{ isMinimised: true }]);
        expect([...harness.labels], where).toEqual(['baton:running']);
        expect(
          harness.started.map(({ execution }) => execution),
          where,
        ).toEqual([2]);
      }
    },
  );
});

/** The same outside world, days later. */
function inDays(harness: Harness, days: number): Harness {
  const { clock } = harness.engine.ports;
  const now = (): string => new Date(Date.parse(clock.now()) + days * 86_400_000).toISOString();
  return { ...harness, engine: { ...harness.engine, ports: { ...harness.engine.ports, clock: { ...clock, now } } } };
}
