import { expect } from 'vitest';
import { PrimaryLimit } from '../../src/app/github/primary-limit.ts';
import { requirement } from '../support/requirement.ts';

requirement(
  {
    ids: ['F-SE12'],
    title: 'the half of an hour that is kept for runs is that of most requests, not of searches',
    input: '14 of 30 searches left, then 2,000 of 5,000 other requests',
    expected: 'searches close no page; the others do, until their hour is over',
  },
  () => {
    const limit = new PrimaryLimit();
    const left = (resource: string, remaining: number, most: number) => ({
      'x-ratelimit-resource': resource,
      'x-ratelimit-remaining': remaining,
      'x-ratelimit-limit': most,
      'x-ratelimit-reset': 3_600,
    });
    limit.note(left('search', 14, 30));
    expect(limit.findReset(0, 0.5)).toBe(0);
    limit.note(left('core', 2_000, 5_000));
    expect(limit.findReset(0, 0.5)).toBe(3_601_000);
    expect(limit.findReset(0)).toBe(0);
  },
);
