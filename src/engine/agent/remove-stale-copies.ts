import { selectStale } from '../../core/agent/working-copy.ts';
import { retentionOf } from '../../core/config/defaults.ts';
import { messageOf } from '../../core/problem.ts';
import { pipelineOf } from '../../core/run/pipeline-of.ts';
import type { TaskContext } from '../task-ports.ts';

/**
 * Removes files that dead jobs left on this machine, once their retention time is over (C-29). Best effort: no failure here
 * keeps an agent from starting. Other runs are not asked about: no job takes as long as the shortest retention time, so older
 * files belong to no running job.
 */
export async function removeStaleCopies({ ports, state, dispatch }: TaskContext): Promise<void> {
  const folder = pipelineOf(state.run)['context-dir'];
  const warn = (thrown: unknown): void => ports.log.warning(`Old working copies were not removed: ${messageOf(thrown)}`);
  try {
    const left = [...(await ports.copies.list()), ...(folder === undefined ? [] : await ports.workspace.listStale(folder))];
    const days = retentionOf(state.run.body.config).workingCopies;
    for (const copy of selectStale(left, { now: ports.clock.now(), days, active: [dispatch.run] })) {
      await ports.copies
        .remove(copy)
        .then(() => ports.log.info(`Removed ${copy.path}, last changed at ${copy.modifiedAt}.`), warn);
    }
  } catch (thrown) {
    warn(thrown);
  }
}
