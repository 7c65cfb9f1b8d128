import type { Agent } from '../core/config/agent-schema.ts';

export interface AgentTask {
  readonly agent: Agent;
  /** Rendered prompt; goes in by stdin and by file, never by argument. */
  readonly prompt: string;
  /** Checked-out code: the working directory. */
  readonly workspace: string;
  /** Fresh directory outside the checkout that holds the files of DESIGN 4.2. */
  readonly files: string;
  /** The whole environment of the process; it gets nothing else. */
  readonly environment: Readonly<Record<string, string>>;
  readonly timeoutSeconds: number;
}

export interface AgentRun {
  /** `timeout` and `killed` come with no exit status of the agent's own. */
  readonly ended: 'exited' | 'timeout' | 'killed' | 'not-started';
  readonly exitStatus: number;
  /** Last 256 KiB of stdout. */
  readonly stdout: string;
  /** Last 64 KiB of stderr. */
  readonly stderr: string;
  /** The agent's final text: for `command` its stdout. */
  readonly finalText: string;
  /** Whether it ran as a user of its own, in a PID namespace of its own. */
  readonly isolated: boolean;
}

/** Runs one agent to its end. Output is streamed to the log with workflow commands defused. Never throws for a failing agent. */
export interface AgentRunner {
  run(task: AgentTask): Promise<AgentRun>;
}
