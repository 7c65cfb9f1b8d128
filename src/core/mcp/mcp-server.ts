/**
 * A program that serves MCP over stdio, as the configuration of a CLI names it. All literal: CLIs hand on all of their
 * environment, or almost none of it, and several look for variables in these texts, which ours therefore never hold.
 */
export interface McpServer {
  /** The CLIs put it before the names of its tools. */
  readonly name: string;
  /** Absolute path of the program. */
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** The tools it offers, for CLIs that want each one allowed by name. */
  readonly tools: readonly string[];
}
