import { codeSpan, oneLine } from '../../markdown/elements.ts';
import type { DecisionBody, DecisionRecord, DecisionVerb } from '../../record/decision-record.ts';
import { pauseLabel } from '../../trigger/change.ts';

export interface DecisionView extends Pick<DecisionRecord, 'run' | 'task' | 'body'> {
  /** True while the run is paused, so that nothing starts yet. */
  readonly isPaused?: boolean;
  /** The tasks above a child that is tried again which get another attempt behind it. */
  readonly parents?: readonly string[];
  /** The stages that wait for approval after the decision. */
  readonly awaited?: readonly string[];
  /** Running workflow runs that are told to stop. */
  readonly stopping: readonly { readonly id: number; readonly url: string }[];
}

/** Renders the text above a decision record: the decision, the person, the reason, and the consequence. */
export function renderDecisionComment({ stopping, isPaused = false, awaited = [], parents = [], ...of }: DecisionView): string {
  const { run, task, body } = of;
  const what = task === '' ? '' : ` of stage ${codeSpan(task)}`;
  const says = sentences[body.verb]({ run: `run \`${run}\``, what, body, isPaused });
  // Whoever answers, approves or refuses says why by the command itself.
  const needsReason = !['answer', 'approve', 'reject', 'raise'].includes(body.verb);
  const why = needsReason ? `, because ${oneLine(body.reason)}` : '';
  return `${says.head} by ${codeSpan(body.actor.login)}${why}. ${says.tail}${describeParents(parents)}${describeStopped(stopping)}${describeAwaited(body, awaited)}`;
}

/** Describes which workflow runs were told to stop; nothing where none was. */
export function describeStopped(stopped: DecisionView['stopping']): string {
  const runs = stopped.map(({ id, url }) => (url === '' ? `${id}` : `[${id}](${url})`)).join(', ');
  if (stopped.length === 0) return '';
  return stopped.length === 1 ? ` Workflow run ${runs} was told to stop.` : ` Workflow runs ${runs} were told to stop.`;
}

/** Describes which tasks that failed start again behind a child. */
export function describeParents(parents: readonly string[]): string {
  const names = parents.map(codeSpan).join(' and ');
  return names === '' ? '' : ` If it succeeds, it is followed by another attempt of ${names}, which had failed, too.`;
}

/** Describes what does not start yet, although somebody let the run go on. */
function describeAwaited({ verb }: DecisionBody, stages: readonly string[]): string {
  if (stages.length === 0 || (verb !== 'retry' && verb !== 'answer' && verb !== 'resume')) return '';
  const names = stages.map(codeSpan).join(', ');
  return ` First ${names} ${stages.length === 1 ? 'needs' : 'need'} an approval: a comment asks for it.`;
}

interface SentenceFacts extends Required<Pick<DecisionView, 'isPaused'>> {
  readonly run: string;
  readonly what: string;
  readonly body: DecisionBody;
}

const sentences: Readonly<Record<DecisionVerb, (facts: SentenceFacts) => { readonly head: string; readonly tail: string }>> = {
  cancel: ({ run }) => ({
    head: `🚫 Baton ${run} was cancelled`,
    tail: 'What it has come to is kept, and nothing more of it starts.',
  }),
  supersede: ({ run }) => ({
    head: `🚫 Baton ${run} was ended for a newer one`,
    tail: 'What it has come to is kept, and nothing more of it starts.',
  }),
  retry: ({ run, what }) => ({
    head: `🔁 Baton ${run} is let go on`,
    tail: `${what === '' ? 'What had failed' : `What had failed${what}`} gets another attempt.`,
  }),
  pause: ({ run }) => ({
    head: `⏸️ Baton ${run} is paused`,
    tail: 'What is at work is kept when it comes, and nothing new starts.',
  }),
  resume: ({ run }) => ({ head: `▶️ Baton ${run} is let go on`, tail: 'What had waited starts.' }),
  expire: ({ run, what }) => ({
    head: `⏰ Baton ${run}: the wait${what} was ended`,
    tail: 'Its time is over, so the run goes on with what has come so far.',
  }),
  woken: ({ run, what }) => ({
    head: `☀️ Baton ${run}: ${what === '' ? 'what sleeps was woken' : `the sleep${what} was ended`}`,
    tail: 'It starts again in the same attempt.',
  }),
  answer: ({ run, what }) => ({
    head: `💬 Baton ${run}: the question${what} was answered`,
    tail: 'Its agent continues with the answer.',
  }),
  raise: ({ run, body, isPaused }) => ({
    head: `💰 Baton ${run} may cost $${(body.usd ?? 0).toFixed(2)} more, as raised`,
    tail: `What had waited for money starts${isPaused ? ` when the label \`${pauseLabel}\` is taken off` : ''}.`,
  }),
  reject: ({ run, what, body }) => ({
    head: `👎 Baton ${run} was ended, and the approval${what} refused`,
    tail: body.text === undefined ? 'Nothing more of it starts.' : `In their words: ${oneLine(body.text, 600)}`,
  }),
  approve: ({ run, what, ...facts }) => ({
    head: `👍 Baton ${run} was given the approval${what}`,
    tail: describeApprovals(facts),
  }),
};

function describeApprovals({ body, isPaused }: Pick<SentenceFacts, 'body' | 'isPaused'>): string {
  const { approval, digest = '' } = body;
  const of = digest === '' ? '' : ` for ${codeSpan(digest.slice(0, 7))}`;
  const { approvers = [], count = 1 } = approval ?? {};
  const when = isPaused ? ` when the label \`${pauseLabel}\` is taken off` : '';
  if (approvers.length >= count)
    return `It starts${of === '' ? '' : ` from commit ${codeSpan(approval?.head.slice(0, 7) ?? '')}`}${when}.`;
  return `That is ${approvers.length} of ${count}${of}; it waits for ${count - approvers.length} more.`;
}
