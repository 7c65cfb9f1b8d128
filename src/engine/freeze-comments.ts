import type { Config } from '../core/config/config-schema.ts';
import { isAgentStage } from '../core/config/stage-schema.ts';
import type { Comment } from '../core/record/comment.ts';
import type { RunBody } from '../core/record/record.ts';
import { takeNewestComments } from '../core/trigger/take-newest-comments.ts';
import type { Trigger } from '../core/trigger/trigger.ts';
import type { Engine } from './engine-ports.ts';

interface FreezeRequest {
  readonly trigger: Trigger;
  readonly pipeline: string;
  readonly config: Config;
  readonly comments: readonly Comment[];
}

/**
 * The comments a run works with: as they were when the label was added, nothing made or edited later (T14). Asked for
 * only where a prompt can show them; left out altogether when GitHub does not say when the label was added.
 */
export async function freezeComments(engine: Engine, request: FreezeRequest): Promise<RunBody['comments']> {
  if (request.trigger.kind === 'schedule' || !showsComments(request.config, request.pipeline) || request.comments.length === 0)
    return [];
  const { subject, label } = request.trigger;
  const labeledAt = request.trigger.labeledAt ?? (await engine.ports.subjects.findLabeledAt(subject.number, label));
  if (labeledAt === undefined) {
    engine.ports.log.warning(`GitHub does not say when the label was added to #${subject.number}, so its comments are left out.`);
    return [];
  }
  const frozen = request.comments.filter((comment) => isBefore(comment, labeledAt) && !isView(comment));
  return takeNewestComments(frozen).map(({ id, author, body }) => ({ id, author: author?.login ?? 'ghost', body }));
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
