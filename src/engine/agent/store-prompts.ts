import { retentionOf } from '../../core/config/defaults.ts';
import { utf8Length } from '../../core/json/json-value.ts';
import type { ArtifactRef, PromptFacts } from '../../core/output/agent-output.ts';
import { messageOf } from '../../core/problem.ts';
import type { RenderedPrompt } from '../../core/prompt/render-prompt.ts';
import { artifactName } from '../../core/run/names.ts';
import { stepPipeline } from '../../core/state/step.ts';
import type { TaskContext } from '../task-ports.ts';

interface GivenPrompts {
  readonly rendered: RenderedPrompt;
  /** The prompt by which the agent was asked once more. */
  readonly repair?: string | undefined;
  /** The job is being ended, so the agent's output is passed on at once. */
  readonly isEnding: boolean;
}

/**
 * Uploads the prompts, redacted, as artifacts of the job, and returns the facts for the record. Called after the agent, so
 * that the agent waits for nothing. A failed upload is a warning: the prompt can be rendered again from the records, and its
 * digest is recorded.
 */
export async function storePrompts(context: TaskContext, { rendered, repair, isEnding }: GivenPrompts): Promise<PromptFacts> {
  const { facts, text } = rendered;
  const isStored = !isEnding && mayUpload(context);
  const store = async (what: 'prompt' | 'repair-prompt', prompt: string): Promise<{ artifact?: ArtifactRef }> =>
    isStored ? upload(context, { what, prompt }) : {};
  const stored = { ...facts, ...(await store('prompt', text)) };
  if (repair === undefined) return stored;
  const digest = context.ports.hasher.sha256(repair);
  return { ...stored, repair: { digest, bytes: utf8Length(repair), ...(await store('repair-prompt', repair)) } };
}

/** Returns whether the prompts may be uploaded. A plain step belongs to a user's own workflow, which did not ask for it. */
function mayUpload({ ports, state }: TaskContext): boolean {
  const { config, pipeline, trigger } = state.run.body;
  const { prompts, artifacts } = retentionOf(config);
  if (!prompts || pipeline === stepPipeline) return false;
  if (config.retention?.prompts === undefined && !trigger.repository.private) {
    ports.log.warning(
      `The prompt is kept as an artifact of this job for ${artifacts} days, and everybody can download it: this repository is public. To keep none, write \`retention: { prompts: false }\` in the configuration; to go without this warning, \`prompts: true\`.`,
    );
  }
  return true;
}

async function upload(
  { ports, dispatch, state, settings }: TaskContext,
  { what, prompt }: { what: 'prompt' | 'repair-prompt'; prompt: string },
): Promise<{ artifact?: ArtifactRef }> {
  const name = artifactName(what, dispatch, settings.workflowAttempt);
  const { artifacts: days } = retentionOf(state.run.body.config);
  try {
    const { run: _, ...artifact } =
      (await ports.texts.save?.(name, ports.redactor.redact(prompt).text, { days })) ?? noArtifact();
    return { artifact };
  } catch (error) {
    ports.log.warning(`The prompt was not kept as an artifact: ${messageOf(error)}`);
    return {};
  }
}

function noArtifact(): never {
  throw new Error('this is no workflow run');
}
