import { createNodeHasher } from '../../../adapters/crypto/node-hasher.ts';
import type { StoredHandoff } from '../../../core/output/stored-handoff.ts';
import { problemText } from '../../../core/problem.ts';
import { fillHandoffs, handoffsInArtifacts } from '../../../core/run/handoffs.ts';
import { ancestorsOf, pipelineOf } from '../../../core/run/pipeline-of.ts';
import type { State } from '../../../core/run/state.ts';
import { explainArtifact, loadHandoff } from '../../../engine/thread/load-handoffs.ts';
import type { ReadTexts } from './open-texts.ts';

export interface FilledState {
  readonly state: State;
  /** Handoffs that cannot be had, in words. */
  readonly missing: readonly string[];
}

/** The handoffs that a stage is given, put into the state from their artifacts as far as these are at hand. */
export async function fillStoredHandoffs(
  state: State,
  facts: { stage: string; texts: ReadTexts | undefined },
): Promise<FilledState> {
  const hasher = createNodeHasher();
  const missing: string[] = [];
  const kept = new Map<number, StoredHandoff>();
  for (const task of handoffsInArtifacts(state, ancestorsOf(pipelineOf(state.run), facts.stage))) {
    const { stage, locator, workflowRun } = task.body;
    if (facts.texts === undefined) {
      missing.push(
        `The handoff of \`${stage}\` (execution ${task.execution}) lies in artifact ${locator?.artifactId} of workflow run ${workflowRun.id}. Download it with \`gh run download ${workflowRun.id}\` and name the folder with --artifacts, or ask GitHub with --repo.`,
      );
      continue;
    }
    const loaded = await loadHandoff({ texts: facts.texts, hasher }, task);
    if (typeof loaded !== 'string') {
      kept.set(task.seq, loaded);
      continue;
    }
    const { problem } = explainArtifact(state, { task, problem: loaded });
    missing.push(problemText(problem));
  }
  // Two agents of a stage can miss the same.
  return { state: fillHandoffs(state, kept), missing: [...new Set(missing)] };
}
