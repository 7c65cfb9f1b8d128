import type { Dispatch } from '../record/dispatch.ts';

/** Name of an artifact of one execution; GitHub takes no separators of paths in it. */
export function artifactName(
  what: 'commits' | 'handoff' | 'prompt' | 'repair-prompt',
  { run, task, execution }: Pick<Dispatch, 'run' | 'task' | 'execution'>,
): string {
  return `baton-${what}-${run}-${task}-${execution}`.replaceAll(/[^A-Za-z0-9._-]/g, '_');
}
