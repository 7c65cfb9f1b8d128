import type { Handoff } from './handoff.ts';
import type { HandoffDemand } from './handoff-demand.ts';
import type { HandoffError } from './handoff-error.ts';
import { parseHandoff } from './parse-handoff.ts';
import type { PrintedBlocks } from './printed-blocks.ts';
import { loadDataSchema } from './schema/load-data-schema.ts';

/** What a stage asks of its handoff and this one, or its absence, does not give. No demand is always met. */
export async function checkDemand(
  handoff: Handoff | undefined,
  demand: HandoffDemand | undefined,
): Promise<readonly HandoffError[]> {
  if (handoff === undefined) return demand?.required === true ? [missing] : [];
  if (demand?.data === undefined) return [];
  const schema = await loadDataSchema(demand.data);
  if (schema.ok) return schema.value(handoff.data ?? {});
  // `plan` has refused such a config; a schema that nobody can use must not let anything pass.
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

export interface HandoffReading {
  /** Absent when there was none, or when it was refused. */
  readonly handoff: Handoff | undefined;
  /** Why there is none: nothing of a refused one is kept. */
  readonly errors: readonly HandoffError[];
  readonly warnings: readonly string[];
}

/** The handoff that an agent left, checked against the limits of the format and what its stage demands. */
export async function readHandoff(sources: HandoffSources, demand: HandoffDemand | undefined): Promise<HandoffReading> {
  const found = findHandoff(sources);
  if (found === undefined) return { handoff: undefined, errors: await checkDemand(undefined, demand), warnings: [] };
  const parsed = parseHandoff(found.raw, { coerce: demand?.coerce === true });
  if (!parsed.ok) return { handoff: undefined, errors: parsed.error, warnings: [] };
  const { handoff, warnings } = parsed.value;
  const errors = await checkDemand(handoff, demand);
  return { handoff: errors.length > 0 ? undefined : handoff, errors, warnings };
}
