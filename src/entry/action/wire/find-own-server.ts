import { realpathSync } from 'node:fs';
import type { ServerProgram } from '../../../core/mcp/build-own-server.ts';
import { findBundledFile } from '../../shared/find-bundled-file.ts';

/** Our MCP server on this machine, under real paths: an isolated agent sees no links that lead through hidden folders. */
export function findOwnServer(): ServerProgram {
  return { node: realpathSync(process.execPath), script: findBundledFile('mcp.js') };
}
