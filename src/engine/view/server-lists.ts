import { messageOf } from '../../core/problem.ts';
import { executionTitle } from '../../core/run/names.ts';
import { pipelineOf } from '../../core/run/pipeline-of.ts';
import type { State } from '../../core/run/state.ts';
import { readyRows } from '../../core/run/task-row.ts';
import type { Wait } from '../../core/run/wait.ts';
import type { ViewLinks } from '../../core/view/links.ts';
import { describeListed } from '../../core/view/listed-run.ts';
import type { ReadsFrom, Views } from '../engine-ports.ts';
import type { RunReading } from '../thread/read-run.ts';

/** Stores how a run stands in the list of the server, if there is one. A fault is logged, because the list is only for people. */
export async function listRun(
  { ports }: Pick<Views, 'ports'>,
  { state, first }: Pick<RunReading, 'state' | 'first'>,
): Promise<void> {
  try {
    await ports.runList?.put(describeListed(state, first));
  } catch (thrown) {
    ports.log.warning(`Run ${state.run.run} is missing in the list of runs, or outdated there: ${messageOf(thrown)}`);
  }
}

/** Returns whether comments reach Baton; undefined where nobody knows. */
export async function askHearing({ settings }: Pick<Views, 'settings'>): Promise<boolean | undefined> {
  return settings.via === 'app' ? true : settings.hearsComments?.();
}

/**
 * Finds what of a run waits for its turn, and which starts wait for its end: empty where no server knows it. Of a run that has ended,
 * whether a comment lets it go on.
 */
export async function findLine(
  engine: ReadsFrom<'line'> & Pick<Views, 'settings'>,
  { state, started }: { readonly state: State; readonly started: ReadonlyMap<string, unknown> },
): Promise<Pick<ViewLinks, 'waits' | 'waitingStarts' | 'isHeard'>> {
  if (state.end !== undefined) return { isHeard: await askHearing(engine) };
  const { line } = engine.ports;
  if (line === undefined) return {};
  const limit = `max-concurrency: ${pipelineOf(state.run)['max-concurrency'] ?? 0}`;
  const waits = new Map<string, Wait>();
  for (const { name, next } of readyRows(state)) {
    const title = executionTitle({ run: state.run.run, task: name, execution: next.execution });
    const wait = started.has(name) ? undefined : await line.findWait(title);
    if (wait !== undefined) waits.set(name, wait.gate === 'slot' ? { ...wait, what: limit } : wait);
  }
  const { pipeline, trigger } = state.run.body;
  const starts = await line.listStarts({ subject: trigger.subject.number, pipeline });
  return { waits, waitingStarts: starts.map(({ cause }) => cause) };
}
