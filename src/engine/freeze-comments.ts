import type { Config } from '../core/config/config-schema.ts';
import { isAgentStage } from '../core/config/stage-schema.ts';
import type { Comment } from '../core/record/comment.ts';
import type { RunBody } from '../core/record/record.ts';
import { frozenAt } from '../core/trigger/frozen-at.ts';
import { hasSubject } from '../core/trigger/has-subject.ts';
import { takeNewestComments } from '../core/trigger/take-newest-comments.ts';
import type { Trigger } from '../core/trigger/trigger.ts';
import type { Engine } from './engine-ports.ts';

interface FreezeRequest {
  readonly trigger: Trigger;
  readonly pipeline: string;
  readonly config: Config;
  readonly comments: readonly Comment[];
}

export type FrozenComments = Pick<RunBody, 'comments' | 'leftOut'>;

/**
 * The comments a run works with: as they were at the event, the newest that fit; what was made or edited later is left out
 * and counted (T14, I-32). Asked for only where a prompt can show them; left out altogether when GitHub does not say when the
 * event was.
 */
export async function freezeComments(engine: Engine, request: FreezeRequest): Promise<FrozenComments> {
  const { trigger } = request;
  if (!hasSubject(trigger) || !showsComments(request.config, request.pipeline)) return { comments: [] };
  const said = request.comments.filter((comment) => !isView(comment));
  if (said.length === 0) return { comments: [] };
  const { number } = trigger.subject;
  const time = frozenAt(trigger) ?? (await engine.ports.subjects.findLabeledAt(number, trigger.label));
  if (time === undefined) {
    engine.ports.log.warning(`GitHub does not say when #${number} came to start this run, so its comments are left out.`);
    return { comments: [], leftOut: { later: said.length, older: 0 } };
  }
  const frozen = said.filter((comment) => isBefore(comment, time));
  const taken = takeNewestComments(frozen);
  const comments = taken.map(({ id, author, body }) => ({ id, author: author?.login ?? 'ghost', body }));
  const leftOut = {
    later: said.filter((comment) => !isBefore(comment, time) && !isOf(comment, trigger)).length,
    older: frozen.length - taken.length,
  };
  return leftOut.later + leftOut.older === 0 ? { comments } : { comments, leftOut };
}

/** The command itself is no comment that came later. */
function isOf({ id }: Comment, { comment }: Trigger): boolean {
  return id === comment?.id;
}

/** A stage without a prompt gets the default one, which shows them. */
function showsComments(config: Config, pipeline: string): boolean {
  const stages = Object.values(config.pipelines[pipeline]?.stages ?? {});
  return stages.some((stage) => isAgentStage(stage) && (stage.prompt === undefined || stage.prompt.includes('comments')));
}

function isBefore({ createdAt, updatedAt }: Comment, time: string): boolean {
  return Date.parse(createdAt) < Date.parse(time) && Date.parse(updatedAt) < Date.parse(time);
}

/** What earlier runs showed and asked says nothing about the subject. */
function isView({ body }: Comment): boolean {
  return body.includes('<!-- baton-status:') || body.includes('<!-- baton-escalation:');
}
