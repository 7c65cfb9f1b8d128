import { createNodeHasher } from '../../adapters/crypto/node-hasher.ts';
import type { StoredHandoff } from '../../core/output/stored-handoff.ts';
import { problemText } from '../../core/problem.ts';
import { fillHandoffs, handoffsInArtifacts, stagesGivenTo } from '../../core/run/handoffs.ts';
import type { State } from '../../core/run/state.ts';
import { explainArtifact, loadHandoff } from '../../engine/thread/load-handoffs.ts';
import type { ReadTexts } from './open-texts.ts';

export interface FilledState {
  readonly state: State;
  /** The handoffs that are not available, in words. */
  readonly missing: readonly string[];
}

/** Fills the handoffs that a stage is given into the state, as far as their artifacts are available. */
export async function fillStoredHandoffs(
  state: State,
  facts: { stage: string; texts: ReadTexts | undefined },
): Promise<FilledState> {
  const hasher = createNodeHasher();
  const missing: string[] = [];
  const handoffs = new Map<number, StoredHandoff>();
  for (const task of handoffsInArtifacts(state, stagesGivenTo(state, facts.stage))) {
    const { stage, locator, workflowRun } = task.body;
    if (facts.texts === undefined) {
      missing.push(
        `The handoff of \`${stage}\` (execution ${task.execution}) lies in artifact ${locator?.artifactId} of workflow run ${workflowRun.id}. Download it with \`gh run download ${workflowRun.id}\` and name the folder with --artifacts, or ask GitHub with --repo.`,
      );
      continue;
    }
    const loaded = await loadHandoff({ texts: facts.texts, hasher }, task);
    if (typeof loaded !== 'string') {
      handoffs.set(task.seq, loaded);
      continue;
    }
    const { problem } = explainArtifact(state, { task, problem: loaded });
    missing.push(problemText(problem));
  }
  // Two agents of a stage can lack the same handoff.
  return { state: fillHandoffs(state, handoffs), missing: [...new Set(missing)] };
}
