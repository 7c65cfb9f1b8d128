import { describe, expect, it } from 'vitest';
import type { AgentOutput, InlineExecution } from '../../src/core/output/agent-output.ts';
import { buildPromptContext } from '../../src/core/prompt/build-prompt-context.ts';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { renderStatusComment } from '../../src/core/view/status/status-comment.ts';
import { buildCommits, buildOutput, createHarness, type Harness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted } from './chain.ts';
import { planTransfers, stateOf } from './transfer-chain.ts';
import { ask, runTurns, say } from './transfer-turns.ts';

/** The coder `a` of a job, which hands over to the checker `b`. */
function leg(order: Dispatch): InlineExecution {
  const { outputs, isolated, startedAt, finishedAt, warnings } = buildOutput(order);
  return {
    ...{ outputs, isolated, startedAt, finishedAt, warnings },
    outcome: 'succeeded',
    results: { said: 'by a' },
    handoff: { version: 1, summary: 'I wrote feature.txt' },
    transfer: { to: 'b', message: 'for b', superseded: [] },
  };
}

const failed: Partial<AgentOutput> = { outcome: 'failed', failure: { reason: 'exit-status', message: 'boom' } };

/** A job in which `a` handed over to `b`, and how that one ended; without a handoff of its own. */
async function runChain(harness: Harness, order: Dispatch, end: Partial<AgentOutput>) {
  const { handoff: _, ...output } = buildOutput(order, end);
  return advance(harness, order, { kind: 'output', output: { ...output, inline: [leg(order)] } });
}

const retried = 'work: { agent: a, branch: "baton/x", transfer: inline, retry: { attempts: 2 } }';
const stages = `${retried}\n      after: { needs: [work], agent: c }`;

describe('work of an inline chain that was not published', () => {
  requirement(
    {
      ids: ['F-M1', 'T-10', 'C-20'],
      title: 'does not exist: the next attempt starts with the first agent again, and with nothing that was left of it',
      input: 'transfer: inline, retry.attempts 2, branch; a hands over to b in its job, b fails',
      expected: 'attempt 2 starts a, without a message; all transfers are left; the status comment says that one does not count',
    },
    async () => {
      const harness = createHarness();
      const order = await planTransfers(harness, { stages });
      await runChain(harness, order, failed);
      const next = lastStarted(harness);
      expect(next).toMatchObject({ task: 'work', agent: 'a', attempt: 2, execution: 3, hops: 10 });
      const state = await stateOf(harness);
      expect(buildPromptContext({ state, stage: 'work', due: next })).not.toHaveProperty('transfer');
      const comment = renderStatusComment(state);
      expect(comment).toContain('transfer 1 of 10, `a` → `b` (does not count: the work of that job was not published)');
      expect(comment).not.toContain('I wrote feature.txt');
    },
  );

  requirement(
    {
      ids: ['F-M1', 'T-9'],
      title: 'leaves no handoff and no result to later stages',
      input:
        'b fails, then a ends attempt 2 alone with commits and no handoff; the same with the last agent asked for nothing (noop)',
      expected: 'after is given neither handoff nor results of the lost job',
    },
    async () => {
      const harness = createHarness();
      const order = await planTransfers(harness, { stages });
      await runChain(harness, order, failed);
      const { handoff: _, ...second } = buildOutput(lastStarted(harness), { commits: buildCommits() });
      await advance(harness, lastStarted(harness), { kind: 'output', output: second });
      expect(lastStarted(harness)).toMatchObject({ task: 'after' });
      const due = { attempt: 1, execution: 1 };
      const { needs } = buildPromptContext({ state: await stateOf(harness), stage: 'after', due });
      expect(needs.work).toMatchObject({ agent: 'a', handoff: { present: false } });
      expect(needs.work?.results).not.toHaveProperty('said');

      const dropped = createHarness();
      await runChain(dropped, await planTransfers(dropped, { stages }), { outcome: 'noop', note: 'fine', dropped: true });
      const context = buildPromptContext({ state: await stateOf(dropped), stage: 'after', due });
      expect(context.needs.work).toMatchObject({ agent: 'b', outcome: 'noop', handoff: { present: false } });
    },
  );

  requirement(
    {
      ids: ['F-M1', 'T-12'],
      title: 'takes its transfers with it, so that a limit of one transfer leaves the next attempt one',
      input: 'max-handoffs: 1; a → b, b fails; in attempt 2 a → b, b succeeds; the chain is shown',
      expected: 'the run succeeds; two transfers are recorded, each as number 1; the agents of the stage are a → b',
    },
    async () => {
      const harness = createHarness();
      const order = await planTransfers(harness, { stages: retried, extra: 'limits: { max-handoffs: 1 }' });
      await runChain(harness, order, failed);
      const { ended } = await runChain(harness, lastStarted(harness), { commits: buildCommits() });
      const state = await stateOf(harness);
      expect([ended?.outcome, state.transfers.length]).toEqual(['succeeded', 2]);
      const comment = renderStatusComment(state);
      expect(comment.match(/transfer 1 of 1/g)).toHaveLength(2);
      expect(comment).toContain('a → b |');
      expect(comment).not.toContain('a → b → b');
    },
  );

  requirement(
    {
      ids: ['F-M1', 'T-10'],
      title:
        'is that of its own job alone: an agent with a job of its own is started again itself, and so is the first of its job',
      input: 'a → b in a job of its own, b → a within that job, a fails; the branch moved (stale-base)',
      expected: 'b again, with the message for b; in the same attempt where the failure counts as none',
    },
    async () => {
      const harness = createHarness();
      const order = await planTransfers(harness, { stages });
      const transfer = { to: 'b', message: 'for b', superseded: [] };
      await advance(harness, order, { kind: 'output', output: { ...buildOutput(order), transfer } });
      const second = lastStarted(harness);
      expect(second).toMatchObject({ agent: 'b', execution: 2 });
      const back = { ...leg(second), transfer: { to: 'a', message: 'for a', superseded: [] } };
      const moved = { outcome: 'failed', failure: { reason: 'stale-base', message: 'moved' } } as const;
      await advance(harness, second, { kind: 'output', output: { ...buildOutput(second, moved), inline: [back] } });
      expect(lastStarted(harness)).toMatchObject({ agent: 'b', attempt: 1, execution: 4, hops: 9 });
      const { transfer: given } = buildPromptContext({
        state: await stateOf(harness),
        stage: 'work',
        due: lastStarted(harness),
      });
      expect(given).toMatchObject({ from: 'a', to: 'b', message: 'for b' });
    },
  );

  it('stays while a stage without a branch finds nothing to do: no files were to be published', async () => {
    const harness = createHarness();
    const order = await planTransfers(harness, {
      stages: 'work: { agent: a, transfer: inline }\n      after: { needs: [work], agent: c }',
    });
    await runChain(harness, order, { outcome: 'noop' });
    const { needs } = buildPromptContext({
      state: await stateOf(harness),
      stage: 'after',
      due: { attempt: 1, execution: 1 },
    });
    expect(needs.work?.handoff.summary).toBe('I wrote feature.txt');
  });
});

describe('changed files of an agent that asks a question', () => {
  requirement(
    {
      ids: ['F-M18', 'F-M17'],
      title: 'are captured as commits, because it continues from them',
      input: 'one agent on a branch changes files and says [BATON-RESULT: needs-input]',
      expected: 'the commits, and no warning',
    },
    async () => {
      const { output } = await runTurns({
        scripts: { one: say('[BATON-RESULT: needs-input] which one?') },
        stage: { branch: 'baton/x', signal: 'required' },
        captured: { file: '/dev/null', base: 'a'.repeat(40), head: 'b'.repeat(40) },
      });
      expect(output).toMatchObject({ outcome: 'needs-input', note: 'which one?', commits: { head: 'b'.repeat(40) } });
      expect(output.warnings).toEqual([]);
    },
  );
});

describe('changed files of an agent that did not succeed', () => {
  const captured = { file: 'f', base: 'a'.repeat(40), head: 'b'.repeat(40) };
  const rows = [
    ['noop', 'noop', 'nothing to add', true],
    ['failed', 'failure', 'no', false],
  ] as const;
  for (const [outcome, word, reason, warns] of rows) {
    requirement(
      {
        ids: ['F-M17'],
        title: `are dropped ${warns ? 'with a warning' : 'without one'} after ${outcome}`,
        input: `one agent on a branch changes files and says [BATON-RESULT: ${word}]`,
        expected: warns ? 'a warning that names the outcome; no commits' : 'no commits; the failure says enough',
      },
      async () => {
        const script = say(`[BATON-RESULT: ${word}] ${reason}`);
        const { output } = await runTurns({
          scripts: { one: script },
          stage: { branch: 'baton/x', signal: 'required' },
          captured,
        });
        expect(output).toMatchObject({ outcome });
        expect(output.commits).toBeUndefined();
        const words = output.warnings.join();
        if (warns) expect(words).toContain(`changed files, but it ended as \`${outcome}\`, so they were not published`);
        else expect(words).not.toContain('not published');
        expect(output.dropped).toBe(warns ? true : undefined);
        const unchanged = await runTurns({ scripts: { one: script }, stage: { branch: 'baton/x', signal: 'required' } });
        expect(unchanged.output.warnings.join()).not.toContain('not published');
      },
    );
  }

  requirement(
    {
      ids: ['F-M1', 'F-M17'],
      title: 'are marked as dropped where a branch would have shown them, and only there',
      input: 'one changes files and hands over to two within the job, which ends as noop; with a branch, without one',
      expected: 'dropped with the branch; without it only the warning',
    },
    async () => {
      const scripts = { one: ask('two'), two: say('[BATON-RESULT: noop] nothing to add') };
      const given = { scripts, hops: 5, captured };
      const on = await runTurns({ ...given, stage: { transfer: 'inline', branch: 'baton/x', signal: 'required' } });
      const off = await runTurns({ ...given, stage: { transfer: 'inline', signal: 'required' } });
      expect([on.output.dropped, off.output.dropped]).toEqual([true, undefined]);
      expect(off.output.warnings.join()).toContain('two, the last agent of this job, ended as `noop`');
    },
  );

  requirement(
    {
      ids: ['F-M1', 'F-S2'],
      title: 'are marked as dropped also where they are files that engines trust and the stage publishes those',
      input: 'one changes CLAUDE.md and hands over to two within the job, which ends as noop; `trusted-files: publish`',
      expected: 'dropped; without that key nothing was to be published',
    },
    async () => {
      const scripts = { one: ask('two'), two: say('[BATON-RESULT: noop] nothing to add') };
      const given = { scripts, hops: 5, captured, withheld: ['CLAUDE.md'] };
      const stage = { transfer: 'inline', branch: 'baton/x', signal: 'required' };
      const on = await runTurns({ ...given, stage: { ...stage, 'trusted-files': 'publish' } });
      const off = await runTurns({ ...given, stage });
      expect([on.output.dropped, off.output.dropped]).toEqual([true, undefined]);
    },
  );

  requirement(
    {
      ids: ['F-S2'],
      title: 'are told of by the reason that holds: without a branch no file is published, trusted or not',
      input: 'an agent without a branch changes CLAUDE.md alone',
      expected: 'a warning that names the branch, and none that advises `trusted-files`',
    },
    async () => {
      const { output } = await runTurns({ scripts: { one: 'true' }, captured, withheld: ['CLAUDE.md'] });
      expect(output.warnings).toEqual([
        'The agent of stage fix changed files, but the stage has no `branch`, so they were not published.',
      ]);
    },
  );
});
