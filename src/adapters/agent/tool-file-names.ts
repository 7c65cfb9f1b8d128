/** What our MCP server writes beside the file of BATON_HANDOFF_PATH (DESIGN 4.3). */
export const toolFileNames = {
  /** A handoff, with `to` and `message` when a transfer was asked for. */
  handoff: 'handoff.mcp.json',
  /** Transfers that were asked for before the last one. */
  superseded: 'handoff.superseded.json',
} as const;
