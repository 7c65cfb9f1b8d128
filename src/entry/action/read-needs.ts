import { z } from 'zod';
import { parseHandoff } from '../../core/handoff/parse-handoff.ts';
import { parseUntrustedJson } from '../../core/json/parse-untrusted-json.ts';
import { outcomeSchema } from '../../core/output/outcome.ts';
import { parseResults } from '../../core/output/parse-results.ts';
import type { StepNeed } from '../../core/pipeline/build-step-state.ts';

const needsSchema = z.record(z.string(), z.object({ result: z.string(), outputs: z.record(z.string(), z.string()).default({}) }));

/** GitHub bounds outputs at 1 MiB a job. */
const limits = { maxBytes: 64 * 1024 * 1024, maxDepth: 8, maxNodes: 100_000 };

export interface ReadNeeds {
  readonly needs: Readonly<Record<string, StepNeed>>;
  readonly warnings: readonly string[];
}

/** The input `needs` of a plain step: `toJSON(needs)`. Outputs of other jobs are data: handoffs are validated again. */
export function readNeeds(text: string): ReadNeeds {
  if (text === '') return { needs: {}, warnings: [] };
  const json = parseUntrustedJson(text, limits);
  if (!json.ok) throw new Error(`BATON-E910: input needs ${json.error.message}. Write needs: ${'${{ toJSON(needs) }}'}.`);
  const parsed = needsSchema.safeParse(json.value);
  if (!parsed.success)
    throw new Error(`BATON-E910: input needs is not what toJSON(needs) gives: ${z.prettifyError(parsed.error)}`);
  const warnings: string[] = [];
  const needs = Object.entries(parsed.data).map(([name, job]): [string, StepNeed] => {
    const handoff = job.outputs.handoff ? parseHandoff(job.outputs.handoff) : undefined;
    if (handoff?.ok === false)
      warnings.push(
        `The handoff of job ${name} was not taken: ${handoff.error.map(({ path, message }) => `${path}: ${message}`).join(' ')}`,
      );
    const outcome = outcomeSchema.safeParse(job.outputs.outcome).data ?? (job.result === 'success' ? 'succeeded' : 'failed');
    return [
      name,
      {
        outcome,
        handoff: handoff?.ok === true ? handoff.value.handoff : undefined,
        results: parseResults(job.outputs.results ?? '').results,
      },
    ];
  });
  return { needs: Object.fromEntries(needs), warnings };
}
