import { fencedText, fold, quote } from '../../markdown/blocks.ts';
import { packSections, type Section } from '../../markdown/fit.ts';
import { codeSpan, oneLine } from '../../markdown/inline.ts';
import { neutralise } from '../../markdown/neutralise.ts';
import { classifyFailure } from '../../output/failure-reason.ts';
import { needsPerson } from '../../output/outcome.ts';
import type { EndBody, TaskRecord } from '../../record/record.ts';
import { failuresOf, maxAttemptsOf, nextAfterFailure } from '../../run/attempts.ts';
import { countReopenings } from '../../run/decisions.ts';
import type { State } from '../../run/state.ts';
import { needsHumanLabel } from '../../run/status-labels.ts';
import { jobUrl, statusUrl } from '../links.ts';
import { type Marker, viewMarker } from '../markers.ts';
import { outcomeWords } from '../words.ts';
import { failureCause, pickDecisiveLines, renderFacts } from './failure.ts';
import { describeRecourse } from './recourse.ts';

const partBytes = 16_000;
const decisiveBytes = 6_000;

/** Names the comment: there is one per run, and one more for each time that somebody let it go on after its end. */
export function escalationMarker(run: string, reopened = 0): Marker {
  return viewMarker('escalation', reopened === 0 ? run : `${run}/${reopened}`);
}

export interface EscalationFacts {
  readonly end: EndBody;
  /** Id of the status comment; undefined while there is none, 0 in a dry run. */
  readonly status: number | undefined;
  /** Version of this program. */
  readonly version?: string | undefined;
}

/**
 * The one new comment of a run that a person must act on (C-22), in the seven parts of ux.md 1.5: what failed and which attempt,
 * whose turn it is, the lines that say why, the logs, what follows by itself, what to type, and what a report needs.
 */
export function renderEscalation(state: State, facts: EscalationFacts): string {
  const { end } = facts;
  const stages = [...state.stages.keys()].filter((stage) => needsPerson(lastOf(state, stage)?.body.outcome ?? 'skipped'));
  const failed = stages.flatMap((stage) => failuresOf(state, stage).at(-1) ?? []);
  return [
    renderVerdict(state, { end, stages }),
    ...pack(stages.map((stage) => renderStage(state, stage))),
    ...renderDecisive(failed),
    ...renderCauses(end, failed),
    `**By itself** ${describeFollowing(state, failed)}. All records are kept.${renderStatusLink(state, facts.status)}`,
    `**To go on**: ${describeRecourse(state, { end, stages })} Take \`${needsHumanLabel}\` off when it is dealt with; the next run takes it off as well.`,
    ...renderMessages(state, stages),
    fold('Names and numbers', fencedText(renderFacts(state, facts), 'text')),
    escalationMarker(state.run.run, countReopenings(state)),
  ].join('\n\n');
}

function lastOf(state: State, stage: string): TaskRecord | undefined {
  const entry = state.stages.get(stage);
  return entry?.kind === 'ended' ? entry.last : undefined;
}

function renderVerdict(state: State, { end, stages }: { end: EndBody; stages: readonly string[] }): string {
  const where =
    stages.length === 0 ? `: ${oneLine(end.reason)}` : ` in ${stages.map((stage) => nameTry(state, stage)).join(', ')}`;
  return `**A person is needed**${renderMention(state)}: run \`${state.run.run}\` ${outcomeWords(end.outcome)}${where}.`;
}

function nameTry(state: State, stage: string): string {
  const last = lastOf(state, stage);
  const attempt = last?.attempt ?? 1;
  const attempts = Math.max(attempt, maxAttemptsOf(state.run, stage));
  return attempts === 1 || last?.body.outcome !== 'failed' ? `\`${stage}\`` : `\`${stage}\`, attempt ${attempt} of ${attempts}`;
}

/** The person who started the run; never a bot, which would answer. */
function renderMention({ run }: State): string {
  const { login, type } = run.body.trigger.actor;
  return type !== 'Bot' && /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,38})$/.test(login) ? `, @${login}` : '';
}

function renderStage(state: State, stage: string): Section {
  const attempts = maxAttemptsOf(state.run, stage);
  const failures = failuresOf(state, stage).map(({ attempt, body }) => {
    const url = jobUrl(body.workflowRun);
    const of = `attempt ${attempt} of ${Math.max(attempt, attempts)}`;
    return `- ❌ \`${stage}\`, ${of}: ${codeSpan(body.failure?.reason ?? body.outcome)}${url === '' ? '' : ` · [log](${url})`}`;
  });
  const last = lastOf(state, stage)?.body;
  const question = last?.outcome === 'needs-input' ? [`\`${stage}\` asks:`, quote(neutralise(last.note ?? '(no question)'))] : [];
  return [[...(failures.length === 0 ? [] : [failures.join('\n')]), ...question].join('\n\n'), `- \`${stage}\``];
}

/** Why the last attempt of each stage failed, in sight; redacted when it was recorded. */
function renderDecisive(failed: readonly TaskRecord[]): readonly string[] {
  const sections = failed.flatMap(({ body }): readonly Section[] => {
    const lines = pickDecisiveLines(body.failure?.message ?? '');
    return lines === '' ? [] : [[fencedText(lines, 'text')]];
  });
  return packSections(sections, decisiveBytes).kept;
}

/** A limit of the run has no stage that failed: its words are those of the verdict, and the configuration holds it. */
function renderCauses(end: EndBody, failed: readonly TaskRecord[]): readonly string[] {
  if (end.outcome === 'needs-input') return [];
  const kinds = failed.map(({ body }) => classifyFailure(body.failure?.reason ?? '').kind);
  return [...new Set(kinds.length === 0 ? (['yours'] as const) : kinds)].map(failureCause);
}

function describeFollowing(state: State, failed: readonly TaskRecord[]): string {
  const following = new Set(failed.map((task) => nextAfterFailure(state, task)));
  const next = state.run.body.trigger.schedule === undefined ? '' : '; the next time of its schedule starts a new run';
  if (following.has('final')) return `nothing follows, because another attempt would fail the same way${next}`;
  return `nothing follows${following.has('exhausted') ? ': no attempt is left' : ''}${next}`;
}

function renderStatusLink(state: State, status: number | undefined): string {
  const url = statusUrl(state, status);
  return url === undefined ? '' : ` The [status comment](${url}) has the whole run.`;
}

/** What all failures said, where that is more than the decisive lines: at most 2,000 characters each. */
function renderMessages(state: State, stages: readonly string[]): readonly string[] {
  const failures = stages.flatMap((stage) => failuresOf(state, stage));
  const messages = failures.flatMap(({ attempt, body }): readonly Section[] => {
    const message = body.failure?.message ?? '';
    return message === '' ? [] : [[`\`${body.stage}\`, attempt ${attempt}:\n\n${fencedText(message, 'text')}`]];
  });
  const [only] = failures;
  const isShown = failures.length === 1 && pickDecisiveLines(only?.body.failure?.message ?? '') === only?.body.failure?.message;
  const kept = isShown ? [] : pack(messages);
  return kept.length === 0 ? [] : [fold('What the failures said', kept.join('\n\n'))];
}

function pack(sections: readonly Section[]): readonly string[] {
  const { kept, dropped } = packSections(sections, partBytes);
  return dropped === 0 ? kept : [...kept, `_${dropped} more are in the comments of their tasks._`];
}
