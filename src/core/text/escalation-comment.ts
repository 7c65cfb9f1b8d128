import { needsPerson } from '../output/outcome.ts';
import { attemptsIn } from '../pipeline/attempts-in.ts';
import { countReopenings } from '../pipeline/count-reopenings.ts';
import { failuresOf } from '../pipeline/failures-of.ts';
import type { State } from '../pipeline/state.ts';
import { needsHumanLabel } from '../pipeline/status-labels.ts';
import { viewThreadOf } from '../pipeline/view-thread-of.ts';
import type { EndBody, TaskRecord } from '../record/record.ts';
import { codeSpan } from './code-span.ts';
import { classifyFailure, type FailureClass } from './failure-class.ts';
import { fencedText } from './fenced-text.ts';
import { fold } from './fold.ts';
import { nameSubject } from './name-subject.ts';
import { neutralise } from './neutralise.ts';
import { oneLine } from './one-line.ts';
import { packSections, type Section } from './pack-sections.ts';
import { quote } from './quote.ts';
import { describeStartAgain } from './start-again.ts';
import { outcomeWords } from './status-words.ts';
import { statusUrl } from './view-links.ts';

const partBytes = 16_000;
const reportUrl = 'https://github.com/baton-agents/baton/issues/new';

/** Names the comment: there is one per run, and one more for each time that somebody let it go on after its end. */
export function escalationMarker(run: string, reopened = 0): string {
  return `<!-- baton-escalation:${run.replaceAll('-', '\\u002d')}${reopened === 0 ? '' : `/${reopened}`} -->`;
}

/** The one new comment of a run that a person must act on: what failed, whose it is, what to do, and how it goes on (C-22). */
export function renderEscalation(state: State, facts: { readonly end: EndBody; readonly status: number }): string {
  const { end, status } = facts;
  const stages = [...state.stages.keys()].filter((stage) => needsPerson(lastOf(state, stage)?.body.outcome ?? 'skipped'));
  return [
    renderVerdict(state, { end, stages }),
    ...pack(stages.map((stage) => renderStage(state, stage))),
    ...renderMessages(state, stages),
    ...renderAdvice(state, { end, stages, status }),
    fold('Names and numbers', fencedText(renderFacts(state, end), 'text')),
    escalationMarker(state.run.run, countReopenings(state)),
  ].join('\n\n');
}

function lastOf(state: State, stage: string): TaskRecord | undefined {
  const entry = state.stages.get(stage);
  return entry?.kind === 'ended' ? entry.last : undefined;
}

function renderVerdict(state: State, { end, stages }: { end: EndBody; stages: readonly string[] }): string {
  const where = stages.length === 0 ? `: ${oneLine(end.reason)}` : ` in ${stages.map((stage) => `\`${stage}\``).join(', ')}`;
  return `**A person is needed**${renderMention(state)}: run \`${state.run.run}\` ${outcomeWords(end.outcome)}${where}.`;
}

/** The person who started the run; never a bot, which would answer. */
function renderMention({ run }: State): string {
  const { login, type } = run.body.trigger.actor;
  return type !== 'Bot' && /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,38})$/.test(login) ? `, @${login}` : '';
}

function renderStage(state: State, stage: string): Section {
  const attempts = attemptsIn(state.run, stage);
  const failures = failuresOf(state, stage).map(({ attempt, body }) => {
    const link = body.workflowRun.url === '' ? '' : ` · [log](${body.workflowRun.url})`;
    return `- ❌ \`${stage}\`, attempt ${attempt} of ${attempts}: ${codeSpan(body.failure?.reason ?? body.outcome)}${link}`;
  });
  const last = lastOf(state, stage)?.body;
  const question = last?.outcome === 'needs-input' ? [`\`${stage}\` asks:`, quote(neutralise(last.note ?? '(no question)'))] : [];
  return [[...(failures.length === 0 ? [] : [failures.join('\n')]), ...question].join('\n\n'), `- \`${stage}\``];
}

/** What the failures said, redacted when they were recorded, and at most 2,000 characters each. */
function renderMessages(state: State, stages: readonly string[]): readonly string[] {
  const messages = stages
    .flatMap((stage) => failuresOf(state, stage))
    .flatMap(({ attempt, body }): readonly Section[] => {
      const message = body.failure?.message ?? '';
      return message === '' ? [] : [[`\`${body.stage}\`, attempt ${attempt}:\n\n${fencedText(message, 'text')}`]];
    });
  const kept = pack(messages);
  return kept.length === 0 ? [] : [fold('What the failures said', kept.join('\n\n'))];
}

function pack(sections: readonly Section[]): readonly string[] {
  const { kept, dropped } = packSections(sections, partBytes);
  return dropped === 0 ? kept : [...kept, `_${dropped} more are in the comments of their tasks._`];
}

function renderAdvice(state: State, facts: { end: EndBody; stages: readonly string[]; status: number }): readonly string[] {
  const { end, stages, status } = facts;
  const reasons = stages.flatMap((stage) => failuresOf(state, stage).at(-1)?.body.failure?.reason ?? []);
  const kinds = end.outcome === 'needs-input' ? [] : [...new Set(reasons.map(classifyFailure))];
  const url = statusUrl(state, status);
  const table = url === undefined ? '' : ` The [status comment](${url}) has the whole run.`;
  return [
    ...kinds.map((kind) => advice[kind]),
    `**By itself** nothing follows. All records are kept.${table}`,
    `**To go on**: ${describeRemedy(state, end)}, then ${describeStartAgain(state.run.body.trigger)}. \`${needsHumanLabel}\` is yours to take off.`,
  ];
}

/** Where a person writes so that the next run reads it: on a runs issue nobody asked for anything. */
function describeRemedy({ run }: State, { outcome }: EndBody): string {
  const asks = outcome === 'needs-input';
  if (run.body.trigger.schedule !== undefined)
    return asks ? 'answer the question where its prompt reads it' : 'mend the cause of the failure';
  return `${asks ? 'answer the question in the text of' : 'mend the cause of the failure in'} ${nameSubject(run, viewThreadOf(run))}`;
}

const advice: Readonly<Record<FailureClass, string>> = {
  yours:
    '**Yours to mend**: the configuration, a secret, a right or a branch. The message above names it; docs/errors.md has every code.',
  agent:
    '**The agent came to nothing**: read what it said above and its log. A clearer issue, prompt or more attempts (`retry.attempts`) may help.',
  model: '**The API of the model**: it was busy or out of order, again and again. Start again later.',
  github: '**The machine or GitHub**: the job was cancelled, timed out or was lost. If nobody did that, just start again.',
  ours: `**A fault of Baton itself**: please [report it](${reportUrl}) with the names and numbers below.`,
};

function renderFacts(state: State, end: EndBody): string {
  const { run, tasks } = state;
  const last = tasks.at(-1);
  return [
    `run: ${run.run}`,
    `pipeline: ${run.body.pipeline}`,
    `configuration: ${run.body.commit}`,
    `last task: ${last === undefined ? '(none)' : `${last.body.stage}, attempt ${last.attempt}, execution ${last.execution}`}`,
    `workflow run: ${last?.body.workflowRun.id ?? run.body.workflowRun.id}`,
    `ended: ${end.finishedAt}, ${end.reason}`,
  ].join('\n');
}
