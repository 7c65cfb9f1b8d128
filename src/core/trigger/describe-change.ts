import { codeSpan } from '../text/code-span.ts';
import { type Change, pauseLabel } from './change.ts';

/** What happened to a subject, in words for people: goes on after "because". */
export function describeChange({ kind, label = '', subject }: Change): string {
  const name = subject.kind === 'issue' ? 'the issue' : 'the pull request';
  switch (kind) {
    case 'label-removed':
      return `the label ${codeSpan(label)}, which had started the run, was taken off`;
    case 'paused':
      return `the label ${codeSpan(pauseLabel)} was put on`;
    case 'resumed':
      return `the label ${codeSpan(pauseLabel)} was taken off`;
    case 'pushed':
      return `commits were pushed to ${name}`;
    default:
      return `${name} was ${kind}`;
  }
}
