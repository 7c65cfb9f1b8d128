import { removeInvisible } from '../markdown/clean-untrusted.ts';
import { flattenText } from '../text/plain-text.ts';

interface RepairPromptRequest {
  /** The problems in Baton's words, which may contain names and values that the agent wrote. */
  readonly errors: readonly string[];
  /** The prompt that the agent was given before. */
  readonly prompt: string;
}

export interface TransferRepairRequest extends RepairPromptRequest {
  /** The agents to which it may transfer its work; none once the run has no transfer left. */
  readonly available: readonly string[];
}

/** Builds the prompt for an agent whose requested transfer cannot be made. It is used once, in the same job (T-15). */
export function buildTransferRepairPrompt({ available, ...request }: TransferRepairRequest): string {
  const rejected =
    'What you wrote lies beside the file that the environment variable BATON_HANDOFF_PATH names as handoff.rejected.json, if it was a file.';
  const what = ' and asked for a transfer to another agent, which was not made';
  return renderRepair(request, what, `${describeWays(available)} ${rejected}`);
}

function describeWays(available: readonly string[]): string {
  if (available.length === 0) return 'No transfer is left in this run: leave it out and end the task yourself.';
  return `To hand over, ask once more with one of these names as \`to\` and with your whole \`message\`: ${available.join(', ')}. Call the tool \`handoff\` if you have it, or write both as one JSON object to the file of BATON_HANDOFF_PATH. To go on without a transfer, leave it out and end the task yourself.`;
}

/** Builds the prompt for an agent whose handoff was refused. It is used once, in the same job (DESIGN 4.3). */
export function buildRepairPrompt(request: RepairPromptRequest): string {
  const ask =
    'Write the whole handoff once more, with this put right, as one JSON object to the file that the environment variable BATON_HANDOFF_PATH names. What was refused lies beside it as handoff.rejected.json, if it was a file.';
  return renderRepair(request, ', but its handoff was refused', ask);
}

/** Builds the prompt for an agent whose whole work lies where nothing publishes it. It is used once, in the same job. */
export function buildWorkRepairPrompt(request: RepairPromptRequest): string {
  const ask =
    'Bring all of it onto the branch that is checked out in the folder in which you start, for example with `git merge` or `git cherry-pick`, and put right whatever else is named. Do not switch to another branch or worktree.';
  return renderRepair(request, ', but its work lies where nobody gets it', ask);
}

function renderRepair({ errors, prompt }: RepairPromptRequest, what: string, ask: string): string {
  const list = errors.map((sentence) => `- ${flattenText(removeInvisible(sentence).text)}`).join('\n');
  return `You have done the task below${what}:

${list}

Do not do the work again. ${ask} Then end as the task asks you to.

This was the task:

---

${prompt}`;
}
