import { describe, expect } from 'vitest';
import { readChange } from '../../src/action/event/read-change.ts';
import type { JobContext } from '../../src/action/job/job-context.ts';
import type { Subject } from '../../src/core/trigger/trigger.ts';
import { buildTrigger } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';

interface Event {
  readonly action: string;
  readonly label?: string;
  readonly attempt: number;
}

/** What the function reads of the job of an `issues` event. */
function jobOf({ action, label, attempt }: Event): JobContext {
  const user = { id: 1, login: 'mona', type: 'User' };
  const issue = {
    number: 42,
    title: 'x',
    body: '',
    user,
    labels: [],
    html_url: 'https://github.com/octo-org/ledger/issues/42',
    created_at: '2026-03-18T08:00:00Z',
    updated_at: '2026-03-18T09:00:00Z',
  };
  const repository = { id: 1, name: 'ledger', owner: { login: 'octo-org' }, default_branch: 'main', private: false };
  const payload = { action, issue, repository, sender: user, ...(label === undefined ? {} : { label: { name: label } }) };
  return { job: { eventName: 'issues', payload, workflowRun: { id: 1, attempt, url: '' } } } as unknown as JobContext;
}

async function find(event: Event, now: Partial<Subject> | 'absent') {
  let asked = 0;
  const change = await readChange(jobOf(event), {
    readPullRequest: () => Promise.reject(new Error('It is no pull request.')),
    readIssue: async () => {
      asked += 1;
      return now === 'absent' ? undefined : buildTrigger(now).subject;
    },
  });
  return { found: typeof change === 'object' ? change.kind : change, asked, change };
}

describe('a change of an issue', () => {
  const cases: readonly (readonly [string, Omit<Event, 'attempt'>, Partial<Subject>, Partial<Subject>])[] = [
    ['closed', { action: 'closed' }, { state: 'closed' }, { state: 'open' }],
    ['paused', { action: 'labeled', label: 'baton:pause' }, { labels: ['Baton:Pause'] }, { labels: [] }],
    ['resumed', { action: 'unlabeled', label: 'baton:pause' }, { labels: [] }, { labels: ['baton:pause'] }],
    ['label-removed', { action: 'unlabeled', label: 'fix' }, { labels: ['bug'] }, { labels: ['fix'] }],
  ];
  for (const [kind, event, same, other] of cases) {
    requirement(
      {
        ids: ['I-16', 'T17', 'DESIGN-8'],
        title: 'counts when it happens without a question; where its job runs again, only if it is still so',
        input: `${kind}; attempt 1; attempt 2 while it is so, while it is not, and of an issue that is gone`,
        expected: `${kind} without a request; ${kind} with the issue of now; ${kind}, which was undone; not so`,
      },
      async () => {
        expect(await find({ ...event, attempt: 1 }, other)).toMatchObject({ found: kind, asked: 0 });
        expect(await find({ ...event, attempt: 2 }, { ...same, comments: 17 })).toMatchObject({
          found: kind,
          asked: 1,
          change: { subject: { comments: 17 }, isUndone: false },
        });
        expect(await find({ ...event, attempt: 2 }, other)).toMatchObject({ asked: 1, change: { kind, isUndone: true } });
        expect(await find({ ...event, attempt: 2 }, 'absent')).toMatchObject({ found: 'not-so' });
      },
    );
  }
});
