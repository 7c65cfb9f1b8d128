import { describe, expect } from 'vitest';
import type { Harness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { lastStarted } from './chain.ts';
import { begin } from './command-world.ts';
import { at, closed, end, stateOf } from './fallback-world.ts';

const agentsIn = ({ started }: Harness) =>
  started.flatMap(({ task, agent, for: job }) => (job === 'agent' ? [`${task} ${agent}`] : []));

describe('a matrix whose agent has a closed usage limit', () => {
  const stages = `
      look: { agent: one, prompt: "Look at it." }
      fix: { needs: [look], agent: one, prompt: "y", matrix: { values: [x, z] } }`;

  requirement(
    {
      ids: ['P14-sleep'],
      title: 'sleeps in its elements, which a person wakes one by one or together, by the name of their stage',
      input: 'two elements behind a limit that another stage meets until 13:45; /baton retry fix[1]; /baton retry fix',
      expected: 'both sleep; then fix[1] starts, then fix[0]',
    },
    async () => {
      const both = `${stages}\n      side: { agent: one, prompt: "z" }`;
      const { harness, order, say } = await begin({ stages: both });
      const side = lastStarted(harness);
      await end(at(harness, '09:10:00'), side, closed('13:45:00'));
      await end(at(harness, '09:20:00'), order, {});
      const sleeping = async () =>
        [...(await stateOf(harness)).rows.values()].flatMap((row) =>
          row.status === 'waiting' && row.wait.gate === 'sleep' ? [row.name] : [],
        );
      expect(await sleeping()).toEqual(['fix[0]', 'fix[1]', 'side']);
      await say('/baton retry fix[1]');
      expect(await sleeping()).toEqual(['fix[0]', 'side']);
      await say('/baton retry fix');
      expect(await sleeping()).toEqual(['side']);
      expect(agentsIn(harness)).toEqual(['side one', 'fix[1] one', 'fix[0] one']);
    },
  );
});
