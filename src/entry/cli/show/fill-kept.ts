import { createNodeHasher } from '../../../adapters/crypto/create-node-hasher.ts';
import { ancestorsOf } from '../../../core/pipeline/ancestors-of.ts';
import { keptElsewhere } from '../../../core/pipeline/kept-elsewhere.ts';
import { pipelineOf } from '../../../core/pipeline/pipeline-of.ts';
import type { State } from '../../../core/pipeline/state.ts';
import { loadHandoffs } from '../../../engine/load-handoffs.ts';
import type { ReadTexts } from './open-texts.ts';

export interface FilledState {
  readonly state: State;
  /** Handoffs that cannot be had, in words. */
  readonly missing: readonly string[];
}

/** The handoffs that a stage is given, put into the state from their artifacts as far as these are at hand. */
export async function fillKept(state: State, facts: { stage: string; texts: ReadTexts | undefined }): Promise<FilledState> {
  const hasher = createNodeHasher();
  const missing: string[] = [];
  let filled = state;
  for (const task of keptElsewhere(state, ancestorsOf(pipelineOf(state.run), facts.stage))) {
    const { stage, locator, workflowRun } = task.body;
    if (facts.texts === undefined) {
      missing.push(
        `The handoff of \`${stage}\` (execution ${task.execution}) lies in artifact ${locator?.artifactId} of workflow run ${workflowRun.id}. Download it with \`gh run download ${workflowRun.id}\` and name the folder with --artifacts, or ask GitHub with --repo.`,
      );
      continue;
    }
    const loaded = await loadHandoffs({ texts: facts.texts, hasher }, { state: filled, stages: [stage] });
    if (loaded.ok) filled = loaded.value;
    else missing.push(`${loaded.error.problem.code}: ${loaded.error.problem.message}`);
  }
  // Two agents of a stage can miss the same.
  return { state: filled, missing: [...new Set(missing)] };
}
