import type { TurnWait } from '../../core/launch/turn-wait.ts';
import { executionTitle } from '../../core/run/names.ts';
import { dueStages, type State } from '../../core/run/state.ts';
import type { ViewLinks } from '../../core/view/links.ts';
import type { ReadsFrom } from '../engine-ports.ts';

/** Finds what of a run waits for its turn, and which starts wait for its end. Empty where no server knows it. */
export async function findLine(
  { ports: { line } }: ReadsFrom<'line'>,
  { state, started }: { readonly state: State; readonly started: ReadonlyMap<string, unknown> },
): Promise<Pick<ViewLinks, 'waits' | 'waitingStarts'>> {
  if (line === undefined || state.end !== undefined) return {};
  const waits = new Map<string, TurnWait>();
  for (const { stage, due } of dueStages(state)) {
    const title = executionTitle({ run: state.run.run, task: stage, execution: due.execution });
    const wait = started.has(stage) ? undefined : await line.findWait(title);
    if (wait !== undefined) waits.set(stage, wait);
  }
  const { pipeline, trigger } = state.run.body;
  const starts = await line.listStarts({ subject: trigger.subject.number, pipeline });
  return { waits, waitingStarts: starts.map(({ cause }) => cause) };
}
