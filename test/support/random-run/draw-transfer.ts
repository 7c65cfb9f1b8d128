import type { TaskBody } from '../../../src/core/record/record.ts';
import { standingTransfers } from '../old-derivation/run/acting-agent.ts';
import { pipelineOf, stageOf } from '../old-derivation/run/pipeline-of.ts';
import { drawBody } from './draw-body.ts';
import type { Moment } from './moment.ts';
import { type CommentDraft, draftTask, draftTransfer, type Execution } from './write-records.ts';

interface Turn {
  readonly own: Execution;
  readonly body: Partial<TaskBody>;
}

/** Ends a turn with a transfer to another agent. Beyond the limit it is refused, and in the same job the other agent has ended too. */
export function drawTransfer(moment: Moment, { own, body }: Turn): CommentDraft {
  const { state, draw, now } = moment;
  const from = body.agent ?? 'worker';
  const to = from === 'helper' ? 'worker' : 'helper';
  const message = `Do ${draw(2)}.`;
  const limit = pipelineOf(state.run).limits['max-handoffs'];
  if (standingTransfers(state).length >= limit) {
    const { commits: _commits, held: _held, ...rest } = body;
    const failure = { reason: 'max-handoffs', message: `limits.max-handoffs is ${limit}` };
    const refusedTransfer = { reason: 'limit', to, message, limit } as const;
    return { drafts: [draftTask(own, { ...rest, outcome: 'failed', failure, refusedTransfer })], cause: 0 };
  }
  const stage = stageOf(state.run, own.stage);
  const isInline = 'transfer' in stage && stage.transfer === 'inline' && draw(2) === 0;
  const { held: _, ...kept } = body;
  const transfer = { from, to, message, timestamp: now };
  if (!isInline) return { drafts: [draftTask(own, kept), draftTransfer(own, transfer)], cause: 0 };
  const { commits: _commits, ...first } = kept;
  const next = { ...own, execution: own.execution + 1 };
  const last = draftTask(next, { ...drawBody(moment, next), agent: to });
  return { drafts: [draftTask(own, first), draftTransfer(own, { ...transfer, inline: true }), last], cause: 2 };
}
