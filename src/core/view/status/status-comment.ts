import { linkCodes } from '../../docs-address.ts';
import { droppedHandoff } from '../../handoff/handoff.ts';
import { utf8Length } from '../../json/json-value.ts';
import { codeSpan, oneLine, quote, renderDetails } from '../../markdown/elements.ts';
import { neutralise } from '../../markdown/neutralise.ts';
import { packSections, type Section } from '../../markdown/size-limit.ts';
import { unpublishedWork } from '../../output/summarise-error.ts';
import { recordLimits } from '../../record/envelope.ts';
import type { RunRecord, TaskRecord } from '../../record/record.ts';
import { hasStood, isFallback, standingTransfers, transferNumber } from '../../run/acting-agent.ts';
import { failuresOf } from '../../run/attempts.ts';
import { outsidersOf } from '../../run/decisions.ts';
import { titleOf } from '../../run/elements.ts';
import { pipelineOf, viewThreadOf } from '../../run/pipeline-of.ts';
import type { State } from '../../run/state.ts';
import { describeTime } from '../../text/times.ts';
import { describeCause } from '../../trigger/describe-cause.ts';
import { defaultMaxFixes } from '../../trigger/match/check-failed-check.ts';
import { hasSubject } from '../../trigger/trigger.ts';
import { renderRetryNotice } from '../comment/failure.ts';
import { renderHandoffDetail, renderNewestHandoffs } from '../comment/handoff.ts';
import { taintNote } from '../comment/run-comment.ts';
import { commentUrl, pageOf, threadUrl, type ViewLinks } from '../links.ts';
import { type Marker, viewMarker } from '../markers.ts';
import { renderHeadline } from './headline.ts';
import { renderStageGraph } from './stage-graph.ts';
import { hasAttempts, renderStageNotes, renderTurnWaits } from './stage-notes.ts';
import { renderFoldedTasks, renderStageTable } from './stage-table.ts';
import { renderUsual } from './usual.ts';

/** Renders the chain of transfers of a run, one line each. Their messages are in the comments of their tasks. */
function renderTransfers(state: State, links: ViewLinks): readonly Section[] {
  if (state.transfers.length === 0) return [];
  const limit = pipelineOf(state.run).limits['max-handoffs'];
  const lines = state.transfers.map((transfer) => {
    const { seq, task, body } = transfer;
    const url = commentUrl(state, links.comments?.get(seq));
    const link = url === undefined ? '' : ` · [message](${url})`;
    const lost = hasStood(state, transfer) ? '' : ' (does not count: the work of that job was not published)';
    if (isFallback(transfer)) return `- 🔀 ${codeSpan(titleOf(state.run, task))}: ${body.message}`;
    const number = transferNumber(state, transfer);
    return `- 🔀 \`${task}\`: transfer ${number} of ${limit}, \`${body.from}\` → \`${body.to}\`${lost}${link}`;
  });
  return [[lines.join('\n'), `- 🔀 Transfers: ${standingTransfers(state).length} of ${limit}, in the comments of their tasks.`]];
}

/** The bytes for the table; the rest of the comment is for texts of agents. */
const tableBytes = 24_000;
/** The length of a line about a handoff that was not kept; the comment of its task says all. */
const droppedCharacters = 300;
/** The bytes reserved for the sentence about omitted parts. */
const noteBytes = 200;

/** Returns the marker of the comment as a view. State is never read from it (DESIGN 3). */
export function statusMarker(run: string): Marker {
  return viewMarker('status', run);
}

/**
 * Renders the one comment of a run that is edited: what happened, who must act, what comes next. It is a view for people, redrawn
 * from the records. It stays under GitHub's limit whatever agents wrote: a text that is too long is cut between sections, with a
 * link to the rest.
 */
export function renderStatusComment(state: State, links: ViewLinks = {}): string {
  const wait = links.limitWait === undefined ? [] : [`⏳ ${links.limitWait} It goes on by itself.`];
  const head = [renderHeadline(state, links), ...wait, renderStageTable(state, { links, maxBytes: tableBytes })];
  const foot = [...renderTaint(state), ...renderFlood(state), renderFooter(state), statusMarker(state.run.run)];
  const room = recordLimits.commentBytes - utf8Length([...head, ...foot].join('\n\n')) - noteBytes;
  const { kept, dropped } = packSections(
    [
      ...renderFoldedTasks(state, { links }),
      ...(state.run.body.usual === undefined ? [] : renderUsual(state)),
      ...renderTransfers(state, links),
      ...renderFix(state),
      ...renderFailures(state),
      ...renderNotes(state),
      ...renderTurnWaits(links),
      ...renderDropped(state),
      ...renderAnswer(state),
      [renderDetails('The chain as a graph', renderStageGraph(state))],
      ...renderNewestHandoffs(state, (task, handoff) => renderHandoff(state, { task, handoff, links })),
    ],
    room,
  );
  const note = dropped === 0 ? [] : [`_${dropped} more parts are not shown here: they are in the comments of their tasks._`];
  return [...head, ...kept, ...note, ...foot].join('\n\n');
}

function renderTaint(state: State): readonly string[] {
  const note = taintNote({ outside: outsidersOf(state) });
  return note === undefined ? [] : [note];
}

/** Renders a warning about a ledger that other accounts flood. Their comments are no history, and cost requests all the same. */
function renderFlood({ run }: State): readonly string[] {
  const { floodedLedger: flooded } = run.body;
  if (flooded === undefined) return [];
  const link = `[ledger](${threadUrl(run, flooded.ledger)})`;
  return [
    `⚠️ ${flooded.comments} comments of other accounts stand on the ${link} of this pipeline. They are no history and are passed over, and cost requests: delete them, and limit who may comment in the settings of the repository. The ledger must not be locked.`,
  ];
}

function renderFooter({ run }: State): string {
  const elsewhere = `in [the pipeline's runs issue](${threadUrl(run, run.thread)})`;
  const where = viewThreadOf(run) === run.thread ? 'in this thread' : elsewhere;
  const records = run.body.config.signing === undefined ? 'records' : 'signed records';
  return `<sub>${startedWords(run)} This comment is redrawn from the ${records} ${where}.</sub>`;
}

function startedWords(record: RunRecord): string {
  const { run, body } = record;
  const { actor, label, subject } = body.trigger;
  const at = describeTime(body.startedAt);
  if (!hasSubject(body.trigger)) return `Run \`${run}\` was started on ${at}, because ${describeCause(body.trigger)}.`;
  const about = viewThreadOf(record) === subject.number ? '' : ` for \`#${subject.number}\``;
  if (label === '') return `Run \`${run}\`${about} was started on ${at}, because ${describeCause(body.trigger)}.`;
  return `Run \`${run}\`${about} was started by \`${actor.login}\` with the label ${codeSpan(label)} on ${at}.`;
}

function renderNotes(state: State): readonly Section[] {
  const notes = renderStageNotes(state);
  return notes.length === 0 ? [] : [[notes.join('\n'), `- ℹ️ Notes of stages: ${notes.length}, in the comments of their tasks.`]];
}

/** Renders what becomes of another failed check, so that nobody waits for a run that does not come. */
function renderFix({ run }: State): readonly Section[] {
  const { fix } = run.body.trigger.check ?? {};
  if (fix === undefined) return [];
  const most = pipelineOf(run).limits['max-fixes'] ?? defaultMaxFixes;
  const next =
    fix < most
      ? 'another failure starts one more'
      : `another failure starts nothing: push a commit, or comment \`/baton run ${run.body.pipeline}\``;
  return [
    [
      `- 🩹 Run ${fix} of at most ${most} by failed checks since the last commit that is not Baton's (\`limits.max-fixes\`): ${next}.`,
    ],
  ];
}

/** Renders the failed attempts of stages that have or had more than one start. */
function renderFailures(state: State): readonly Section[] {
  const lines = [...state.rows.keys()].flatMap((stage) => {
    return hasAttempts(state, stage) ? failuresOf(state, stage).map((task) => renderFailure(state, task)) : [];
  });
  return lines.length === 0 ? [] : [[lines.join('\n'), `- 🔁 Failed attempts: ${lines.length}, in the comments of their tasks.`]];
}

function renderFailure(state: State, task: TaskRecord): string {
  const { url } = task.body.workflowRun;
  return `- 🔁 ${codeSpan(titleOf(state.run, task.body.stage))}: ${renderRetryNotice(state, task)}${url === '' ? '' : ` · [run](${url})`}`;
}

/** Renders why the last handoff of a stage, or work of it, went no further, so that people know why the stages after it lack it (H-20). */
function renderDropped({ run, rows, tasks }: State): readonly Section[] {
  const lines = [...rows.keys()].flatMap((stage) => {
    const last = tasks.findLast(({ body }) => body.stage === stage);
    return (last?.body.warnings ?? [])
      .filter((warning) => warning.startsWith(droppedHandoff) || warning.startsWith(unpublishedWork))
      .map((warning) => `- ⚠️ ${codeSpan(titleOf(run, stage))}: ${linkCodes(oneLine(warning, droppedCharacters))}`);
  });
  return lines.length === 0
    ? []
    : [[lines.join('\n'), `- ⚠️ Handoffs and work that were not kept: ${lines.length} faults, in the comments of their tasks.`]];
}

/** Renders the final text of the last agent of a run that has ended (T-9), folded, since its handoff says the same more briefly. */
function renderAnswer({ run, end }: State): readonly Section[] {
  if (end?.body.output === undefined || end.body.finalAgent === undefined) return [];
  const { output, finalAgent } = end.body;
  return [[renderDetails(`Final text of ${finalAgent}, the last agent`, quote(neutralise(output, pageOf(run))))]];
}

function renderHandoff(
  state: State,
  facts: { task: TaskRecord; handoff: NonNullable<TaskRecord['body']['handoff']>; links: ViewLinks },
): Section {
  const { task, handoff, links } = facts;
  const { stage } = task.body;
  const page = pageOf(state.run);
  const url = commentUrl(state, links.comments?.get(task.seq));
  const rest = url === undefined ? 'the comment of its task' : `[the comment of its task](${url})`;
  const title = `**${codeSpan(titleOf(state.run, stage))}**`;
  const summary = [`${title} handed over:`, quote(neutralise(handoff.summary, page))];
  return [
    [...summary, ...renderHandoffDetail(handoff, { title: `Handoff of ${stage}: detail and data`, page })].join('\n\n'),
    [...summary, `_Detail and data are too long to show here: they are in ${rest}._`].join('\n\n'),
    `${title} handed over more than there is room for: it is in ${rest}.`,
  ];
}
