import { describe, expect } from 'vitest';
import { findStall, type StatusFacts, statusOf } from '../../../src/core/launch/execution-status.ts';
import { requirement } from '../../support/requirement.ts';

const done = { id: 7, url: '', status: 'completed' };
const job = (name: string, status: string, conclusion: string | null) => ({ name: `baton / ${name}`, status, conclusion });
const rows: readonly (readonly [string, StatusFacts, string])[] = [
  ['a workflow run of its title is queued', { dispatched: [{ id: 7, url: '', status: 'queued' }], inline: undefined }, 'at-work'],
  ['one waits for an approval', { dispatched: [{ id: 7, url: '', status: 'waiting' }, done], inline: undefined }, 'at-work'],
  ['the only one is over', { dispatched: [done], inline: undefined }, 'lost'],
  ['four are over', { dispatched: [done, done, done, done], inline: undefined }, 'hopeless'],
  ['there is none, and it was to be dispatched', { dispatched: [], inline: undefined }, 'never-started'],
  [
    'the workflow run that planned is at work',
    {
      dispatched: [],
      inline: { run: { id: 3, url: '' }, jobs: [job('plan', 'completed', 'success'), job('agent', 'in_progress', null)] },
    },
    'at-work',
  ],
  [
    'the agent job of the workflow run that planned is over',
    {
      dispatched: [],
      inline: { run: { id: 3, url: '' }, jobs: [job('plan', 'completed', 'success'), job('agent', 'completed', 'cancelled')] },
    },
    'lost',
  ],
  [
    'plan died before its agent job',
    {
      dispatched: [],
      inline: { run: { id: 3, url: '' }, jobs: [job('plan', 'completed', 'failure'), job('agent', 'completed', 'skipped')] },
    },
    'never-started',
  ],
  [
    'the workflow run that planned has no jobs',
    { dispatched: [], inline: { run: { id: 3, url: '' }, jobs: [] } },
    'never-started',
  ],
];

describe('an execution that is due and has no record', () => {
  for (const [input, facts, expected] of rows) {
    requirement({ ids: ['DESIGN-2', 'DESIGN-5.3', 'T20'], title: `sweep: ${input}`, input, expected }, () => {
      const status = statusOf(facts);
      expect(findStall(status)?.kind ?? status.kind).toBe(expected);
    });
  }
});
