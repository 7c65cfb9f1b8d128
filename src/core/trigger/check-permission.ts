import type { Pipeline, Role } from '../config/config-schema.ts';
import type { Check } from './check.ts';
import { hasName } from './has-name.ts';
import { isBot } from './is-bot.ts';
import { nameList } from './name-list.ts';
import type { Account } from './trigger.ts';

/** Lowest first (I-12). Custom roles of an organization are not on it: they count only where `allow.roles` names them. */
const ladder: readonly string[] = ['read', 'triage', 'write', 'maintain', 'admin'] satisfies Role[];

/** What GitHub says of a person, as far as it was asked. */
export interface Standing {
  /** `role_name`; undefined when GitHub did not say. */
  readonly role: string | undefined;
  /** Why it did not, in its words. */
  readonly trouble?: string | undefined;
  /** Whether the person is in a team, by its name in `allow.teams`; absent when nobody asked or the token may not know. */
  readonly teams?: Readonly<Record<string, boolean>> | undefined;
}

export interface PermissionRequest extends Standing {
  readonly allow: Pipeline['allow'];
  readonly actor: Account;
}

/** Whether somebody may start a pipeline; any one of the ways of `allow` is enough. Unknown means no. */
export function checkPermission(request: PermissionRequest): Check {
  const { allow, actor, role } = request;
  const { login } = actor;
  if (isBot(actor) && allow.bots?.includes(actor.id) === true)
    return build(true, `${login} (id ${actor.id}) is a bot that \`allow.bots\` names.`);
  if (hasName(allow.users, login)) return build(true, `${login} is named in \`allow.users\`.`);
  const team = allow.teams?.find((name) => request.teams?.[name] === true);
  if (team !== undefined) return build(true, `${login} is in the team \`${team}\`, which \`allow.teams\` names.`);
  if (role === undefined) return build(false, `${describeUnknown(request)} ${describeWays(allow)}${describeTeams(request)}`);
  if (hasName(allow.roles ?? [], role)) return build(true, `${login} has the role \`${role}\`, which \`allow.roles\` names.`);
  return judgeRole(request, role);
}

function judgeRole(request: PermissionRequest, role: string): Check {
  const { allow, actor } = request;
  const rank = ladder.indexOf(role);
  const minimum = allow['minimum-role'];
  if (rank >= ladder.indexOf(minimum))
    return build(true, `${actor.login} has the role \`${role}\`; at least \`${minimum}\` is asked for.`);
  const seen =
    rank < 0
      ? `${actor.login} has the role \`${role}\`, which is not one of ${ladder.join(', ')}, nor in \`allow.roles\`; unknown means no.`
      : `${actor.login} has the role \`${role}\`; at least \`${minimum}\` is asked for.`;
  return build(false, `${seen} ${describeWays(allow)}${describeTeams(request)}`);
}

function describeUnknown({ actor, trouble }: PermissionRequest): string {
  const why = trouble === undefined ? '' : ` (${trouble})`;
  return `GitHub did not say what role ${actor.login} has${why}; unknown means no.`;
}

/** Who can, for the one who may not (U13). */
function describeWays(allow: Pipeline['allow']): string {
  const others = [
    ...(allow.roles === undefined ? [] : [`those with the role ${nameList(allow.roles)}`]),
    ...(allow.users.length === 0 ? [] : [nameList(allow.users)]),
    ...(allow.teams === undefined ? [] : [`members of ${nameList(allow.teams)}`]),
  ];
  return `Those with \`${allow['minimum-role']}\` or more can${others.map((other) => `, and ${other}`).join('')}.`;
}

function describeTeams({ allow, actor, teams }: PermissionRequest): string {
  const unknown = (allow.teams ?? []).filter((name) => teams?.[name] === undefined);
  if (unknown.length === 0) return '';
  return ` GitHub did not say whether ${actor.login} is in ${nameList(unknown)}: that takes a token that can read members, as the App has.`;
}

function build(passed: boolean, detail: string): Check {
  return { check: 'permission', passed, detail };
}
