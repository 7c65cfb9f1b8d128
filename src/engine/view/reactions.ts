import type { Outcome } from '../../core/output/outcome.ts';
import type { RunBody } from '../../core/record/record.ts';
import type { State } from '../../core/run/state.ts';
import { hasSubject, type Trigger } from '../../core/trigger/trigger.ts';
import { GitHubError } from '../../ports/github.ts';
import type { ReactionContent, ReactionTarget } from '../../ports/reactions.ts';
import type { Engine } from '../engine-ports.ts';

/** GitHub has eight reactions and no word for failure: confused asks a person to look, and 👎 says that it was stopped. */
const reactions: Readonly<Record<Outcome, ReactionContent>> = {
  succeeded: 'rocket',
  noop: '+1',
  failed: 'confused',
  'needs-input': 'confused',
  cancelled: '-1',
  skipped: '-1',
};

/** The 👀 that the run began with becomes how it ended. The new one first: somebody who looks in between sees both, not none. */
export async function replaceReaction(engine: Engine, { run }: State, outcome: Outcome): Promise<void> {
  const { reaction } = run.body;
  if (reaction === undefined) return;
  try {
    await engine.ports.reactions.add(reaction.on, reactions[outcome]);
    await engine.ports.reactions.remove(reaction.on, reaction.id);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    engine.ports.log.warning(`The reaction of run ${run.run} was not swapped: ${error.message}`);
  }
}

/** Gives a reaction, and its id. Undefined when GitHub refuses: an ornament keeps nothing from going on (U2). */
export async function addReaction(engine: Engine, on: ReactionTarget, content: ReactionContent): Promise<number | undefined> {
  try {
    return await engine.ports.reactions.add(on, content);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    engine.ports.log.warning(`No reaction was given: ${error.message}`);
    return undefined;
  }
}

/** Where people look after they have asked for something: GitHub's REST interface knows no reactions on reviews. */
export function reactionTargetOf(trigger: Trigger): ReactionTarget | undefined {
  if (!hasSubject(trigger)) return undefined;
  return trigger.comment === undefined ? { subject: trigger.subject.number } : { comment: trigger.comment.id };
}

/** 👀, before anything else is written (U1): somebody has seen it. Undefined where nobody waits for an answer. */
export async function markSeen(engine: Engine, trigger: Trigger): Promise<RunBody['reaction']> {
  const on = reactionTargetOf(trigger);
  const id = on === undefined ? undefined : await addReaction(engine, on, 'eyes');
  return on === undefined || id === undefined ? undefined : { id, on };
}

/** 👀 on the comment at once, and when it is answered 👍, or 😕 where nothing came of it. Neither is worth a failure (U1, U2). */
export async function markCommandSeen(engine: Engine, trigger: Trigger): Promise<{ settle(done: boolean): Promise<void> }> {
  const seen = await markSeen(engine, trigger);
  return {
    settle: async (done) => {
      if (seen === undefined) return;
      try {
        await engine.ports.reactions.add(seen.on, done ? '+1' : 'confused');
        await engine.ports.reactions.remove(seen.on, seen.id);
      } catch (error) {
        if (!(error instanceof GitHubError)) throw error;
        engine.ports.log.warning(`The reaction to comment ${trigger.comment?.id} was not swapped: ${error.message}`);
      }
    },
  };
}
