import type { Trigger } from '../../core/trigger/trigger.ts';
import { GitHubError } from '../../ports/github.ts';
import { acknowledge } from '../acknowledge.ts';
import type { Engine } from '../engine-ports.ts';

/** 👀 on the comment at once, and when it is answered 👍, or 😕 where nothing came of it. Neither is worth a failure (U1, U2). */
export async function reactTo(engine: Engine, trigger: Trigger): Promise<{ settle(done: boolean): Promise<void> }> {
  const seen = await acknowledge(engine, trigger);
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
