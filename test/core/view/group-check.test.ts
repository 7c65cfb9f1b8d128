import { describe, expect } from 'vitest';
import { renderGroupCheck } from '../../../src/core/view/check/group-check.ts';
import { requirement } from '../../support/requirement.ts';

const head = 'a'.repeat(40);
const render = (...conclusions: readonly (string | undefined)[]) =>
  renderGroupCheck(conclusions.map((conclusion, index) => ({ pull: index + 1, head, conclusion })));
const shown = (...conclusions: readonly (string | undefined)[]): string => {
  const { status, conclusion, title } = render(...conclusions);
  return `${conclusion ?? status} · ${title}`;
};

/** The conclusion of a group of one that is a success and one that ended so. */
const besideSuccess: Readonly<Record<string, string>> = {
  success: 'success · As on #1, #2',
  skipped: 'skipped · As on #2',
  neutral: 'neutral · As on #2',
  cancelled: 'cancelled · As on #2',
  action_required: 'action_required · As on #2',
  failure: 'failure · As on #2',
  timed_out: 'failure · As on #2',
  stale: 'failure · As on #2',
  startup_failure: 'failure · As on #2',
  'a word of tomorrow': 'failure · As on #2',
  '': 'failure · As on #2',
};

describe('renderGroupCheck', () => {
  requirement(
    {
      ids: ['F-GH4'],
      title: 'is a success only where each pull request has one, whatever else GitHub may call an end',
      input: 'each conclusion beside a success, in both orders; words that we do not know',
      expected: 'a row for each: the other one decides, and an unknown word is a failure',
    },
    () => {
      const words = Object.keys(besideSuccess);
      expect(Object.fromEntries(words.map((word) => [word, shown('success', word)]))).toEqual(besideSuccess);
      for (const word of words) expect(render(word, 'success').conclusion).toBe(render('success', word).conclusion);
      for (const word of ['timed_out', 'stale', '']) expect(shown(word)).toBe('failure · As on #1');
    },
  );

  requirement(
    {
      ids: ['F-GH4'],
      title: 'lets the worst decide, and names those that have it',
      input: 'three pull requests, each pair of neighbours in the order; no pull request',
      expected: 'failure, action required, cancelled, neutral, skipped; no success of nothing',
    },
    () => {
      const order = ['failure', 'action_required', 'cancelled', 'neutral', 'skipped', 'success'];
      for (const [index, worse] of order.slice(0, -1).entries())
        expect(shown(order[index + 1], worse, 'success', worse)).toBe(`${worse} · As on #2, #4`);
      expect(render().conclusion).toBe('failure');
      expect(render('failure', 'timed_out').title).toBe('As on #1, #2');
    },
  );

  requirement(
    {
      ids: ['F-GH4'],
      title: 'waits as long as one is open, also beside a failure, and lists each',
      input: 'a failure and one that is not completed',
      expected: 'in progress; one line for each pull request with its commit and its word',
    },
    () => {
      const view = render('action_required', undefined);
      expect(view.conclusion).toBeUndefined();
      expect(view.status).toBe('in_progress');
      expect(view.summary).toContain('- #1 at `aaaaaaa`: action required\n- #2 at `aaaaaaa`: not completed');
    },
  );
});
