/**
 * The token counts of an agent. `inputTokens` includes cached ones, `outputTokens` includes reasoning; null means not reported,
 * which is not 0.
 */
export interface AgentUsage {
  readonly inputTokens: number | null;
  readonly cacheReadTokens: number | null;
  readonly cacheWriteTokens: number | null;
  readonly outputTokens: number | null;
  readonly reasoningTokens: number | null;
}

/** Builds token counts from the number for each kind. */
export function buildUsage(count: (kind: keyof AgentUsage) => number | null): AgentUsage {
  return {
    inputTokens: count('inputTokens'),
    cacheReadTokens: count('cacheReadTokens'),
    cacheWriteTokens: count('cacheWriteTokens'),
    outputTokens: count('outputTokens'),
    reasoningTokens: count('reasoningTokens'),
  };
}

/** The usage that a provider named in its answers to one start of an agent. An answer that named none is estimated. */
export interface MeasuredUsage {
  /** Undefined where nothing was asked. */
  readonly usage: AgentUsage | undefined;
  /** The cost of all answers whose price is known. */
  readonly costUsd: number;
  /** The origin of that, as a record names it; undefined where the price of an answer is not known. */
  readonly price: string | undefined;
  /** True if no answer named anything. */
  readonly isEstimated: boolean;
}

export interface ToolUse {
  readonly name: string;
  /** The MCP server, where the engine reports it separately. */
  readonly server?: string;
  readonly ok: boolean;
}

export type ResultOutcome = 'success' | 'incomplete' | 'error' | 'killed' | 'startup_failed';

/** The period that a number covers. Numbers of a session continue when the session is resumed; those of a run do not. */
export type NumberScope = 'run' | 'session';

/** The result of an agent in one shape for all engines, as `baton agent parse` prints it. Null means unknown. */
export interface AgentResult {
  readonly outcome: ResultOutcome;
  /** The engine's failure in one word; `result-table.ts` maps it to an outcome. Null after a success. */
  readonly reason: string | null;
  /** Only with the reason `limited`: the time at which the usage limit opens again, in seconds since 1970. */
  readonly notBefore?: number | null | undefined;
  /** Only with the reason `limited`, where the provider names it: the window that is used up, and the model where it is that model's alone. */
  readonly limit?: { readonly window: string; readonly model?: string | undefined };
  /** Only with the reason `budget`: the key whose limit was reached, of the agent or of its run. */
  readonly cap?: 'max-cost-usd' | 'limits.max-cost-usd' | undefined;
  /** The last text of an agent that reached its end, cut to its last 256 Ki characters. */
  readonly finalText: string | null;
  readonly sessionId: string | null;
  readonly model: string | null;
  readonly usage: AgentUsage | null;
  readonly usageScope: NumberScope | null;
  readonly costUsd: number | null;
  readonly costScope: NumberScope | null;
  /** Present where `usage` is that of the provider's answers. */
  readonly measured?: Omit<MeasuredUsage, 'usage'> | undefined;
  readonly turns: number | null;
  /** The tools that were used to their end, the newest 1,000. */
  readonly tools: readonly ToolUse[];
  /** The names of tools that were refused. */
  readonly denials: readonly string[];
  /** The status of each MCP server by its name, where the engine reports it. */
  readonly mcpServers: Readonly<Record<string, string>>;
  /** The parts of the answer, from engines that report them: what a program of `command` says in its last line, and the JSON at the end of the last message of Codex. */
  readonly structured: unknown;
  readonly warnings: readonly string[];
}
