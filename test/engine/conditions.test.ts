import { describe, expect } from 'vitest';
import { checkDecision } from '../../src/core/run/check-decision.ts';
import type { State } from '../../src/core/run/state.ts';
import { loadState } from '../../src/core/state/derive-state.ts';
import { escalationMarker } from '../../src/core/view/markers.ts';
import { statusMarker } from '../../src/core/view/status/status-comment.ts';
import { buildOutput, createHarness, type Harness, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted, orderOf, plan } from './chain.ts';
import { begin } from './command-world.ts';

const data = '{ data: { properties: { severity: { enum: [low, high] }, count: {} } } }';

/** `investigate` and a built-in for each of its conditions. */
function stages(conditions: Readonly<Record<string, string>>, own = ''): string {
  const others = Object.entries(conditions).map(
    ([name, condition]) =>
      `\n      ${name}: { needs: [investigate], if: '${condition}', uses: comment, with: { body: "${name} ran" } }`,
  );
  return `
      investigate: { agent: one, prompt: "Look.", handoff: ${data}${own} }${others.join('')}`;
}

const severity = 'needs.investigate.handoff.data.severity';
const choice = stages({ fix: `${severity} == "high"`, note: `${severity} == "low"` });

async function investigate(harness: Harness, found: { stages: string; data: Readonly<Record<string, string>> }) {
  const order = orderOf(await plan(harness, { stages: found.stages }));
  const handoff = { version: 1 as const, summary: 'Found.', data: { ...found.data } };
  return advance(harness, order, { kind: 'output', output: buildOutput(order, { handoff }) });
}

async function bodies(harness: Harness): Promise<readonly string[]> {
  return (await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z')).map(({ body }) => body);
}

async function statusOf(harness: Harness): Promise<string> {
  return (await bodies(harness)).find((body) => body.endsWith(statusMarker('fix-42'))) ?? '';
}

async function stateOf(harness: Harness): Promise<State> {
  const state = await loadState(await harness.records(), 'fix-42');
  if (!state.ok) throw new Error(state.error.message);
  return state.value;
}

const asking = `
      look: { agent: one, prompt: "x" }
      fix: { agent: one, prompt: "y", needs: [look], if: "always()" }`;

describe('a run with conditions', () => {
  requirement(
    {
      ids: ['F-M18', 'H-41'],
      title: 'goes on with the answer to a question of its agent',
      input: 'look ends needs-input, and a stage behind it has `if`; /baton answer',
      expected: 'look starts again',
    },
    async () => {
      const { harness, order, say } = await begin({ stages: asking });
      const output = buildOutput(order, { outcome: 'needs-input', note: 'The old format, or ISO 8601?' });
      await advance(harness, order, { kind: 'output', output });
      expect((await say('/baton answer ISO 8601.')).runs).toMatchObject([{ run: 'fix-42', started: ['look'] }]);
    },
  );

  requirement(
    {
      ids: ['H-41', 'DESIGN-4.1'],
      title: 'starts the stage whose condition is true, skips the other, and says why',
      input: 'low severity; fix needs high, note needs low',
      expected: 'one order, of note; the run succeeds; the status comment has the condition and the value',
    },
    async () => {
      const harness = createHarness();
      await investigate(harness, { stages: choice, data: { severity: 'low' } });
      expect(harness.started.map(({ task }) => task)).toEqual(['note']);
      const advanced = await advance(harness, lastStarted(harness));
      expect(advanced.ended).toBeDefined();
      expect(harness.started).toHaveLength(1);
      const status = await statusOf(harness);
      expect(status).toContain(`- ⏭️ \`fix\`: its condition \`${severity} == "high"\` is false; the value is "low".`);
      expect(status).toContain('✅ succeeded');
    },
  );

  requirement(
    {
      ids: ['H-41', 'DESIGN-4.1'],
      title: 'shows a condition with `||` as it was written',
      input: 'a stage that is skipped by `failed() || severity == "high"`',
      expected: 'the same condition in the status comment',
    },
    async () => {
      const harness = createHarness();
      await investigate(harness, { stages: stages({ fix: `failed() || ${severity} == "high"` }), data: { severity: 'low' } });
      expect(await statusOf(harness)).toContain(`- ⏭️ \`fix\`: its condition \`failed() || ${severity} == "high"\` is false`);
    },
  );

  requirement(
    {
      ids: ['H-41', 'DESIGN-5'],
      title: 'ends at its start when every stage is skipped, without a job',
      input: 'one stage with subject.kind == "pull-request", and the label on an issue',
      expected: 'no order; the run had nothing to do; nobody is asked',
    },
    async () => {
      const harness = createHarness();
      const only = `\n      only: { agent: one, prompt: "x", if: 'subject.kind == "pull-request"' }`;
      const planned = await plan(harness, { stages: only });
      expect(planned.inline).toBeUndefined();
      expect(harness.started).toEqual([]);
      expect((await stateOf(harness)).end?.body).toMatchObject({ outcome: 'noop', reason: 'all stages were skipped' });
      const status = await statusOf(harness);
      expect(status).toContain('had nothing to do');
      expect(status).toContain('`only`: its condition');
      expect(await bodies(harness)).not.toContainEqual(expect.stringContaining(escalationMarker('fix-42')));
    },
  );

  requirement(
    {
      ids: ['H-41', 'C-22'],
      title: 'that divides by zero fails, and a person sees which condition and which values',
      input: '10 / int(count) > 1, with a count of 0',
      expected:
        'the run fails; the call for a person and the status comment have the condition and "0"; a retry is refused in words',
    },
    async () => {
      const harness = createHarness();
      const dividing = stages({ fix: '10 / int(needs.investigate.handoff.data.count) > 1' });
      await investigate(harness, { stages: dividing, data: { count: '0' } });
      expect(harness.started).toEqual([]);
      const calls = (await bodies(harness)).filter((body) => body.endsWith(escalationMarker('fix-42')));
      expect(calls).toHaveLength(1);
      for (const text of [calls[0], await statusOf(harness)]) {
        expect(text).toContain('10 / int(needs.investigate.handoff.data.count)');
        expect(text).toContain('divides by zero');
        expect(text).toContain('the value is "0"');
      }
      const source = { kind: 'comment', comment: 1 } as const;
      const refusal = checkDecision(await stateOf(harness), { verb: 'retry', source, stage: 'fix' });
      expect(refusal).toContain('A run keeps the configuration that it started with; start the pipeline again.');
    },
  );

  requirement(
    {
      ids: ['H-41', 'C-22'],
      title: 'starts a stage with failed() after a failure, then ends as failed and asks a person once',
      input: 'investigate fails; report has if: failed()',
      expected: 'report is started and does its work; one call for a person, after it',
    },
    async () => {
      const harness = createHarness();
      const order = orderOf(await plan(harness, { stages: stages({ report: 'failed()' }, ', retry: { attempts: 1 }') }));
      const failed = await advance(harness, order, { kind: 'lost', failure: { reason: 'exit-status', message: 'no' } });
      expect(failed.ended).toBeUndefined();
      expect(harness.started.map(({ task }) => task)).toEqual(['report']);
      await advance(harness, lastStarted(harness));
      const all = await bodies(harness);
      expect(all).toContainEqual(expect.stringContaining('report ran'));
      expect(all.filter((body) => body.endsWith(escalationMarker('fix-42')))).toHaveLength(1);
      expect((await stateOf(harness)).end?.body).toMatchObject({ outcome: 'failed', reason: 'investigate: exit-status' });
    },
  );

  requirement(
    {
      ids: ['H-41', 'H-29'],
      title: 'keeps a handoff that a condition reads in the record, also with store: artifacts',
      input: 'store: artifacts, high severity',
      expected: 'no artifact; the record has the handoff; fix is started',
    },
    async () => {
      const harness = createHarness();
      await investigate(harness, { stages: `${choice}\nstore: artifacts\n`, data: { severity: 'high' } });
      expect(harness.texts.saved.size).toBe(0);
      expect((await stateOf(harness)).tasks[0]?.body.handoff?.data).toEqual({ severity: 'high' });
      expect(harness.started.map(({ task }) => task)).toEqual(['fix']);
    },
  );

  requirement(
    {
      ids: ['H-41'],
      title: 'goes on after a failure that continue-on-failure allows, and says so',
      input: 'investigate fails with continue-on-failure; note needs it',
      expected: 'note is started; the run succeeds; the status comment names the failure; nobody is asked',
    },
    async () => {
      const harness = createHarness();
      const allowed = stages(
        { note: 'needs.investigate.outcome == "failed"' },
        ', retry: { attempts: 1 }, continue-on-failure: true',
      );
      const order = orderOf(await plan(harness, { stages: allowed }));
      await advance(harness, order, { kind: 'lost', failure: { reason: 'exit-status', message: 'no' } });
      await advance(harness, lastStarted(harness));
      const status = await statusOf(harness);
      expect(status).toContain('✅ succeeded');
      expect(status).toContain('The run goes on, because the stage has `continue-on-failure`.');
      expect(await bodies(harness)).not.toContainEqual(expect.stringContaining(escalationMarker('fix-42')));
    },
  );
});
