import { describe, expect } from 'vitest';
import { checkConfig } from '../../src/core/config/parse/parse-config.ts';
import { buildContextFile } from '../../src/core/prompt/build-context-file.ts';
import { buildPromptContext } from '../../src/core/prompt/build-prompt-context.ts';
import { renderPrompt } from '../../src/core/prompt/render-prompt.ts';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import type { State } from '../../src/core/run/state.ts';
import { deriveState } from '../../src/core/state/derive-state.ts';
import type { Trigger } from '../../src/core/trigger/trigger.ts';
import { startFromEvent } from '../../src/engine/plan/start-from-event.ts';
import { allGates } from '../support/all-gates.ts';
import { buildCommits, buildOutput, buildTrigger, createHarness, type Harness, headSha } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted, orderOf, plan } from './chain.ts';

async function stateOf(harness: Harness, run: string): Promise<State> {
  const state = deriveState(await harness.records(), run, allGates);
  if (!state.ok) throw new Error(state.error.message);
  return state.value;
}

/** Renders the prompt of a stage as its agent job does. */
function promptOf(state: State, { task: stageName, attempt, execution }: Dispatch): string {
  const stage = state.run.body.config.pipelines[state.run.body.pipeline]?.stages[stageName];
  if (stage === undefined || !('agent' in stage)) throw new Error(`${stageName} has no agent.`);
  const context = buildPromptContext({ state, stage: stageName, due: { attempt, execution } });
  const rendered = renderPrompt({ stageName, stage, context, nonce: 'ab', sha256: () => `sha256:${'0'.repeat(64)}` });
  return rendered.ok ? rendered.value.text : rendered.error.message;
}

/** A harness whose commits of agents can be published. */
function createPublishing(): Harness {
  const harness = createHarness();
  const commits = [{ message: 'm', baseTree: 't'.repeat(40), changes: [] }];
  const bundles = { read: async () => ({ ok: true as const, value: commits }) };
  return { ...harness, engine: { ...harness.engine, ports: { ...harness.engine.ports, bundles } } };
}

describe('two stages on one branch', () => {
  requirement(
    {
      ids: ['H-39', 'F-C4'],
      title: 'run one after the other: the second starts when the commits of the first are on the branch, and on top of them',
      input: 'fix and polish, which needs it, both on baton/issue-42, both with commits',
      expected: 'while fix works nothing else starts; polish starts at the tip of the branch, and the tip moves on',
    },
    async () => {
      const branch = 'branch: "baton/issue-{{ subject.number }}"';
      const stages = `
      fix: { agent: one, ${branch}, prompt: "x" }
      polish: { needs: [fix], agent: one, ${branch}, prompt: "x" }`;
      const harness = createPublishing();
      const first = orderOf(await plan(harness, { stages }));
      expect([first.task, harness.started]).toEqual(['fix', []]);
      await advance(harness, first, { kind: 'output', output: buildOutput(first, { commits: buildCommits() }) });
      const tip = harness.branches.get('baton/issue-42');
      const second = lastStarted(harness);
      expect(tip).not.toBe(headSha);
      expect(second).toMatchObject({ task: 'polish', head: tip });
      await advance(harness, second, { kind: 'output', output: buildOutput(second, { commits: buildCommits(tip) }) });
      expect(harness.branches.get('baton/issue-42')).not.toBe(tip);
      expect((await stateOf(harness, 'fix-42')).end?.body).toMatchObject({ outcome: 'succeeded' });
    },
  );
});

describe('an event of another program that two agents work on', () => {
  const payload = { id: 'A-7', title: 'Disk full', log: 'ten thousand lines of a log' };
  const config = (key: string): string => `version: 1
signing: { keys: ["${key}"] }
agents: { one: { engine: command, command: ["true"] } }
pipelines:
  triage:
    on: { webhook: { type: alert, map: { id: id, title: title, log: log } } }
    stages:
      triage: { agent: one, prompt: "{{ inputs.log }}" }
      resolve: { needs: [triage], agent: one, prompt: "{{ needs.triage.handoff.summary }} {{ needs.triage.handoff.data.issue_key }}" }
`;

  function webhook(): Trigger {
    const { repository, subject } = buildTrigger({});
    const none = { ...subject, number: 0, comments: 0, title: '', body: '' };
    const actor = { id: 11, login: 'mona', type: 'User' };
    return { kind: 'webhook', repository, actor, label: '', subject: none, webhook: { type: 'alert', payload } };
  }

  requirement(
    {
      ids: ['H-40', 'F-C4'],
      title: 'the second is given what the first found out, and not the event again',
      input: 'repository_dispatch with a log; triage reads it and leaves a summary and an issue key',
      expected: 'the prompt of triage holds the log; that of resolve holds summary and key, and not a word of the log',
    },
    async () => {
      const harness = createHarness();
      const planned = await startFromEvent(harness.engine, {
        trigger: webhook(),
        config: checkConfig(config(harness.publicKey)),
        commit: headSha,
        inline: true,
        start: 'workflow run 900',
      });
      if (!planned.ok) throw new Error(planned.error.map(({ message }) => message).join('\n'));
      const first = orderOf(planned.value);
      const store = async (): Promise<State> => {
        const { records } = await harness.engine.ports.store.readSince(first.subject, '2000-01-01T00:00:00Z');
        const state = deriveState(records, first.run, allGates);
        if (!state.ok) throw new Error(state.error.message);
        return state.value;
      };
      expect(promptOf(await store(), first)).toContain(payload.log);
      const handoff = { version: 1 as const, summary: 'The disk of db-1 is full.', data: { issue_key: payload.id } };
      await advance(harness, first, { kind: 'output', output: buildOutput(first, { handoff }) });
      const second = promptOf(await store(), lastStarted(harness));
      expect(second).toContain('The disk of db-1 is full.');
      expect(second).toContain('A-7');
      expect(second).not.toContain('log');
    },
  );
});

describe('a second attempt', () => {
  const stages = '\n      only: { agent: one, prompt: "Fix the leak.", retry: { attempts: 2 } }';

  async function fail(harness: Harness, order: Dispatch, message: string): Promise<void> {
    const failure = { reason: 'exit-status', message };
    await advance(harness, order, { kind: 'output', output: buildOutput(order, { outcome: 'failed', failure }) });
  }

  requirement(
    {
      ids: ['C-7', 'F-C4'],
      title: 'is told of the failure and of the context file before it reads its prompt',
      input: 'attempts 1 and 2 of a stage whose prompt is "Fix the leak."',
      expected: 'the prompt alone; failure, then the name of the file with "Read it first.", then the prompt',
    },
    async () => {
      const harness = createHarness();
      const first = orderOf(await plan(harness, { stages }));
      expect(promptOf(await stateOf(harness, 'fix-42'), first)).toBe('Fix the leak.');
      await fail(harness, first, 'The pump is broken.');
      const text = promptOf(await stateOf(harness, 'fix-42'), lastStarted(harness));
      const parts = ['The pump is broken.', 'BATON_CONTEXT_PATH', 'Read it first.', 'Fix the leak.'];
      const places = parts.map((part) => text.indexOf(part));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(text.endsWith('Fix the leak.')).toBe(true);
    },
  );

  requirement(
    {
      ids: ['X-12', 'C-22', 'F-C4'],
      title: 'that fails too leaves the context for people to look at, under the name that it had from the first',
      input: 'two failed attempts of two',
      expected: 'task_id is <unix seconds>-<run>, the same before and after; both failures in it; nothing was deleted',
    },
    async () => {
      const harness = createHarness();
      const contextAt = async (attempt: number) =>
        JSON.parse(
          buildContextFile({ state: await stateOf(harness, 'fix-42'), stage: 'only', due: { attempt, execution: attempt } }),
        );
      const first = orderOf(await plan(harness, { stages }));
      const before = await contextAt(1);
      const started = (await stateOf(harness, 'fix-42')).run.body.startedAt;
      expect(before.task_id).toBe(`${Math.floor(Date.parse(started) / 1_000)}-fix-42`);
      await fail(harness, first, 'words 1');
      await fail(harness, lastStarted(harness), 'words 2');
      expect((await stateOf(harness, 'fix-42')).end?.body).toMatchObject({ outcome: 'failed' });
      const all = [1, 2].map((attempt) => ({ attempt, reason: 'exit-status', error_summary: `words ${attempt}` }));
      const previous_failure = { ...all[1], all };
      expect(await contextAt(3)).toEqual({ ...before, previous_failure });
      expect(harness.writes.filter((write) => /delete|remove/.test(write))).toEqual([]);
    },
  );
});

describe('a chain of agents', () => {
  requirement(
    {
      ids: ['T-27', 'F-C4'],
      title: 'works on stages at once that do not need each other, within one budget for all',
      input: 'left and right side by side, then last; limits.max-cost-usd 1, of which left and right take 0.6 each',
      expected: 'left and right start with the run; last does not start, and the run ends with the limit in its reason',
    },
    async () => {
      const stages = `
      left: { agent: one, prompt: "x" }
      right: { agent: one, prompt: "x" }
      last: { needs: [left, right], agent: one, prompt: "x" }`;
      const harness = createHarness();
      const planned = await plan(harness, { stages, extra: 'limits: { max-cost-usd: 1 }' });
      const inline = orderOf(planned);
      const orders = [inline, lastStarted(harness)];
      expect(orders.map(({ task }) => task).toSorted()).toEqual(['left', 'right']);
      for (const order of orders)
        await advance(harness, order, { kind: 'output', output: buildOutput(order, { usage: { costUsd: 0.6 } }) });
      expect(harness.started).toHaveLength(1);
      const { end } = await stateOf(harness, 'fix-42');
      expect(end?.body).toMatchObject({ outcome: 'failed', reason: expect.stringContaining('limits.max-cost-usd is 1') });
    },
  );
});
