import { describe, expect } from 'vitest';
import { startCommitOf } from '../../../src/core/run/published.ts';
import { requirement } from '../../support/requirement.ts';
import { buildRecords, chain, type Done, getState, type Plan } from './run-builder.ts';

const frozen = 'a'.repeat(40);
const commits = (published: string) => ({ commits: { base: frozen, head: 'e'.repeat(40), published } });
const published = (stage: string, sha: string, rest: Partial<Done> = {}): Done => ({ stage, ...rest, body: commits(sha) });

const b = 'b'.repeat(40);
const c = 'c'.repeat(40);
const fork: Plan = { ...chain, docs: {}, last: { needs: ['fix', 'docs'] } };

const rows: readonly { title: string; plan?: Plan; done: readonly Done[]; stage: string; head: string }[] = [
  {
    title: 'without commits it is the commit frozen at the trigger',
    done: [{ stage: 'investigate' }],
    stage: 'fix',
    head: frozen,
  },
  { title: 'the commit that a needed stage published', done: [published('investigate', b)], stage: 'fix', head: b },
  { title: 'also from further back', done: [published('investigate', b), { stage: 'fix' }], stage: 'open-pr', head: b },
  { title: 'the newest of several', done: [published('investigate', b), published('fix', c)], stage: 'open-pr', head: c },
  { title: 'a sibling that is not needed does not count', plan: fork, done: [published('docs', b)], stage: 'fix', head: frozen },
  {
    title: 'the newest over both arms of a join',
    plan: fork,
    done: [published('fix', c), published('docs', b)],
    stage: 'last',
    head: b,
  },
  {
    title: 'the stage’s own earlier attempt counts',
    done: [{ stage: 'investigate' }, published('fix', c, { outcome: 'failed' })],
    stage: 'fix',
    head: c,
  },
];

describe('startCommitOf', () => {
  for (const { title, plan = chain, done, stage, head } of rows) {
    requirement({ ids: ['H-39', 'DESIGN-2'], title, input: `head of ${stage}`, expected: `${head.slice(0, 4)}…` }, () => {
      expect(startCommitOf(getState(buildRecords(plan, done)), stage)).toBe(head);
    });
  }
});
