import { describe, expect } from 'vitest';
import { describeKillWorld } from '../support/kill/describe-kill-world.ts';
import { killAndSweep } from '../support/kill/kill-and-sweep.ts';
import { useLocalWorlds } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();

describe('kill -9', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-5.1', 'DESIGN-5.2', 'DESIGN-5.3', 'I-18', 'T16'],
      title:
        'each writing job of a run dies where it hurts most, and after sweeps there is one of everything and nothing is lost',
      input:
        'SIGKILL in plan after the run record, in publish after the branch, after the issue, after the pull request, each before its record; then sweeps',
      expected:
        'one record a task, one commit, issue, pull request, ledger and history record, one status comment; one start of the agent, one dispatch a task',
    },
    async () => {
      const world = await create({ ...describeKillWorld(1), processes: true });
      const gaps = [
        { target: 'plan', made: /^POST .*\/comments$/ },
        { target: 'change', made: /^POST .*\/git\/refs$/ },
        { target: 'report', made: /^POST .*\/issues$/ },
        { target: 'open', made: /^POST .*\/pulls$/ },
      ] as const;
      const { left, killed } = await killAndSweep(world, new Map([['p0', gaps]]));
      expect([...killed]).toEqual(['p0 plan', 'p0 change', 'p0 report', 'p0 open']);
      expect(left.get('p0')).toEqual({
        tasks: ['change 1 succeeded', 'report 1 succeeded', 'open 1 succeeded'],
        ends: ['succeeded'],
        ignored: 0,
        comments: 5,
        statusComments: 1,
        commits: 1,
        pulls: 1,
        pullComments: 1,
        reports: 1,
        ledgers: 1,
        remembered: 1,
        agents: 1,
        dispatched: ['open 1 · 3/3', 'report 1 · 2/3'],
      });
    },
    180_000,
  );
});
