import type { RunBody } from '../core/record/record.ts';
import { hasSubject } from '../core/trigger/has-subject.ts';
import type { Trigger } from '../core/trigger/trigger.ts';
import type { ReactionPlace } from '../ports/reactions.ts';
import type { Engine } from './engine-ports.ts';
import { react } from './react.ts';

/** Where people look after they have asked for something: GitHub's REST interface knows no reactions on reviews. */
export function reactionPlaceOf(trigger: Trigger): ReactionPlace | undefined {
  if (!hasSubject(trigger)) return undefined;
  return trigger.comment === undefined ? { subject: trigger.subject.number } : { comment: trigger.comment.id };
}

/** 👀, before anything else is written (U1): somebody has seen it. Undefined where nobody waits for an answer. */
export async function acknowledge(engine: Engine, trigger: Trigger): Promise<RunBody['reaction']> {
  const on = reactionPlaceOf(trigger);
  const id = on === undefined ? undefined : await react(engine, on, 'eyes');
  return on === undefined || id === undefined ? undefined : { id, on };
}
