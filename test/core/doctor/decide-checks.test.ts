import { describe, expect, it } from 'vitest';
import { requirement } from '../../support/requirement.ts';
import { hiddenRows, rightRows } from './other-rows.ts';
import { examine } from './set-up.ts';
import { wrongRows } from './wrong-rows.ts';

describe('what doctor says', () => {
  requirement(
    {
      ids: ['U22'],
      title: 'each fault in the settings is found by name, first of all, with the line or click that fixes it',
      input: wrongRows.map(({ fault }) => fault).join('; '),
      expected: 'that check alone is wrong, it stands first, and its line is shown',
    },
    () => {
      for (const { fault, name, line, ...changes } of wrongRows) {
        const checks = examine(changes);
        const wrong = checks.filter(({ answer }) => answer === 'wrong');
        expect(
          wrong.map((check) => check.name),
          fault,
        ).toEqual([name]);
        expect(checks[0]?.mend, fault).toContain(line);
      }
    },
  );

  requirement(
    {
      ids: ['U22'],
      title: 'what this token may not see is not called wrong',
      input: hiddenRows.map(({ fault }) => fault).join('; '),
      expected: '"not visible", with the people who can see it; nothing wrong',
    },
    () => {
      for (const { fault, name, line, ...changes } of hiddenRows) {
        const checks = examine(changes);
        expect(
          checks.filter(({ answer }) => answer === 'wrong'),
          fault,
        ).toEqual([]);
        const hidden = checks.find((check) => check.name === name);
        expect(hidden?.answer, fault).toBe('not visible');
        expect(hidden?.who, fault).toContain(line);
      }
    },
  );

  it('says right of what is right, and checks only what the configuration needs', () => {
    for (const { fault, ...changes } of rightRows) {
      const others = examine(changes).filter(({ answer }) => answer !== 'right');
      expect(others, fault).toEqual([]);
    }
  });

  it('trusts a job that tried the key more than what was signed before', () => {
    const url = 'https://github.com/octo-org/ledger/job/2';
    const ofProbe = (outcome: 'fits' | 'fails') =>
      examine({
        facts: () => ({
          key: {
            record: { run: 'fix-1', at: '2026-11-01T10:00:00Z' },
            plan: undefined,
            refused: undefined,
            probe: { outcome, url },
          },
        }),
      }).find(({ name }) => name === 'The key fits');
    expect(ofProbe('fits')).toMatchObject({ answer: 'right', detail: `a job has tried it: ${url}` });
    expect(ofProbe('fails')).toMatchObject({ answer: 'wrong', mend: expect.stringContaining(url) });
  });
});
