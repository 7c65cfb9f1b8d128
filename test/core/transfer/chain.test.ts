import { describe, expect, it } from 'vitest';
import { describeChain, toHandoffChain } from '../../../src/core/transfer/handoff-chain.ts';
import { maxHandoffsExceeded } from '../../../src/core/transfer/transfer-problems.ts';
import { requirement } from '../../support/requirement.ts';
import { limitsOf } from './limits-of.ts';

const link = (from: string, to: string) => ({ from, to });

describe('the chain in words', () => {
  requirement(
    {
      ids: ['T-14', 'X-10'],
      title: 'MaxHandoffsExceededError names every agent, the last target too, and the refused transfer apart',
      input: 'limit 2, a → b → c, refused c → a; limit 0, refused a → b',
      expected: 'Max handoffs (2) exceeded. Chain: a → b → c. Refused: c → a.',
    },
    () => {
      const chain = [link('a', 'b'), link('b', 'c')];
      expect(maxHandoffsExceeded({ limit: 2, chain, refused: link('c', 'a') }).message).toBe(
        'Max handoffs (2) exceeded. Chain: a → b → c. Refused: c → a.',
      );
      expect(maxHandoffsExceeded({ limit: 0, chain: [], refused: link('a', 'b') }).message).toBe(
        'Max handoffs (0) exceeded. Chain: a. Refused: a → b.',
      );
    },
  );

  it('shows where another stage had its turn', () => {
    expect(describeChain([link('a', 'b'), link('b', 'b'), link('x', 'y')])).toBe('a → b → b; x → y');
  });
});

it('is shown to later jobs without the earlier calls of a turn and the way in which the next agent began', () => {
  const shown = { ...link('a', 'b'), message: 'go on', timestamp: '2026-03-18T08:05:00Z' };
  const superseded = [{ to: 'c', message: 'no, you' }];
  expect(toHandoffChain([{ ...shown, superseded, inline: true }])).toEqual([shown]);
});

describe('limits.max-handoffs', () => {
  requirement(
    {
      ids: ['T-11', 'T-13'],
      title: 'is 10 unless the pipeline says another whole number from 0 on',
      input: 'absent, 5, 0, -1, 2.5, "3"',
      expected: '10, 5, 0, and a problem at its place for the rest',
    },
    () => {
      expect([undefined, '5', '0'].map(limitsOf)).toEqual([10, 5, 0]);
      for (const wrong of ['-1', '2.5', '"3"']) expect(limitsOf(wrong)).toBe('pipelines.fix.limits.max-handoffs');
    },
  );
});
