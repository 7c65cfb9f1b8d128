import type { Role } from '../../local/contract.ts';
import { UsageError } from '../../terminal/files/usage-error.ts';
import type { EventChoice } from '../../terminal/trigger/event-options.ts';
import type { TryPlan } from './plan-try.ts';
import { roles } from './try-options.ts';

/** The lowest role for which GitHub lets a person act in this way. */
const needed: Readonly<Record<EventChoice['kind'], { readonly role: Role; readonly deed: string }>> = {
  label: { role: 'triage', deed: 'put a label on an issue' },
  assign: { role: 'triage', deed: 'assign an issue' },
  comment: { role: 'none', deed: 'comment' },
  open: { role: 'none', deed: 'open an issue' },
  review: { role: 'none', deed: 'review' },
  check: { role: 'write', deed: 'push to a branch of the repository' },
  tick: { role: 'none', deed: 'wait' },
  manual: { role: 'write', deed: 'start a workflow by hand' },
  webhook: { role: 'write', deed: 'send a repository_dispatch' },
};

/** Refuses what GitHub's pages do not offer to a person of this role. */
export function checkRole({ start, config }: Pick<TryPlan, 'start' | 'config'>, role: Role): void {
  const { role: least, deed } = needed[start.trigger.kind];
  if (roles.indexOf(role) < roles.indexOf(least))
    throw new UsageError(
      `GitHub lets nobody with the role ${role} ${deed}: that takes ${least} or more. Leave --as out, or write --as ${least}.`,
    );
  if (role === 'none' && config.signing === undefined)
    throw new UsageError(
      'This configuration has no `signing.keys`, so its repository is private, and nobody without a role sees it. Write --as read or more.',
    );
}
