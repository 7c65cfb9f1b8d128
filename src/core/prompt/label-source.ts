import type { FenceLabel } from './fence.ts';
import type { PromptContext } from './prompt-context.ts';
import type { Segment } from './resolve-path.ts';

/** Says in words where the value behind a path comes from, and who wrote it. */
export function labelSource(path: readonly Segment[], context: PromptContext): FenceLabel {
  const [root, name, ...rest] = path.map((segment) => (typeof segment === 'object' ? '…' : String(segment)));
  const { subject } = context;
  const thread = `${subject.kind === 'issue' ? 'issue' : 'pull request'} #${subject.number}`;
  switch (root) {
    case 'subject':
      if (name === 'comments') return { origin: `comments on ${thread}`, author: listAuthors(context) };
      return { origin: `${name} of ${thread}`, author: subject.author };
    case 'needs': {
      const agent = context.needs[name ?? '']?.agent ?? '';
      return { origin: `${rest.join('.')} of stage ${name}`, author: `agent ${agent}` };
    }
    case 'previous_failure':
      return { origin: `failure of attempt ${context.previous_failure?.attempt ?? ''}`, author: 'the agent of that attempt' };
    case 'transfer':
      return { origin: `message of the transfer`, author: `agent ${context.transfer?.from ?? ''}`, trust: 'an agent: a request' };
    case 'history':
      return { origin: `earlier runs of pipeline ${context.run.pipeline}`, author: 'the agents of those runs' };
    case 'event':
      return { origin: `${name} of the event`, author: context.event.actor };
    case 'inputs':
      return { origin: `${name} of the event`, author: context.event.actor };
    default:
      return { origin: path.length === 0 ? 'the template' : path.map(String).join('.'), author: 'unknown' };
  }
}

function listAuthors({ subject }: PromptContext): string {
  const authors = [...new Set(subject.comments.map((comment) => comment.author))];
  const shown = authors.slice(0, 10).join(', ');
  return authors.length > 10 ? `${shown} and ${authors.length - 10} more` : shown;
}
