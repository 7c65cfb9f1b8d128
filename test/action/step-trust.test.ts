import { describe, expect } from 'vitest';
import { mayBeForeign } from '../../src/action/job/read-job.ts';
import { findStepTrigger } from '../../src/action/modes/step-inputs.ts';
import { requirement } from '../support/requirement.ts';

const [head, base] = ['a'.repeat(40), 'b'.repeat(40)];
const repository = { id: 7, owner: 'o', name: 'r', defaultBranch: 'main', private: false };
const pullRequest = {
  number: 5,
  head: { ref: 'topic', sha: head, repo: null },
  base: { ref: 'main', sha: base, repo: { id: 7 } },
};

describe('the code that a plain step runs on', () => {
  for (const eventName of ['pull_request', 'pull_request_target', 'pull_request_review', 'pull_request_review_comment']) {
    requirement(
      {
        ids: ['T08'],
        title: `is that of a pull request with a base on ${eventName}`,
        input: 'action: opened, and pull_request with head and base',
        expected: 'both commits in the subject of the trigger',
      },
      () => {
        const { subject } = findStepTrigger({ eventName, payload: { action: 'opened', pull_request: pullRequest }, repository });
        expect(subject.base).toEqual({ branch: 'main', sha: base, repository: 7 });
        expect(subject.head).toEqual({ branch: 'topic', sha: head, repository: null });
        expect(mayBeForeign({ eventName, payload: {} })).toBe(true);
      },
    );
  }

  const rows = [
    ['push', {}, false],
    ['schedule', {}, false],
    ['workflow_dispatch', {}, false],
    ['issues', {}, false],
    ['issue_comment', { issue: { number: 1 } }, false],
    ['issue_comment', { issue: { number: 1, pull_request: { url: '' } } }, true],
    ['issue_comment', {}, true],
    ['workflow_run', {}, true],
    ['merge_group', {}, true],
    ['an_event_to_come', {}, true],
  ] as const;
  for (const [eventName, payload, foreign] of rows) {
    requirement(
      {
        ids: ['T08'],
        title: `may ${foreign ? '' : 'not '}be anybody's on ${eventName} with ${JSON.stringify(payload)}`,
        input: eventName,
        expected: foreign ? 'nothing in it is trusted' : 'as it is',
      },
      () => {
        expect(mayBeForeign({ eventName, payload })).toBe(foreign);
        expect(findStepTrigger({ eventName, payload, repository }).subject.base).toBeUndefined();
      },
    );
  }
});
