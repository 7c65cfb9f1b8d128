import { messageOf } from '../../core/problem.ts';
import { describeListed } from '../../core/view/listed-run.ts';
import type { Views } from '../engine-ports.ts';
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
