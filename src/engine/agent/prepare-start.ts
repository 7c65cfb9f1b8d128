import { messageOf } from '../../core/problem.ts';
import { taskIdOf } from '../../core/run/names.ts';
import { pipelineOf } from '../../core/run/pipeline-of.ts';
import type { StartFiles } from '../../ports/workspace.ts';
import type { TaskContext, TaskFault } from '../task-ports.ts';

/**
 * Prepares everything that a start of an agent finds: what git and engines obey in the checkout is as before `setup`, and the
 * folders of the attempt hold only what is written here. Called before every start, because `setup` or the start before may have
 * changed all of it.
 */
export async function prepareStart(
  { ports, state }: TaskContext,
  { prompt, context, isRepair }: StartFiles,
): Promise<TaskFault | undefined> {
  const restored = await ports.workspace.restoreTrusted();
  if (!restored.ok) return { reason: 'workspace', problem: restored.error };
  const folder = pipelineOf(state.run)['context-dir'];
  // The copy of the context file (C-2).
  const added = folder && (await ports.workspace.addFile(`${folder}/${taskIdOf(state.run)}.json`, context));
  if (added && !added.ok) return { reason: 'workspace', problem: added.error };
  try {
    await ports.files.prepare({ prompt, context, isRepair });
    return undefined;
  } catch (error) {
    const message = `The folders of the agent cannot be emptied: ${messageOf(error)}.`;
    return { reason: 'workspace', problem: { code: 'BATON-E709', message } };
  }
}
