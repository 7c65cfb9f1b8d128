import type { Config } from '../core/config/config-schema.ts';
import { type Refusal, refusalMarker, renderRefusal } from '../core/text/refusal-comment.ts';
import type { PipelineMatch } from '../core/trigger/match-pipelines.ts';
import type { Trigger } from '../core/trigger/trigger.ts';
import { GitHubError } from '../ports/github.ts';
import type { Engine } from './engine-ports.ts';
import { findPrevented } from './find-prevented.ts';
import { react } from './react.ts';

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
  const kept = late.length > 0 ? { prevented: late, forbidden: [] } : await findPrevented(engine, { trigger, config, matches });
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
  await react(engine, { comment: comment.id }, '-1');
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
