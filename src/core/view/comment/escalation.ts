import { linkCodes, renderCodeLinks } from '../../docs-address.ts';
import { fencedText, oneLine, quote, renderDetails } from '../../markdown/elements.ts';
import { neutralise } from '../../markdown/neutralise.ts';
import { packSections, type Section } from '../../markdown/size-limit.ts';
import { classifyFailure, type FailureClass } from '../../output/failure-reason.ts';
import type { EndBody, TaskRecord } from '../../record/record.ts';
import { answerWithin } from '../../run/answers.ts';
import { failuresOf, maxAttemptsOf, nextAfterFailure } from '../../run/attempts.ts';
import { countReopenings } from '../../run/decisions.ts';
import type { State } from '../../run/state.ts';
import { jobUrl, pageOf, statusUrl, type ViewLinks } from '../links.ts';
import { type Marker, viewMarker } from '../markers.ts';
import { mentionOf } from '../mention.ts';
import { outcomeWords } from '../outcome-words.ts';
import { failureWords, reasonWithName, renderEndReason } from '../reason-words.ts';
import { needsHumanLabel } from '../status-labels.ts';
import { failureCause, pickDecisiveLines, renderFacts } from './failure.ts';
import { findGoingOn, type GoingOn, lastOf, listStagesOfNeed, renderGoingOn } from './recourse.ts';

const partBytes = 16_000;
const decisiveBytes = 6_000;

/** Returns the marker of the comment. A run has one, and one more for each time that it was reopened after its end. */
export function escalationMarker(run: string, reopened = 0): Marker {
  return viewMarker('escalation', reopened === 0 ? run : `${run}/${reopened}`);
}

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
  const failed = stages.flatMap((stage) => failuresOf(state, stage).at(-1) ?? []);
  return [
    renderVerdict(state, { end, stages }),
    ...renderWay(findGoingOn(state, facts)),
    ...renderQuestions(state, stages),
    ...renderWarnings(failed),
    ...renderDecisive(failed),
    ...renderCauses(end, failed),
    ...packWithNote(stages.flatMap((stage) => renderAttempts(state, stage))),
    `**By itself** ${describeFollowing(state, failed)}. All records are kept.${renderStatusLink(state, facts.status)}`,
    ...renderMessages(state, { stages, failed }),
    renderDetails('Names and numbers', fencedText(renderFacts(state, facts), 'text')),
    escalationMarker(state.run.run, countReopenings(state)),
  ].join('\n\n');
}

function renderVerdict(state: State, { end, stages }: { end: EndBody; stages: readonly string[] }): string {
  const where =
    stages.length === 0
      ? linkCodes(renderEndReason(end.reason))
      : ` in ${stages.map((stage) => nameAttempt(state, stage)).join(', ')}`;
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
  return attempts === 1 || last?.body.outcome !== 'failed' ? `\`${stage}\`` : `\`${stage}\`, attempt ${attempt} of ${attempts}`;
}

/** Renders the failed attempts of a stage, with the logs of their jobs. */
function renderAttempts(state: State, stage: string): readonly Section[] {
  const attempts = maxAttemptsOf(state.run, stage);
  const failures = failuresOf(state, stage).map(({ attempt, body }) => {
    const url = jobUrl(body.workflowRun);
    const of = attempts === 1 && attempt === 1 ? '' : `, attempt ${attempt} of ${Math.max(attempt, attempts)}`;
    return `- ❌ \`${stage}\`${of}: ${reasonWithName(body.failure?.reason ?? body.outcome)}${url === '' ? '' : ` · [log](${url})`}`;
  });
  return failures.length === 0 ? [] : [[failures.join('\n'), `- ❌ \`${stage}\``]];
}

/** Renders what the stages ask. */
function renderQuestions(state: State, stages: readonly string[]): readonly string[] {
  return packWithNote(
    stages.flatMap((stage): readonly Section[] => {
      const last = lastOf(state, stage)?.body;
      if (last?.outcome !== 'needs-input') return [];
      return [
        [
          [`\`${stage}\` asks:`, quote(neutralise(last.note ?? '(no question)', pageOf(state.run)))].join('\n\n'),
          `- \`${stage}\` asks.`,
        ],
      ];
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

const mostDecisive = 2;

/** Lists why the last attempts failed, each text once: two of them, and the rest is folded. The text was redacted when it was recorded. */
function listDecisive(failed: readonly TaskRecord[]): readonly string[] {
  const texts = failed.map(({ body }) => pickDecisiveLines(body.failure?.message ?? ''));
  return [...new Set(texts.filter((text) => text !== ''))].slice(0, mostDecisive);
}

function renderDecisive(failed: readonly TaskRecord[]): readonly string[] {
  const sections = listDecisive(failed).map(
    (text): Section => [[fencedText(text, 'text'), ...renderCodeLinks(text)].join('\n\n')],
  );
  return packSections(sections, decisiveBytes).kept;
}

/**
 * Renders the causes. Without a failed task the text is in the verdict: an agent or its program left a list that is none, or nothing to
 * pick by, and the configuration sets all else, such as a limit of the run.
 */
function renderCauses(end: EndBody, failed: readonly TaskRecord[]): readonly string[] {
  if (end.outcome === 'needs-input') return [];
  const other: FailureClass = /: BATON-E74[68]: /.test(end.reason) ? 'agent' : 'yours';
  const kinds = failed.map(({ body }) => classifyFailure(body.failure?.reason ?? '').kind);
  return [...new Set(kinds.length === 0 ? [other] : kinds)].map(failureCause);
}

function describeFollowing(state: State, failed: readonly TaskRecord[]): string {
  const following = new Set(failed.map((task) => nextAfterFailure(state, task)));
  const next = state.run.body.trigger.schedule === undefined ? '' : '; the next time of its schedule starts a new run';
  if (following.has('later')) return `nothing follows: ${failed.map(({ body }) => failureWords(body)).join('; ')}${next}`;
  if (following.has('final')) return `nothing follows, because another attempt would fail the same way${next}`;
  return `nothing follows${following.has('exhausted') ? ': no attempt is left' : ''}${next}`;
}

function renderStatusLink(state: State, status: number | undefined): string {
  const url = statusUrl(state, status);
  return url === undefined ? '' : ` The [status comment](${url}) has the whole run.`;
}

/** Renders the messages of all failures that are more than the decisive lines, each text once. */
function renderMessages(
  state: State,
  { stages, failed }: { readonly stages: readonly string[]; readonly failed: readonly TaskRecord[] },
): readonly string[] {
  const shown = new Set(['', ...listDecisive(failed)]);
  const messages = stages
    .flatMap((stage) => failuresOf(state, stage))
    .flatMap(({ attempt, body }): readonly Section[] => {
      const message = body.failure?.message ?? '';
      if (shown.has(message)) return [];
      shown.add(message);
      return [[`\`${body.stage}\`, attempt ${attempt}:\n\n${fencedText(message, 'text')}`]];
    });
  const kept = packWithNote(messages);
  return kept.length === 0 ? [] : [renderDetails('What the failures said', kept.join('\n\n'))];
}

function packWithNote(sections: readonly Section[]): readonly string[] {
  const { kept, dropped } = packSections(sections, partBytes);
  return dropped === 0 ? kept : [...kept, `_${dropped} more are in the comments of their tasks._`];
}
