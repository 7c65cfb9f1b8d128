import type { Consumed } from '../core/output/agent-output.ts';
import { consumedBy } from '../core/pipeline/consumed-by.ts';
import type { TaskContext } from './task-context.ts';

/** Digests of all that the execution at work was given. */
export function consumedIn({ state, dispatch, ports }: TaskContext): Consumed[] {
  return consumedBy(state, {
    stage: dispatch.task,
    attempt: dispatch.attempt,
    sha256: (text) => ports.hasher.sha256(text),
  });
}
