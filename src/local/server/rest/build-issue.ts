import { appOf, type RepositoryCall } from '../http/route.ts';
import { isoTime } from '../world/iso-time.ts';
import type { Account, Issue } from '../world/model.ts';
import { nextNumber } from './next-number.ts';

export function buildIssue(call: RepositoryCall, draft: { title: string; body: string | null; user: Account }): Issue {
  const { world, repository } = call;
  const at = isoTime(world.now());
  return {
    ...draft,
    id: world.nextId(),
    repositoryId: repository.id,
    number: nextNumber(world, repository),
    app: appOf(call),
    labelIds: [],
    assignees: [],
    state: 'open',
    stateReason: null,
    locked: false,
    createdAt: at,
    updatedAt: at,
    closedAt: null,
    closedBy: undefined,
    lastEditedAt: null,
    pull: undefined,
  };
}
