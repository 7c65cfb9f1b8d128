import { countReopenings } from '../../run/decisions.ts';
import type { Awaiting, State } from '../../run/state.ts';
import { type Marker, parseViewMarker, viewMarker } from '../markers.ts';
import { mentionOf } from '../mention.ts';
import { renderQuestion } from './question.ts';

/** One stage that awaits a person. */
export interface Request {
  readonly stage: string;
  readonly awaiting: Awaiting;
}

/**
 * Returns the marker of the comment that asks. What is asked tells it from earlier requests of the same stage. A question that stays
 * open when somebody reopens its run is asked anew, because its comment was folded with the end.
 */
export function requestMarker(state: State, { stage, awaiting }: Request): Marker {
  const { run } = state.run;
  if (awaiting.for === 'approval') return viewMarker('request', `${run}/${stage}/${awaiting.digest}`);
  const reopened = countReopenings(state);
  return viewMarker('request', `${run}/${stage}/${awaiting.last.execution}${reopened === 0 ? '' : `.${reopened}`}`);
}

/** Returns the name of the run that a comment asks for; undefined for a comment that asks nothing. */
export function parseRequestRun(body: string): string | undefined {
  return parseViewMarker('request', body)?.split('/')[0];
}

/** Renders the one new comment in which a run asks a person, with what to type. */
export function renderRequest(state: State, request: Request): string {
  const { stage, awaiting } = request;
  const parts =
    awaiting.for === 'answer'
      ? renderQuestion(state, { stage, awaiting })
      : [`\`${stage}\` of run \`${state.run.run}\` waits for you${mentionOf(state)}.`];
  return [...parts, requestMarker(state, request)].join('\n\n');
}
