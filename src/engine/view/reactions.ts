import type { Outcome } from '../../core/output/outcome.ts';
import type { RunBody } from '../../core/record/record.ts';
import type { State } from '../../core/run/state.ts';
import { hasSubject, type Trigger } from '../../core/trigger/trigger.ts';
import type { EyesSwap, ReactionContent, ReactionTarget } from '../../ports/reactions.ts';
import type { Views } from '../engine-ports.ts';
import { warnIfRefused } from '../github-errors.ts';

/** GitHub has eight reactions and no word for failure: confused asks a person to look, and 👎 says that it was stopped. */
const contents: Readonly<Record<Outcome, Exclude<ReactionContent, 'eyes'>>> = {
  succeeded: 'rocket',
  noop: '+1',
  failed: 'confused',
  'needs-input': 'confused',
  cancelled: '-1',
  skipped: '-1',
};

type Reaction = NonNullable<RunBody['reaction']>;

interface Replacement {
  readonly content: Exclude<ReactionContent, 'eyes'>;
  /** The thing that has the reaction, for the log. */
  readonly of: string;
}

/**
 * Replaces the 👀 by another reaction, which is no more than a warning if GitHub refuses (U2).
 */
async function replaceReaction(engine: Views, reaction: Reaction | undefined, { content, of }: Replacement): Promise<void> {
  if (reaction === undefined) return;
  const { reactions } = engine.ports;
  await warnIfRefused(engine, { what: `The reaction ${of} was not swapped` }, async () => {
    await reactions.replaceEyes(reaction.on, reaction.id, content);
  });
}

/** Returns what another request can swap on its way: the 👀 of a run on an issue or pull request. */
export function swapOf({ run }: State, outcome: Outcome): EyesSwap | undefined {
  const on = run.body.reaction?.on;
  return on !== undefined && 'subject' in on ? { subject: on.subject, content: contents[outcome] } : undefined;
}

/** Replaces the 👀 that the run began with by its outcome. */
export function reactToOutcome(engine: Views, { run }: State, outcome: Outcome): Promise<void> {
  return replaceReaction(engine, run.body.reaction, { content: contents[outcome], of: `of run ${run.run}` });
}

/** Adds a reaction and returns its id. Returns undefined when GitHub refuses: a run does not depend on an ornament (U2). */
export function addReaction(
  engine: { readonly ports: Pick<Views['ports'], 'reactions' | 'log'> },
  on: ReactionTarget,
  content: ReactionContent,
): Promise<number | undefined> {
  return warnIfRefused(engine, { what: 'No reaction was given' }, () => engine.ports.reactions.add(on, content));
}

/** Returns the thing that people look at after they have asked for something. GitHub's REST interface knows no reactions on reviews. */
function reactionTargetOf(trigger: Trigger): ReactionTarget | undefined {
  if (!hasSubject(trigger)) return undefined;
  return trigger.comment === undefined ? { subject: trigger.subject.number } : { comment: trigger.comment.id };
}

/** Adds 👀 before anything else is written (U1): somebody has seen it. Returns undefined where nobody waits for a reaction. */
export async function markSeen(engine: Views, trigger: Trigger): Promise<Reaction | undefined> {
  const on = reactionTargetOf(trigger);
  const id = on === undefined ? undefined : await addReaction(engine, on, 'eyes');
  return on === undefined || id === undefined ? undefined : { id, on };
}

/**
 * Adds 👀 to a command, and returns the function that replaces it once the command has its reply: by 👍, or by 😕 where nothing
 * came of it. Neither is worth a failure (U1, U2).
 */
export async function markCommandSeen(
  engine: Views,
  trigger: Trigger,
): Promise<{ finish(result: { readonly done: boolean }): Promise<void> }> {
  const seen = await markSeen(engine, trigger);
  return {
    finish: ({ done }) =>
      replaceReaction(engine, seen, { content: done ? '+1' : 'confused', of: `to comment ${trigger.comment?.id}` }),
  };
}
