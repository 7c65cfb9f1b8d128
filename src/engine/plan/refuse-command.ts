import type { Config } from '../../core/config/schema/config-schema.ts';
import { isPipelineCommand } from '../../core/trigger/command.ts';
import type { Check } from '../../core/trigger/match/check.ts';
import type { PipelineMatch } from '../../core/trigger/match/match-pipelines.ts';
import type { Trigger } from '../../core/trigger/trigger.ts';
import { type Refusal, refusalMarker, renderRefusal } from '../../core/view/comment/refusal.ts';
import { GitHubError } from '../../ports/github.ts';
import { askPermittedPipelines } from '../command/ask-permitted.ts';
import type { Engine } from '../engine-ports.ts';
import { addReaction } from '../view/reactions.ts';

interface Facts {
  readonly trigger: Trigger;
  readonly config: Config;
  readonly matches: readonly PipelineMatch[];
}

interface Prevented {
  /** What stands in the way of those who have the right. */
  readonly prevented: readonly Refusal[];
  /** What is said to those who do not. */
  readonly forbidden: readonly Refusal[];
}

/** Pipelines that a command means, and that more than the right keeps from starting. Only then is GitHub asked for the role. */
export async function explainRefusedStart(engine: Engine, { trigger, config, matches }: Facts): Promise<Prevented> {
  const meant = matches.filter((match) => !match.matched && isMeant(match, { trigger, config }));
  const open = meant.filter(({ checks }) => failedOf(checks, trigger).length > 0);
  if (open.length === 0) return { prevented: [], forbidden: [] };
  const names = new Set(open.map(({ pipeline }) => pipeline));
  const pipelines = Object.fromEntries(Object.entries(config.pipelines).filter(([name]) => names.has(name)));
  const judged = await askPermittedPipelines(engine, { trigger, config: { pipelines } });
  const allowed = new Set(judged.filter(({ matched }) => matched).map(({ pipeline }) => pipeline));
  return {
    prevented: open
      .filter(({ pipeline }) => allowed.has(pipeline))
      .flatMap(({ pipeline, checks }) => failedOf(checks, trigger).map(({ detail }) => ({ pipeline, reason: detail }))),
    forbidden: judged.flatMap(({ pipeline, checks }) =>
      checks.flatMap(({ check, passed, detail }) => (check === 'permission' && !passed ? [{ pipeline, reason: detail }] : [])),
    ),
  };
}

/** Whether a comment is the command for a pipeline, by the word of somebody that counts. */
function isMeant({ pipeline, checks }: PipelineMatch, { trigger, config }: Omit<Facts, 'matches'>): boolean {
  if (checks.some(({ check, passed }) => check === 'sender' && !passed)) return false;
  const on = config.pipelines[pipeline]?.on;
  return trigger.named === undefined
    ? on !== undefined && isPipelineCommand(on, trigger.comment?.body ?? '')
    : trigger.named === pipeline;
}

/** Besides the right. Of several filters those for other commands say nothing, and the author is asked about last. */
function failedOf(checks: readonly Check[], { named }: Trigger): readonly Check[] {
  const failed = checks.filter(
    ({ check, passed }) => !passed && check !== 'permission' && (check !== 'command' || named !== undefined),
  );
  const others = failed.filter(({ check }) => check !== 'outside-text');
  return others.length > 0 ? others : failed;
}

const day = 86_400_000;

interface Refused {
  readonly trigger: Trigger;
  readonly config: Config;
  readonly matches: readonly PipelineMatch[];
  readonly refused: readonly { readonly pipeline: string; readonly reason: string }[];
}

/**
 * The answer to a command that started nothing (U13, I-11): 👎, and why in words. Somebody without the right is told once a day,
 * so that nobody can make us fill a thread. Comments that are no command of any pipeline are answered by nobody here.
 */
export async function refuseCommand(engine: Engine, { trigger, config, matches, refused }: Refused): Promise<void> {
  const { comment, actor } = trigger;
  if (trigger.kind !== 'comment' || comment === undefined) return;
  const late = refused.map(({ pipeline, reason }): Refusal => ({ pipeline, reason: `${reason}.` }));
  const kept =
    late.length > 0 ? { prevented: late, forbidden: [] } : await explainRefusedStart(engine, { trigger, config, matches });
  if (kept.prevented.length > 0)
    return answer(engine, { trigger, refusals: kept.prevented, marker: refusalMarker({ comment: comment.id }) });
  const forbidden = [...matches.flatMap(findForbidden), ...kept.forbidden];
  if (forbidden.length > 0) await answer(engine, { trigger, refusals: forbidden, marker: refusalMarker({ person: actor.id }) });
}

/** The permission alone is missing. */
function findForbidden({ pipeline, matched, checks }: PipelineMatch): readonly Refusal[] {
  const failed = checks.filter(({ passed }) => !passed);
  if (matched || failed.some(({ check }) => check !== 'permission')) return [];
  return failed.map(({ detail }) => ({ pipeline, reason: detail }));
}

interface Answer {
  readonly trigger: Trigger;
  readonly refusals: readonly Refusal[];
  readonly marker: string;
}

/** Anybody can write the marker: who does so keeps an answer from themselves. A thread that takes no words is no fault of ours. */
async function answer(engine: Engine, { trigger, refusals, marker }: Answer): Promise<void> {
  const { threads, log } = engine.ports;
  const { comment, actor, subject } = trigger;
  if (comment === undefined) return;
  await addReaction(engine, { comment: comment.id }, '-1');
  try {
    const since = new Date(Date.parse(comment.createdAt) - day).toISOString();
    const earlier = await threads.listSince(subject.number, since);
    if (earlier.some(({ id, body }) => id !== comment.id && body.trimEnd().endsWith(marker))) return;
    await threads.create(subject.number, renderRefusal(actor.login, refusals, marker), marker);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    log.warning(`The command in comment ${comment.id} was refused, and nobody was told: ${error.message}`);
  }
}
