import { describe, expect } from 'vitest';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { statusMarker } from '../../src/core/view/status/status-comment.ts';
import { buildOutput, buildTrigger, createHarness, type Harness, subjectNumber } from '../support/engine-harness.ts';
import { stranger } from '../support/record-builders.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted, orderOf, plan } from './chain.ts';
import { long, type Mode, runsIssue } from './comments-chain.ts';

const stages = `
      a: { agent: one, prompt: "x", retry: { attempts: 1 } }
      b: { needs: [a], agent: one, prompt: "y", retry: { attempts: 1 } }`;
const modes: readonly Mode[] = ['all', 'outcomes', 'none'];

async function label(harness: Harness, mode: Mode): Promise<Dispatch> {
  const { repository, ...trigger } = buildTrigger({ createdAt: '2026-03-18T00:00:00Z' });
  const isPrivate = harness.engine.ports.signer === undefined;
  return orderOf(
    await plan(harness, {
      stages,
      trigger: { ...trigger, repository: { ...repository, private: isPrivate } },
      top: `comments: ${mode}`,
    }),
  );
}

async function statusesOf(harness: Harness, mode: Mode) {
  const comments = await harness.threads.listSince(mode === 'none' ? runsIssue : subjectNumber, long);
  return comments.filter(({ body }) => body.endsWith(statusMarker('fix-42')));
}

const headlineOf = async (harness: Harness, mode: Mode): Promise<string | undefined> =>
  (await statusesOf(harness, mode)).map(({ body }) => body.split('\n')[0]).join(' | ');

const failed = (order: Dispatch) => {
  const failure = { reason: 'exit-status', message: 'It broke.' };
  return { kind: 'output', output: buildOutput(order, { outcome: 'failed', failure }) } as const;
};

const cases = [true, false].flatMap((unsigned) => modes.map((mode) => ({ unsigned, mode })));

describe('the status comment', () => {
  requirement(
    {
      ids: ['U4', 'DESIGN-8'],
      title: 'is found on a thread of any length, and no second one is made',
      input: '250 comments of others before the label, 250 more before the first job ends, and before the second',
      expected: 'one status comment, the same one, with both stages',
    },
    async () => {
      const harness = createHarness();
      const talk = () => {
        for (let count = 0; count < 250; count += 1) harness.threads.post({ subject: subjectNumber, body: 'I agree.' });
      };
      talk();
      const order = await label(harness, 'all');
      const [made] = await statusesOf(harness, 'all');
      talk();
      await advance(harness, order);
      talk();
      await advance(harness, lastStarted(harness));
      const [last, ...others] = await statusesOf(harness, 'all');
      expect(others).toEqual([]);
      expect(last?.id).toBe(made?.id);
      expect(last?.body).not.toBe(made?.body);
    },
  );

  requirement(
    {
      ids: ['U29', 'DESIGN-4.5'],
      title: 'is redrawn by every job, with keys and without, wherever `comments` puts it',
      input: 'two stages, the second succeeds or fails; signed and unsigned; comments: all, outcomes, none',
      expected: 'one status comment, which says after each job how the run stands',
    },
    async () => {
      for (const { unsigned, mode, fails } of cases.flatMap((each) => [false, true].map((fails) => ({ ...each, fails })))) {
        const harness = createHarness({ unsigned });
        const order = await label(harness, mode);
        const before = await headlineOf(harness, mode);
        await advance(harness, order);
        const half = await headlineOf(harness, mode);
        const last = lastStarted(harness);
        await advance(harness, last, fails ? failed(last) : undefined);
        const after = await headlineOf(harness, mode);
        expect(new Set([before, half, after]).size, `${unsigned} ${mode}`).toBe(3);
        expect(after).toMatch(fails ? /failed/ : /succeeded|done/i);
        expect(await statusesOf(harness, mode)).toHaveLength(1);
      }
    },
  );

  requirement(
    {
      ids: ['DESIGN-3', 'U29'],
      title: 'that somebody deleted is made again by the next job, once',
      input: 'it is deleted before the first job and not there at the second; signed and unsigned; all three places',
      expected: 'one status comment after each of the two jobs, the same one',
    },
    async () => {
      for (const { unsigned, mode } of cases) {
        const harness = createHarness({ unsigned });
        const order = await label(harness, mode);
        harness.threads.remove(order.status);
        await advance(harness, order);
        const [made, ...others] = await statusesOf(harness, mode);
        expect(others).toEqual([]);
        await advance(harness, lastStarted(harness));
        const [kept, ...more] = await statusesOf(harness, mode);
        expect([kept?.id, more.length], `${unsigned} ${mode}`).toEqual([made?.id, 0]);
        expect(kept?.body).not.toBe(made?.body);
      }
    },
  );

  requirement(
    {
      ids: ['DESIGN-3', 'T13', 'I-27', 'U5'],
      title: 'that was made again by repair is found by jobs that were started before, and that of a stranger is not',
      input: 'it is deleted; one of ours with other line ends and one of a stranger stand in its place',
      expected: "ours is redrawn, the stranger's stays",
    },
    async () => {
      for (const { unsigned, mode } of cases) {
        const harness = createHarness({ unsigned });
        const order = await label(harness, mode);
        const drawn = await harness.threads.read(order.status);
        harness.threads.remove(order.status);
        const thread = mode === 'none' ? runsIssue : subjectNumber;
        const body = `${drawn?.body ?? ''}\r\n`;
        const foreign = harness.threads.post({ subject: thread, body, author: stranger });
        const own = harness.threads.post({ subject: thread, body });
        await advance(harness, order);
        expect((await harness.threads.read(foreign.id))?.body).toBe(body);
        expect((await harness.threads.read(own.id))?.body.split('\n')[0], `${unsigned} ${mode}`).not.toBe(body.split('\n')[0]);
      }
    },
  );
});
