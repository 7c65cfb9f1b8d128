import type { Agent } from '../core/config/agent-schema.ts';
import type { PrintedBlocks } from '../core/text/create-block-scanner.ts';

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
  /** `killed`: by a signal that was not ours, or because the job is being cancelled. */
  readonly ended: 'exited' | 'timeout' | 'killed' | 'not-started';
  /** The agent's own when it `exited`; else as shells write it: 124 `timeout`, 128 + signal `killed`, 127 `not-started`. */
  readonly exitStatus: number;
  /** Why it did not start, in words; only with `not-started`. */
  readonly reason?: string;
  /** Last 256 KiB of stdout, as written: neither redacted nor neutralised. */
  readonly stdout: string;
  /** Blocks between markers in the whole of stdout, however long it was. */
  readonly printed: PrintedBlocks;
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
