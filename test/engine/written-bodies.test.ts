import { describe, expect } from 'vitest';
import type { AgentOutput } from '../../src/core/output/agent-output.ts';
import { statusMarker } from '../../src/core/view/status/status-comment.ts';
import {
  buildCommits,
  buildOutput,
  buildTrigger,
  createHarness,
  type Harness,
  subjectNumber,
} from '../support/engine-harness.ts';
import { buildIncompressible, buildProse } from '../support/record-builders.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted, orderOf, plan } from './chain.ts';

const past = '2000-01-01T00:00:00Z';
const limit = 65_536;
const onPull = {
  kind: 'pull-request' as const,
  head: { branch: 'topic', sha: 'd'.repeat(40), repository: 7 },
  base: { branch: 'main', sha: 'a'.repeat(40), repository: 7 },
};

/** Every built-in, of which each template comes out empty but for a title, which may not. */
const empty = '"{{ needs.look.handoff.data.absent }}"';
const everything = `
      look: { agent: one, branch: baton/x, prompt: x }
      open: { needs: [look], uses: pull-request, with: { title: T, body: ${empty} } }
      issue: { needs: [look], uses: issue, with: { title: T, body: ${empty} } }
      comment: { needs: [look], uses: comment, with: { body: ${empty} } }
      review: { needs: [look], uses: review, with: { body: ${empty} } }`;

/** Everything that was written for people to read, by where. */
async function readBodies(harness: Harness): Promise<readonly { readonly where: string; readonly body: string }[]> {
  const { publishing, ledgers, threads } = harness;
  const numbers = [
    subjectNumber,
    ...publishing.pulls.map(({ number }) => number),
    ...ledgers.issues('history').map(({ number }) => number),
  ];
  const comments = await Promise.all(
    numbers.map(async (number) =>
      (await threads.listSince(number, past)).map(({ id, body }) => ({ where: `comment ${id} on #${number}`, body })),
    ),
  );
  return [
    ...comments.flat(),
    ...publishing.pulls.map(({ number, body }) => ({ where: `pull request ${number}`, body })),
    ...publishing.made.map(({ number, body }) => ({ where: `issue ${number}`, body })),
    ...publishing.written.map(({ id, body }) => ({ where: `review ${id}`, body })),
  ];
}

/** What is left of a body when GitHub has rendered it, roughly. */
function visible(body: string): string {
  return body
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, '')
    .trim();
}

async function play(harness: Harness, options: { stages: string; output: Partial<AgentOutput>; extra?: string }): Promise<void> {
  const { stages, output, extra = '' } = options;
  const look = orderOf(await plan(harness, { stages, extra, trigger: buildTrigger(onPull) }));
  const before = harness.started.length;
  const commits = stages.includes('branch: ') ? { commits: buildCommits(look.head) } : {};
  await advance(harness, look, { kind: 'output', output: buildOutput(look, { ...output, ...commits }) });
  for (const order of harness.started.slice(before)) await advance(harness, order);
}

async function fail(harness: Harness, output: Partial<AgentOutput>): Promise<void> {
  const stages = '\n      look: { agent: one, prompt: x, retry: { attempts: 2 } }';
  const first = orderOf(await plan(harness, { stages, extra: 'history: {}' }));
  await advance(harness, first, { kind: 'output', output: buildOutput(first, output) });
  const last = lastStarted(harness);
  await advance(harness, last, { kind: 'output', output: buildOutput(last, output) });
}

const nothing = { handoff: undefined, results: {} };
const scenes: Readonly<Record<string, { readonly least: number; readonly run: (harness: Harness) => Promise<void> }>> = {
  'every built-in with templates that come out empty': {
    least: 10,
    run: (harness) => play(harness, { stages: everything, extra: 'history: {}', output: nothing }),
  },
  'an agent that left nothing and failed twice, without a word': {
    least: 6,
    run: (harness) => fail(harness, { ...nothing, outcome: 'failed', failure: { reason: 'unspecified', message: '' } }),
  },
  'an agent whose words are invisible': {
    least: 6,
    run: (harness) =>
      fail(harness, {
        outcome: 'failed',
        handoff: { version: 1, summary: '\u200b<!-- -->' },
        failure: { reason: '\u200b', message: '<!-- x -->' },
      }),
  },
  'a handoff of 500 KB': {
    least: 5,
    run: (harness) =>
      play(harness, {
        stages: '\n      look: { agent: one, prompt: x }',
        output: {
          handoff: {
            version: 1,
            summary: buildProse(4_000),
            detail: buildIncompressible(65_000),
            data: { all: buildIncompressible(15_000) },
            context: { suggested_approach: buildIncompressible(15_000) },
          },
        },
      }),
  },
};

describe('everything that a run writes', () => {
  for (const [name, { least, run }] of Object.entries(scenes)) {
    requirement(
      {
        ids: ['U7', 'U8'],
        title: `renders as something and fits: ${name}`,
        input: name,
        expected: `at least ${least} bodies, each at most 65,536 characters and bytes, none of them empty when comments are hidden`,
      },
      async () => {
        const harness = createHarness();
        await run(harness);
        const bodies = await readBodies(harness);
        expect(bodies.length).toBeGreaterThanOrEqual(least);
        for (const { where, body } of bodies) {
          expect(visible(body).length, where).toBeGreaterThan(5);
          expect(Buffer.byteLength(body), where).toBeLessThanOrEqual(limit);
        }
      },
    );
  }

  requirement(
    {
      ids: ['U8', 'DESIGN-4.5'],
      title: 'of a handoff of 500 KB is cut by section, and the link leads to the comment that has all of it',
      input: 'detail, data and context of 95,000 code points of four bytes',
      expected: 'several comments; the record reads back whole; the status comment links to a comment that is there',
    },
    async () => {
      const harness = createHarness();
      await scenes['a handoff of 500 KB']?.run(harness);
      const comments = await harness.threads.listSince(subjectNumber, past);
      const task = (await harness.records()).find(({ record }) => record.kind === 'task');
      expect(task?.record.kind === 'task' && [...(task.record.body.handoff?.detail ?? '')].length).toBe(65_000);
      expect(task?.pieces?.length).toBeGreaterThan(2);
      const status = comments.find(({ body }) => body.endsWith(statusMarker('fix-42')))?.body ?? '';
      const linked = /too long to show here: they are in \[the comment of its task\]\([^)]*#issuecomment-(\d+)\)/.exec(
        status,
      )?.[1];
      expect(Number(linked)).toBe(task?.comment);
      expect(comments.some(({ id }) => id === Number(linked))).toBe(true);
    },
  );
});
