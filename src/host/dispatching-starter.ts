import type { Dispatcher } from '../ports/dispatcher.ts';
import type { Starter } from '../ports/starter.ts';

/** Creates the starter of the Action: every order becomes a workflow run. */
export function createDispatchingStarter(dispatcher: Pick<Dispatcher, 'dispatch'>): Starter {
  return { start: ({ text }) => dispatcher.dispatch(text) };
}
