import { isAgentStage } from '../config/schema/stage-schema.ts';
import { stageOf } from '../run/pipeline-of.ts';
import { findHeldBranch, listPublishedBranches, publishedBefore } from '../run/published.ts';
import type { State } from '../run/state.ts';
import type { NextExecution } from '../run/task-row.ts';
import { buildPromptContext } from './build-prompt-context.ts';
import { renderLine, renderStageBranch } from './render-text.ts';

interface Execution {
  readonly stage: string;
  readonly due: Pick<NextExecution, 'attempt' | 'execution'>;
}

/**
 * Lists the branches that an execution starts from or shows, without a request. The first one that exists counts: that of an agent's
 * own stage, as its job checks that out, or the one that a pull request is for; then the branch of the newest commit before it.
 */
export function listStartBranches(state: State, execution: Execution): readonly string[] {
  const branches = [findOwnBranch(state, execution), publishedBefore(state, execution.stage)?.branch];
  return [...new Set(branches.filter((branch) => branch !== undefined))];
}

function findOwnBranch(state: State, { stage: name, due }: Execution): string | undefined {
  const stage = stageOf(state.run, name);
  if (isAgentStage(stage)) {
    const rendered = renderStageBranch(state, { stage: name, due });
    return findHeldBranch(state, name) ?? (rendered.ok ? rendered.value : undefined);
  }
  if (stage.uses !== 'pull-request') return undefined;
  const { all, last } = listPublishedBranches(state, name);
  const template = stage.with.branch;
  if (template === undefined) return last.length === 1 ? last[0] : undefined;
  const rendered = renderLine({ template, context: buildPromptContext({ state, stage: name, due }) });
  return rendered.ok ? all.find((branch) => branch === rendered.value) : undefined;
}
