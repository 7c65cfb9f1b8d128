import type { AgentOutput } from '../output/agent-output.ts';
import { neutralise } from './neutralise.ts';
import { outcomeWords } from './status-words.ts';

/** What an agent job shows in its summary. The output is redacted already. */
export function renderTaskSummary(output: AgentOutput): string {
  if (output.stopped !== undefined) return `The agent of \`${output.run}/${output.task}\` was not started: ${output.stopped}.`;
  return [
    `\`${output.run}/${output.task}\`, attempt ${output.attempt}: ${outcomeWords(output.outcome)}`,
    ...(output.failure === undefined ? [] : [`Reason: ${neutralise(`${output.failure.reason}. ${output.failure.message}`)}`]),
    ...(output.handoff === undefined ? [] : [neutralise(output.handoff.summary)]),
    ...output.warnings.map((warning) => `- ⚠️ Warning: ${neutralise(warning)}`),
    ...(output.isolated ? [] : ['The agent was not isolated: it ran as the user of this job.']),
  ].join('\n\n');
}
