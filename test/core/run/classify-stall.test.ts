import { describe, expect } from 'vitest';
import { classifyStall, type StallFacts } from '../../../src/core/run/classify-stall.ts';
import { requirement } from '../../support/requirement.ts';

const done = { id: 7, status: 'completed' };
const job = (name: string, status: string, conclusion: string | null) => ({ name: `baton / ${name}`, status, conclusion });
const rows: readonly (readonly [string, StallFacts, ReturnType<typeof classifyStall>['kind']])[] = [
  ['a workflow run of its title is queued', { dispatched: [{ id: 7, status: 'queued' }], inline: undefined }, 'at-work'],
  ['one waits for an approval', { dispatched: [{ id: 7, status: 'waiting' }, done], inline: undefined }, 'at-work'],
  ['the only one is over', { dispatched: [done], inline: undefined }, 'lost'],
  ['four are over', { dispatched: [done, done, done, done], inline: undefined }, 'hopeless'],
  ['there is none, and it was to be dispatched', { dispatched: [], inline: undefined }, 'never-started'],
  [
    'the workflow run that planned is at work',
    { dispatched: [], inline: { id: 3, jobs: [job('plan', 'completed', 'success'), job('agent', 'in_progress', null)] } },
    'at-work',
  ],
  [
    'the agent job of the workflow run that planned is over',
    { dispatched: [], inline: { id: 3, jobs: [job('plan', 'completed', 'success'), job('agent', 'completed', 'cancelled')] } },
    'lost',
  ],
  [
    'plan died before its agent job',
    { dispatched: [], inline: { id: 3, jobs: [job('plan', 'completed', 'failure'), job('agent', 'completed', 'skipped')] } },
    'never-started',
  ],
  ['the workflow run that planned has no jobs', { dispatched: [], inline: { id: 3, jobs: [] } }, 'never-started'],
];

describe('an execution that is due and has no record', () => {
  for (const [input, facts, expected] of rows) {
    requirement({ ids: ['DESIGN-2', 'DESIGN-5.3', 'T20'], title: `sweep: ${input}`, input, expected }, () => {
      expect(classifyStall(facts).kind).toBe(expected);
    });
  }
});
