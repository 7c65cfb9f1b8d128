import type { SetupRunner } from '../../ports/agent-runner.ts';
import type { AgentRunnerOptions } from './create-agent-runner.ts';
import { findProgram } from './process/find-program.ts';
import { systemPath } from './process/isolation.ts';
import { prepareLaunch } from './process/prepare-launch.ts';
import { type ProcessRun, runProcess } from './process/run-process.ts';

/**
 * Creates the port that runs a stage's `setup` like the agent: as the same user and in the same checkout, with a folder and an
 * environment of its own.
 */
export function createSetupRunner(options: Omit<AgentRunnerOptions, 'programs'>): SetupRunner {
  const { log, redact, isolation, grace = 10, cancel } = options;
  return {
    async run({ script, workspace, folder: files, caches, environment, timeoutSeconds }) {
      const shell = (await findProgram('bash', { path: systemPath, cwd: workspace })) ?? '/bin/sh';
      const writable = caches === undefined ? [] : [caches];
      const request = { command: [shell, '-e', '-c', script], stdin: '', workspace, files, writable, environment };
      const launch = await prepareLaunch(request, isolation);
      if (!launch.ok) return `setup could not be started. ${launch.error.message}`;
      const write = (line: string): void => log.info(line);
      const ended = await runProcess(launch.value, { timeoutSeconds, graceSeconds: grace, cancel, write, redact });
      return describeFailure({ ...ended, stderr: redact(ended.stderr) }, timeoutSeconds);
    },
  };
}

function describeFailure({ ended, exitStatus, reason, stderr }: ProcessRun, timeoutSeconds: number): string | undefined {
  if (ended === 'exited' && exitStatus === 0) return undefined;
  if (ended === 'not-started') return `setup could not be started. ${reason ?? ''}`;
  if (ended === 'timeout') return `setup took longer than ${Math.round(timeoutSeconds)} seconds and was ended.`;
  const last = stderr.trim().split('\n').at(-1);
  return `setup ended with status ${exitStatus}${last ? `: ${last.slice(0, 500)}` : ''}`;
}
