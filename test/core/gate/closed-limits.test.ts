import { describe, expect } from 'vitest';
import { configSchema } from '../../../src/core/config/schema/config-schema.ts';
import { listRefusals } from '../../../src/core/gate/closed-limits.ts';
import { buildRun, buildTask } from '../../support/record-builders.ts';
import { requirement } from '../../support/requirement.ts';
import { describeStages, getState, store } from '../run/run-builder.ts';
import { spawnState } from '../state/spawn-builder.ts';

interface Account {
  readonly engine?: 'claude-code' | 'opencode' | 'command';
  readonly secret?: string;
  readonly model?: string;
}

function toAgent({ engine = 'claude-code', secret = 'ANTHROPIC_API_KEY', model }: Account): object {
  return { engine, ...(engine === 'command' ? { command: ['true'] } : {}), env: secret === '' ? [] : [secret], model };
}

/** Returns how `next`, of another agent, stands while the limit is closed that `first` met, in words. */
function describeNext(other: Account, model?: string, own: Account = { model: 'gpt-5' }): string | undefined {
  const stages = { first: { agent: 'own' }, between: { agent: 'free' }, next: { agent: 'other', needs: ['between'] } };
  const agents = { own: toAgent(own), other: toAgent(other), free: toAgent({ secret: 'OTHER_KEY' }) };
  const config = configSchema.parse({
    version: 1,
    agents,
    pipelines: { fix: { on: { issues: { labels: ['agent-ready'] } }, stages } },
  });
  const limit = { 'not-before': '2026-03-18T13:00:00Z', window: 'w', secret: own.secret ?? 'ANTHROPIC_API_KEY', model };
  const failed = { outcome: 'failed', failure: { reason: 'limited', message: '' } } as const;
  const ended = { agent: 'own', finishedAt: '2026-03-18T08:10:00Z', limit };
  const records = [
    buildRun({}, { config }),
    buildTask({ task: 'first', attempt: 1, execution: 1, seq: 2 }, { stage: 'first', ...failed, ...ended }),
    buildTask({ task: 'between', attempt: 1, execution: 1, seq: 3 }, { stage: 'between', outcome: 'succeeded', agent: 'free' }),
  ];
  return describeStages(getState(records.map(store))).next;
}

describe('src/core/gate/closed-limits.ts: a usage limit that one agent met', () => {
  const cases: readonly (readonly [string, Account, string | undefined, boolean])[] = [
    ['the same account', {}, undefined, true],
    ['the same account by another engine', { engine: 'opencode', model: 'anthropic/opus-5' }, undefined, true],
    ['another account', { secret: 'OTHER_KEY' }, undefined, false],
    ['the same model', { model: 'gpt-5' }, 'gpt-5', true],
    ['the same model of a provider', { model: 'openai/gpt-5' }, 'gpt-5', true],
    ['the same model with its date', { model: 'gpt-5' }, 'gpt-5-20260901', true],
    ['the same model with its date as another provider writes it', { model: 'gpt-5-2026-09-01' }, 'gpt-5', true],
    ['the same model with its number', { model: 'gpt-5' }, 'gpt-5-001', true],
    ['the newest of the same model', { model: 'gpt-5-latest' }, 'gpt-5', true],
    ['no model of its own', {}, 'gpt-5', true],
    ['a smaller model of the same family', { model: 'gpt-5-mini' }, 'gpt-5', false],
    ['the next version', { model: 'opus-5-1' }, 'opus-5', false],
    ['another model', { model: 'haiku-5' }, 'opus-5', false],
    ['a model by its family', { model: 'opus' }, 'claude-opus-4-5-20251101', true],
    ['a model by its family, with a long context', { model: 'opus[1m]' }, 'claude-opus-4-5', true],
    ['the same model with a long context', { model: 'claude-opus-4-5[1m]' }, 'claude-opus-4-5', true],
    ['a release of a family that the window names', { model: 'claude-opus-4-5' }, 'opus', true],
    ['a family that tells of another one', { model: 'haiku' }, 'claude-opus-4-5', false],
    ['a release of another family than the window names', { model: 'claude-sonnet-5' }, 'opus', false],
    ['a family that begins as another one', { model: 'flash' }, 'gemini-3-flash-lite', false],
    ['a family of a newer form', { model: 'pro' }, 'gemini-3-pro-preview', true],
    ['a name that tells of no family', { model: 'opusplan' }, 'claude-sonnet-5', true],
  ];
  for (const [what, other, model, isKept] of cases) {
    requirement(
      {
        ids: ['P14-sleep'],
        title: `${isKept ? 'keeps an agent back that has' : 'lets an agent start that has'} ${what}`,
        input: `the limit is of ${model ?? 'the whole account'}; the model of the other agent: ${other.model ?? 'none'}`,
        expected: isKept ? 'it waits' : 'it is due',
      },
      () => {
        expect(describeNext(other, model, { model: model ?? 'gpt-5' })).toBe(isKept ? 'waiting' : 'due 1/1 <3');
      },
    );
  }

  requirement(
    {
      ids: ['P14-sleep'],
      title:
        'keeps back what has the model of the refused agent, which asked another model for a part of its work, and lets a third one start',
      input: 'an agent with sonnet, to which haiku-4-5 was refused; agents with sonnet, haiku and opus',
      expected: 'sonnet and haiku wait, opus is due',
    },
    () => {
      const standing = ['sonnet', 'haiku', 'opus'].map((model) =>
        describeNext({ model }, 'claude-haiku-4-5', { model: 'sonnet' }),
      );
      expect(standing).toEqual(['waiting', 'waiting', 'due 1/1 <3']);
    },
  );
});

requirement(
  {
    ids: ['P14-fallback'],
    title:
      'a limit of one model is open for a child that asked for another one, also where its agent is one of several that may continue',
    input: 'worker met a limit of opus-5; a child of worker asked for haiku-5, and one for no model',
    expected: 'nothing refuses the first one as worker; the limit refuses the second one',
  },
  () => {
    const limit = { 'not-before': '2026-03-18T13:00:00Z', window: 'w', model: 'opus-5' };
    const failed = { outcome: 'failed', failure: { reason: 'limited', message: '' } } as const;
    const refused = { ...failed, agent: 'worker', finishedAt: '2026-03-18T08:10:00Z', limit };
    const state = spawnState([
      { stage: 'split', makes: ['1-a', '2-b'] },
      { stage: 'split/2-b', body: refused },
    ]);
    const children = [...(state.run.children ?? [])].map(
      ([name, child]) => [name, name === 'split/1-a' ? { ...child, model: 'haiku-5' } : child] as const,
    );
    const due = { attempt: 1, execution: 1, cause: 2 };
    const refusalsIn = (run: typeof state.run) =>
      listRefusals({ ...state, run }, { stage: 'split/1-a', due, as: 'worker' }).map(({ task }) => task);
    expect(refusalsIn({ ...state.run, children: new Map(children) })).toEqual([]);
    expect(refusalsIn(state.run)).toEqual(['split/2-b']);
  },
);
