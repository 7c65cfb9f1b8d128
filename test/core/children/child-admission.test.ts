import { createHash } from 'node:crypto';
import { describe, expect } from 'vitest';
import { admitChild } from '../../../src/core/children/admit-child.ts';
import type { ChildCalls } from '../../../src/core/children/child.ts';
import type { ChildOffer } from '../../../src/core/children/child-offer.ts';
import {
  childName,
  depthOf,
  elementName,
  groupNameOf,
  isChild,
  isElement,
  isPart,
  lineageOf,
  parentNameOf,
  stageOfConfig,
} from '../../../src/core/children/task-name.ts';
import { requirement } from '../../support/requirement.ts';

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

describe('a request for a child', () => {
  const right = [
    ['a prompt of 16,384 characters', { prompt: '𝄞'.repeat(16_384) }, {}],
    ['the model of the agent that it gets', { prompt: 'p', model: 'large' }, { model: 'large' }],
    ['a branch', { prompt: 'p', branch: 'api' }, { branch: 'api' }],
    ['fields that are empty or undefined', { prompt: 'p', agent: '', branch: undefined, model: null }, {}],
  ] as const;
  for (const [name, input, fields] of right) {
    requirement(
      {
        ids: ['K-8', 'K-10'],
        title: `is taken with ${name}`,
        input: JSON.stringify(input).slice(0, 60),
        expected: JSON.stringify(fields),
      },
      () => {
        const request = { ordinal: 1, prompt: input.prompt, ...fields };
        expect(admitChild(input, { offer, calls: none, digest })).toMatchObject({ kind: 'asked', request });
      },
    );
  }

  requirement(
    {
      ids: ['K-23', 'LIMITS'],
      title: 'is refused once the turn has asked for as many as were left, with the limit in words',
      input: 'left: 1, a second request; left: 0; no models but that of the agent, and another one named',
      expected: 'what this turn has asked for; the limit alone; no list of models',
    },
    () => {
      const ask = (left: number, calls: ChildCalls, model?: string) => {
        const admission = admitChild({ prompt: 'p', model }, { offer: { ...offer, left, models: [] }, calls, digest });
        return admission.kind === 'refused' ? admission.errors.map(({ message }) => message).join() : admission.kind;
      };
      const one = { requests: [{ ordinal: 1, prompt: 'One.' }], refused: 0 };
      expect([ask(2, one), ask(1, none)]).toEqual(['asked', 'asked']);
      expect(ask(1, one)).toContain(`${offer.why} This turn has asked for 1 already. Do the rest yourself`);
      expect(ask(0, none)).toContain(`${offer.why} Do the rest yourself`);
      expect(ask(1, none, 'huge')).toContain('`model` is "huge". Leave it out.');
    },
  );

  requirement(
    {
      ids: ['K-29'],
      title: 'is told from others by its own key, in this turn and of earlier ones, and by a branch that it names',
      input: 'keys a and b of this turn, c and d of an earlier one, each asked again; a new key; d with other branches',
      expected: 'each one itself; a new child; refused with another branch than its own',
    },
    () => {
      const short = (text: string): string => digest(text).slice(-16);
      const calls = { requests: ['a', 'b'].map((key, index) => ({ ordinal: 5 + index, prompt: 'Do it.', key })), refused: 0 };
      const keyed = ['c', 'd'].map((key, index) => ({
        ...{ name: `split/${index + 1}-do-it`, ordinal: index + 1, key: short(key), prompt: short('Do it.'), branch: 'own' },
      }));
      const ask = (key: string, branch?: string) =>
        admitChild({ prompt: 'Do it.', idempotency_key: key, branch }, { offer: { ...offer, asked: 4, keyed }, calls, digest });
      for (const [index, key] of ['a', 'b'].entries()) expect(ask(key)).toMatchObject({ kind: 'repeated', ordinal: 5 + index });
      for (const [index, key] of ['c', 'd'].entries()) expect(ask(key)).toMatchObject({ kind: 'repeated', ordinal: 1 + index });
      expect(ask('e')).toMatchObject({ kind: 'asked', request: { ordinal: 7 } });
      expect(ask('d', 'own')).toMatchObject({ kind: 'repeated', name: 'split/2-do-it' });
      expect(ask('d', 'other')).toMatchObject({ kind: 'refused', errors: [{ code: 'duplicate-key' }] });
    },
  );

  requirement(
    {
      ids: ['K-30'],
      title: 'has a name of at most 24 letters, digits and single hyphens, from its own word or else from its prompt',
      input: 'a word with spaces and accents, one that is cut at a hyphen, one without a letter, and no letter at all',
      expected: 'the-cafe; 23 letters; do; the number alone',
    },
    () => {
      const nameOf = (name: string | undefined, prompt = 'Do.') => childName('split', { ordinal: 1, name, prompt });
      expect(nameOf('  The  Café! ')).toBe('split/1-the-cafe');
      expect(nameOf(`-${'a'.repeat(23)} b`)).toBe(`split/1-${'a'.repeat(23)}`);
      expect(nameOf('a'.repeat(30))).toBe(`split/1-${'a'.repeat(24)}`);
      expect([nameOf('!?'), nameOf(undefined), nameOf('', '!')]).toEqual(['split/1-do', 'split/1-do', 'split/1']);
    },
  );

  requirement(
    {
      ids: ['K-30', 'H-44'],
      title: 'and every other task says by its name what it is a part of',
      input: 'split, split[1], split[1]/2-docs, split/1-api/2-docs',
      expected: 'the parent, all above it, its depth, the stage of an element, the stage in the config',
    },
    () => {
      const facts = ['split', elementName({ stage: 'split', index: 1 }), 'split[1]/2-docs', 'split/1-api/2-docs'].map((name) => [
        ...[parentNameOf(name), lineageOf(name), depthOf(name), groupNameOf(name), stageOfConfig(name)],
        ...[isChild(name), isElement(name), isPart(name)],
      ]);
      expect(facts).toEqual([
        [undefined, [], 0, undefined, 'split', false, false, false],
        [undefined, [], 0, 'split', 'split', false, true, true],
        ['split[1]', ['split[1]'], 1, undefined, 'split', true, false, true],
        ['split/1-api', ['split/1-api', 'split'], 2, undefined, 'split', true, false, true],
      ]);
    },
  );
});
