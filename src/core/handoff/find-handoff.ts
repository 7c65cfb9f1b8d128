import { type CodeFence, findFenceStart, isFenceEnd } from '../text/code-fence.ts';
import { findMarkedBlock } from '../text/find-marked-block.ts';

export interface HandoffSources {
  /** What the MCP tool wrote: `handoff.mcp.json` beside the file. */
  readonly mcpFile?: Uint8Array | string | undefined;
  readonly file?: Uint8Array | string | undefined;
  /** What the agent printed. */
  readonly text: string;
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
export function findHandoff({ mcpFile, file, text }: HandoffSources): FoundHandoff | undefined {
  if (mcpFile !== undefined) return { source: 'mcp', raw: mcpFile };
  if (file !== undefined) return { source: 'file', raw: file };
  const marked = findMarkedBlock(text, 'HANDOFF');
  if (marked !== undefined) return { source: 'markers', raw: marked.join('\n') };
  const fenced = findLastFence(text);
  return fenced === undefined ? undefined : { source: 'fence', raw: fenced };
}

/** Other fences are not looked at: in a log an unbalanced one must not swallow the handoff. */
function findLastFence(text: string): string | undefined {
  const lines = text.split(/\r\n|\r|\n/);
  let open: { readonly fence: CodeFence; readonly start: number } | undefined;
  let found: string | undefined;
  for (const [at, line] of lines.entries()) {
    const fence = findFenceStart(line.trim());
    if (fence?.info === 'baton-handoff') open = { fence, start: at + 1 };
    else if (open !== undefined && isFenceEnd(line.trim(), open.fence)) {
      found = lines.slice(open.start, at).join('\n');
      open = undefined;
    }
  }
  return found;
}
