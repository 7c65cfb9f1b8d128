import { linkCodes } from '../../docs-address.ts';
import { oneLine } from '../../markdown/elements.ts';
import type { EndBody, TaskBody } from '../../record/record.ts';
import { titleOf } from '../../run/elements.ts';
import type { State } from '../../run/state.ts';
import type { RecordedTransfer } from '../../run/transfers.ts';
import { quoteNames } from '../../text/plain-text.ts';
import { renderTaskComment } from '../comment/run-comment.ts';
import { outcomeWords } from '../outcome-words.ts';
import { renderEndReason } from '../reason-words.ts';
import { renderDryRun, renderOverviewAfter } from './dry-run.ts';

interface PublishView {
  readonly task: TaskBody | undefined;
  readonly started: readonly string[];
  readonly ended: EndBody | undefined;
  /** The transfers that were recorded in this job. */
  readonly transfers?: readonly RecordedTransfer[];
  /** The state of the run after the job. */
  readonly state?: State;
}

/** Renders what `publish` did, for the job's summary; in a dry run the effects it would have had. */
export function renderPublishSummary(
  link: PublishView,
  options: { readonly run: string; readonly effects: readonly string[] | undefined },
): string {
  const { started, ended, state } = link;
  const task = link.task && state ? { ...link.task, stage: titleOf(state.run, link.task.stage) } : link.task;
  const isDry = options.effects !== undefined;
  return [
    ...(task === undefined
      ? [`Run \`${options.run}\`: nothing to record.`]
      : [renderTaskComment({ run: options.run, attempt: 1, body: task })]),
    ...(link.transfers ?? []).map(renderTransferLine),
    ...(isDry || started.length === 0 ? [] : [`Started: ${quoteNames(started)}.`]),
    ...(isDry || ended === undefined
      ? []
      : [`Run \`${options.run}\` ${outcomeWords(ended.outcome)}${linkCodes(renderEndReason(ended.reason))}.`]),
    ...renderDryRun(options.effects),
    ...(state === undefined ? [] : [renderOverviewAfter(state, { isDry })]),
  ].join('\n\n');
}

/** Renders the event `agent_handoff` for people (T-22). */
function renderTransferLine({ task, number, limit, handoff, by }: RecordedTransfer): string {
  if (by !== undefined) return `🔀 \`${task}\`: ${handoff.message}`;
  return `🔀 \`${task}\`: transfer ${number} of ${limit}, \`${handoff.from}\` → \`${handoff.to}\`: ${oneLine(handoff.message, 300)}`;
}
