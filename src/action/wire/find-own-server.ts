import { realpathSync } from 'node:fs';
import type { ServerProgram } from '../../core/mcp/build-own-server.ts';
import { findBundledFile } from '../../host/find-bundled-file.ts';

/**
 * Finds our MCP server on this machine and returns real paths, because an isolated agent cannot follow links through hidden
 * folders.
 */
export function findOwnServer(): ServerProgram {
  return { node: realpathSync(process.execPath), script: findBundledFile('mcp.js') };
}
