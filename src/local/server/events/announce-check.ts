import type { RepositoryCall } from '../http/route.ts';
import { renderCheckRun } from '../views/render-check-run.ts';
import type { CheckRun } from '../world/check-run.ts';
import { getRepositoryById } from '../world/lookups.ts';
import type { World } from '../world/world.ts';
import { type Cause, causeOf, fireEvent } from './fire-event.ts';

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
