import { describe, expect } from 'vitest';
import { makeAgentsQuick, useClones } from '../support/demo-copy.ts';
import { requirement } from '../support/requirement.ts';

const clone = useClones();

interface Document {
  readonly tasks: readonly { readonly stage: string; readonly results: Readonly<Record<string, string>> }[];
  readonly issues: readonly { readonly number: number }[];
  readonly reviews: readonly { readonly id: number }[];
}

describe('the demo of what runs leave behind', () => {
  requirement(
    {
      ids: ['DESIGN-4.1', 'DESIGN-2'],
      title: 'a labelled pull request has the summary in its thread and in one review',
      input: 'demo --variant pr-summary --json',
      expected: 'exit 0: it asserts itself; review_id is the one review that there is',
    },
    async () => {
      const copy = clone();
      makeAgentsQuick(copy);
      const { exitCode, stdout, stderr } = await copy.playAsRecorded('pr-summary');
      expect(exitCode, stderr).toBe(0);
      const { tasks, reviews }: Document = JSON.parse(stdout);
      expect(reviews.map(({ id }) => String(id))).toEqual([tasks.at(-1)?.results.review_id]);
    },
    180_000,
  );

  requirement(
    {
      ids: ['DESIGN-4.1', 'DESIGN-4.6', 'DESIGN-5.2'],
      title: 'a cron opens one issue a week and knows those of the weeks before, also when publish runs twice',
      input: 'demo --variant cron-issue --json: a tick, its last order once more, another tick',
      expected: 'exit 0: it asserts itself; two issues, named by issue_created',
    },
    async () => {
      const { exitCode, stdout, stderr } = await clone().playAsRecorded('cron-issue');
      expect(exitCode, stderr).toBe(0);
      const { tasks, issues }: Document = JSON.parse(stdout);
      const created = tasks.flatMap(({ results }) => results.issue_created ?? []);
      expect(created.toSorted()).toEqual(issues.map(({ number }) => `#${number}`).toSorted());
    },
    180_000,
  );
});
