import { cleanUntrusted } from '../text/clean-untrusted.ts';
import { flattenText } from './flatten-text.ts';

export interface RepairPromptRequest {
  /** In the words of the validator. */
  readonly errors: readonly string[];
  /** What the agent was given before. */
  readonly prompt: string;
}

/** What an agent is given when its handoff was refused: once, in the same job (DESIGN 4.3). The words may hold values of its own. */
export function buildRepairPrompt({ errors, prompt }: RepairPromptRequest): string {
  const list = errors.map((error) => `- ${flattenText(cleanUntrusted(error).text)}`).join('\n');
  return `You have done the task below, but its handoff was refused:

${list}

Do not do the work again. Write the whole handoff once more, with this put right, as one JSON object to the file that the environment variable BATON_HANDOFF_PATH names. What was refused lies beside it as handoff.rejected.json, if it was a file. Then end as the task asks you to.

This was the task:

---

${prompt}`;
}
