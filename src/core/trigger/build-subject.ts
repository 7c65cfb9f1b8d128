import type { IssuePayload, PullPayload } from './payload-schema.ts';
import type { Account, Subject } from './trigger.ts';

/** Where GitHub shows what a deleted account wrote. */
export const ghost: Account = { id: 10_137, login: 'ghost', type: 'User' };

/** An issue as a payload holds it; bodies keep their line ends, a null body is empty. */
export function buildSubject(thread: Omit<IssuePayload, 'pull_request'>, kind: Subject['kind'] = 'issue'): Subject {
  const { state, assignees } = thread;
  return {
    kind,
    number: thread.number,
    title: thread.title,
    body: thread.body ?? '',
    author: thread.user ?? ghost,
    association: thread.author_association,
    labels: thread.labels.map((label) => label.name),
    url: thread.html_url,
    comments: thread.comments,
    ...(thread.locked ? { locked: true } : {}),
    createdAt: thread.created_at,
    ...(state === undefined ? {} : { state }),
    ...(assignees === undefined ? {} : { assignees: assignees.map(({ login }) => login) }),
  };
}

/** The same of a pull request, with its commits frozen. */
export function buildPullSubject(pull: PullPayload): Subject {
  const { head, base, draft } = pull;
  return {
    ...buildSubject(pull, 'pull-request'),
    head: buildRevision(head),
    base: buildRevision(base),
    ...(draft === undefined ? {} : { draft }),
  };
}

/** Of an event that is about no thread: which issue its run is kept on, `plan` finds out. */
export function buildNoSubject(author: Account): Subject {
  const texts = { title: '', body: '', association: 'NONE', labels: [], url: '', createdAt: '' };
  return { kind: 'issue', number: 0, author, comments: 0, ...texts };
}

function buildRevision(revision: PullPayload['head']): NonNullable<Subject['head']> {
  return { branch: revision.ref, sha: revision.sha, repository: revision.repo?.id ?? null };
}
