import type { Outcome } from '../core/output/outcome.ts';
import type { State } from '../core/pipeline/state.ts';
import { GitHubError } from '../ports/github.ts';
import type { ReactionContent } from '../ports/reactions.ts';
import type { Engine } from './engine-ports.ts';

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
export async function swapReaction(engine: Engine, { run }: State, outcome: Outcome): Promise<void> {
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
