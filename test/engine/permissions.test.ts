import { describe, expect } from 'vitest';
import { createHarness, type HarnessOptions } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { plan } from './chain.ts';

async function ask(
  options: HarnessOptions,
  extra = '',
): Promise<{ readonly asked: readonly string[]; readonly runs: number; readonly why: string }> {
  const asked: string[] = [];
  const harness = createHarness({ ...options, asked });
  const planned = await plan(harness, { extra });
  const check = planned.matches[0]?.checks.find(({ check: name }) => name === 'permission');
  return { asked, runs: planned.runs.length, why: check?.detail ?? '' };
}

const crew = 'allow: { teams: [acme/crew, acme/captains] }';

describe('who is asked for', () => {
  requirement(
    {
      ids: ['I-13', 'T02'],
      title: 'the role is asked for once an event',
      input: 'a label, one pipeline',
      expected: 'one question',
    },
    async () => expect(await ask({})).toMatchObject({ asked: ['role of mona'], runs: 1 }),
  );

  requirement(
    {
      ids: ['I-13'],
      title: 'a question that fails is a no, and the next event asks again',
      input: '503, then an answer',
      expected: 'nothing starts, with GitHub’s words; then a run',
    },
    async () => {
      const failed = await ask({ trouble: 'try later' });
      expect(failed).toMatchObject({ asked: ['role of mona'], runs: 0 });
      expect(failed.why).toContain('GitHub did not say what role mona has (try later); unknown means no.');
      expect(await ask({})).toMatchObject({ runs: 1 });
    },
  );

  requirement(
    {
      ids: ['I-12', 'DESIGN-4.1'],
      title: 'teams are asked for only where the role is not enough',
      input: 'a writer; a reader in the second team; a reader in none; a token that may not know',
      expected: 'no question; yes; no; no, and which token it takes',
    },
    async () => {
      expect(await ask({ teams: [] }, crew)).toMatchObject({ asked: ['role of mona'], runs: 1 });
      const both = ['role of mona', 'mona in acme/crew', 'mona in acme/captains'];
      expect(await ask({ role: 'read', teams: ['acme/captains'] }, crew)).toMatchObject({ asked: both, runs: 1 });
      expect(await ask({ role: 'read', teams: [] }, crew)).toMatchObject({ asked: both, runs: 0 });
      const unknown = await ask({ role: 'read', teams: null }, crew);
      expect(unknown.runs).toBe(0);
      expect(unknown.why).toContain('takes a token that can read members');
    },
  );

  requirement(
    {
      ids: ['I-12', 'I-13'],
      title: 'somebody whom the config names needs no answer',
      input: '`allow.users` with the login, GitHub fails',
      expected: 'a run, and no question',
    },
    async () => expect(await ask({ trouble: 'try later' }, 'allow: { users: [Mona] }')).toMatchObject({ asked: [], runs: 1 }),
  );
});
