import type { IssueFilter } from '../config/filter-schema.ts';
import type { Check } from './check.ts';
import { hasName } from './has-name.ts';
import { nameList } from './name-list.ts';
import type { Subject } from './trigger.ts';

type StandingFilter = Pick<IssueFilter, 'state' | 'author' | 'exclude-authors' | 'assignee'>;

/** Whose issue or pull request it is, and how it stands. What GitHub did not say does not fit. */
export function checkStanding(filter: StandingFilter, subject: Subject): readonly Check[] {
  return [
    ...checkState(filter.state, subject),
    ...checkAuthor(filter.author, subject),
    ...checkExcludedAuthors(filter['exclude-authors'], subject),
    ...checkAssignee(filter.assignee, subject),
  ];
}

function checkState(state: StandingFilter['state'], subject: Subject): readonly Check[] {
  if (state === undefined || state === 'all') return [];
  const passed = subject.state === state;
  const is = subject.state === undefined ? 'of a state that GitHub did not say' : subject.state;
  return [{ check: 'state', passed, detail: passed ? `It is ${state}.` : `It is ${is}, and has to be ${state}.` }];
}

function checkAuthor(author: string | undefined, subject: Subject): readonly Check[] {
  if (author === undefined) return [];
  const { login } = subject.author;
  const passed = hasName([author], login);
  return [{ check: 'author', passed, detail: `${login} opened it; ${passed ? 'that is' : 'it has to be'} \`${author}\`.` }];
}

function checkExcludedAuthors(excluded: readonly string[] | undefined, subject: Subject): readonly Check[] {
  if (excluded === undefined) return [];
  const { login } = subject.author;
  const passed = !hasName(excluded, login);
  const detail = `${login} opened it, ${passed ? 'who is none' : 'who is one'} of the excluded authors: ${nameList(excluded)}.`;
  return [{ check: 'exclude-authors', passed, detail }];
}

function checkAssignee(wanted: string | undefined, { assignees }: Subject): readonly Check[] {
  if (wanted === undefined) return [];
  const check = 'assignee';
  if (assignees === undefined) return [{ check, passed: false, detail: 'GitHub did not say whom it is assigned to.' }];
  const is = assignees.length === 0 ? 'It is assigned to nobody' : `It is assigned to ${nameList(assignees)}`;
  if (wanted === '*') return [{ check, passed: assignees.length > 0, detail: `${is}; anybody will do.` }];
  if (wanted === 'none') return [{ check, passed: assignees.length === 0, detail: `${is}; nobody may be.` }];
  return [{ check, passed: hasName(assignees, wanted), detail: `${is}; \`${wanted}\` is asked for.` }];
}
