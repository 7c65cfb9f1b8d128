import { type Approval, approverRoleOf } from '../../config/schema/approval-schema.ts';
import { codeSpan } from '../../markdown/elements.ts';
import { isListed, nameOf } from '../accounts.ts';
import type { Account } from '../trigger.ts';
import type { Check } from './check.ts';
import { type ActorFacts, isAtLeast, permissionCheck } from './check-actor.ts';

export interface ApproverRequest extends Pick<ActorFacts, 'role' | 'trouble'> {
  readonly approval: Approval;
  readonly actor: Account;
}

/** Checks that a person may approve a stage: by name, or by role. Unknown means no. */
export function checkApprover({ approval, actor, role, trouble }: ApproverRequest): Check {
  const who = `${actor.login} (id ${actor.id})`;
  if (isListed(approval.users ?? [], actor)) return permissionCheck(true, `${who} is named in \`approval.users\`.`);
  const minimum = approverRoleOf(approval);
  if (minimum !== undefined && role !== undefined && isAtLeast(role, minimum))
    return permissionCheck(true, `${actor.login} has the role ${codeSpan(role)}; at least \`${minimum}\` is asked for.`);
  const ways = `${describeApprovers(approval)} can approve.`;
  if (minimum === undefined) return permissionCheck(false, `${who} is not named in \`approval.users\`. ${ways}`);
  if (role !== undefined)
    return permissionCheck(false, `${actor.login} has the role ${codeSpan(role)}; at least \`${minimum}\` is asked for. ${ways}`);
  const why = trouble === undefined ? '' : ` (${trouble})`;
  const refused = permissionCheck(false, `GitHub did not say what role ${actor.login} has${why}; unknown means no. ${ways}`);
  return trouble === undefined ? refused : { ...refused, unanswered: true };
}

/** Describes who may approve, as the subject of a sentence. `name` renders a login. */
export function describeApprovers(approval: Approval, name: (login: string) => string = (login) => login): string {
  const role = approverRoleOf(approval);
  const users = (approval.users ?? []).map((user) => (typeof user === 'number' ? nameOf(user) : name(user)));
  const parts = [
    ...users,
    ...(role === undefined ? [] : [`people with the role \`${role}\`${role === 'admin' ? '' : ' or more'}`]),
  ];
  const text = parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
