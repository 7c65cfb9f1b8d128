import { cleanUntrusted } from '../markdown/clean-untrusted.ts';
import { flattenText } from '../text/plain-text.ts';

export interface TransferRepairRequest {
  /** Why the transfer was not made, in our words, which may hold names that the agent wrote. */
  readonly problems: readonly string[];
  /** Agents that it may hand over to. */
  readonly available: readonly string[];
  /** What the agent was given before. */
  readonly prompt: string;
}

/** What an agent is given when the transfer that it asked for cannot be made: once, in the same job (T-15). */
export function buildTransferRepairPrompt({ problems, available, prompt }: TransferRepairRequest): string {
  const list = problems.map((problem) => `- ${flattenText(cleanUntrusted(problem).text)}`).join('\n');
  return `You have done the task below and asked for a transfer to another agent, which was not made:

${list}

Do not do the work again. To hand over, ask once more with one of these names as \`to\` and with your whole \`message\`: ${available.join(', ')}. Call the tool \`handoff\` if you have it, or write both as one JSON object to the file that the environment variable BATON_HANDOFF_PATH names; what you wrote lies beside it as handoff.rejected.json, if it was a file. To go on without a transfer, leave it out and end the task yourself. Then end as the task asks you to.

This was the task:

---

${prompt}`;
}

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
