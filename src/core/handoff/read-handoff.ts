import type { Handoff } from './handoff.ts';
import type { HandoffDemand } from './handoff-demand.ts';
import type { HandoffError } from './handoff-error.ts';
import { loadDataSchema } from './load-data-schema.ts';
import { parseHandoff } from './parse-handoff.ts';
import type { PrintedBlocks } from './printed-blocks.ts';

/** Returns how a handoff, or its absence, fails the demand of its stage. Returns nothing when the stage makes no demand. */
export async function checkDemand(
  handoff: Handoff | undefined,
  demand: HandoffDemand | undefined,
): Promise<readonly HandoffError[]> {
  if (handoff === undefined) return demand?.required === true ? [missing] : [];
  if (demand?.data === undefined) return [];
  const schema = await loadDataSchema(demand.data);
  if (schema.ok) return schema.value(handoff.data ?? {});
  // `plan` has refused such a config. A schema that cannot be used must not accept anything.
  const message = `\`data\` cannot be checked: \`handoff.data\` of the stage ${schema.error[0]?.message ?? 'cannot be used'}.`;
  return [{ code: 'schema', path: 'data', message }];
}

const missing: HandoffError = {
  code: 'missing',
  path: '',
  message:
    'The stage requires a handoff and there is none; write a JSON object with a `summary` to the file that BATON_HANDOFF_PATH names.',
};

export interface HandoffSources {
  /** The text that the MCP tool wrote: `handoff.mcp.json` beside the file. */
  readonly mcpFile?: Uint8Array | string | undefined;
  readonly file?: Uint8Array | string | undefined;
  /** The blocks that the agent printed. */
  readonly printed: PrintedBlocks;
}

export interface FoundHandoff {
  readonly source: 'mcp' | 'file' | 'markers' | 'fence';
  /** The input for `parseHandoff`. */
  readonly raw: Uint8Array | string;
}

/**
 * Finds the handoff of an agent: the first source that exists (DESIGN 4.3), valid or not, so that an invalid handoff is never
 * replaced by one that the agent did not mean. Undefined is no error (H-16).
 */
export function findHandoff({ mcpFile, file, printed }: HandoffSources): FoundHandoff | undefined {
  if (mcpFile !== undefined) return { source: 'mcp', raw: mcpFile };
  if (file !== undefined) return { source: 'file', raw: file };
  if (printed.handoff !== undefined) return { source: 'markers', raw: printed.handoff.join('\n') };
  return printed.fence === undefined ? undefined : { source: 'fence', raw: printed.fence.join('\n') };
}

export interface HandoffReading {
  /** The handoff; absent when there was none or when it was refused. */
  readonly handoff: Handoff | undefined;
  /** The reasons why there is none. Nothing of a refused handoff is kept. */
  readonly errors: readonly HandoffError[];
  readonly warnings: readonly string[];
}

/** Reads the handoff that an agent left, and checks it against the limits of the format and the demand of its stage. */
export async function readHandoff(sources: HandoffSources, demand: HandoffDemand | undefined): Promise<HandoffReading> {
  const found = findHandoff(sources);
  if (found === undefined) return { handoff: undefined, errors: await checkDemand(undefined, demand), warnings: [] };
  // Requests for child tasks stand in the same file and are read apart from the handoff.
  const parsed = parseHandoff(found.raw, { coerce: demand?.coerce === true, apart: ['children'] });
  if (!parsed.ok) return { handoff: undefined, errors: parsed.error, warnings: [] };
  const { handoff, warnings } = parsed.value;
  const errors = await checkDemand(handoff, demand);
  return { handoff: errors.length > 0 ? undefined : handoff, errors, warnings };
}
