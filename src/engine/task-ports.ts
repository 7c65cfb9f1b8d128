import type { AgentStage } from '../core/config/schema/stage-schema.ts';
import type { ServerProgram } from '../core/mcp/build-own-server.ts';
import type { FailureReason } from '../core/output/failure-reason.ts';
import type { Problem } from '../core/problem.ts';
import type { Dispatch } from '../core/record/dispatch.ts';
import type { State } from '../core/run/state.ts';
import type { AgentRunner, SetupRunner, TurnProgress } from '../ports/agent-runner.ts';
import type { ArtifactWriter } from '../ports/artifacts.ts';
import type { TaskFiles, WorkingCopies, Workspace } from '../ports/workspace.ts';
import type { EnginePorts } from './engine-ports.ts';

/**
 * The outside world of an agent job. Nothing in it can write to GitHub, except the job's own outputs and artifacts. `pushTargets`: the
 * obstacles of a push to a branch, so that no agent works for a branch that refuses it.
 */
export interface TaskPorts
  extends Pick<EnginePorts, 'store' | 'texts' | 'pushTargets' | 'hasher' | 'compressor' | 'verifier'>,
    Pick<EnginePorts, 'clock' | 'log' | 'redactor'> {
  readonly runner: AgentRunner;
  readonly setup: SetupRunner;
  readonly files: TaskFiles;
  readonly workspace: Workspace;
  readonly copies: WorkingCopies;
  readonly artifacts: ArtifactWriter;
  /** Opens what an agent is given while it is at work (`wait: poll`). Absent where nobody starts children meanwhile. */
  readonly openProgress?: () => Promise<TurnProgress>;
}

export interface TaskSettings {
  readonly repository: number;
  /** The attempt of the workflow run that this job belongs to. */
  readonly workflowAttempt: number;
  /** The secrets of this job by name. The agent gets those that its `env` names. */
  readonly secrets: Readonly<Record<string, string>>;
  /** Our MCP server on this machine; absent where it is not offered to agents. */
  readonly mcpServer?: ServerProgram;
  /** The environment of this job. A fixed list of plain facts is passed on. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /**
   * Reads a file beside the config; undefined when it is not a regular file of at most 64 KiB. Only a plain step has it, because its
   * own workflow chose where the config lies. Other jobs read such files from the commit of the configuration.
   */
  readonly readConfigFile?: (path: string) => string | undefined;
  /** Only of a plain step: whether the checkout may be that of a pull request, even where the trigger names none. */
  readonly mayBeForeign?: boolean;
}

/** A verified order, with the ports to carry it out. */
export interface TaskJob {
  readonly ports: TaskPorts;
  readonly settings: TaskSettings;
  readonly dispatch: Dispatch;
}

/** A verified order, with the state of its run. */
export interface TaskContext extends TaskJob {
  readonly state: State;
  readonly stage: AgentStage;
  /** The time when the current agent began. */
  readonly startedAt: string;
  /** The time when the job began, where other agents ran in it before. The time limit of a job is for all of them together. */
  readonly jobStartedAt?: string;
}

/** The failure of a task whose agent left no usable result. */
export interface TaskFault {
  readonly reason: FailureReason;
  readonly problem: Problem;
}
