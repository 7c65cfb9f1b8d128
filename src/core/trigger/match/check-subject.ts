import type { IssueFilter } from '../../config/schema/filter-schema.ts';
import { compilePattern } from '../../text/patterns.ts';
import { hasName, quoteNames } from '../../text/plain-text.ts';
import { type AccountName, isListed, nameOf } from '../accounts.ts';
import type { Account, Subject, Trigger } from '../trigger.ts';
import type { Check } from './check.ts';

type SubjectFilter = Pick<IssueFilter, 'state' | 'author' | 'exclude-authors' | 'assignee' | 'sender' | 'exclude-senders'>;

/**
 * Checks the author, state and assignees of the issue or pull request, and who sent the event. A fact that GitHub did not report
 * does not match.
 */
export function checkSubjectState(
  filter: SubjectFilter,
  { subject, actor }: Pick<Trigger, 'subject' | 'actor'>,
): readonly Check[] {
  return [
    ...checkState(filter.state, subject),
    ...checkAuthor(filter.author, subject),
    ...checkExcludedAuthors(filter['exclude-authors'], subject),
    ...checkEventSender(filter.sender, actor),
    ...checkExcludedSenders(filter['exclude-senders'], actor),
    ...checkAssignee(filter.assignee, subject),
  ];
}

function checkState(state: SubjectFilter['state'], subject: Subject): readonly Check[] {
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
  const detail = `${login} opened it, ${passed ? 'who is none' : 'who is one'} of the excluded authors: ${quoteNames(excluded)}.`;
  return [{ check: 'exclude-authors', passed, detail }];
}

function checkEventSender(sender: AccountName | undefined, actor: Account): readonly Check[] {
  if (sender === undefined) return [];
  const passed = isListed([sender], actor);
  const detail = `${actor.login} (id ${actor.id}) sent the event; ${passed ? 'that is' : 'it has to be'} \`${nameOf(sender)}\`.`;
  return [{ check: 'event-sender', passed, detail }];
}

function checkExcludedSenders(excluded: readonly AccountName[] | undefined, actor: Account): readonly Check[] {
  if (excluded === undefined) return [];
  const passed = !isListed(excluded, actor);
  const is = passed ? 'who is none' : 'who is one';
  const detail = `${actor.login} (id ${actor.id}) sent the event, ${is} of the excluded senders: ${quoteNames(excluded.map(nameOf))}.`;
  return [{ check: 'exclude-senders', passed, detail }];
}

function checkAssignee(wanted: string | undefined, { assignees }: Subject): readonly Check[] {
  if (wanted === undefined) return [];
  const check = 'assignee';
  if (assignees === undefined) return [{ check, passed: false, detail: 'GitHub did not say whom it is assigned to.' }];
  const is = assignees.length === 0 ? 'It is assigned to nobody' : `It is assigned to ${quoteNames(assignees)}`;
  if (wanted === '*') return [{ check, passed: assignees.length > 0, detail: `${is}; anybody will do.` }];
  if (wanted === 'none') return [{ check, passed: assignees.length === 0, detail: `${is}; nobody may be.` }];
  return [{ check, passed: hasName(assignees, wanted), detail: `${is}; \`${wanted}\` is asked for.` }];
}

type TextFilter = Pick<IssueFilter, 'title-pattern' | 'body-pattern' | 'exclude-body-patterns'>;

/** A text that a filter looks at, with its name at the beginning of a sentence. */
interface NamedText {
  readonly text: string;
  readonly name: string;
}

/**
 * Checks the patterns over the title and the text: that of the review where one was submitted, else that of the issue or pull
 * request. A pattern that cannot be read rejects the event (I-7).
 */
export function checkTexts(filter: TextFilter, { subject, review }: Pick<Trigger, 'subject' | 'review'>): readonly Check[] {
  const excluded = filter['exclude-body-patterns'];
  const title = { text: subject.title, name: 'Its title' };
  const body =
    review === undefined ? { text: subject.body, name: 'Its text' } : { text: review.body, name: 'The text of the review' };
  return [
    ...checkPattern('title-pattern', { pattern: filter['title-pattern'], ...title }),
    ...checkPattern('body-pattern', { pattern: filter['body-pattern'], ...body }),
    ...(excluded === undefined ? [] : [checkExcluded(excluded, body)]),
  ];
}

function checkPattern(
  check: 'title-pattern' | 'body-pattern',
  { pattern, text, name }: NamedText & { readonly pattern: string | undefined },
): readonly Check[] {
  if (pattern === undefined) return [];
  const compiled = compilePattern(pattern);
  if (!compiled.ok) return [{ check, passed: false, detail: `The pattern ${JSON.stringify(pattern)} ${compiled.error}.` }];
  const passed = compiled.value(text);
  return [{ check, passed, detail: `${name} ${passed ? 'fits' : 'does not fit'} the pattern ${JSON.stringify(pattern)}.` }];
}

function checkExcluded(patterns: readonly string[], { text, name }: NamedText): Check {
  const check = 'exclude-body-patterns';
  for (const pattern of patterns) {
    const compiled = compilePattern(pattern);
    if (!compiled.ok) return { check, passed: false, detail: `The pattern ${JSON.stringify(pattern)} ${compiled.error}.` };
    if (compiled.value(text))
      return { check, passed: false, detail: `${name} fits the excluded pattern ${JSON.stringify(pattern)}.` };
  }
  return { check, passed: true, detail: `${name} fits none of the excluded patterns.` };
}

type LabelFilter = Pick<IssueFilter, 'labels' | 'exclude-labels'>;

/** Checks that the subject has all required labels and none of the excluded ones. */
export function checkLabels(filter: LabelFilter, { subject, label }: Trigger): readonly Check[] {
  const present = label === '' ? subject.labels : [...subject.labels, label];
  return [...checkWanted(filter, present), checkExcludedLabels(filter, present)];
}

function checkWanted({ labels }: LabelFilter, present: readonly string[]): readonly Check[] {
  if (labels === undefined) return [];
  const missing = labels.filter((wanted) => !hasName(present, wanted));
  const detail =
    missing.length === 0 ? `It has all labels that are asked for: ${quoteNames(labels)}.` : `It lacks ${quoteNames(missing)}.`;
  return [{ check: 'labels', passed: missing.length === 0, detail }];
}

function checkExcludedLabels(filter: LabelFilter, present: readonly string[]): Check {
  const excluded = filter['exclude-labels'];
  const found = excluded.filter((unwanted) => hasName(present, unwanted));
  const none = excluded.length === 0 ? 'No labels are excluded.' : `It has none of the excluded labels: ${quoteNames(excluded)}.`;
  const detail = found.length > 0 ? `It has ${quoteNames(found)}, which the pipeline excludes.` : none;
  return { check: 'exclude-labels', passed: found.length === 0, detail };
}
