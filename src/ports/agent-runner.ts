import type { AgentResult } from '../core/agent/agent-result.ts';
import type { Agent, McpServer } from '../core/config/schema/agent-schema.ts';
import type { PrintedBlocks } from '../core/handoff/printed-blocks.ts';

export interface AgentTask {
  readonly agent: Agent;
  /** Rendered prompt; goes in by stdin or by file, never by argument. */
  readonly prompt: string;
  /** What the agent is told beside its prompt. Engines without a channel for it say so in a warning. */
  readonly system?: string;
  /** MCP servers: ours under the name `baton`, where there is one, and those of the config. */
  readonly mcpServers?: Readonly<Record<string, McpServer>>;
  /** Checked-out code: the working directory. */
  readonly workspace: string;
  /** Fresh directory outside the checkout that holds the files of DESIGN 4.2. */
  readonly files: string;
  /** The whole environment of the process, but for constants of its engine; it gets nothing else. */
  readonly environment: Readonly<Record<string, string>>;
  /** From the call of `run`: what is waited for before the agent starts counts. */
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
  /** Blocks between markers in all that the agent said, however long it was. */
  readonly printed: PrintedBlocks;
  /** Last 64 KiB of stderr. */
  readonly stderr: string;
  /** The agent's final text: for engines whose output is text their stdout; empty where there is none. */
  readonly finalText: string;
  /** What the engine's output says of the run. */
  readonly result: AgentResult;
  /** Settings that the engine could not follow, in words. */
  readonly warnings: readonly string[];
  /** Whether it ran as a user of its own, in a PID namespace of its own. */
  readonly isolated: boolean;
}

/** Runs one agent to its end. What it says is streamed to the log with workflow commands defused. Never throws for a failing agent. */
export interface AgentRunner {
  /** Begins to get the program of the agent's engine onto the machine, while other things are prepared; `run` waits for it. */
  prepare(agent: Agent): void;
  /** Paths of the repository that the agent's engine takes settings, programs or instructions from. */
  trustedPaths(agent: Agent): readonly string[];
  run(task: AgentTask): Promise<AgentRun>;
  /** No agent follows: what `prepare` began and nobody waits for is given up. */
  release(): void;
}
