/**
 * Our own MCP server as the configuration of a CLI names it. All literal: CLIs hand on all of their environment, or almost none of
 * it, and several look for variables in these texts, which ours therefore never hold.
 */
export interface OwnServer {
  /** Absolute path of the program. */
  readonly command: string;
  readonly args: string[];
  readonly env: Record<string, string>;
}
