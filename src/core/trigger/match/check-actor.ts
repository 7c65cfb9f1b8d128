import type { Pipeline, Role } from '../../config/schema/config-schema.ts';
import { hasName, quoteNames } from '../../text/plain-text.ts';
import { actionsAccount, isBot, isListed, nameOf } from '../accounts.ts';
import { type Account, hasSubject, type Trigger } from '../trigger.ts';
import type { Check } from './check.ts';

/**
 * The roles, lowest first (I-12). An organization's custom roles are not included: they count only where `allow.roles` names
 * them.
 */
const ladder: readonly string[] = ['read', 'triage', 'write', 'maintain', 'admin'] satisfies Role[];

/** Returns whether a role of GitHub's own can write to the repository. What a custom role can do is unknown, and unknown means no. */
export function canWrite(role: string | undefined): boolean {
  return role !== undefined && isAtLeast(role, 'write');
}

/** Returns whether a role of GitHub's own is this one or a higher one. An unknown role is not. */
export function isAtLeast(role: string, minimum: Role): boolean {
  return ladder.indexOf(role) >= ladder.indexOf(minimum);
}

/** The facts that GitHub reports about a person, as far as it was asked. */
export interface ActorFacts {
  /** The `role_name`; undefined when GitHub did not report it. */
  readonly role: string | undefined;
  /** The reason why it did not, in GitHub's words. */
  readonly trouble?: string | undefined;
  /** True if GitHub was not asked for the role, because it decides nothing. */
  readonly unasked?: true;
  /** The teams by their names in `allow.teams`, each true if the person is a member, and undefined when the token may not know. */
  readonly teams?: Readonly<Record<string, boolean | undefined>> | undefined;
  /** The reason why GitHub did not answer about some team, in its words: another time it may. */
  readonly teamsTrouble?: string | undefined;
}

export interface PermissionRequest extends ActorFacts {
  readonly allow: Pipeline['allow'];
  readonly actor: Account;
}

/** Checks that a person may start a pipeline. Any one of the ways in `allow` is enough; unknown means no. */
export function checkPermission(request: PermissionRequest): Check {
  const { allow, actor, role } = request;
  const { login } = actor;
  if (isBot(actor) && allow.bots?.includes(actor.id) === true)
    return permissionCheck(true, `${login} (id ${actor.id}) is a bot that \`allow.bots\` names.`);
  if (isListed(allow.users, actor)) return permissionCheck(true, `${login} (id ${actor.id}) is named in \`allow.users\`.`);
  const team = allow.teams?.find((name) => request.teams?.[name] === true);
  if (team !== undefined) return permissionCheck(true, `${login} is in the team \`${team}\`, which \`allow.teams\` names.`);
  if (role !== undefined && hasName(allow.roles ?? [], role))
    return permissionCheck(true, `${login} has the role \`${role}\`, which \`allow.roles\` names.`);
  const checked = role === undefined ? permissionCheck(false, describeUnknown(request)) : checkRole(request, role);
  if (checked.passed) return checked;
  const refused = permissionCheck(false, `${checked.detail} ${describeWays(allow)}${describeTeams(request)}`);
  if (request.unasked === true) return { ...refused, unasked: true };
  return isUnanswered(request) ? { ...refused, unanswered: true } : refused;
}

/** Returns whether GitHub failed to answer a question that could have let the person in. */
function isUnanswered(request: PermissionRequest): boolean {
  const { role, trouble, teamsTrouble } = request;
  return (role === undefined && trouble !== undefined) || (teamsTrouble !== undefined && listUnknownTeams(request).length > 0);
}

function checkRole({ allow, actor }: PermissionRequest, role: string): Check {
  const rank = ladder.indexOf(role);
  const minimum = allow['minimum-role'];
  if (isAtLeast(role, minimum))
    return permissionCheck(true, `${actor.login} has the role \`${role}\`; at least \`${minimum}\` is asked for.`);
  const seen =
    rank < 0
      ? `${actor.login} has the role \`${role}\`, which is not one of ${ladder.join(', ')}, nor in \`allow.roles\`; unknown means no.`
      : `${actor.login} has the role \`${role}\`; at least \`${minimum}\` is asked for.`;
  return permissionCheck(false, seen);
}

function describeUnknown({ actor, trouble }: PermissionRequest): string {
  const why = trouble === undefined ? '' : ` (${trouble})`;
  return `GitHub did not say what role ${actor.login} has${why}; unknown means no.`;
}

/** Names those who can start the pipeline, for a person who may not (U13). */
function describeWays(allow: Pipeline['allow']): string {
  const others = [
    ...(allow.roles === undefined ? [] : [`those with the role ${quoteNames(allow.roles)}`]),
    ...(allow.users.length === 0 ? [] : [quoteNames(allow.users.map(nameOf))]),
    ...(allow.teams === undefined ? [] : [`members of ${quoteNames(allow.teams)}`]),
  ];
  return `Those with \`${allow['minimum-role']}\` or more can${others.map((other) => `, and ${other}`).join('')}.`;
}

function describeTeams(request: PermissionRequest): string {
  const { actor, teamsTrouble } = request;
  const unknown = listUnknownTeams(request);
  if (unknown.length === 0) return '';
  const why = teamsTrouble === undefined ? ': that takes a token that can read members, as the App has' : ` (${teamsTrouble})`;
  return ` GitHub did not say whether ${actor.login} is in ${quoteNames(unknown)}${why}.`;
}

/** Lists the teams that GitHub was asked about and did not tell. */
function listUnknownTeams({ allow, teams = {} }: PermissionRequest): readonly string[] {
  return (allow.teams ?? []).filter((name) => name in teams && teams[name] === undefined);
}

export function permissionCheck(passed: boolean, detail: string): Check {
  return { check: 'permission', passed, detail };
}

interface SenderRequest {
  readonly bots?: readonly number[] | undefined;
  /** Our account, where it is not the account of workflows. */
  readonly own?: number | undefined;
}

/**
 * Checks that the sender of the event counts. Baton's own events are dropped first, even where the config names its account
 * (T17); bots count by numeric id only (T05); a comment or review with another author than its sender does not count (T06).
 */
export function checkSender(trigger: Trigger, { bots = [], own }: SenderRequest): Check {
  const { actor } = trigger;
  const who = `${actor.login} (id ${actor.id})`;
  const author = (trigger.comment ?? trigger.review)?.author;
  if (author !== undefined && author.id !== actor.id)
    return senderCheck(false, `${who} sent what ${author.login} (id ${author.id}) wrote; only their own word counts.`);
  if (!isBot(actor)) return senderCheck(true, `${who} is not a bot.`);
  if (actor.id === actionsAccount)
    return senderCheck(false, `${who} is the account of workflows, and so Baton's own; it starts nothing.`);
  if (actor.id === own)
    return senderCheck(false, `${who} is Baton's own account; it starts nothing, whatever \`allow.bots\` says.`);
  if (bots.includes(actor.id)) return senderCheck(true, `${who} is a bot that \`allow.bots\` names.`);
  return senderCheck(false, `${who} is a bot; bots start no pipelines, unless \`allow.bots\` has their id.`);
}

function senderCheck(passed: boolean, detail: string): Check {
  return { check: 'sender', passed, detail };
}

/**
 * Checks the author of the text under `outside-text: refuse`: the author must be allowed to start the pipeline too (T02), because
 * a person who labels an outsider's text passes the check on themselves. Text of the person who triggers needs no check.
 */
export function checkOutsideText(allow: Pipeline['allow'], trigger: Trigger, author: ActorFacts | undefined): readonly Check[] {
  const { subject, actor } = trigger;
  if (allow['outside-text'] !== 'refuse' || !hasSubject(trigger) || subject.author.id === actor.id) return [];
  const permission = checkPermission({ ...(author ?? { role: undefined, unasked: true }), allow, actor: subject.author });
  const rule = permission.passed ? '' : ' The pipeline takes text of those alone who may start it (`outside-text: refuse`).';
  return [{ ...permission, check: 'outside-text', detail: `${subject.author.login} wrote it. ${permission.detail}${rule}` }];
}
