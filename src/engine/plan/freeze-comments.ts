import type { Config, Pipeline } from '../../core/config/schema/config-schema.ts';
import { isAgentStage } from '../../core/config/schema/stage-schema.ts';
import type { RunBody } from '../../core/record/record.ts';
import { isOutsider } from '../../core/trigger/accounts.ts';
import { type Comment, selectNewestComments } from '../../core/trigger/comment.ts';
import { findOutsiders } from '../../core/trigger/match/find-outsiders.ts';
import { frozenAt, hasSubject, type Trigger } from '../../core/trigger/trigger.ts';
import { isBatonView } from '../../core/view/markers.ts';
import type { Reads } from '../engine-ports.ts';

interface FreezeRequest {
  readonly trigger: Trigger;
  readonly pipeline: string;
  readonly config: Config;
  readonly comments: readonly Comment[];
}

export type FrozenComments = Pick<RunBody, 'comments' | 'leftOut' | 'outside'>;

/**
 * Freezes the comments that a run works with: as they were at the event, the newest that fit. Leaves out and counts those that
 * were made or edited later, or in the same second by somebody unknown (T14, I-32). Makes a request only where a prompt can show
 * comments, and leaves out all of them when GitHub does not say when the event was.
 */
export async function freezeComments(engine: Reads, request: FreezeRequest): Promise<FrozenComments> {
  const { selected, leftOut } = await selectComments(engine, request);
  const comments = selected.map(({ id, author, body }) => ({ id, author: author?.login ?? 'ghost', body }));
  const rule = ruleOf(request);
  const outside =
    rule === 'trust' ? [] : findOutsiders({ trigger: request.trigger, comments: selected, allow: allowOf(request) });
  return {
    comments,
    ...(leftOut === undefined ? {} : { leftOut }),
    ...(outside.length === 0 ? {} : { outside: [...outside] }),
  };
}

function allowOf({ config, pipeline }: FreezeRequest): Pipeline['allow'] | undefined {
  return config.pipelines[pipeline]?.allow;
}

function ruleOf(request: FreezeRequest): 'taint' | 'refuse' | 'trust' {
  return allowOf(request)?.['outside-text'] ?? 'taint';
}

interface SelectedComments extends Pick<RunBody, 'leftOut'> {
  readonly selected: readonly Comment[];
}

async function selectComments(engine: Reads, request: FreezeRequest): Promise<SelectedComments> {
  const { trigger } = request;
  if (!hasSubject(trigger) || !showsComments(request.config, request.pipeline)) return { selected: [] };
  const said = request.comments.filter((comment) => !isBatonView(comment));
  if (said.length === 0) return { selected: [] };
  const { number } = trigger.subject;
  const time = frozenAt(trigger) ?? (await engine.ports.subjects.readLabeledAt(number, trigger.label));
  if (time === undefined) {
    engine.ports.log.warning(`GitHub does not say when #${number} came to start this run, so its comments are left out.`);
    return { selected: [], leftOut: { later: said.length, older: 0 } };
  }
  const wasThere = (comment: Comment): boolean => isBefore(comment, { time, trigger });
  const frozen = said.filter(wasThere);
  const shown = ruleOf(request) === 'refuse' ? frozen.filter(({ association }) => !isOutsider(association)) : frozen;
  const selected = selectNewestComments(shown);
  const leftOut = {
    // The command itself is no comment that came later.
    later: said.filter((comment) => !wasThere(comment) && comment.id !== trigger.comment?.id).length,
    older: shown.length - selected.length,
    ...(shown.length === frozen.length ? {} : { outside: frozen.length - shown.length }),
  };
  return leftOut.later + leftOut.older + (leftOut.outside ?? 0) === 0 ? { selected } : { selected, leftOut };
}

/** Returns whether some prompt shows comments. A stage without a prompt has the default one, which shows them. */
export function showsComments(config: Config, pipeline: string): boolean {
  const stages = Object.values(config.pipelines[pipeline]?.stages ?? {});
  return stages.some((stage) => isAgentStage(stage) && (stage.prompt === undefined || stage.prompt.includes('comments')));
}

/**
 * Returns whether a comment was there, as it is, at the event. GitHub's times have whole seconds, so of what was written in the
 * second of the event the order is unknown. Scripts open an issue, comment on it and label it within one second: the comment
 * counts if the person who triggers wrote it, or somebody whom the repository knows. An outsider's does not: it may have come
 * after the person had looked. Ids ascend, so of two comments the order is known.
 */
function isBefore(comment: Comment, { time, trigger }: { readonly time: string; readonly trigger: Trigger }): boolean {
  const { id, createdAt, updatedAt, author, association } = comment;
  const event = Date.parse(time);
  const last = Math.max(Date.parse(createdAt), Date.parse(updatedAt));
  if (last !== event) return last < event;
  if (trigger.comment !== undefined) return id < trigger.comment.id && updatedAt === createdAt;
  return author?.id === trigger.actor.id || !isOutsider(association);
}
