import { findCommand } from '../trigger/find-command.ts';
import type { Command, CommandVerb } from './command.ts';
import { verbs } from './verbs.ts';

const name = '/baton';

/**
 * The command in a comment: its whole first line, and no more and no fewer words than the verb takes (I-8, U11). Undefined when
 * the comment is not for us: a quote, code, HTML, a list, a mention or running text begin otherwise.
 */
export function parseCommand(body: string): Command | undefined {
  const line = findCommand(body);
  if (line === undefined) return undefined;
  const [first, verb, ...words] = line.split(' ');
  if (first !== name) return undefined;
  if (verb === undefined) return { kind: 'help' };
  return (isVerb(verb) ? build(verb, words) : undefined) ?? { kind: 'unknown', line };
}

function isVerb(word: string): word is CommandVerb {
  return Object.hasOwn(verbs, word);
}

/** Undefined when there are too many or too few words. */
function build(kind: CommandVerb, [word, ...more]: readonly string[]): Command | undefined {
  if (more.length > 0) return undefined;
  switch (kind) {
    case 'run':
      return word === undefined ? undefined : { kind, pipeline: word };
    case 'handoff':
      return word === undefined ? undefined : { kind, task: word };
    case 'retry':
    case 'approve':
      return { kind, task: word };
    default:
      return word === undefined ? { kind } : undefined;
  }
}
