import type { AgentStage } from '../core/config/schema/stage-schema.ts';
import type { ServerProgram } from '../core/mcp/build-own-server.ts';
import type { FailureReason } from '../core/output/failure-reason.ts';
import type { Problem } from '../core/problem.ts';
import type { Dispatch } from '../core/record/dispatch.ts';
import type { Redactor } from '../core/redaction/redactor.ts';
import type { State } from '../core/run/state.ts';
import type { AgentRunner, SetupRunner } from '../ports/agent-runner.ts';
import type { ArtifactWriter, TextArtifacts } from '../ports/artifacts.ts';
import type { Clock } from '../ports/clock.ts';
import type { Compressor, Hasher, Verifier } from '../ports/crypto.ts';
import type { Log } from '../ports/log.ts';
import type { RecordStore } from '../ports/record-store.ts';
import type { TaskFiles, WorkingCopies, Workspace } from '../ports/workspace.ts';

/** The outside world of an agent job: nothing in it can write to GitHub but the job's own outputs and artifacts. */
export interface TaskPorts {
  readonly store: RecordStore;
  readonly runner: AgentRunner;
  readonly setup: SetupRunner;
  readonly files: TaskFiles;
  readonly workspace: Workspace;
  readonly copies: WorkingCopies;
  readonly artifacts: ArtifactWriter;
  readonly texts: TextArtifacts;
  readonly hasher: Hasher;
  readonly compressor: Compressor;
  readonly verifier: Verifier;
  readonly clock: Clock;
  readonly log: Log;
  readonly redactor: Redactor;
}

export interface TaskSettings {
  readonly repository: number;
  /** Secrets of this job by name; the agent gets those that its `env` names. */
  readonly secrets: Readonly<Record<string, string>>;
  /** Our MCP server on this machine; absent where agents are offered none. */
  readonly mcpServer?: ServerProgram;
  /** Our own environment; a fixed list of plain facts is passed on. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Text of a file beside the config on the default branch; undefined when there is no plain one of at most 64 KiB. */
  readonly readConfigFile?: (path: string) => string | undefined;
  /** The checkout may be that of a pull request even where the trigger names none. */
  readonly mayBeForeign?: boolean;
}

/** An order that was verified, with the world to carry it out in. */
export interface TaskJob {
  readonly ports: TaskPorts;
  readonly settings: TaskSettings;
  readonly dispatch: Dispatch;
}

/** The same with what the records say of it. */
export interface TaskContext extends TaskJob {
  readonly state: State;
  readonly stage: AgentStage;
  /** When the turn of the agent at work began. */
  readonly startedAt: string;
  /** When the job began, where other agents had their turn in it before: the time of a job is that of all of them. */
  readonly jobStartedAt?: string;
}

/** The failure of a task whose agent came to nothing. */
export interface TaskFault {
  readonly reason: FailureReason;
  readonly problem: Problem;
}
