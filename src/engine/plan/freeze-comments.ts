import type { Config, Pipeline } from '../../core/config/schema/config-schema.ts';
import { isAgentStage } from '../../core/config/schema/stage-schema.ts';
import type { RunBody } from '../../core/record/record.ts';
import { isOutsider } from '../../core/trigger/accounts.ts';
import { type Comment, selectNewestComments } from '../../core/trigger/comment.ts';
import { findOutsiders } from '../../core/trigger/match/find-outsiders.ts';
import { frozenAt, hasSubject, type Trigger } from '../../core/trigger/trigger.ts';
import { isBatonView } from '../../core/view/markers.ts';
import type { Engine } from '../engine-ports.ts';

interface FreezeRequest {
  readonly trigger: Trigger;
  readonly pipeline: string;
  readonly config: Config;
  readonly comments: readonly Comment[];
}

export type FrozenComments = Pick<RunBody, 'comments' | 'leftOut' | 'outside'>;

/**
 * The comments a run works with: as they were at the event, the newest that fit; what was made or edited later is left out
 * and counted (T14, I-32). Asked for only where a prompt can show them; left out altogether when GitHub does not say when the
 * event was.
 */
export async function freezeComments(engine: Engine, request: FreezeRequest): Promise<FrozenComments> {
  const { taken, leftOut } = await takeComments(engine, request);
  const comments = taken.map(({ id, author, body }) => ({ id, author: author?.login ?? 'ghost', body }));
  const rule = ruleOf(request);
  const outside = rule === 'trust' ? [] : findOutsiders({ trigger: request.trigger, comments: taken, allow: allowOf(request) });
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

interface TakenComments extends Pick<RunBody, 'leftOut'> {
  readonly taken: readonly Comment[];
}

async function takeComments(engine: Engine, request: FreezeRequest): Promise<TakenComments> {
  const { trigger } = request;
  if (!hasSubject(trigger) || !showsComments(request.config, request.pipeline)) return { taken: [] };
  const said = request.comments.filter((comment) => !isBatonView(comment));
  if (said.length === 0) return { taken: [] };
  const { number } = trigger.subject;
  const time = frozenAt(trigger) ?? (await engine.ports.subjects.readLabeledAt(number, trigger.label));
  if (time === undefined) {
    engine.ports.log.warning(`GitHub does not say when #${number} came to start this run, so its comments are left out.`);
    return { taken: [], leftOut: { later: said.length, older: 0 } };
  }
  const frozen = said.filter((comment) => isBefore(comment, time));
  const shown = ruleOf(request) === 'refuse' ? frozen.filter(({ association }) => !isOutsider(association)) : frozen;
  const taken = selectNewestComments(shown);
  const leftOut = {
    later: said.filter((comment) => !isBefore(comment, time) && !isOf(comment, trigger)).length,
    older: shown.length - taken.length,
    ...(shown.length === frozen.length ? {} : { outside: frozen.length - shown.length }),
  };
  return leftOut.later + leftOut.older + (leftOut.outside ?? 0) === 0 ? { taken } : { taken, leftOut };
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
