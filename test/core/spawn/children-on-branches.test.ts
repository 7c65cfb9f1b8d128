import { describe, expect } from 'vitest';
import { listPublishedBranches, startCommitOf } from '../../../src/core/run/published.ts';
import type { State } from '../../../src/core/run/state.ts';
import { buildDecision } from '../../support/record-builders.ts';
import { requirement } from '../../support/requirement.ts';
import { describeStages } from '../run/run-builder.ts';
import { spawnState } from '../state/spawn-builder.ts';

describe('children on branches', () => {
  const all = { names: ['split/1-a', 'split/2-b', 'split/3-c'], until: 'all' as const };

  requirement(
    {
      ids: ['K-25'],
      title: 'with equal branches wait for each other, others work beside them',
      input: 'two children on same, one on other; then the first has ended',
      expected: 'first and third start; the end of the first starts the second',
    },
    () => {
      const turn = { stage: 'split', makes: ['1-a', '2-b', '3-c'], branches: ['same', 'same', 'other'], wait: all };
      expect(describeStages(spawnState([turn]))).toMatchObject({
        'split/1-a': 'due 1/1 <2',
        'split/2-b': 'waiting behind split/1-a',
        'split/3-c': 'due 1/1 <2',
      });
      const after = describeStages(spawnState([turn, { stage: 'split/1-a' }]));
      expect(after).toMatchObject({ split: expect.stringContaining('suspended'), 'split/2-b': 'due 1/1 <4' });
    },
  );

  const commits = (letter: string, branch: string) => ({
    commits: { base: 'a'.repeat(40), head: 'e'.repeat(40), published: letter.repeat(40) },
    results: { branch },
  });

  requirement(
    {
      ids: ['K-25'],
      title:
        'start from what their parent had published when it asked, and their parent from the newest of its own and the merges',
      input: 'a turn that published b; a child that published c, merged as d; a second turn asks for another child',
      expected: 'children start from b and d, the parent from d',
    },
    () => {
      const first = { stage: 'split', makes: ['1-a'], branches: ['one'], wait: { names: ['split/1-a'], until: 'all' as const } };
      const turn = { ...first, body: commits('b', 'work') };
      expect(startCommitOf(spawnState([turn]), 'split/1-a')).toBe('b'.repeat(40));
      const merges = [
        { child: 'split/1-a', state: 'merged' as const, branch: 'work', commit: 'd'.repeat(40), head: 'c'.repeat(40) },
      ];
      const merged = spawnState([turn, { stage: 'split/1-a', body: { ...commits('c', 'one'), merges } }]);
      expect(startCommitOf(merged, 'split')).toBe('d'.repeat(40));
      expect(startCommitOf(merged, 'split/1-a')).toBe('c'.repeat(40));
      const second = { stage: 'split', execution: 2, makes: ['2-b'], branches: ['two'] };
      const asked = spawnState([turn, { stage: 'split/1-a', body: { ...commits('c', 'one'), merges } }, second]);
      expect(startCommitOf(asked, 'split/2-b')).toBe('d'.repeat(40));
    },
  );

  requirement(
    {
      ids: ['K-25', 'K-26'],
      title: 'let an approved parent go on from its own commits, which the approval of its attempt covers',
      input: 'an approval of the first commit; a turn that published b and waited; the end of the wait; a job that was lost',
      expected: 'approved: the first commit; then b, also for the start after the lost one',
    },
    () => {
      const approver = { id: 9, login: 'olga' };
      const approval = { basis: '1', head: 'a'.repeat(40), approvers: [approver], count: 1 };
      const approved = (state: State): State => ({
        ...state,
        decisions: [buildDecision({ task: 'split', seq: 1.5 }, { verb: 'approve', actor: approver, approval })],
      });
      const turn = { stage: 'split', makes: ['1-a'], branches: ['one'], wait: { names: ['split/1-a'], until: 'all' as const } };
      expect(startCommitOf(approved(spawnState([])), 'split')).toBe('a'.repeat(40));
      const steps = [{ ...turn, body: commits('b', 'work') }, { stage: 'split/1-a' }];
      expect(startCommitOf(approved(spawnState(steps)), 'split')).toBe('b'.repeat(40));
      const lost = { stage: 'split', execution: 2, outcome: 'failed', reason: 'job-lost' } as const;
      expect(startCommitOf(approved(spawnState([...steps, lost])), 'split')).toBe('b'.repeat(40));
    },
  );

  requirement(
    {
      ids: ['K-24', 'K-25'],
      title: 'leave their parent one branch to open a pull request for, and their own to name',
      input: 'a parent without own commits, with a merged child and one whose commits are not merged',
      expected: 'the last branch is that of the parent; those of the children are known',
    },
    () => {
      const turn = {
        stage: 'split',
        makes: ['1-a', '2-b'],
        branches: ['one', 'two'],
        wait: { ...all, names: ['split/1-a', 'split/2-b'] },
      };
      const merges = [
        { child: 'split/1-a', state: 'merged' as const, branch: 'work', commit: 'd'.repeat(40), head: 'b'.repeat(40) },
      ];
      const steps = [
        turn,
        { stage: 'split/1-a', body: commits('b', 'one') },
        { stage: 'split/2-b', body: { ...commits('c', 'two'), merges } },
      ];
      expect(listPublishedBranches(spawnState(steps), 'finish')).toEqual({ all: ['work', 'one', 'two'], last: ['work'] });
      expect(listPublishedBranches(spawnState(steps.slice(0, 2)), 'finish')).toEqual({ all: ['one'], last: [] });
    },
  );

  requirement(
    {
      ids: ['K-25'],
      title: 'start from the commit of the run where their parent has published nothing',
      input: 'a turn without commits',
      expected: 'the head of the run',
    },
    () => expect(startCommitOf(spawnState([{ stage: 'split', makes: ['1-a'] }]), 'split/1-a')).toBe('a'.repeat(40)),
  );
});
