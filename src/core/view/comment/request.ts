import { countReopenings } from '../../run/decisions.ts';
import type { State } from '../../run/state.ts';
import type { AwaitingAnswer, TaskRow } from '../../run/task-row.ts';
import { type Marker, parseViewMarker, viewMarker } from '../markers.ts';
import { renderQuestion } from './question.ts';

/**
 * Returns the marker of the comment that asks. What is asked tells it from earlier requests of the same stage. A question that stays
 * open when somebody reopens its run is asked again, because its comment was folded with the end.
 */
export function requestMarker(state: State, { name, last }: Pick<TaskRow<AwaitingAnswer>, 'name' | 'last'>): Marker {
  const reopened = countReopenings(state);
  const again = reopened === 0 ? '' : `.${reopened}`;
  return viewMarker('request', `${state.run.run}/${name}/${last.execution}${again}`);
}

/** Returns the name of the run that a comment asks for; undefined for a comment that asks nothing. */
export function parseRequestRun(body: string): string | undefined {
  return parseViewMarker('request', body)?.split('/')[0];
}

/** Returns whether a comment asks, or asked, about a stage of a run, and not about one of its children. */
export function isRequestFor(body: string, { run, stage }: { readonly run: string; readonly stage: string }): boolean {
  const asked = parseViewMarker('request', body);
  return asked?.slice(0, asked.lastIndexOf('/')) === `${run}/${stage}`;
}

/** Renders the one new comment in which a run asks a person a question, with what to type. */
export function renderRequest(state: State, row: TaskRow<AwaitingAnswer>): string {
  return [...renderQuestion(state, row), requestMarker(state, row)].join('\n\n');
}
