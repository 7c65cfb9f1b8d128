import { describe, expect } from 'vitest';
import { makeAgentsQuick, useClones } from '../support/demo-copy.ts';
import { requirement } from '../support/requirement.ts';

const clone = useClones();

describe('the scene of what runs leave behind', () => {
  requirement(
    {
      ids: ['DESIGN-4.1', 'DESIGN-2'],
      title: 'a labelled pull request has the summary in its thread and in one review',
      input: 'the scene pr-summary',
      expected: 'it asserts itself; review_id is the one review that there is',
    },
    async () => {
      const copy = clone();
      makeAgentsQuick(copy);
      const { tasks, reviews } = await copy.play('pr-summary');
      expect(reviews.map(({ id }) => String(id))).toEqual([tasks.at(-1)?.results.review_id]);
    },
    180_000,
  );

  requirement(
    {
      ids: ['DESIGN-4.1', 'DESIGN-4.6', 'DESIGN-5.2'],
      title: 'a cron opens one issue a week and knows those of the weeks before, also when publish runs twice',
      input: 'the scene cron-issue: a tick, its last order once more, another tick',
      expected: 'it asserts itself; two issues, named by issue_created',
    },
    async () => {
      const { tasks, issues } = await clone().play('cron-issue');
      const created = tasks.flatMap(({ results }) => results.issue_created ?? []);
      expect(created.toSorted()).toEqual(issues.map(({ number }) => `#${number}`).toSorted());
    },
    180_000,
  );
});
