import type { Dispatcher } from '../../ports/github.ts';
import type { Log } from '../../ports/log.ts';
import type { Starter } from '../../ports/starter.ts';
import { findStartedRun } from '../shared/find-started-run.ts';

/** Every order becomes a workflow run of the caller's file on the default branch. */
export function createActionStarter(dispatcher: Dispatcher, log: Log): Starter {
  return {
    start: ({ text }) => dispatcher.dispatch(text),
    findStarted: (title, since) => findStartedRun({ dispatcher, log, title, since }),
  };
}
