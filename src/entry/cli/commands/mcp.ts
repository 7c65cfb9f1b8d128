import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../demo/project-root.ts';

/** Becomes the program that agents are given, which is one file of its own. Ends with its client. */
export async function mcp(): Promise<number> {
  await import(pathToFileURL(join(projectRoot(), 'dist/mcp.js')).href);
  return 0;
}
