import type { Config } from '../../core/config/schema/config-schema.ts';
import { isBot } from '../../core/trigger/accounts.ts';
import { isPipelineCommand } from '../../core/trigger/command.ts';
import type { Comment } from '../../core/trigger/comment.ts';
import { describeCause } from '../../core/trigger/describe-cause.ts';
import type { Check } from '../../core/trigger/match/check.ts';
import type { PipelineMatch } from '../../core/trigger/match/match-pipelines.ts';
import { hasSubject, type Trigger } from '../../core/trigger/trigger.ts';
import { type Refusal, refusalMarker, renderQueued, renderRefusal, renderUnanswered } from '../../core/view/comment/refusal.ts';
import { findMarkedComment, type Marker } from '../../core/view/markers.ts';
import { askPermittedPipelines } from '../command/rights.ts';
import type { Reads, Views } from '../engine-ports.ts';
import { transientReasons, warnIfRefused } from '../github-errors.ts';
import { addReaction } from '../view/reactions.ts';

interface MatchedCommand {
  readonly trigger: Trigger;
  readonly config: Config;
  readonly matches: readonly PipelineMatch[];
}

/**
 * Explains why pipelines that a command means did not start for other reasons than the right of the person. Asks GitHub for the
 * role only if there are such pipelines. `prevented`: the reasons for people who have the right. `forbidden`: the reasons for
 * people who do not have it.
 */
async function explainRefusedStart(
  engine: Reads,
  { trigger, config, matches }: MatchedCommand,
): Promise<{ readonly prevented: readonly Refusal[]; readonly forbidden: readonly Refusal[] }> {
  const meant = matches.filter((match) => !match.matched && isMeant(match, { trigger, config }));
  const open = meant.filter(({ checks }) => failedOf(checks, trigger).length > 0);
  if (open.length === 0) return { prevented: [], forbidden: [] };
  const names = new Set(open.map(({ pipeline }) => pipeline));
  const pipelines = Object.fromEntries(Object.entries(config.pipelines).filter(([name]) => names.has(name)));
  const permissions = await askPermittedPipelines(engine, { trigger, config: { pipelines } });
  const allowed = new Set(permissions.filter(({ matched }) => matched).map(({ pipeline }) => pipeline));
  return {
    prevented: open
      .filter(({ pipeline }) => allowed.has(pipeline))
      .flatMap(({ pipeline, checks }) => failedOf(checks, trigger).map(({ detail }) => ({ pipeline, reason: detail }))),
    forbidden: permissions.flatMap(({ pipeline, checks }) =>
      checks.flatMap(({ check, passed, detail }) => (check === 'permission' && !passed ? [{ pipeline, reason: detail }] : [])),
    ),
  };
}

/** Returns whether a comment is the command for a pipeline, and its author somebody whose comments count. */
function isMeant({ pipeline, checks }: PipelineMatch, { trigger, config }: Omit<MatchedCommand, 'matches'>): boolean {
  if (checks.some(({ check, passed }) => check === 'sender' && !passed)) return false;
  const on = config.pipelines[pipeline]?.on;
  return trigger.named === undefined
    ? on !== undefined && isPipelineCommand(on, trigger.comment?.body ?? '')
    : trigger.named === pipeline;
}

/**
 * Returns the failed checks apart from that of the right. Of several filters those for other commands explain nothing, and the
 * check of the text's author only counts if no other check failed.
 */
function failedOf(checks: readonly Check[], { named }: Trigger): readonly Check[] {
  const failed = checks.filter(
    ({ check, passed }) => !passed && check !== 'permission' && (check !== 'command' || named !== undefined),
  );
  const others = failed.filter(({ check }) => check !== 'outside-text');
  return others.length > 0 ? others : failed;
}

const day = 86_400_000;

interface Refused extends MatchedCommand {
  readonly refused: readonly RefusedPipeline[];
}

/** A pipeline that an event does not start now. `isQueued`: it starts when the run before it has ended. */
interface RefusedPipeline {
  readonly pipeline: string;
  readonly reason: string;
  readonly isQueued?: true;
}

/**
 * Replies to a command that started nothing (U13, I-11): 👎, and why in words. Somebody without the right gets one reply a day,
 * so that nobody can make us fill a thread. A comment that is no command of any pipeline gets no reply.
 */
export async function refuseCommand(engine: Views, { trigger, config, matches, refused }: Refused): Promise<void> {
  const { comment, actor } = trigger;
  if (trigger.kind !== 'comment' || comment === undefined) return;
  if (refused.length > 0 && refused.every(({ isQueued }) => isQueued === true)) return tellQueued(engine, { trigger, refused });
  const late = refused.map(({ pipeline, reason }): Refusal => ({ pipeline, reason: `${reason}.` }));
  const explained =
    late.length > 0 ? { prevented: late, forbidden: [] } : await explainRefusedStart(engine, { trigger, config, matches });
  if (explained.prevented.length > 0)
    return postRefusal(engine, { trigger, refusals: explained.prevented, marker: refusalMarker({ comment: comment.id }) });
  const unanswered = findUnanswered(matches).map(({ pipeline, reason }) => ({ pipeline, reason: `${reason} ${giveAgain}` }));
  if (unanswered.length > 0)
    return postRefusal(engine, { trigger, refusals: unanswered, marker: refusalMarker({ comment: comment.id }) });
  const forbidden = [...matches.flatMap(findForbidden), ...explained.forbidden];
  if (forbidden.length > 0)
    await postRefusal(engine, { trigger, refusals: forbidden, marker: refusalMarker({ person: actor.id }) });
}

/** Tells who gave a command that it waits, once. */
async function tellQueued(engine: Views, { trigger, refused }: Pick<Refused, 'trigger' | 'refused'>): Promise<void> {
  const { comment, actor, subject } = trigger;
  if (comment === undefined) return;
  const marker = refusalMarker({ event: `waits ${comment.id}` });
  await warnIfRefused(engine, { what: `The command in comment ${comment.id} waits, and nobody was told` }, async () => {
    if (
      findMarkedComment(await engine.ports.threads.listSince(subject.number, comment.createdAt), {
        marker,
        accepts: () => true,
      }) !== undefined
    )
      return;
    await engine.ports.threads.create(subject.number, renderQueued(actor.login, refused, marker), marker);
  });
}

const giveAgain = 'Give the command again to ask once more.';

/** Lists the pipelines that an event would have started if GitHub had answered a question about the right of a person. */
function findUnanswered(matches: readonly PipelineMatch[]): readonly Required<Refusal>[] {
  return matches.flatMap(({ pipeline, checks }) => {
    const failed = checks.filter(({ passed }) => !passed);
    if (failed.length === 0 || failed.some(({ unanswered }) => unanswered !== true)) return [];
    return [{ pipeline, reason: failed.map(({ detail }) => detail).join(' ') }];
  });
}

interface Unanswered extends MatchedCommand {
  /** The id of the event, by which the same one is reported once. */
  readonly start: string;
}

/**
 * Says in the thread that an event other than a command started nothing because GitHub did not say who somebody is, and which
 * command asks once more. The event does not come again, so the job fails where GitHub takes no comment either, and is run again.
 */
export async function reportUnanswered(engine: Views, { trigger, config, matches, start }: Unanswered): Promise<void> {
  const refusals = findUnanswered(matches);
  if (refusals.length === 0 || trigger.kind === 'comment' || !hasSubject(trigger) || config.comments === 'none') return;
  const { threads, clock } = engine.ports;
  const { number } = trigger.subject;
  const marker = refusalMarker({ event: start });
  const step = { what: `An event on #${number} started nothing, and nobody was told`, except: transientReasons };
  await warnIfRefused(engine, step, async () => {
    const since = new Date(Date.parse(clock.now()) - day).toISOString();
    const accepts = ({ author }: Comment): boolean => author !== null && isBot(author);
    if (findMarkedComment(await threads.listSince(number, since), { marker, accepts }) !== undefined) return;
    await threads.create(number, renderUnanswered(describeCause(trigger), refusals, marker), marker);
  });
}

/** Returns the refusals of a pipeline for which only the permission is missing. */
function findForbidden({ pipeline, matched, checks }: PipelineMatch): readonly Refusal[] {
  const failed = checks.filter(({ passed }) => !passed);
  if (matched || failed.some(({ check }) => check !== 'permission')) return [];
  return failed.map(({ detail }) => ({ pipeline, reason: detail }));
}

/**
 * Posts a refusal, once for each marker. A forged marker only suppresses the reply to its own author, so the author is not
 * verified. A locked thread is ignored.
 */
async function postRefusal(
  engine: Views,
  { trigger, refusals, marker }: { readonly trigger: Trigger; readonly refusals: readonly Refusal[]; readonly marker: Marker },
): Promise<void> {
  const { threads } = engine.ports;
  const { comment, actor, subject } = trigger;
  if (comment === undefined) return;
  await addReaction(engine, { comment: comment.id }, '-1');
  const what = `The command in comment ${comment.id} was refused, and nobody was told`;
  await warnIfRefused(engine, { what }, async () => {
    const since = new Date(Date.parse(comment.createdAt) - day).toISOString();
    const earlier = await threads.listSince(subject.number, since);
    if (findMarkedComment(earlier, { marker, accepts: ({ id }) => id !== comment.id }) !== undefined) return;
    await threads.create(subject.number, renderRefusal(actor.login, refusals, marker), marker);
  });
}
