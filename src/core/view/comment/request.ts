import { quote } from '../../markdown/elements.ts';
import { neutralise } from '../../markdown/neutralise.ts';
import type { Awaiting, State } from '../../run/state.ts';
import { type Marker, viewMarker } from '../markers.ts';
import { mentionOf } from '../mention.ts';

/** One stage that awaits an answer. */
export interface Request {
  readonly stage: string;
  readonly awaiting: Extract<Awaiting, { for: 'answer' }>;
}

/** Returns the marker of the comment that asks. What is asked tells it from earlier requests of the same stage. */
export function requestMarker({ run }: State, { stage, awaiting }: Request): Marker {
  return viewMarker('request', `${run.run}/${stage}/${awaiting.last.execution}`);
}

/** Renders the one new comment in which a run asks a person, with what to type. */
export function renderRequest(state: State, request: Request): string {
  const { stage, awaiting } = request;
  const text = quote(neutralise(awaiting.last.body.note ?? '(no question)'));
  return [`\`${stage}\` of run \`${state.run.run}\` waits for you${mentionOf(state)}.`, text, requestMarker(state, request)].join(
    '\n\n',
  );
}
