import { linkCodes, renderCodeLinks } from '../../docs-address.ts';
import { codeSpan, fencedText, oneLine, quote, renderDetails } from '../../markdown/elements.ts';
import { neutralise } from '../../markdown/neutralise.ts';
import { packSections, type Section } from '../../markdown/size-limit.ts';
import { classifyFailure, type FailureClass } from '../../output/failure-reason.ts';
import type { EndBody, TaskRecord } from '../../record/record.ts';
import { answerWithin } from '../../run/answers.ts';
import { failuresOf, maxAttemptsOf } from '../../run/attempts.ts';
import { failedChildrenOf } from '../../run/children.ts';
import { countReopenings } from '../../run/decisions.ts';
import { titleOf } from '../../run/elements.ts';
import type { State } from '../../run/state.ts';
import { failureCauses, pickDecisiveLines, renderFacts } from '../failure-report.ts';
import { jobUrl, pageOf, statusUrl, type ViewLinks } from '../links.ts';
import { escalationMarker } from '../markers.ts';
import { mentionOf } from '../mention.ts';
import { listNames, outcomeWords } from '../outcome-words.ts';
import { failureWords, nextAfterFailure, reasonWithName, renderEndReason, tellWaits } from '../reason-words.ts';
import { needsHumanLabel } from '../status-labels.ts';
import { findGoingOn, type GoingOn, lastOf, listStagesOfNeed, renderGoingOn } from './recourse.ts';

const partBytes = 16_000;
const decisiveBytes = 6_000;

export interface EscalationFacts extends Pick<ViewLinks, 'isHeard'> {
  readonly end: EndBody;
  /** The id of the status comment; undefined while there is none. */
  readonly status: number | undefined;
  /** The version of this program. */
  readonly version?: string | undefined;
}

/**
 * Renders the one new comment of a run that needs a person (C-22), in the seven parts of ux.md 1.5: what failed in which attempt,
 * who must act, the decisive lines, the logs, what happens by itself, what to type, and the facts for a report.
 */
export function renderEscalation(state: State, facts: EscalationFacts): string {
  const { end } = facts;
  const stages = listStagesOfNeed(state);
  const failed = listFailed(state, stages);
  const own = failed.filter(({ body }) => stages.includes(body.stage));
  const sections = failed.map((task, index) => renderFailed(state, task, failed.slice(0, index)));
  return [
    renderVerdict(state, { end, stages }),
    ...renderWay(findGoingOn(state, facts)),
    ...renderQuestions(state, stages),
    ...renderWarnings(failed),
    ...packSections(sections.slice(0, mostShown), decisiveBytes).kept,
    ...renderCauses(state, { end, failed }),
    ...renderRest(sections.slice(mostShown)),
    `**By itself** ${describeFollowing(state, own)}. All records are kept.${renderStatusLink(state, facts.status)}`,
    ...renderMessages(state, failed),
    renderDetails('Names and numbers', fencedText(renderFacts(state, facts), 'text')),
    escalationMarker(state.run.run, countReopenings(state)),
  ].join('\n\n');
}

function renderVerdict(state: State, { end, stages }: { end: EndBody; stages: readonly string[] }): string {
  const where =
    stages.length === 0
      ? linkCodes(renderEndReason(end.reason))
      : ` in ${listNames(stages, (stage) => nameAttempt(state, stage))}`;
  const late = end.outcome === 'needs-input' && stages.length > 0 ? ` Nobody answered within ${answerWithin(state.run)}.` : '';
  return `**A person is needed**${mentionOf(state)}: run \`${state.run.run}\` ${outcomeWords(end.outcome)}${where}.${late}`;
}

/** Renders what to do. The command is a block, because GitHub puts a button on it that copies the line, and the first of the comment. */
function renderWay(way: GoingOn): readonly string[] {
  const { first, command, effect, others } = way;
  const label = `Take \`${needsHumanLabel}\` off when it is dealt with; the next run takes it off as well.`;
  if (command === undefined) return [`**To go on**, ${renderGoingOn(way)} ${label}`];
  const after = [`It ${effect}.`, others, label].filter((part) => part !== '');
  // Not neutralised: people copy it.
  return [`**To go on**, ${first}:`, `\`\`\`text\n${command}\n\`\`\``, after.join(' ')];
}

function nameAttempt(state: State, stage: string): string {
  const last = lastOf(state, stage);
  const attempt = last?.attempt ?? 1;
  const attempts = Math.max(attempt, maxAttemptsOf(state.run, stage));
  const title = codeSpan(titleOf(state.run, stage));
  return attempts === 1 || last?.body.outcome !== 'failed' ? title : `${title}, attempt ${attempt} of ${attempts}`;
}

/** Lists the last failures of stages. Those of the children of a stage come before its own: they are often why it failed. */
function listFailed(state: State, stages: readonly string[]): readonly TaskRecord[] {
  return stages.flatMap((stage) => {
    const own = failuresOf(state, stage).at(-1);
    return own === undefined ? [] : [...listFailed(state, failedChildrenOf(state, stage)), own];
  });
}

/** Renders the failed attempts of a stage, with the logs of their jobs. */
function renderAttempts(state: State, stage: string): string {
  const attempts = maxAttemptsOf(state.run, stage);
  const title = codeSpan(titleOf(state.run, stage));
  const failures = failuresOf(state, stage).map(({ attempt, body }) => {
    const url = jobUrl(body.workflowRun);
    const of = attempts === 1 && attempt === 1 ? '' : `, attempt ${attempt} of ${Math.max(attempt, attempts)}`;
    return `- ❌ ${title}${of}: ${reasonWithName(body.failure?.reason ?? body.outcome)}${url === '' ? '' : ` · [log](${url})`}`;
  });
  return failures.join('\n');
}

/** Renders what the stages ask. */
function renderQuestions(state: State, stages: readonly string[]): readonly string[] {
  return packWithNote(
    stages.flatMap((stage): readonly Section[] => {
      const last = lastOf(state, stage)?.body;
      if (last?.outcome !== 'needs-input') return [];
      const title = codeSpan(titleOf(state.run, stage));
      const question = quote(neutralise(last.note ?? '(no question)', pageOf(state.run)));
      return [[`${title} asks:\n\n${question}`, `- ${title} asks.`]];
    }),
  );
}

const mostWarnings = 3;
const warningCodePoints = 600;

/** Renders the warnings with an error code that came with a failure, such as a secret that is missing: they are a usual cause. */
function renderWarnings(failed: readonly TaskRecord[]): readonly string[] {
  const warnings = new Set(failed.flatMap(({ body }) => body.warnings.filter((warning) => warning.startsWith('BATON-E'))));
  const lines = [...warnings].slice(0, mostWarnings).map((warning) => `- ⚠️ ${linkCodes(oneLine(warning, warningCodePoints))}`);
  return lines.length === 0 ? [] : [lines.join('\n')];
}

const mostShown = 2;

/** Renders a failed task with the lines that tell why, unless an earlier one has them. The text was redacted when it was recorded. */
function renderFailed(state: State, { body }: TaskRecord, earlier: readonly TaskRecord[]): Section {
  const text = decisiveOf(body);
  const isTold = text === '' || earlier.some((other) => decisiveOf(other.body) === text);
  const lines = isTold ? [] : [fencedText(text, 'text'), ...renderCodeLinks(text)];
  const attempts = renderAttempts(state, body.stage);
  return [[attempts, ...lines].join('\n\n'), attempts];
}

/** Renders the failed tasks that are more than a person reads first. */
function renderRest(sections: readonly Section[]): readonly string[] {
  return sections.length === 0 ? [] : [renderDetails(`${sections.length} more failed`, packWithNote(sections).join('\n\n'))];
}

function decisiveOf({ failure }: TaskRecord['body']): string {
  return pickDecisiveLines(failure?.message ?? '');
}

/**
 * Renders the causes. Without a failed task the text is in the verdict: an agent or its program left a list that is none, or nothing to
 * pick by, and the configuration sets all else, such as a limit of the run.
 */
function renderCauses(state: State, { end, failed }: { end: EndBody; failed: readonly TaskRecord[] }): readonly string[] {
  if (end.outcome === 'needs-input') return [];
  const other: FailureClass = /: BATON-E74[68]: /.test(end.reason) ? 'agent' : 'yours';
  if (failed.length === 0) return [failureCauses[other]];
  const kinds = Map.groupBy(failed, ({ body }) => classifyFailure(body.failure?.reason ?? '').kind);
  if (kinds.size === 1) return [...kinds.keys()].map((kind) => failureCauses[kind]);
  return [...kinds].map(([kind, tasks]) => {
    const names = tasks.map(({ body }) => titleOf(state.run, body.stage));
    return `${listNames(names, codeSpan)}: ${failureCauses[kind]}`;
  });
}

function describeFollowing(state: State, failed: readonly TaskRecord[]): string {
  const following = new Set(failed.map((task) => nextAfterFailure(state, task)));
  const next = state.run.body.trigger.schedule === undefined ? '' : '; the next time of its schedule starts a new run';
  if (following.has('later'))
    return `nothing follows: ${failed.flatMap((task) => [failureWords(task.body), ...tellWaits(state, task)]).join('; ')}${next}`;
  if (following.has('final')) return `nothing follows, because another attempt would fail the same way${next}`;
  return `nothing follows${following.has('exhausted') ? ': no attempt is left' : ''}${next}`;
}

function renderStatusLink(state: State, status: number | undefined): string {
  const url = statusUrl(state, status);
  return url === undefined ? '' : ` The [status comment](${url}) has the whole run.`;
}

/** Renders the messages of all failures that are more than the decisive lines, each text once. */
function renderMessages(state: State, failed: readonly TaskRecord[]): readonly string[] {
  const shown = new Set(['', ...failed.map(({ body }) => decisiveOf(body))]);
  const messages = failed
    .flatMap(({ body }) => failuresOf(state, body.stage))
    .flatMap(({ attempt, body }): readonly Section[] => {
      const message = body.failure?.message ?? '';
      if (shown.has(message)) return [];
      shown.add(message);
      return [[`${codeSpan(titleOf(state.run, body.stage))}, attempt ${attempt}:\n\n${fencedText(message, 'text')}`]];
    });
  const kept = packWithNote(messages);
  return kept.length === 0 ? [] : [renderDetails('What the failures said', kept.join('\n\n'))];
}

function packWithNote(sections: readonly Section[]): readonly string[] {
  const { kept, dropped } = packSections(sections, partBytes);
  return dropped === 0 ? kept : [...kept, `_${dropped} more are in the comments of their tasks._`];
}
