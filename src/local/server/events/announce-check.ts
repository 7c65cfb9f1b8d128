import type { CheckClick } from '../../contract.ts';
import type { RepositoryCall } from '../http/route.ts';
import { renderCheckRun } from '../views/render-check-run.ts';
import type { CheckRun } from '../world/check-run.ts';
import { findAccount, getRepositoryById } from '../world/lookups.ts';
import type { World } from '../world/world.ts';
import { type Cause, causeOf, fireEvent } from './fire-event.ts';

/** Fires the event of a check run. Workflows hear nothing of it: none here listens for checks of Apps. */
export function announceCheck(call: RepositoryCall, check: CheckRun, action: 'created' | 'completed'): void {
  fireCheck(call.world, check, { action, cause: causeOf(call) });
}

/** Clicks a button of a check run on its page, or "Re-run" where none is named. GitHub tells the App whose check it is. */
export function clickCheck(world: World, { check: id, login, button }: CheckClick): void {
  const check = world.checkRuns.get(id);
  const sender = findAccount(world, login);
  if (check === undefined || sender === undefined) throw new Error(`There is no check run ${id}, or nobody is called ${login}`);
  if (button !== undefined && !check.actions.some(({ identifier }) => identifier === button))
    throw new Error(`Check run ${id} has no button ${button}`);
  const action = button === undefined ? 'rerequested' : 'requested_action';
  fireCheck(world, check, { action, cause: { sender, fromJobToken: false }, button });
}

interface CheckEvent {
  readonly action: 'created' | 'completed' | 'rerequested' | 'requested_action';
  readonly cause: Cause;
  readonly button?: string | undefined;
}

function fireCheck(world: World, check: CheckRun, { action, cause, button }: CheckEvent): void {
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
