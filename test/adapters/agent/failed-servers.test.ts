import { expect, it } from 'vitest';
import { engines } from '../../../src/adapters/agent/engines/engines.ts';
import { parseCase } from './engine-cases.ts';

/** What each program writes to stderr, and nowhere else, about a server that does not start: recorded from the pinned versions. */
const complaints = {
  codex: `2026-11-29T22:58:04.846778Z  WARN codex_mcp::rmcp_client: MCP server startup failed server_name="gone" error=No such file or directory (os error 2)
2026-11-29T22:58:04.851190Z  WARN codex_mcp::rmcp_client: MCP server startup failed server_name="broken" error=handshaking with MCP server failed: Send message error
`,
  opencode: `timestamp=2026-11-29T22:58:19.512Z level=WARN run=b7b15052 message="server unavailable" key=gone type=local status=failed
timestamp=2026-11-29T22:58:19.518Z level=WARN run=b7b15052 message="server unavailable" key=broken type=local status=failed
`,
  gemini: 'Ripgrep is not available. Falling back to GrepTool.\nMCP issues detected. Run /mcp list for status.\n',
} as const;

it.each([
  ['codex', ['gone', 'broken']],
  ['opencode', ['gone', 'broken']],
  ['gemini', ['(Gemini CLI does not say which)']],
] as const)('%s: a server that does not start is read from what the program complains about', (engine, names) => {
  const exit = { ended: 'exited', exitStatus: 0, stderr: complaints[engine] } as const;
  const failed = Object.fromEntries(names.map((name) => [name, 'failed']));
  expect(parseCase({ engine: engines[engine].name, exit }, '').mcpServers).toEqual(failed);
  expect(parseCase({ engine: engines[engine].name, exit: { ...exit, stderr: 'All is well.' } }, '').mcpServers).toEqual({});
});
