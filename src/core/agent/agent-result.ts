/** Tokens of an agent. `inputTokens` counts cached ones too, `outputTokens` reasoning too; null is what was not reported. */
export interface AgentUsage {
  readonly inputTokens: number;
  readonly cacheReadTokens: number | null;
  readonly cacheWriteTokens: number | null;
  readonly outputTokens: number;
  readonly reasoningTokens: number | null;
}

export interface ToolUse {
  readonly name: string;
  /** MCP server, where the engine names it apart. */
  readonly server?: string;
  readonly ok: boolean;
}

export type ResultOutcome = 'success' | 'incomplete' | 'error' | 'killed' | 'startup_failed';

/** Numbers of a session go on counting when it is resumed; those of a run do not. */
export type NumberScope = 'run' | 'session';

/** What an agent came to, in one shape for all engines: what `baton agent parse` prints. Null is what is not known. */
export interface AgentResult {
  readonly outcome: ResultOutcome;
  /** A word of the engine's failure; `result-table.ts` says what it is for us. Null after a success. */
  readonly reason: string | null;
  /** The last text of the agent, where it came to its end. Its last 256 Ki characters. */
  readonly finalText: string | null;
  readonly sessionId: string | null;
  readonly model: string | null;
  readonly usage: AgentUsage | null;
  readonly usageScope: NumberScope | null;
  readonly costUsd: number | null;
  readonly costScope: NumberScope | null;
  readonly turns: number | null;
  /** Tools that were used to their end, the newest 1,000. */
  readonly tools: readonly ToolUse[];
  /** Names of tools that were refused. */
  readonly denials: readonly string[];
  /** Status of each MCP server by its name, where the engine tells. */
  readonly mcpServers: Readonly<Record<string, string>>;
  /** Answer in the form of a schema that was asked for. */
  readonly structured: unknown;
  readonly warnings: readonly string[];
}
