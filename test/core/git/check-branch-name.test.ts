import { describe, expect, it } from 'vitest';
import { checkBranchName } from '../../../src/core/git/check-branch-name.ts';
import { requirement } from '../../support/requirement.ts';

const refused = [
  '',
  '-u',
  '--repo evil/x',
  '$(touch x)',
  '`id`',
  'a;b',
  'a&&b',
  'a|b',
  'a b',
  'a\nb',
  'a..b',
  'a.lock',
  'a.lock/b',
  'a@{0}',
  '@',
  '.a',
  'a/.b',
  'a/-b',
  'a//b',
  '/a',
  'a/',
  'a.',
  'a~1',
  'a^',
  'a:b',
  'a?',
  'a*',
  'a[',
  'a\\b',
  'refs/heads/a',
  'HEAD',
  'FETCH_HEAD',
  '0123456789012345678901234567890123456789',
  'b\u00fc',
  'a'.repeat(245),
];

describe('names of branches', () => {
  requirement(
    {
      ids: ['T29'],
      title: 'that a shell, an option parser or git could read differently are refused',
      input: '$(), backtick, ;, &&, |, leading -, .., .lock, @{, blanks, refs/, HEAD, …',
      expected: 'BATON-E701 for each',
    },
    () => expect(refused.filter((name) => checkBranchName(name)?.code !== 'BATON-E701')).toEqual([]),
  );

  it.each(['main', 'baton/issue-42', 'feature/a_b.c+d#1', 'dependabot/npm/x-1.2.3', '1'])('like %s are fine', (name) => {
    expect(checkBranchName(name)).toBeUndefined();
  });
});
