import { removeInvisible } from '../markdown/clean-untrusted.ts';
import { flattenText } from '../text/plain-text.ts';

export interface TransferRepairRequest {
  /** The reasons why the transfer was not made, in Baton's words, which may contain names that the agent wrote. */
  readonly problems: readonly string[];
  /** The agents to which it may transfer its work; none once the run has no transfer left. */
  readonly available: readonly string[];
  /** The prompt that the agent was given before. */
  readonly prompt: string;
}

/** Builds the prompt for an agent whose requested transfer cannot be made. It is used once, in the same job (T-15). */
export function buildTransferRepairPrompt({ problems, available, prompt }: TransferRepairRequest): string {
  return renderRepair({
    what: ' and asked for a transfer to another agent, which was not made',
    problems,
    ask: `${describeWays(available)} What you wrote lies beside the file that the environment variable BATON_HANDOFF_PATH names as handoff.rejected.json, if it was a file.`,
    prompt,
  });
}

function describeWays(available: readonly string[]): string {
  if (available.length === 0) return 'No transfer is left in this run: leave it out and end the task yourself.';
  return `To hand over, ask once more with one of these names as \`to\` and with your whole \`message\`: ${available.join(', ')}. Call the tool \`handoff\` if you have it, or write both as one JSON object to the file of BATON_HANDOFF_PATH. To go on without a transfer, leave it out and end the task yourself.`;
}

export interface RepairPromptRequest {
  /** The errors in the words of the validator. */
  readonly errors: readonly string[];
  /** The prompt that the agent was given before. */
  readonly prompt: string;
}

/**
 * Builds the prompt for an agent whose handoff was refused. It is used once, in the same job (DESIGN 4.3). The errors may contain
 * values that the agent wrote.
 */
export function buildRepairPrompt({ errors, prompt }: RepairPromptRequest): string {
  const ask =
    'Write the whole handoff once more, with this put right, as one JSON object to the file that the environment variable BATON_HANDOFF_PATH names. What was refused lies beside it as handoff.rejected.json, if it was a file.';
  return renderRepair({ what: ', but its handoff was refused', problems: errors, ask, prompt });
}

/** Builds the prompt for an agent whose whole work lies where nothing publishes it. It is used once, in the same job. */
export function buildWorkRepairPrompt({ errors, prompt }: RepairPromptRequest): string {
  const ask =
    'Bring all of it onto the branch that is checked out in the folder in which you start, for example with `git merge` or `git cherry-pick`, and put right whatever else is named. Do not switch to another branch or worktree.';
  return renderRepair({ what: ', but its work lies where nobody gets it', problems: errors, ask, prompt });
}

interface Repair {
  readonly what: string;
  readonly problems: readonly string[];
  readonly ask: string;
  readonly prompt: string;
}

function renderRepair({ what, problems, ask, prompt }: Repair): string {
  const list = problems.map((sentence) => `- ${flattenText(removeInvisible(sentence).text)}`).join('\n');
  return `You have done the task below${what}:

${list}

Do not do the work again. ${ask} Then end as the task asks you to.

This was the task:

---

${prompt}`;
}
