import { pathToFileURL } from 'node:url';
import { findBundledFile } from '../../shared/find-bundled-file.ts';

/** Becomes the program that agents are given, which is one file of its own. Ends with its client. */
export async function mcp(): Promise<number> {
  await import(pathToFileURL(findBundledFile('mcp.js')).href);
  return 0;
}
