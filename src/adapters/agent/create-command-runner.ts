import type { AgentRun, AgentRunner, AgentTask } from '../../ports/agent-runner.ts';
import type { Log } from '../../ports/log.ts';
import type { Isolation } from './isolation.ts';
import { prepareLaunch } from './prepare-launch.ts';
import { runProcess } from './run-process.ts';

export interface CommandRunnerOptions {
  /** Its adapter defuses workflow commands in the lines of the agent. */
  readonly log: Log;
  /** Takes secrets out of what goes to the log. */
  readonly redact: (text: string) => string;
  readonly isolation: Isolation;
  /** Seconds between SIGTERM and SIGKILL. */
  readonly grace?: number;
  /** Ends the agent when the job is cancelled. */
  readonly cancel?: AbortSignal;
}

/** Runs agents of engine `command`: a program with its arguments, without a shell. */
export function createCommandRunner({ log, redact, isolation, grace = 10, cancel }: CommandRunnerOptions): AgentRunner {
  return {
    async run(task) {
      if (!isolation.isolated) log.warning(isolation.reason);
      const launch = await prepareLaunch(toRequest(task), isolation);
      if (!launch.ok) return notStarted(launch.error, isolation.isolated);
      const write = (line: string): void => log.info(line);
      const options = { timeoutSeconds: task.timeoutSeconds, graceSeconds: grace, cancel, write, redact };
      const ended = await runProcess(launch.value, options);
      return { ...ended, finalText: ended.stdout, isolated: isolation.isolated };
    },
  };
}

function toRequest({ agent, prompt, workspace, files, environment }: AgentTask): Parameters<typeof prepareLaunch>[0] {
  return { command: agent.command, stdin: prompt, workspace, files, environment };
}

function notStarted(reason: string, isolated: boolean): AgentRun {
  return { ended: 'not-started', exitStatus: 127, reason, stdout: '', stderr: '', printed: {}, finalText: '', isolated };
}
