import type { RunBody } from '../core/record/record.ts';
import { hasSubject } from '../core/trigger/has-subject.ts';
import type { Trigger } from '../core/trigger/trigger.ts';
import { GitHubError } from '../ports/github.ts';
import type { ReactionPlace } from '../ports/reactions.ts';
import type { Engine } from './engine-ports.ts';

/** Where people look after they have asked for something: GitHub's REST interface knows no reactions on reviews. */
export function reactionPlaceOf(trigger: Trigger): ReactionPlace | undefined {
  if (!hasSubject(trigger)) return undefined;
  return trigger.comment === undefined ? { subject: trigger.subject.number } : { comment: trigger.comment.id };
}

/**
 * 👀, before anything else is written (U1): somebody has seen it. Undefined where nobody waits for an answer, and where GitHub
 * refuses: an ornament keeps no run from starting (U2).
 */
export async function acknowledge(engine: Engine, trigger: Trigger): Promise<RunBody['reaction']> {
  const on = reactionPlaceOf(trigger);
  if (on === undefined) return undefined;
  try {
    return { id: await engine.ports.reactions.add(on, 'eyes'), on };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    engine.ports.log.warning(`No reaction was given: ${error.message}`);
    return undefined;
  }
}
