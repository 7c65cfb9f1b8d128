import { createNodeHasher } from '../../src/adapters/crypto/node-hasher.ts';
import { isAgentStage } from '../../src/core/config/schema/stage-schema.ts';
import { buildContextFile } from '../../src/core/prompt/build-context-file.ts';
import { buildPromptContext } from '../../src/core/prompt/build-prompt-context.ts';
import { renderPrompt } from '../../src/core/prompt/render-prompt.ts';
import { renderStageBranch } from '../../src/core/prompt/render-text.ts';
import { listStartBranches } from '../../src/core/prompt/start-branches.ts';
import { agentNameAt, jobFor } from '../../src/core/run/acting-agent.ts';
import { consumedBy } from '../../src/core/run/handoffs.ts';
import { stageOf } from '../../src/core/run/pipeline-of.ts';
import { startCommitOf } from '../../src/core/run/published.ts';
import type { State } from '../../src/core/run/state.ts';
import { buildChildOffer } from '../../src/core/spawn/child-offer.ts';
import { stateSeenBy } from '../../src/core/state/state-seen-by.ts';
import type { Cut } from './cut-list.ts';
import { type DueTask, describeTasks, listNext, renderWorkOf } from './describe-state.ts';

const { sha256 } = createNodeHasher();
const nonce = '0123456789abcdef';

/** Describes the next executions: where each starts, what it is given, and the prompt and the context file of an agent. */
export function describePrompts({ state }: Cut): readonly string[] {
  return listNext(state).flatMap((next) => [
    `${next.stage}, execution ${next.execution}:`,
    ...describeStart(state, next),
    ...renderTexts(state, next),
  ]);
}

function describeStart(state: State, next: DueTask): readonly string[] {
  const { stage, attempt, execution } = next;
  const due = { attempt, execution };
  return [
    `job ${jobFor(state, stage)}, agent ${agentNameAt(state, { stage, execution }) ?? 'none'}`,
    `branch ${JSON.stringify(renderStageBranch(state, { stage, due }))}`,
    `starts from ${listStartBranches(state, { stage, due }).join(' ')} at ${startCommitOf(state, stage)}`,
    `consumes ${JSON.stringify(consumedBy(state, { stage, attempt, sha256 }))}`,
    `children ${JSON.stringify(buildChildOffer(state, { stage, execution, digest: sha256 }) ?? null)}`,
    ...renderWorkOf(state, next),
  ];
}

function renderTexts(state: State, { stage: name, attempt, execution }: DueTask): readonly string[] {
  const stage = stageOf(state.run, name);
  if (!isAgentStage(stage)) return [];
  const due = { attempt, execution };
  const context = buildPromptContext({ state, stage: name, due });
  const prompt = renderPrompt({ stageName: name, stage, context, nonce, sha256, tip: state.tip.seq });
  return [
    prompt.ok ? `${prompt.value.text}\n${JSON.stringify(prompt.value.facts)}` : JSON.stringify(prompt.error),
    buildContextFile({ state, stage: name, due, hops: 3 }),
  ];
}

/** Describes the run as the jobs of the newest executions knew it when they started. */
export function describeSeen({ state, written }: Cut): readonly string[] {
  return written.flatMap((record) => {
    if (record.kind !== 'task') return [];
    const seen = stateSeenBy(state, { stage: record.body.stage, prompt: { tip: record.seq - 1 } });
    return [`${record.body.stage}, execution ${record.execution}:`, ...describeTasks(seen)];
  });
}
