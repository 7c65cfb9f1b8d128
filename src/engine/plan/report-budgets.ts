import type { Config } from '../../core/config/schema/config-schema.ts';
import { isBot } from '../../core/trigger/accounts.ts';
import type { Comment } from '../../core/trigger/comment.ts';
import { describeCause } from '../../core/trigger/describe-cause.ts';
import { hasSubject, type Trigger } from '../../core/trigger/trigger.ts';
import { refusalMarker, renderHeldBack } from '../../core/view/comment/refusal.ts';
import { findMarkedComment } from '../../core/view/markers.ts';
import type { Views } from '../engine-ports.ts';
import { warnIfRefused } from '../github-errors.ts';
import { addReaction } from '../view/reactions.ts';
import type { RefusedStart } from './start-run.ts';

interface HeldBack {
  readonly trigger: Trigger;
  readonly config: Config;
  readonly refused: readonly (RefusedStart & { readonly pipeline: string })[];
  /** The id of the event, by which the same one is reported once. */
  readonly start: string;
}

const day = 86_400_000;

/**
 * Says in the thread which pipelines a budget keeps from starting, and until when. Whoever put the label on or gave the command
 * would wait for nothing. An event without an issue or pull request is told in the log and the summary of the job alone.
 */
export async function reportBudgets(engine: Views, { trigger, config, refused, start }: HeldBack): Promise<void> {
  const held = refused.flatMap(({ pipeline, budget }) => (budget === undefined ? [] : [{ pipeline, budget }]));
  const isCommand = trigger.kind === 'comment' && trigger.comment !== undefined;
  if (held.length === 0 || !hasSubject(trigger) || (!isCommand && config.comments === 'none')) return;
  const { threads, clock } = engine.ports;
  const { number } = trigger.subject;
  const waits = held.every(({ budget }) => budget.until !== undefined);
  if (trigger.comment !== undefined && isCommand && !waits) await addReaction(engine, { comment: trigger.comment.id }, '-1');
  const marker = refusalMarker({ event: [start, ...held.map(({ budget }) => budget.until ?? '')].join(' ') });
  await warnIfRefused(engine, { what: `A budget holds back an event on #${number}, and nobody was told` }, async () => {
    const since = new Date(Date.parse(clock.now()) - day).toISOString();
    const accepts = ({ author }: Comment): boolean => author !== null && isBot(author);
    if (findMarkedComment(await threads.listSince(number, since), { marker, accepts }) !== undefined) return;
    const reasons = held.map(({ pipeline, budget }) => {
      return { pipeline, reason: budget.reason, waits: budget.until !== undefined };
    });
    await threads.create(number, renderHeldBack(describeCause(trigger), reasons, marker), marker);
  });
}
