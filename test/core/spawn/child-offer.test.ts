import { expect } from 'vitest';
import { findLimit } from '../../../src/core/spawn/child-offer.ts';
import { requirement } from '../../support/requirement.ts';
import { spawnState } from '../state/spawn-builder.ts';

requirement(
  {
    ids: ['K-23', 'DESIGN-5.4'],
    title: 'children that wait for their branch count towards `max-tasks` like those at work',
    input: 'p has made three children for one branch; q asks for children; max-tasks: 6',
    expected: 'q may make one: p, q, three children and that one',
  },
  () => {
    const stages = { p: { agent: 'worker', children: {} }, q: { agent: 'worker', children: {} } };
    const made = { stage: 'p', makes: ['1-a', '2-b', '3-c'], branches: ['one', 'one', 'one'] };
    const state = spawnState([made], { stages, limits: { 'max-tasks': 6 } });
    const why = [0, 1].map((count) => findLimit(state, { stage: 'q', made: count, waits: false }));
    expect(why).toEqual([undefined, '`limits.max-tasks` is 6, and 6 executions have been made or are to come.']);
  },
);
