import { describe, expect } from 'vitest';
import { leftFor } from '../../../src/core/gate/limits.ts';
import { requirement } from '../../support/requirement.ts';
import { type SpawnStep, type Stages, stateOf } from '../state/spawn-builder.ts';

const inline = { agent: 'worker', transfer: 'inline' };
const job = { agent: 'worker' };
const builtin = { uses: 'comment', with: { body: 'x' } };

interface Row {
  readonly title: string;
  readonly stages: Stages;
  readonly steps?: readonly SpawnStep[];
  readonly limits: { readonly 'max-tasks': number; readonly 'max-handoffs': number; readonly 'max-cost-usd'?: number };
  readonly left: Readonly<Record<string, object | undefined>>;
}

const rows: readonly Row[] = [
  {
    title: 'all that is left, for the one agent that is due',
    stages: { a: inline },
    limits: { 'max-tasks': 10, 'max-handoffs': 4 },
    left: { a: { tasks: 9, handoffs: 4 } },
  },
  {
    title: 'nothing, for an agent that hands over to jobs of their own, and for a built-in',
    stages: { a: job, b: builtin },
    limits: { 'max-tasks': 10, 'max-handoffs': 4 },
    left: { a: undefined, b: undefined },
  },
  {
    title: 'an equal part for each of those that start together, beside one for each other agent',
    stages: { a: inline, b: inline, c: job },
    limits: { 'max-tasks': 20, 'max-handoffs': 10 },
    left: { a: { tasks: 8, handoffs: 4 }, b: { tasks: 8, handoffs: 4 }, c: undefined },
  },
  {
    title: 'nothing for a built-in beside it, which hands over to nobody, but its own execution',
    stages: { a: inline, b: builtin },
    limits: { 'max-tasks': 20, 'max-handoffs': 10 },
    left: { a: { tasks: 18, handoffs: 10 } },
  },
  {
    title: 'what the most that a job gets leaves, where one that started earlier may be at work',
    stages: { first: job, a: inline, b: { ...inline, needs: ['first'] } },
    steps: [{ stage: 'first' }],
    limits: { 'max-tasks': 20, 'max-handoffs': 10 },
    left: { b: { tasks: 12, handoffs: 5 } },
  },
  {
    title: 'never less than nothing',
    stages: { first: job, a: inline, b: { ...inline, needs: ['first'] } },
    steps: [{ stage: 'first' }],
    limits: { 'max-tasks': 4, 'max-handoffs': 2 },
    left: { b: { tasks: 0, handoffs: 0 } },
  },
  {
    title: 'all the money that is left to each of those side by side, beside their parts',
    stages: { first: job, a: { ...inline, needs: ['first'] }, b: { ...job, needs: ['first'] } },
    steps: [{ stage: 'first', body: { usage: { costUsd: 1.2 } } }],
    limits: { 'max-tasks': 20, 'max-handoffs': 10, 'max-cost-usd': 5 },
    left: { a: { tasks: 16, handoffs: 9, 'cost-usd': 3.8 }, b: { tasks: 0, handoffs: 0, 'cost-usd': 3.8 } },
  },
  {
    title: 'no money less than nothing',
    stages: { first: job, a: { ...job, needs: ['first'] } },
    steps: [{ stage: 'first', body: { usage: { costUsd: 9 } } }],
    limits: { 'max-tasks': 20, 'max-handoffs': 10, 'max-cost-usd': 5 },
    left: { a: { tasks: 0, handoffs: 0, 'cost-usd': 0 } },
  },
];

describe('what an order sets aside for agents in its job', () => {
  for (const { title, stages, steps = [], limits, left } of rows)
    requirement(
      {
        ids: ['F-CH8', 'T-12', 'LIMITS'],
        title: `is ${title}`,
        input: `${Object.keys(stages).join(', ')}; ${JSON.stringify(limits)}`,
        expected: JSON.stringify(left),
      },
      () => {
        const state = stateOf(stages, steps, limits);
        const names = Object.keys(left);
        expect(Object.fromEntries(names.map((name) => [name, leftFor(state, name)]))).toEqual(left);
      },
    );
});
