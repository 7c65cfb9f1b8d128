import { failure, type Result, success } from '../../core/result.ts';
import { truncateCodePoints } from '../../core/text/code-points.ts';
import type { TaskContext, TaskFault } from '../task-ports.ts';

const shownPaths = 10;
const pathCodePoints = 100;

/**
 * Compares the files that the agent's engine trusts with those of the pull request's base commit (T08), and returns a warning
 * for those that differ. This happens before `setup`, which may run code of the pull request, and for all agents, because
 * others may run in the same job. If the base commit is not known and the code may be a stranger's, all of these files count
 * as absent there.
 */
export async function guardWorkspace({ ports, state, settings }: TaskContext): Promise<Result<readonly string[], TaskFault>> {
  const { base } = state.run.body.trigger.subject;
  const agents = Object.values(state.run.body.config.agents);
  const paths = [...new Set(agents.flatMap((agent) => ports.runner.trustedPaths(agent)))];
  if (paths.length === 0 || (base === undefined && settings.mayBeForeign !== true)) return success([]);
  const guarded = await ports.workspace.guard({ base: base?.sha, paths });
  if (!guarded.ok) return failure({ reason: 'workspace', problem: guarded.error });
  if (guarded.value.length === 0) return success([]);
  const warning = describe(guarded.value, base?.sha);
  ports.log.warning(warning);
  return success([warning]);
}

/** Restores the trusted files after `setup`, right before the agent starts. */
export async function restoreGuarded({ ports }: TaskContext): Promise<TaskFault | undefined> {
  const restored = await ports.workspace.restoreGuarded();
  return restored.ok ? undefined : { reason: 'workspace', problem: restored.error };
}

function describe(different: readonly string[], base: string | undefined): string {
  const rest = different.length - shownPaths;
  const names = [
    ...different.slice(0, shownPaths).map((path) => JSON.stringify(truncateCodePoints(path, pathCodePoints))),
    ...(rest > 0 ? [`${rest} more`] : []),
  ].join(', ');
  if (base === undefined) {
    return `The engine trusts files of the checkout, which may be a pull request's, and the event names no base commit, so they were taken away: ${names}. What the agent changes there is not published.`;
  }
  return `The engine trusts files that the pull request changes, so it was given those of the base commit: ${names}. What the agent changes there is not published.`;
}
