import { messageOf } from '../../core/problem.ts';
import { taskIdOf } from '../../core/run/names.ts';
import { pipelineOf } from '../../core/run/pipeline-of.ts';
import type { TaskContext, TaskFault } from '../task-ports.ts';

interface StartFiles {
  readonly prompt: string;
  /** The JSON behind BATON_CONTEXT_PATH. */
  readonly contextFile: string;
  /** The start repairs what an earlier start of the same agent left. */
  readonly isRepair: boolean;
}

/**
 * Prepares everything that a start of an agent finds: what git and engines obey in the checkout is as before `setup`, and the
 * folders of the attempt hold only what is written here. Called before every start, because `setup` or the start before may have
 * changed all of it.
 */
export async function prepareStart(
  { ports, state }: TaskContext,
  { prompt, contextFile, isRepair }: StartFiles,
): Promise<TaskFault | undefined> {
  const restored = await ports.workspace.restoreTrusted();
  if (!restored.ok) return { reason: 'workspace', problem: restored.error };
  const folder = pipelineOf(state.run)['context-dir'];
  // The copy of the context file (C-2). `restoreTrusted` has taken it out of what git ignores.
  const added = folder && (await ports.workspace.addFile(`${folder}/${taskIdOf(state.run)}.json`, contextFile));
  if (added && !added.ok) return { reason: 'workspace', problem: added.error };
  try {
    await (isRepair ? ports.files.rejectHandoff() : ports.files.reset());
    await ports.files.write({ prompt, context: contextFile });
    return undefined;
  } catch (error) {
    const message = `The files of the agent cannot be written: ${messageOf(error)}.`;
    return { reason: 'workspace', problem: { code: 'BATON-E709', message } };
  }
}
