import { expect } from 'vitest';
import { openAgentOutput } from '../../src/core/output/open-agent-output.ts';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import type { TaskBody } from '../../src/core/record/record.ts';
import { buildCommits, buildOutput, createHarness, type Harness, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted, orderOf, plan } from './chain.ts';
import { runTurns } from './transfer-turns.ts';

/** What `publish` makes of an output that travelled as text, as it does between jobs. */
async function publish(harness: Harness, order: Dispatch, changes: Parameters<typeof buildOutput>[1]): Promise<TaskBody> {
  const { run, task, attempt, execution } = order;
  const opened = openAgentOutput(JSON.stringify(buildOutput(order, changes)), { run, task, attempt, execution });
  if (!opened.ok) throw new Error(opened.error.message);
  const { task: body } = await advance(harness, order, { kind: 'output', output: opened.value });
  if (body === undefined) throw new Error('Nothing was recorded.');
  return body;
}

async function readStatus(harness: Harness): Promise<string> {
  const comments = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
  return comments.find(({ body }) => body.includes('<!-- baton-status:'))?.body ?? '';
}

requirement(
  {
    ids: ['F-M4', 'DESIGN-4.4'],
    title: 'nothing is built on results that an agent claims under our names',
    input: 'a stage without `branch`, three attempts, writes branch, commit, pr and cost-usd',
    expected: 'claimed-…, warnings; no pull request in the status, no branch for the next stage, no cost',
  },
  async () => {
    const harness = createHarness();
    const stages = `
      s: { agent: one, retry: { attempts: 3 }, prompt: x }
      open: { needs: [s], uses: comment, with: { body: "on {{ needs.s.results.branch }}, {{ needs.s.results.claimed-branch }}" } }`;
    const claims = { branch: 'fake', commit: 'fake', pr: '77', 'cost-usd': '9' };
    await publish(harness, orderOf(await plan(harness, { stages })), {
      outcome: 'failed',
      failure: { reason: 'exit-status', message: '' },
      results: claims,
    });
    const body = await publish(harness, lastStarted(harness), { results: claims });
    expect(body.results).toEqual({
      'claimed-branch': 'fake',
      'claimed-commit': 'fake',
      'claimed-pr': '77',
      'claimed-cost-usd': '9',
      duration: '2s',
    });
    expect(body.warnings).toHaveLength(4);
    await advance(harness, lastStarted(harness));
    const status = await readStatus(harness);
    expect(status).toContain('Nobody has to do anything.');
    expect(status).not.toMatch(/#77|\$9/);
    const comments = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
    expect(comments.some(({ body: text }) => text.startsWith('on , fake'))).toBe(true);
  },
);

requirement(
  {
    ids: ['F-M4'],
    title: 'the headline names each pull request that a built-in opened once',
    input: 'two `pull-request` stages for one branch',
    expected: 'review #100, one time',
  },
  async () => {
    const harness = createHarness();
    const stages = `
      fix: { agent: one, branch: baton/x, prompt: x }
      open: { needs: [fix], uses: pull-request, with: { title: T } }
      again: { needs: [open], uses: pull-request, with: { title: T } }`;
    await publish(harness, orderOf(await plan(harness, { stages })), { commits: buildCommits(), results: { pr: '3' } });
    await advance(harness, lastStarted(harness));
    await advance(harness, lastStarted(harness));
    expect(await readStatus(harness)).toContain('✅ succeeded**. Your turn: review #100.');
  },
);

for (const [what, results] of [
  ['256 results', Object.fromEntries(Array.from({ length: 256 }, (_, index) => [`k${index}`, 'v']))],
  ['65,536 bytes', { k: 'v'.repeat(65_535) }],
] as const) {
  requirement(
    {
      ids: ['F-M5'],
      title: `results at the documented limit are recorded, and Baton's beside them: ${what}`,
      input: `${what}, cost and tokens of the engine, commits`,
      expected: 'all of them, no warning',
    },
    async () => {
      const harness = createHarness();
      const stages = '\n      fix: { agent: one, branch: baton/x, prompt: x }';
      const usage = { costUsd: 0.5, inputTokens: 10, outputTokens: 20 };
      const order = orderOf(await plan(harness, { stages }));
      const body = await publish(harness, order, { results, usage, commits: buildCommits() });
      expect(body.warnings).toEqual([]);
      expect(body.results).toMatchObject({ ...results, duration: '2s', 'cost-usd': '0.5', branch: 'baton/x' });
    },
  );
}

requirement(
  {
    ids: ['F-C2', 'DESIGN-4.4', 'F-M29'],
    title: 'a later stage can read what an agent said last, and why it had nothing to do',
    input: 'a final text with a secret, a noop with a reason; `{{ needs.a.response }}` and `{{ needs.b.note }}`',
    expected: 'both in the later stage, redacted; not in the ledger; nothing recorded for a pipeline that does not ask',
  },
  async () => {
    const harness = createHarness({ secrets: ['model-key-4711'] });
    const stages = `
      a: { agent: one, prompt: x }
      b: { needs: [a], agent: one, prompt: x }
      say: { needs: [b], uses: comment, with: { body: "{{ needs.a.response }} / {{ needs.b.note }}" } }`;
    const extra = 'history: { limit: 2 }';
    const response = 'All done with model-key-4711 @everyone';
    const first = await publish(harness, orderOf(await plan(harness, { stages, extra })), { response });
    expect(first.results.response).not.toContain('4711');
    await publish(harness, lastStarted(harness), { outcome: 'noop', note: 'b had nothing' });
    await advance(harness, lastStarted(harness));
    const comments = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
    const made = comments.find(({ body }) => body.startsWith('All done with'))?.body ?? '';
    expect(made).toContain('/ b had nothing');
    expect(made).toContain('`@everyone`');
    expect(made).not.toContain('4711');
    const ledger = await harness.engine.ports.store.readSince(500, '2000-01-01T00:00:00Z');
    expect(JSON.stringify(ledger.records.map(({ record }) => record.body))).not.toContain('All done');
  },
);

requirement(
  {
    ids: ['F-C2'],
    title:
      'the agent job passes the final text on, and only its last 4,096 characters where no stage of the pipeline asks for it',
    input: 'a pipeline that names `needs.fix.response`; one that does not',
    expected: 'the final text of the agent; its end',
  },
  async () => {
    const asks = { prompt: 'Do it.{% comment %} needs.fix.response {% endcomment %}' };
    const asked = await runTurns({ scripts: { one: 'echo first; echo "what I found"' }, stage: asks });
    expect(asked.output.response).toContain('what I found');
    const unasked = await runTurns({ scripts: { one: 'printf "%05000d the end" 0' }, stage: { prompt: 'Write a response.' } });
    expect(unasked.output.response).toMatch(/^…0+ the end$/);
    expect(unasked.output.response).toHaveLength(4_096);
  },
);
