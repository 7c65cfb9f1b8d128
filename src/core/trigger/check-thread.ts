import type { Config } from '../config/config-schema.ts';
import type { Check } from './check.ts';
import type { Trigger } from './trigger.ts';

/** GitHub's limit for the comments of one thread. */
const mostComments = 2_500;

/**
 * Fails where the event says that GitHub takes no more comments on the subject, so that no run is begun that nobody could
 * follow (DESIGN 4.5). With `comments: none` it gets none, and nothing is checked.
 */
export function checkThread({ subject }: Trigger, { comments }: Pick<Config, 'comments'>): readonly Check[] {
  const why = comments === 'none' ? undefined : findRefusal(subject);
  if (why === undefined) return [];
  const detail = `#${subject.number} ${why} and start it again, or write \`comments: none\` in the config.`;
  return [{ check: 'thread', passed: false, detail }];
}

function findRefusal({ locked, comments }: Trigger['subject']): string | undefined {
  if (locked === true) return 'is locked, and GitHub refuses comments of workflows there: unlock it';
  if (comments < mostComments) return undefined;
  return `has ${comments} comments, and GitHub takes no more than ${mostComments}: delete some`;
}
