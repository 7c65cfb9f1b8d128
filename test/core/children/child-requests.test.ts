import { createHash } from 'node:crypto';
import { describe, expect } from 'vitest';
import { admitChild, withAdmission } from '../../../src/core/children/admit-child.ts';
import type { ChildCalls } from '../../../src/core/children/child.ts';
import type { ChildOffer } from '../../../src/core/children/child-offer.ts';
import { buildChildOffer } from '../../../src/core/spawn/child-offer.ts';
import { planChildren } from '../../../src/core/spawn/plan-children.ts';
import { readChildCalls, withoutChildCalls } from '../../../src/core/spawn/read-child-calls.ts';
import { requirement } from '../../support/requirement.ts';
import { type SpawnStep, spawnState } from '../state/spawn-builder.ts';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
const none: ChildCalls = { requests: [], refused: 0 };
const offer: ChildOffer = {
  stage: 'split',
  asked: 0,
  left: 3,
  why: '`limits.max-children` is 3, and the run has 3 child tasks.',
  agents: [
    { name: 'worker', description: '', model: 'large' },
    { name: 'writer', description: 'writes' },
  ],
  models: ['small'],
  branch: true,
  keyed: [],
};

function offerOf(steps: readonly SpawnStep[], options: Parameters<typeof spawnState>[1] = {}, stage = 'split') {
  return buildChildOffer(spawnState(steps, options), { stage, execution: 9, digest });
}

describe('what an agent is offered', () => {
  requirement(
    {
      ids: ['K-17'],
      title: 'nothing without `children` in the settings of the stage',
      input: 'a stage with `children: {}`, one without',
      expected: 'an offer; none',
    },
    () => {
      expect(offerOf([])).toMatchObject({
        stage: 'split',
        asked: 0,
        left: 10,
        branch: true,
        agents: [{ name: 'worker' }],
        models: [],
      });
      expect(offerOf([], {}, 'finish')).toBeUndefined();
    },
  );

  const turn: SpawnStep = { stage: 'split', makes: ['1-api', '2-docs'] };
  const rows = [
    ['limits.max-children', { limits: { 'max-children': 3 } }, 1, '`limits.max-children` is 3, and the run has 3 child tasks.'],
    // One execution is behind it, this turn and its next one are to come.
    [
      'limits.max-tasks',
      { limits: { 'max-tasks': 6 } },
      1,
      '`limits.max-tasks` is 6, and 6 executions have been made or are to come.',
    ],
    ['limits.max-depth', { limits: { 'max-depth': 1 } }, 0, '`limits.max-depth` is 1, and it would be 2 deep.'],
  ] as const;
  for (const [name, options, left, why] of rows) {
    requirement(
      {
        ids: ['K-23', 'LIMITS'],
        title: `as many children as ${name} leaves, and the limit in words`,
        input: JSON.stringify(options),
        expected: `${left} left: ${why}`,
      },
      () => {
        const stage = name === 'limits.max-depth' ? 'split/1-api' : 'split';
        expect(offerOf([turn], options, stage)).toMatchObject({ left, why });
        const state = spawnState([turn], options);
        const requests = Array.from({ length: left + 1 }, (_, index) => ({ ordinal: 3 + index, prompt: `Do ${index}.` }));
        const calls = { requests, refused: 0, wait: { names: [], until: 'all' as const } };
        const planned = planChildren(state, { stage, execution: 9, calls, finishedAt: '2026-03-18T09:00:00Z' });
        expect(planned.body?.made).toHaveLength(left);
        expect(planned.warnings.join()).toContain(why);
      },
    );
  }
});

describe('one request for a child', () => {
  const wrong = [
    ['an empty prompt', { prompt: ' ' }, '`prompt` is empty. Write what the task is.'],
    ['no prompt', { name: 'api' }, '`prompt` is empty. Write what the task is.'],
    ['a number as the prompt', { prompt: 7 }, '`prompt` is the number 7; write a text.'],
    [
      'a prompt of 16,385 characters',
      { prompt: '𝄞'.repeat(16_385) },
      '`prompt` has 16385 characters, and at most 16384 are passed on.',
    ],
    ['an unknown field', { prompt: 'p', title: 't' }, '`title` is no input of a child task; write `prompt`,'],
    ['another repository', { prompt: 'p', repository: 'octo-org/docs' }, '`repository` is not supported yet: a child works in'],
    ['an unknown agent', { prompt: 'p', agent: 'boss' }, '`agent` is "boss". Write one of worker, writer, or leave it out.'],
    ['an unknown model', { prompt: 'p', model: 'huge' }, '`model` is "huge". Write one of small, or leave it out.'],
    ['the model of another agent', { prompt: 'p', agent: 'writer', model: 'large' }, '`model` is "large".'],
    ['a bad branch', { prompt: 'p', branch: 'a..b' }, 'The branch "a..b" cannot be used: it holds ".." or "//".'],
    ['a long key', { prompt: 'p', idempotency_key: 'k'.repeat(201) }, '`idempotency_key` has 201 characters'],
    ['a long branch', { prompt: 'p', branch: 'b'.repeat(201) }, '`branch` has 201 characters'],
    ['a list', [], 'A request is a list; write an object with `prompt`.'],
    ['a text', 'p', 'A request is the string "p"; write an object with `prompt`.'],
    ['null', null, 'A request is null; write an object with `prompt`.'],
  ] as const;
  for (const [name, input, words] of wrong) {
    requirement(
      {
        ids: [name === 'another repository' ? 'K-24' : 'K-8', 'K-10'],
        title: `is refused with ${name}`,
        input: JSON.stringify(input).slice(0, 60),
        expected: words,
      },
      () => {
        const admission = admitChild(input, { offer, calls: none, digest });
        expect(admission.kind === 'refused' ? admission.errors.map(({ message }) => message).join() : '').toContain(words);
        expect(withAdmission(none, admission)).toEqual({ requests: [], refused: 1 });
      },
    );
  }

  requirement(
    {
      ids: ['K-2'],
      title: 'belongs to the task that asked for it, whatever it says of itself',
      input: 'a request that names a parent, by the tool and in the file that the tool writes; the agent of split/1-api',
      expected: 'refused; dropped; the child is split/1-api/1-p',
    },
    () => {
      const claim = { prompt: 'p', parent: 'finish' };
      expect(admitChild(claim, { offer, calls: none, digest })).toMatchObject({ kind: 'refused', errors: [{ path: 'parent' }] });
      const forged = { requests: [{ ...claim, ordinal: 1, stage: 'finish', task: 'finish' }], refused: 0, stage: 'finish' };
      const { calls } = read(undefined, { toolFile: new TextEncoder().encode(JSON.stringify(forged)) });
      expect(calls).toEqual({ requests: [{ ordinal: 1, prompt: 'p' }], refused: 0 });
      const asking = { stage: 'split/1-api', execution: 1, finishedAt: '2026-03-18T09:00:00Z' };
      const state = spawnState([{ stage: 'split', makes: ['1-api'] }]);
      expect(planChildren(state, { ...asking, calls: calls ?? none }).body?.made).toMatchObject([{ name: 'split/1-api/1-p' }]);
    },
  );

  requirement(
    {
      ids: ['K-7', 'K-29', 'K-30'],
      title: 'has a name by its number, which a refused one uses up; a key with the same prompt is the same child',
      input: 'a good one, a refused one, another; the first key again; that key for another prompt',
      expected: '1-api, 3-docs; 1-api; refused',
    },
    () => {
      let calls = none;
      const ask = (input: object) => {
        const admission = admitChild(input, { offer, calls, digest });
        calls = withAdmission(calls, admission);
        return admission;
      };
      expect(ask({ prompt: 'Do the API.', name: 'api', idempotency_key: 'a' })).toMatchObject({ name: 'split/1-api' });
      expect(ask({ prompt: '' })).toMatchObject({ kind: 'refused' });
      expect(ask({ prompt: 'Docs!', model: 'small', branch: null })).toMatchObject({ name: 'split/3-docs' });
      expect(ask({ prompt: 'Do the API.', idempotency_key: 'a' })).toEqual({ kind: 'repeated', name: 'split/1-api', ordinal: 1 });
      expect(ask({ prompt: 'Other.', idempotency_key: 'a' })).toMatchObject({ errors: [{ path: 'idempotency_key' }] });
      expect(calls).toMatchObject({ requests: [{ ordinal: 1 }, { ordinal: 3, prompt: 'Docs!' }], refused: 2 });
    },
  );

  requirement(
    {
      ids: ['K-29'],
      title: 'repeats one of an earlier turn by its key, although only digests of it are at hand',
      input: 'a child of the turn before with key `a`; the same key with the same and with another prompt',
      expected: 'the child; refused',
    },
    () => {
      const short = (text: string): string => digest(text).slice(-16);
      const later = {
        ...offer,
        asked: 4,
        keyed: [{ name: 'split/1-api', ordinal: 1, key: short('a'), prompt: short('Do it.') }],
      };
      const ask = (prompt: string) => admitChild({ prompt, idempotency_key: 'a' }, { offer: later, calls: none, digest });
      expect(ask('Do it.')).toEqual({ kind: 'repeated', name: 'split/1-api', ordinal: 1 });
      expect(ask('Do that.')).toMatchObject({ kind: 'refused' });
      expect(admitChild({ prompt: 'New.' }, { offer: later, calls: none, digest })).toMatchObject({ name: 'split/5-new' });
    },
  );
});

const read = (children: unknown, more: Partial<Parameters<typeof readChildCalls>[0]> = {}) =>
  readChildCalls({
    toolFile: undefined,
    sources: { file: JSON.stringify({ children }), printed: {} },
    offer,
    known: [],
    digest,
    ...more,
  });

describe('the key `children` of a handoff file', () => {
  requirement(
    {
      ids: ['K-7', 'K-13'],
      title: 'asks for children and waits for all of them where no names stand',
      input: '{ create: [two], wait: { until: first, timeout: 30 } }',
      expected: 'two requests, and a wait for both',
    },
    () => {
      const create = [{ prompt: 'Do the API.', name: 'api' }, { prompt: 'Docs.' }];
      expect(read({ create, wait: { until: 'first', timeout: 30 } })).toEqual({
        calls: {
          requests: [
            { ordinal: 1, prompt: 'Do the API.', name: 'api' },
            { ordinal: 2, prompt: 'Docs.' },
          ],
          refused: 0,
          wait: { names: ['split/1-api', 'split/2-docs'], until: 'first', timeoutMinutes: 30 },
        },
        warnings: [],
      });
      const printed = { handoff: [JSON.stringify({ children: { create } })] };
      expect(read(undefined, { sources: { printed } }).calls?.requests).toHaveLength(2);
    },
  );

  requirement(
    {
      ids: ['K-7', 'K-29'],
      title: 'comes after what the tools asked for, whose wait counts',
      input: 'a tool file with one request and a wait; a file with two requests, one by the same key, and a wait',
      expected: 'the request of the tool, then the new one; the wait of the tool, and a warning',
    },
    () => {
      const tool = {
        requests: [{ ordinal: 1, prompt: 'One.', key: 'a' }],
        refused: 1,
        wait: { names: ['split/1-one'], until: 'all' },
      };
      const create = [{ prompt: 'One.', idempotency_key: 'a' }, { prompt: 'Two.' }];
      const { calls, warnings } = read({ create, wait: {} }, { toolFile: new TextEncoder().encode(JSON.stringify(tool)) });
      expect(calls).toEqual({ ...tool, requests: [...tool.requests, { ordinal: 3, prompt: 'Two.' }] });
      expect(warnings).toEqual([expect.stringContaining('`children.wait` was dropped')]);
    },
  );

  requirement(
    {
      ids: ['K-8', 'K-16'],
      title: 'says what is wrong with it, and keeps what can be used',
      input: 'a text; a request without a prompt; until: soon; timeout: 0; names of others; children that have ended',
      expected: 'a warning each; no wait without an own child that is open',
    },
    () => {
      expect(read('two').warnings).toEqual([expect.stringContaining('`children` is the string "two"')]);
      const { calls, warnings } = read({
        create: [{}, { prompt: 'Two.' }],
        wait: { until: 'soon', timeout: 0, names: ['2-two', 'fix'] },
      });
      expect(calls).toEqual({
        requests: [{ ordinal: 2, prompt: 'Two.' }],
        refused: 1,
        untold: ['`children.create[0]` made no child: `prompt` is empty. Write what the task is.'],
        wait: { names: ['split/2-two'], until: 'all' },
      });
      for (const words of ['create[0]', 'wait.until', 'wait.timeout', 'waits for "fix"'])
        expect(warnings.join()).toContain(words);
      const known = [{ name: 'split/1-api', outcome: 'failed' }];
      expect(read({ wait: { names: ['1-api'] } }, { known })).toEqual({
        calls: undefined,
        warnings: [expect.stringContaining('nothing to wait for')],
      });
      expect(
        read({ wait: { names: ['1-api'] } }, { known: [{ name: 'split/1-api', outcome: 'running' }] }).calls?.wait?.names,
      ).toEqual(['split/1-api']);
    },
  );

  requirement(
    {
      ids: ['K-17', 'H-16'],
      title: 'is no handoff of its own, and asks for nothing where the stage has no `children`',
      input: 'a file with `children` alone; with a summary; a stage without the setting',
      expected: 'no source left; the source; a warning',
    },
    () => {
      const alone = { file: JSON.stringify({ version: 1, children: {} }), printed: {} };
      expect(withoutChildCalls(alone)).toEqual({ file: undefined, printed: {} });
      const both = { file: JSON.stringify({ summary: 's', children: {} }), printed: {} };
      expect(withoutChildCalls(both)).toEqual(both);
      const { calls, warnings } = read({ create: [{ prompt: 'p' }] }, { offer: undefined });
      expect([calls, warnings]).toEqual([undefined, [expect.stringContaining('without `children` in the settings')]]);
    },
  );
});
