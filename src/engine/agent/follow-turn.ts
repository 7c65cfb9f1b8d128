import { messageOf } from '../../core/problem.ts';
import type { TurnFolders } from '../../ports/agent-runner.ts';
import type { TaskContext } from '../task-ports.ts';
import { createRequestPasser } from './pass-on-requests.ts';
import { createChildWatch } from './watch-children.ts';

/** An agent at work that is followed until it has ended. */
export interface FollowedTurn {
  readonly folders: TurnFolders;
  /** Ends the following. Never throws: what was not passed on by now is in the output of the turn. */
  stop(): Promise<void>;
}

const stepMilliseconds = 1_000;

/** Follows an agent at work (`wait: poll`): passes its requests for children on, and tells its tools what has become of them. */
export async function followTurn(context: TaskContext): Promise<FollowedTurn> {
  const { openProgress, clock, log } = context.ports;
  if (openProgress === undefined) throw new Error('This job cannot follow its agent.');
  const progress = await openProgress();
  const passer = createRequestPasser(context, progress);
  const watch = createChildWatch(context, progress);
  const followStep = async (): Promise<void> => watch.step(await passer.step());
  const stopped = Promise.withResolvers<'stopped'>();
  const isOver = async (): Promise<boolean> =>
    (await Promise.race([stopped.promise, clock.sleep(stepMilliseconds)])) === 'stopped';
  const warnOnce = createWarnings((message) => log.warning(`The agent could not be followed: ${message}`));
  const follow = async (): Promise<void> => {
    // A step that fails is no reason to leave the agent alone: its tools would wait for news until it is stopped.
    while (!(await isOver())) await followStep().catch(warnOnce);
  };
  const followed = follow();
  return {
    folders: progress.folders,
    async stop() {
      stopped.resolve('stopped');
      await followed;
      await progress.remove().catch((error: unknown) => log.warning(`Files of the turn were not removed: ${messageOf(error)}`));
    },
  };
}

/** The most faults of a turn that are said: names of files that nobody has seen before make each one another. */
const mostWarnings = 5;

/** Creates what says each fault once: a step comes every second. */
function createWarnings(say: (message: string) => void): (error: unknown) => void {
  const said = new Set<string>();
  return (error) => {
    const message = messageOf(error);
    if (said.has(message) || said.size >= mostWarnings) return;
    said.add(message);
    say(message);
  };
}
