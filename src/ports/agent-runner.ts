import type { AgentResult } from '../core/agent/agent-result.ts';
import type { Agent, McpServer } from '../core/config/schema/agent-schema.ts';
import type { Price } from '../core/config/schema/config-schema.ts';
import type { PrintedBlocks } from '../core/handoff/printed-blocks.ts';
import type { GatewayCounts } from '../core/output/usage-facts.ts';
import type { RuleReading } from '../core/prompt/rules.ts';
import type { Result } from '../core/result.ts';
import type { SkillFile } from './workspace.ts';

export interface AgentTask {
  readonly agent: Agent;
  /** The rendered prompt. It is passed by stdin or by file, never as an argument. */
  readonly prompt: string;
  /** Text for the agent beside its prompt. Engines without a channel for it warn. */
  readonly system?: string;
  /** MCP servers: ours under the name `baton`, when there is one, and the servers of the config. */
  readonly mcpServers?: Readonly<Record<string, McpServer>>;
  /** The skills of the repository, for engines that do not look for them in the checkout. */
  readonly skills?: readonly SkillFile[];
  /** The checked-out code, which is the working directory. */
  readonly workspace: string;
  /** The directory outside the checkout that holds the files of DESIGN 4.2, and nothing else yet. */
  readonly files: string;
  /** Further folders that the agent may write to. They exist and are empty. */
  readonly writable?: readonly string[];
  /** Folders outside of the checkout that the agent may read, such as the copy that its program comes from. */
  readonly readable?: readonly string[];
  /** The whole environment of the process, except for constants of its engine. */
  readonly environment: Readonly<Record<string, string>>;
  /** Seconds from the call of `run`. Waiting before the agent starts counts too. */
  readonly timeoutSeconds: number;
  /** Absent where nothing limits what the start may spend. */
  readonly cap?: SpendingCap | undefined;
  /** The prices of the configuration. */
  readonly prices?: Readonly<Record<string, Price>> | undefined;
}

/** The most that a start of an agent may spend. Where there is a gateway, that ends the turn; elsewhere the engine does, if it can. */
export interface SpendingCap {
  readonly usd: number;
  /** The key of the configuration that says so. */
  readonly key: NonNullable<AgentResult['cap']>;
}

export interface AgentRun {
  /** `killed`: by a signal that was not ours, or because the job is being cancelled. */
  readonly ended: 'exited' | 'timeout' | 'killed' | 'not-started';
  /** The agent's own status when it `exited`; else as shells write it: 124 `timeout`, 128 + signal `killed`, 127 `not-started`. */
  readonly exitStatus: number;
  /** A sentence that says why the agent did not start; only with `not-started`. */
  readonly reason?: string;
  /** The last 256 KiB of stdout as written, neither redacted nor neutralised. */
  readonly stdout: string;
  /** The blocks between markers in the whole output of the agent, whatever its length. */
  readonly printed: PrintedBlocks;
  /** The last 64 KiB of stderr. */
  readonly stderr: string;
  /** The agent's final text; for engines that print text it is their stdout. Empty when there is none. */
  readonly finalText: string;
  /** The result as parsed from the engine's output. */
  readonly result: AgentResult;
  /** A sentence for each setting that the engine could not follow. */
  readonly warnings: readonly string[];
  /** True when the agent ran as a user of its own in a PID namespace of its own. */
  readonly isolated: boolean;
  /** The counts of the gateway that holds the key of the model; absent where there was none. */
  readonly gateway?: GatewayCounts | undefined;
}

/** Runs one agent to its end. Streams its output to the log with workflow commands defused. Never throws for a failing agent. */
export interface AgentRunner {
  /** Begins to install the program of the agent's engine while other things are prepared; `run` waits for it. */
  prepare(agent: Agent): void;
  /** Lists the paths of the repository that the agent's engine reads settings, programs or instructions from. */
  trustedPaths(agent: Agent): readonly string[];
  /** Returns what the agent's engine reads of the repository's rules by itself; undefined where the agent gets no rules. */
  ruleReading(agent: Agent): RuleReading | undefined;
  /** Lists groups of variables of the agent's engine. Any one group is enough to sign in. */
  listSignIns(agent: Agent): readonly (readonly string[])[];
  run(task: AgentTask): Promise<AgentRun>;
  /** Aborts what `prepare` began and nobody waits for, because no agent follows. */
  release(): void;
}

export interface SetupTask {
  /** Shell text from the config of the default branch. */
  readonly script: string;
  readonly workspace: string;
  /** The folder outside of the workspace that it may write to as well. Its HOME and TMPDIR are in it. */
  readonly folder: string;
  /** Another such folder, which it shares with other scripts. */
  readonly caches?: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly timeoutSeconds: number;
}

/** Runs the `setup` of a stage before the agent. Returns a sentence that describes the failure, or undefined. */
export interface SetupRunner {
  run(task: SetupTask): Promise<string | undefined>;
}

/**
 * The exchange of a job with the tools of its agent, and with GitHub, while the agent is at work and its children start (`wait: poll`). The
 * tools run as the agent, and have no token: what they left is read like any file of an agent.
 */
export interface TurnProgress {
  /** The folder of the exchange, and what of it the agent may write to and read. */
  readonly folders: TurnFolders;
  /** Reads the requests for children that the tools have left so far; undefined while there are none. The error says why not, in words. */
  readRequests(): Promise<Result<Uint8Array | undefined, string>>;
  /** Reads until when a tool waits for children, RFC 3339; undefined where none has waited. */
  readWaitEnd(): Promise<string | undefined>;
  /** Writes how the children stand, for the tools: whole, or not at all. */
  writeChildren(text: string): Promise<void>;
  /** Uploads the requests as the artifact with this number, from 1. A number is used once. Throws when the service refuses it. */
  upload(number: number, text: string): Promise<void>;
  /**
   * Returns whether comments of a thread may have changed since the last call; true for the first one. Makes one request, which GitHub
   * answers with 304 where nothing has changed.
   */
  hasNews(thread: number, since: string): Promise<boolean>;
  /** Removes the folder. Called when the agent has ended. */
  remove(): Promise<void>;
}

export interface TurnFolders {
  readonly root: string;
  readonly writable: string;
  readonly readable: string;
}
