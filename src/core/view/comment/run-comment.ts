/**
 * This folder renders one comment, or one part of a comment, per file: the visible text above each kind of record (this file,
 * `decision`, `transfer`, `children`), replies to commands (`reply`, `refusal`, `why`, `handoff`), and comments that need a person
 * (`escalation`, `config-notice`).
 */

import { capturedNames } from '../../captured-names.ts';
import type { ChildBody } from '../../children/child.ts';
import { linkCodes } from '../../docs-address.ts';
import { describeRemoved } from '../../markdown/clean-untrusted.ts';
import { codeSpan, fencedText, oneLine, quote, renderDetails } from '../../markdown/elements.ts';
import { neutralise } from '../../markdown/neutralise.ts';
import type { HistoryRecord } from '../../record/history-record.ts';
import type { EndRecord, RunRecord, TaskRecord } from '../../record/record.ts';
import { openedPullOf } from '../../run/published.ts';
import { countCodePoints, truncateCodePoints } from '../../text/code-points.ts';
import { describeDuration } from '../../text/times.ts';
import { describeCause } from '../../trigger/describe-cause.ts';
import { describeSubject, jobUrl, renderArtifactLink, repositoryPage } from '../links.ts';
import { countChildTasks, outcomeWords } from '../outcome-words.ts';
import { renderEndReason } from '../reason-words.ts';
import { renderChildren } from './children.ts';
import { renderFailure } from './failure.ts';
import { renderHandoffDetail } from './handoff.ts';
import { renderTransfer, type TransferView } from './transfer.ts';

const warningCodePoints = 1_000;

/** Renders the text above the record that starts a run. */
export function renderRunComment(run: Pick<RunRecord, 'run' | 'thread' | 'body'>): string {
  const { trigger, pipeline, commit } = run.body;
  const about = run.thread === trigger.subject.number ? '' : ` for ${describeSubject(run, run.thread)}`;
  return `Baton started run \`${run.run}\`${about}: pipeline \`${pipeline}\`, because ${describeCause(trigger)}. Configuration as of ${commit.slice(0, 12)}.${renderLeftOut(run.body.leftOut)}`;
}

/** Returns what it means to the reader that a run is tainted; undefined for a run that is not. */
export function taintNote({ outside = [] }: { readonly outside?: readonly string[] | undefined }): string | undefined {
  if (outside.length === 0) return undefined;
  const people = outside.map((login) => codeSpan(login)).join(', ');
  return `ℹ️ The agents read text by people without write access (${people}), so Baton submits no approving review in this run.`;
}

/** Renders what is left out: prompts do not show everything in the thread. */
function renderLeftOut(leftOut: RunRecord['body']['leftOut']): string {
  if (leftOut === undefined) return '';
  const { later, older, outside = 0 } = leftOut;
  const parts = [
    ...(later === 0
      ? []
      : [`${count(later, 'comment')} that came or ${later === 1 ? 'was' : 'were'} edited at the moment of the event or later`]),
    ...(older === 0 ? [] : [`${count(older, 'older comment')} for which there was no room`]),
    ...(outside === 0 ? [] : [`${count(outside, 'comment')} by outsiders`]),
  ];
  return ` Left out of its prompts: ${parts.join(', ')}.`;
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

/** Renders the text above an end record that stands alone. */
export function renderEndComment(end: Pick<EndRecord, 'run' | 'body'>): string {
  return `Baton run \`${end.run}\` ${outcomeWords(end.body.outcome)}${linkCodes(renderEndReason(end.body.reason))}.`;
}

/** Renders the text above a record of a ledger. Numbers are code spans, so that GitHub adds no reference to other threads. */
export function renderHistoryComment(history: Pick<HistoryRecord, 'run' | 'body'>): string {
  const { outcome, subject, startedAt, finishedAt } = history.body;
  const duration = describeDuration(Date.parse(finishedAt) - Date.parse(startedAt));
  const about = subject === 0 ? '' : ` on \`#${subject}\``;
  return `Run \`${history.run}\`${about} ${outcomeWords(outcome)} after ${duration}. Later runs of this pipeline are told what stands hidden below.`;
}

type TaskView = Pick<TaskRecord, 'run' | 'attempt' | 'body'> & {
  /** The number of attempts in all, where it is known. */
  readonly attempts?: number;
  /** The next step after a failure, in words (`renderRetryNotice`). */
  readonly notice?: string | undefined;
  /** True if the thread also holds runs about other subjects, so that the run has to be named. */
  readonly isShared?: boolean;
  /** The transfer with which the execution ended. */
  readonly transfer?: TransferView | undefined;
  /** The children that its agent asked for, and the wait with which its turn ended. */
  readonly children?: ChildBody | undefined;
};

/** Renders the text above the record of one execution: the summary is visible, the rest folded. Text of agents is neutralised. */
export function renderTaskComment(task: TaskView): string {
  const { body } = task;
  const duration = describeDuration(Date.parse(body.finishedAt) - Date.parse(body.startedAt));
  const page = repositoryPage(body.workflowRun.url);
  const of = task.isShared === true ? ` of run \`${task.run}\`` : '';
  const head = `**${codeSpan(body.stage)}**${of} (${body.agent}${renderAttempt(task)}) ${renderVerdict(task)} after ${duration} · [workflow run](${jobUrl(body.workflowRun)})`;
  return [
    head,
    ...(task.notice === undefined ? [] : [`🔁 ${capitalise(task.notice)}.`]),
    ...(task.transfer === undefined ? [] : renderTransfer(task.transfer, page)),
    ...(task.children === undefined ? [] : renderChildren(task.children, page)),
    ...renderFailure(body.failure),
    ...(body.note === undefined ? [] : [quote(linkCodes(neutralise(body.note, page)))]),
    ...(body.handoff === undefined
      ? []
      : [
          quote(neutralise(body.handoff.summary, page)),
          ...renderHandoffDetail(body.handoff, { title: 'Handoff: detail and data', page }),
        ]),
    ...renderCommit(body),
    ...renderOpened(body),
    ...(body.locator === undefined ? [] : [`What it handed over lies in ${renderArtifactLink(body)}.`]),
    ...renderResults(task),
    ...renderRemoved(body.prompt),
    ...renderWarnings(body.warnings),
  ].join('\n\n');
}

/** Renders how the execution ended. One that waits for children has not ended its task. */
function renderVerdict({ body, children }: TaskView): string {
  if (body.waits !== true) return outcomeWords(body.outcome);
  const count = children?.wait?.names.length;
  if (count === 0) return '🔁 starts again';
  return count === undefined ? '⏸️ waits for child tasks' : `⏸️ waits for ${countChildTasks(count)}`;
}

function renderAttempt({ attempt, attempts = 1 }: TaskView): string {
  if (attempts > 1) return `, attempt ${attempt} of ${attempts}`;
  return attempt > 1 ? `, attempt ${attempt}` : '';
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Renders the pull request that the built-in opened. */
function renderOpened(body: TaskRecord['body']): readonly string[] {
  const pull = openedPullOf(body);
  return pull === undefined ? [] : [`Opened #${pull}.`];
}

/** Renders the commit that was published. */
function renderCommit({ commits, results, push }: TaskRecord['body']): readonly string[] {
  if (push !== undefined) return [linkCodes(push)];
  const { branch, commit } = results;
  if (commits === undefined || branch === undefined || commit === undefined) return [];
  return [`Committed ${codeSpan(commit.slice(0, 12))} to ${codeSpan(branch)}.`];
}

/** The length of a result as people see it: enough for an address or a sentence. */
const resultCodePoints = 300;

/**
 * Renders the results that say something of their own, folded: a long one cut, with its size and the command that prints the whole.
 * The final text of an agent may repeat its handoff, so that text is left out where the handoff stays out of comments.
 */
function renderResults({ run, body }: TaskView): readonly string[] {
  const shown = Object.entries(body.results).filter(
    ([key]) => !capturedNames.has(key) && (key !== 'response' || body.locator === undefined),
  );
  if (shown.length === 0) return [];
  const lines = shown.map(([key, value]) => `${key}: ${cutResult(value)}`);
  const isCut = shown.some(([, value]) => isLong(value));
  const note = isCut ? [`_Long results are cut here: \`baton records --run ${run} --json\` prints them in full._`] : [];
  return [renderDetails('Results', [fencedText(lines.join('\n'), 'text'), ...note].join('\n\n'))];
}

function cutResult(value: string): string {
  return isLong(value) ? `${truncateCodePoints(value, resultCodePoints)} (${countCodePoints(value)} characters)` : value;
}

function isLong(value: string): boolean {
  return countCodePoints(value) > resultCodePoints;
}

/** Renders what was taken out of the texts of others in its prompt, because nobody sees it on the page. */
function renderRemoved(prompt: TaskRecord['body']['prompt']): readonly string[] {
  const removed = prompt === undefined ? undefined : describeRemoved(prompt.removed);
  return removed === undefined
    ? []
    : [`🙈 Taken out of the texts in its prompt, because nobody sees it on the page: ${removed}.`];
}

function renderWarnings(warnings: readonly string[]): readonly string[] {
  if (warnings.length === 0) return [];
  return [warnings.map((warning) => `- ⚠️ Warning: ${linkCodes(oneLine(warning, warningCodePoints))}`).join('\n')];
}
