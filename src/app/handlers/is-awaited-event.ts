import { completeConfig } from '../../core/config/parse/parse-whole-config.ts';
import { isAwaitedEvent } from '../../core/trigger/match/awaits-event.ts';
import type { Trigger } from '../../core/trigger/trigger.ts';
import { recallRepositoryConfig } from '../engine/read-repository-config.ts';
import type { WorkContext } from '../work/queued-work.ts';

/**
 * Returns false for an event that no pipeline waits for, such as a label of another process or one of Baton's own: it costs no request.
 * Returns true where the App does not know the configuration, or cannot read it, which is said to people elsewhere.
 */
export async function isAwaitedByApp(context: WorkContext, trigger: Trigger): Promise<boolean> {
  const text = await recallRepositoryConfig(context, trigger.repository);
  const config = text === undefined ? undefined : await completeConfig(context.checkConfig(text));
  if (config?.ok !== true) return true;
  return isAwaitedEvent(config.value, trigger) || needsNeutralCheck(config.value, trigger);
}

/** Returns whether a pull request that was opened gets checks of pipelines that have no run about it. */
function needsNeutralCheck({ pipelines }: Parameters<typeof isAwaitedEvent>[0], { kind, action }: Trigger): boolean {
  const isOpened = kind === 'pull-request-changed' && (action === 'opened' || action === 'reopened');
  return isOpened && Object.values(pipelines).some(({ checks }) => checks?.neutral === true);
}
