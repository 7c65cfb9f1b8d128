import { codeSpan, quote } from '../../markdown/elements.ts';
import { neutralise } from '../../markdown/neutralise.ts';
import { packSections, type Section } from '../../markdown/size-limit.ts';
import { recordLimits } from '../../record/envelope.ts';
import { outsidersOf } from '../../run/decisions.ts';
import { titleOf } from '../../run/elements.ts';
import { viewThreadOf } from '../../run/pipeline-of.ts';
import type { State } from '../../run/state.ts';
import { hasSubject } from '../../trigger/trigger.ts';
import { pageOf, threadUrl } from '../links.ts';
import { type Marker, viewMarker } from '../markers.ts';
import { type LeftOut, listLeftOut, renderLeftOut } from './children.ts';
import { renderNewestHandoffs } from './handoff.ts';
import { taintNote } from './run-comment.ts';

/** The bytes reserved for head, foot and the sentence about omitted parts. */
const frameBytes = 2_000;

/** Returns the marker of the comment. A pull request has one for each pipeline. */
export function pullSummaryMarker(pipeline: string): Marker {
  return viewMarker('summary', pipeline);
}

/**
 * Renders the handoffs of the stages for the readers of the resulting pull request. The comment is a view and never read back.
 */
export function renderPullSummary(
  state: State,
  facts: { readonly notes?: readonly string[]; readonly head?: string } = {},
): string {
  const { run, body } = state.run;
  // A runs issue is no subject that a person knows.
  const about = hasSubject(body.trigger) ? `, for #${body.trigger.subject.number}` : '';
  const head = `**What led to this pull request:** Baton run \`${run}\` of pipeline \`${body.pipeline}\`${about}.`;
  const leftOut = state.spawned.length === 0 ? [] : listLeftOut(state, facts.head);
  const sections = [...renderLeftOut(state, leftOut).map((line) => [line]), ...renderSummaries(state, leftOut)];
  const { kept, dropped } = packSections(sections, recordLimits.commentBytes - frameBytes);
  const taint = taintNote({ outside: outsidersOf(state) });
  const none = kept.length === 0 ? ['No stage has handed anything over.'] : [];
  const more = dropped === 0 ? [] : [`_${dropped} more stages handed over more than there is room for._`];
  const place = `[the thread of the run](${threadUrl(state.run, viewThreadOf(state.run))})`;
  const foot = `<sub>Details, and how the run goes on, are in ${place}. This comment is redrawn when a stage hands over more.</sub>`;
  return [
    head,
    ...(taint === undefined ? [] : [taint]),
    ...kept,
    ...none,
    ...more,
    ...(facts.notes ?? []),
    foot,
    pullSummaryMarker(body.pipeline),
  ].join('\n\n');
}

/** Renders the newest handoff of each stage, only its summary. Work that is left out did not lead to the pull request. */
function renderSummaries(state: State, leftOut: readonly LeftOut[]): readonly Section[] {
  const tasks = state.tasks.filter(({ body }) => !leftOut.some(({ child }) => child.name === body.stage));
  return renderNewestHandoffs({ ...state, tasks }, ({ body: { stage } }, { summary }) => [
    [`**${codeSpan(titleOf(state.run, stage))}** handed over:`, quote(neutralise(summary, pageOf(state.run)))].join('\n\n'),
  ]);
}
