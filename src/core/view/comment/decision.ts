import { codeSpan, oneLine } from '../../markdown/elements.ts';
import type { DecisionRecord, DecisionVerb } from '../../record/decision-record.ts';

interface DecisionView extends Pick<DecisionRecord, 'run' | 'task' | 'body'> {
  /** Running workflow runs that are told to stop. */
  readonly stopping: readonly { readonly id: number; readonly url: string }[];
}

/** Renders the text above a decision record: the decision, the person, the reason, and the consequence. */
export function renderDecisionComment({ run, task, body, stopping }: DecisionView): string {
  const what = task === '' ? '' : ` of stage ${codeSpan(task)}`;
  const says = sentences[body.verb]({ run: `run \`${run}\``, what });
  const jobs = stopping.map(({ id, url }) => (url === '' ? `${id}` : `[${id}](${url})`)).join(', ');
  const stop = stopping.length === 0 ? '' : ` Workflow run ${jobs} was told to stop.`;
  // An answer needs no reason: somebody asked for it.
  const why = body.verb === 'answer' ? '' : `, because ${oneLine(body.reason)}`;
  return `${says.head} by ${codeSpan(body.actor.login)}${why}. ${says.tail}${stop}`;
}

interface Sentences {
  readonly head: string;
  readonly tail: string;
}

const sentences: Readonly<Record<DecisionVerb, (facts: { run: string; what: string }) => Sentences>> = {
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
  answer: ({ run, what }) => ({
    head: `💬 Baton ${run}: the question${what} was answered`,
    tail: 'Its agent continues with the answer.',
  }),
  reject: ({ run, what }) => ({ head: `👎 Baton ${run} was not approved`, tail: `Nothing${what} starts.` }),
  approve: ({ run, what }) => ({ head: `👍 Baton ${run} was approved`, tail: `It goes on${what}.` }),
};
