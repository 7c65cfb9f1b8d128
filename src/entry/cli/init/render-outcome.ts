import pc from 'picocolors';
import type { Todo } from './left-to-do.ts';

interface Outcome {
  /** Things that were written or done, in words. */
  readonly done: readonly string[];
  /** Sentences about things that could not be done, or that are odd. */
  readonly notes: readonly string[];
  readonly todos: readonly Todo[];
  /** The command to type next. */
  readonly next: string;
}

/** Renders the end of `init`: what was done, what is left to do, one line for each, and the next step. */
export function renderOutcome({ done, notes, todos, next }: Outcome): string {
  const width = Math.max(0, ...todos.map(({ what }) => what.length));
  const lines = [
    ...(done.length === 0 ? [] : [pc.bold('Done'), ...done.map((each) => `  ${each}`), '']),
    ...(notes.length === 0 ? [] : [pc.bold('Note'), ...notes.map((each) => `  ${each}`), '']),
    ...(todos.length === 0
      ? []
      : [pc.bold('Left to do'), ...todos.map(({ what, how }, index) => `  ${index + 1}. ${what.padEnd(width)}  ${how}`), '']),
    `${pc.bold('Next')}  ${next}`,
    '      It plays your pipeline on this machine, without network, key or cost.',
  ];
  return `${lines.join('\n')}\n`;
}
