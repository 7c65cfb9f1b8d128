import type { Isolation } from './isolation.ts';
import { type LaunchRequest, prepareLaunch } from './prepare-launch.ts';
import { runProcess } from './run-process.ts';

const probeSeconds = 30;
/** The variables of a probe, which needs no secret. */
const probed = /^(?:PATH|LANG|TMPDIR|(?:[A-Z]+_)?HOME)$/;

interface ProbeOptions {
  readonly isolation: Isolation;
  /** Ends the probe when the job is cancelled. */
  readonly cancel: AbortSignal | undefined;
  readonly timeoutSeconds: number;
}

/** Starts the probe of an engine. Returns the first line of its complaint; undefined where it succeeds. */
export async function probeEngine(request: LaunchRequest, { isolation, ...options }: ProbeOptions): Promise<string | undefined> {
  const environment = Object.fromEntries(Object.entries(request.environment).filter(([name]) => probed.test(name)));
  const launch = await prepareLaunch({ ...request, environment }, isolation);
  if (!launch.ok) return launch.error.message;
  const silent = { write: () => undefined, redact: (text: string) => text };
  const { ended, exitStatus, stderr } = await runProcess(launch.value, {
    ...silent,
    cancel: options.cancel,
    timeoutSeconds: Math.min(probeSeconds, options.timeoutSeconds),
    graceSeconds: 1,
  });
  if (ended === 'exited' && exitStatus === 0) return undefined;
  return stderr.trim().split('\n')[0] || `it ended with status ${exitStatus}`;
}
