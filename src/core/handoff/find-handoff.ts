import type { PrintedBlocks } from '../text/create-block-scanner.ts';

export interface HandoffSources {
  /** What the MCP tool wrote: `handoff.mcp.json` beside the file. */
  readonly mcpFile?: Uint8Array | string | undefined;
  readonly file?: Uint8Array | string | undefined;
  /** What the agent printed. */
  readonly printed: PrintedBlocks;
}

export interface FoundHandoff {
  readonly source: 'mcp' | 'file' | 'markers' | 'fence';
  /** For `parseHandoff`. */
  readonly raw: Uint8Array | string;
}

/**
 * What the agent left as its handoff: the first of the sources that exists (DESIGN 4.3), whether it is valid or not, so that
 * what was meant is never replaced by what was not. Undefined is no error (H-16).
 */
export function findHandoff({ mcpFile, file, printed }: HandoffSources): FoundHandoff | undefined {
  if (mcpFile !== undefined) return { source: 'mcp', raw: mcpFile };
  if (file !== undefined) return { source: 'file', raw: file };
  if (printed.handoff !== undefined) return { source: 'markers', raw: printed.handoff.join('\n') };
  return printed.fence === undefined ? undefined : { source: 'fence', raw: printed.fence.join('\n') };
}
