import type { HandoffDemand } from '../config/stage-schema.ts';
import { checkDemand } from './check-demand.ts';
import { findHandoff, type HandoffSources } from './find-handoff.ts';
import type { Handoff } from './handoff.ts';
import type { HandoffError } from './handoff-error.ts';
import { parseHandoff } from './parse-handoff.ts';

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
