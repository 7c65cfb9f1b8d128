import { createNodeHasher } from '../../adapters/crypto/node-hasher.ts';
import { isAgentStage } from '../../core/config/schema/stage-schema.ts';
import { buildPromptContext } from '../../core/prompt/build-prompt-context.ts';
import { renderPrompt } from '../../core/prompt/render-prompt.ts';
import type { StoredRecord, TaskRecord } from '../../core/record/record.ts';
import { stageOf } from '../../core/run/pipeline-of.ts';
import type { Gates } from '../../core/run/state.ts';
import { deriveState } from '../../core/state/derive-state.ts';
import { stateSeenBy } from '../../core/state/state-seen-by.ts';

/** Renders the agent's prompt again from the earlier records, with the recorded nonce. Returns undefined unless the digest matches. */
export function renderAgain(task: TaskRecord, records: readonly StoredRecord[], gates: Gates): string | undefined {
  const before = deriveState(
    records.filter(({ record }) => record.run === task.run && record.seq < task.seq),
    task.run,
    gates,
  );
  if (!before.ok || task.body.prompt === undefined) return undefined;
  const stage = stageOf(before.value.run, task.body.stage);
  if (!isAgentStage(stage)) return undefined;
  const hasher = createNodeHasher();
  const context = buildPromptContext({ state: stateSeenBy(before.value, task.body), stage: task.body.stage, due: task });
  const rendered = renderPrompt({
    stageName: task.body.stage,
    stage,
    context,
    nonce: task.body.prompt.nonce,
    sha256: (text) => hasher.sha256(text),
  });
  return rendered.ok && rendered.value.facts.digest === task.body.prompt.digest ? rendered.value.text : undefined;
}
