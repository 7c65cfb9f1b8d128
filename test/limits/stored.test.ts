import { describe, expect } from 'vitest';
import { type ChangeFacts, checkCommits, commitLimits } from '../../src/core/git/check-commits.ts';
import type { AgentOutput } from '../../src/core/output/agent-output.ts';
import { openDispatch } from '../../src/core/record/signed-dispatch.ts';
import { deriveState } from '../../src/core/state/derive-state.ts';
import { decodePorts } from '../../src/engine/record-codec.ts';
import { advance, lastStarted, orderOf, plan } from '../engine/chain.ts';
import { allGates } from '../support/all-gates.ts';
import { buildOutput, createHarness, repositoryId, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { maximalHandoff, maximalResults, textOf } from './maximal.ts';

/** The most that GitHub documents: for a comment in characters and bytes, and for all inputs of a dispatch in characters. */
const github = { comment: 65_535, inputs: 65_535 };

describe('an execution with everything at its maximum', () => {
  requirement(
    {
      ids: ['DESIGN-4.5', 'DESIGN-4.8', 'LIMITS'],
      title: 'is stored whole in comments that GitHub takes, and the order of the next stage fits into a dispatch',
      input: 'handoff, results, outputs and warnings at their maxima, in characters of four bytes',
      expected:
        'records that verify and hold the same handoff and results; comments up to 65,535 bytes; an order up to 60,000 characters that opens',
    },
    async () => {
      const harness = createHarness();
      const { to: _, message: __, ...handoff } = maximalHandoff;
      const { r0: ___, ...results } = maximalResults;
      const outputs = [...Array.from({ length: 999 }, () => textOf(65)), textOf(65_536 - 999 * 65)];
      const warnings = Array.from({ length: 20 }, (____, at) => `${at} ${'\u{1F600}'.repeat(990)}`);
      const changes: Partial<AgentOutput> = { handoff, outputs, warnings, results: { ...results, duration: '2s' } };
      const order = orderOf(await plan(harness));
      await advance(harness, order, { kind: 'output', output: buildOutput(order, changes) });
      const state = deriveState(await harness.records(), 'fix-42', allGates);
      if (!state.ok) throw new Error(state.error.message);
      const task = state.value.tasks.at(-1)?.body;
      expect(task?.outcome).toBe('succeeded');
      expect(task?.handoff).toEqual(handoff);
      expect(task?.results).toMatchObject(results);
      const comments = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
      expect(comments.length).toBeGreaterThan(3);
      for (const { body } of comments) {
        expect(Buffer.byteLength(body)).toBeLessThanOrEqual(github.comment);
        expect([...body].length).toBeLessThanOrEqual(github.comment);
      }
      const next = JSON.stringify(lastStarted(harness));
      expect(lastStarted(harness).task).toBe('fix');
      expect(next.length).toBeLessThanOrEqual(60_000);
      const tools = decodePorts(harness.engine.ports);
      const now = harness.engine.ports.clock.now();
      expect(openDispatch(next, { repo: repositoryId, now, tools })).toMatchObject({ ok: true });
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.8', 'T36', 'LIMITS'],
      title: 'an order that is longer than any of ours is refused in words',
      input: 'the same order in 240,000 bytes, and in 240,001',
      expected: 'the first opens; BATON-E401 with the size',
    },
    async () => {
      const harness = createHarness();
      const order = JSON.stringify(orderOf(await plan(harness)));
      const tools = decodePorts(harness.engine.ports);
      const now = harness.engine.ports.clock.now();
      const open = (text: string) => openDispatch(text, { repo: repositoryId, now, tools });
      expect(open(order.padEnd(240_000))).toMatchObject({ ok: true });
      const refused = open(order.padEnd(240_001));
      expect(refused.ok ? '' : `${refused.error.code} ${refused.error.message}`).toMatch(/^BATON-E401 The input "task" .*240/);
    },
  );
});

const base = 'b'.repeat(40);
const shaOf = (at: number): string => at.toString(16).padStart(40, 'a');

/** Commits one after the other with as many changes in all, and the sizes of the first of them. */
function commitsOf(count: number, changes: number, bytes: readonly number[]) {
  return Array.from({ length: count }, (_, at) => ({
    sha: shaOf(at),
    parents: [at === 0 ? base : shaOf(at - 1)],
    changes: at > 0 ? [] : Array.from({ length: changes }, (__, file) => changeOf(`f${file}`, bytes[file] ?? 0)),
  }));
}

function changeOf(path: string, bytes: number): ChangeFacts {
  return { path, oldMode: '000000', mode: '100644', bytes };
}

const file = commitLimits.fileBytes;
const sizes = [file, file, file, file, commitLimits.totalBytes - 4 * file];
const rules = { base, protectedPaths: [] };
const overCommits = [
  ['commits', commitsOf(101, 5_000, sizes), '101 commits are more than 100'],
  ['changed files', commitsOf(100, 5_001, sizes), '5001 changed files are more than 5000'],
  ['bytes of a file', commitsOf(100, 5_000, [file + 1]), `"f0" has ${file + 1} bytes, more than ${file}`],
  ['bytes in all', commitsOf(100, 5_000, [...sizes, 1]), `${commitLimits.totalBytes + 1} bytes are more than`],
] as const;

describe('the limits of commits', () => {
  requirement(
    {
      ids: ['DESIGN-6', 'LIMITS'],
      title: 'every maximum at once passes',
      input: '100 commits, 5,000 changed files, files of 40 MiB, 200 MiB in all, a path of 4,096 characters',
      expected: 'no problem',
    },
    () => {
      const commits = commitsOf(100, 4_999, sizes);
      const last = { sha: 'c'.repeat(40), parents: [shaOf(98)], changes: [changeOf(textOf(4_096), 0)] };
      expect(checkCommits([...commits.slice(0, 99), last], rules)).toEqual([]);
    },
  );

  for (const [what, commits, words] of overCommits) {
    requirement(
      {
        ids: ['DESIGN-6', 'LIMITS'],
        title: `one more is refused in words: ${what}`,
        input: what,
        expected: `BATON-E705: ${words}`,
      },
      () => {
        const problems = checkCommits(commits, rules);
        expect(problems.map(({ code, message }) => `${code}: ${message}`)).toEqual([
          expect.stringContaining(`BATON-E705: ${words}`),
        ]);
      },
    );
  }

  requirement(
    {
      ids: ['DESIGN-6', 'LIMITS'],
      title: 'one more is refused in words: the characters of a path',
      input: '4,097 characters',
      expected: 'BATON-E707: it is longer than 4,096 characters',
    },
    () => {
      const commit = { sha: shaOf(0), parents: [base], changes: [changeOf(textOf(4_097), 0)] };
      const [problem] = checkCommits([commit], rules);
      expect(`${problem?.code}: ${problem?.message}`).toMatch(/^BATON-E707: .*longer than 4,096 characters/);
    },
  );
});
