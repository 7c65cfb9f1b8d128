import { pathToFileURL } from 'node:url';
import { findBundledFile } from '../../host/find-bundled-file.ts';

/** Runs the MCP server that agents are given, which is a file of its own. Ends with its client. */
export async function mcp(): Promise<number> {
  await import(pathToFileURL(findBundledFile('mcp.js')).href);
  return 0;
}
