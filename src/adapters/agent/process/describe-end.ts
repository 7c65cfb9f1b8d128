import { constants } from 'node:os';
import type { AgentRun } from '../../../ports/agent-runner.ts';
import type { LaunchEnd } from './prepare-launch.ts';

/** The end of a process as the system reports it. */
export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** The reason for which a process was ended from here. */
export type Cause = 'timeout' | 'cancelled';

type ProcessEnd = Pick<AgentRun, 'ended' | 'exitStatus' | 'reason'>;

/**
 * Describes the end. Only a signal that the system reported counts as one: programs also choose statuses of this size themselves,
 * and Gemini ends with 144 when its key is refused. From inside the sandbox, the end of the launch reports the signal.
 */
export function describeEnd(
  { code, signal }: Exit,
  { cause, end }: { readonly cause: Cause | undefined; readonly end: LaunchEnd },
): ProcessEnd {
  if (cause === 'timeout') return { ended: 'timeout', exitStatus: 124 };
  if (cause === 'cancelled') return { ended: 'killed', exitStatus: 128 + constants.signals.SIGTERM };
  if (signal !== null) return { ended: 'killed', exitStatus: 128 + constants.signals[signal] };
  const exitStatus = code ?? 1;
  return { ended: end === 'signalled' && exitStatus > 128 ? 'killed' : 'exited', exitStatus };
}

export function describeNotStarted(why: string): ProcessEnd {
  return { ended: 'not-started', exitStatus: 127, reason: `The program could not be started: ${why}.` };
}

/** Returns whether the system refused the program itself: its interpreter does not exist, or it may not be executed. */
export function isRefusal(error: Error): boolean {
  return 'code' in error && ['ENOENT', 'EACCES', 'ENOEXEC'].includes(String(error.code));
}
