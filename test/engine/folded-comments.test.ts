import { describe, expect } from 'vitest';
import { applyDecision } from '../../src/engine/decision/apply-decision.ts';
import { GitHubError } from '../../src/ports/github.ts';
import { buildOutput, createHarness, type Harness, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted, orderOf, plan } from './chain.ts';
import { begin } from './command-world.ts';

const single = '\n      only: { agent: one, retry: { attempts: 1 }, prompt: "x" }';
const double = `${single}\n      more: { needs: [only], agent: one, prompt: "y" }`;

/** Returns the first words of the comments that GitHub shows open. */
async function readOpen(harness: Harness): Promise<readonly string[]> {
  const comments = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
  return comments
    .filter(({ isMinimised }) => isMinimised !== true)
    .map(({ body }) => body.split(/:|(?: is)? \*\*|\*\* |\n/)[0] ?? '');
}

async function play(harness: Harness, outcome: 'succeeded' | 'failed', options: Parameters<typeof plan>[1] = {}) {
  const order = orderOf(await plan(harness, { stages: single, ...options }));
  const changes = outcome === 'failed' ? { failure: { reason: 'exit-status', message: '' } } : {};
  return advance(harness, order, { kind: 'output', output: buildOutput(order, { outcome, ...changes }) });
}

async function retry(harness: Harness): Promise<void> {
  const [run] = await harness.records();
  const first = { id: run?.comment ?? 0, at: run?.writtenAt ?? '' };
  const place = { run: 'fix-42', thread: subjectNumber, first, actor: { id: 7, login: 'marla' } };
  const source = { kind: 'comment' as const, comment: 5_000 };
  await applyDecision(harness.engine, { ...place, verb: 'retry', reason: 'a comment asked for it', source });
}

describe('comments of a run that has ended', () => {
  requirement(
    {
      ids: ['U29'],
      title: 'are folded but for its status comment, in one request, and the records still count',
      input: 'a run of two stages; a person comments in between',
      expected:
        'during the run all are open; then the status comment and the words of the person; 4 records, and nothing ignored',
    },
    async () => {
      const harness = createHarness();
      await advance(harness, orderOf(await plan(harness, { stages: double })));
      harness.threads.post({ subject: subjectNumber, body: 'Thanks!', author: { id: 7, login: 'marla' } });
      expect(harness.threads.minimised).toEqual([]);
      await advance(harness, lastStarted(harness));
      expect(await readOpen(harness)).toEqual(['Baton run `fix-42` of pipeline `fix`', 'Thanks!']);
      expect(harness.threads.requests.filter((request) => request === 'minimise')).toHaveLength(1);
      expect((await harness.records()).map(({ record }) => record.kind)).toEqual(['run', 'task', 'task', 'end']);
    },
  );

  requirement(
    {
      ids: ['U29', 'U15'],
      title: 'leave the call for a person open until somebody acts',
      input: 'a run that fails, /baton retry, and a second failure',
      expected: 'status and call; after the retry the status and the decision; after the second failure status and new call',
    },
    async () => {
      const harness = createHarness();
      await play(harness, 'failed');
      const open = ['Baton run `fix-42` of pipeline `fix`', '**A person is needed'];
      const readShort = async () => (await readOpen(harness)).map((words) => words.replace(/^(\*\*A person is needed).*/, '$1'));
      expect(await readShort()).toEqual(open);
      await retry(harness);
      expect((await readShort()).filter((words) => open.includes(words))).toEqual(open.slice(0, 1));
      const order = lastStarted(harness);
      const failed = { outcome: 'failed' as const, failure: { reason: 'exit-status', message: '' } };
      await advance(harness, order, { kind: 'output', output: buildOutput(order, failed) });
      expect(await readShort()).toEqual(open);
    },
  );

  requirement(
    {
      ids: ['U29'],
      title: 'are followed by the next run, which folds status and call of the one before',
      input: 'a run that fails, then a second run that succeeds',
      expected: 'only the status comment of the second run is open',
    },
    async () => {
      const harness = createHarness();
      await play(harness, 'failed');
      await play(harness, 'succeeded', { start: 'second', comments: harness.threads.count(subjectNumber) });
      expect(await readOpen(harness)).toEqual(['Baton run `fix-42-2` of pipeline `fix`']);
    },
  );

  requirement(
    {
      ids: ['U29'],
      title: 'of another pipeline stay: a run replaces only what an earlier run of its own pipeline came to',
      input: 'a run of fix, one of review, and a second one of fix',
      expected: 'the newest status of each pipeline is open, and nothing else',
    },
    async () => {
      const harness = createHarness();
      await play(harness, 'succeeded');
      await play(harness, 'succeeded', { pipeline: 'review', start: 'second', comments: harness.threads.count(subjectNumber) });
      await play(harness, 'succeeded', { start: 'third', comments: harness.threads.count(subjectNumber) });
      expect(await readOpen(harness)).toEqual([
        'Baton run `review-42` of pipeline `review`',
        'Baton run `fix-42-2` of pipeline `fix`',
      ]);
    },
  );

  requirement(
    {
      ids: ['U29', 'U5'],
      title: 'are folded with the replies that name the run, and nothing of other people',
      input: '/baton status and /baton help during the run, and a person who copies the marker of a reply',
      expected: 'the reply about the run is folded; the list of commands, the commands and the copy stay open',
    },
    async () => {
      const { harness, order, say, replies } = await begin();
      await say('/baton status');
      await say('/baton help');
      const [reply = ''] = await replies();
      const copy = harness.threads.post({ subject: subjectNumber, body: reply, author: { id: 7, login: 'marla' } });
      await advance(harness, order);
      await advance(harness, lastStarted(harness));
      const listed = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
      const folded = listed.filter(({ isMinimised }) => isMinimised === true);
      expect(folded.map(({ body }) => body)).toContain(reply);
      expect(folded.map(({ id }) => id)).not.toContain(copy.id);
      expect(folded.some(({ body }) => body.includes('what it does'))).toBe(false);
      expect(folded.every(({ author }) => author?.id !== 7)).toBe(true);
    },
  );

  requirement(
    {
      ids: ['U2', 'U29'],
      title: 'stay open when GitHub refuses, which is a line in the log',
      input: 'GitHub refuses to fold; the run succeeds',
      expected: 'the run ends, and one warning names it',
    },
    async () => {
      const harness = createHarness();
      const minimiseAll = () =>
        Promise.reject(new GitHubError('no right', { reason: 'rejected', status: 422, code: 'BATON-E812' }));
      const threads = { ...harness.engine.ports.threads, minimiseAll };
      const refusing = { ...harness, engine: { ...harness.engine, ports: { ...harness.engine.ports, threads } } };
      const { ended } = await play(refusing, 'succeeded');
      expect(ended?.outcome).toBe('succeeded');
      expect(harness.warnings).toEqual(['The comments of run fix-42 were not all folded: no right']);
    },
  );

  requirement(
    {
      ids: ['U29'],
      title: 'that nobody has to read stay as they are where the records have a closed issue of their own',
      input: 'comments: outcomes; the run succeeds',
      expected: 'the status comment is the one comment on the issue; no request to fold',
    },
    async () => {
      const harness = createHarness();
      await play(harness, 'succeeded', { top: 'comments: outcomes' });
      expect(await readOpen(harness)).toEqual(['Baton run `fix-42` of pipeline `fix`']);
      expect(harness.threads.minimised).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['U29', 'DESIGN-5.2'],
      title: 'of a later run stay open when the job that started an earlier one runs again',
      input: 'a run; `comments: outcomes` and a second run; the first plan job once more, with the configuration of its commit',
      expected: 'the status of the second run is open',
    },
    async () => {
      const harness = createHarness();
      await play(harness, 'succeeded', { start: 'first' });
      const count = () => ({ comments: harness.threads.count(subjectNumber) });
      await play(harness, 'succeeded', { start: 'second', top: 'comments: outcomes', ...count() });
      const second = 'Baton run `fix-42-2` of pipeline `fix`';
      expect(await readOpen(harness)).toEqual([second]);
      const again = await plan(harness, { start: 'first', stages: single, ...count() });
      expect(again.runs.map(({ run }) => run)).toEqual(['fix-42']);
      expect(await readOpen(harness)).toEqual([second]);
    },
  );
});
