/** What our MCP server writes beside the file of BATON_HANDOFF_PATH (DESIGN 4.3). */
export const toolFileNames = {
  /** A handoff, with `to` and `message` when a transfer was asked for; or these alone. */
  kept: 'handoff.mcp.json',
  /** Calls for a transfer that a later one took the place of. */
  superseded: 'handoff.superseded.json',
} as const;
