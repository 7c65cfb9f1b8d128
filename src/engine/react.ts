import { GitHubError } from '../ports/github.ts';
import type { ReactionContent, ReactionPlace } from '../ports/reactions.ts';
import type { Engine } from './engine-ports.ts';

/** Gives a reaction, and its id. Undefined when GitHub refuses: an ornament keeps nothing from going on (U2). */
export async function react(engine: Engine, on: ReactionPlace, content: ReactionContent): Promise<number | undefined> {
  try {
    return await engine.ports.reactions.add(on, content);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    engine.ports.log.warning(`No reaction was given: ${error.message}`);
    return undefined;
  }
}
