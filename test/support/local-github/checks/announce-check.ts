import { type Cause, causeOf, fireEvent } from '../../../../src/local/server/events/fire-event.ts';
import type { RepositoryCall } from '../../../../src/local/server/http/route.ts';
import { getRepositoryById } from '../../../../src/local/server/world/lookups.ts';
import type { World } from '../../../../src/local/server/world/world.ts';
import type { CheckRun } from './check-run.ts';
import { renderCheckRun } from './render-check-run.ts';

/** Fires the event of a check run. Workflows hear nothing of it: none here listens for checks of Apps. */
export function announceCheck(call: RepositoryCall, check: CheckRun, action: 'created' | 'completed'): void {
  fireCheck(call.world, check, { action, cause: causeOf(call) });
}

interface CheckEvent {
  readonly action: 'created' | 'completed' | 'rerequested' | 'requested_action';
  readonly cause: Cause;
  /** The identifier of the button that somebody has clicked. */
  readonly button?: string | undefined;
}

export function fireCheck(world: World, check: CheckRun, { action, cause, button }: CheckEvent): void {
  const repository = getRepositoryById(world, check.repositoryId);
  const payload = {
    check_run: renderCheckRun(world, repository, check),
    requested_action: button === undefined ? undefined : { identifier: button },
  };
  const isClick = action === 'rerequested' || action === 'requested_action';
  fireEvent(world, {
    name: 'check_run',
    action,
    repository,
    cause,
    payload,
    appsOnly: true,
    app: isClick ? check.app : undefined,
  });
}
