import type { AgentOutput } from '../output/agent-output.ts';
import { codeSpan } from './code-span.ts';
import { fencedText } from './fenced-text.ts';
import { neutralise } from './neutralise.ts';
import { oneLine } from './one-line.ts';
import { outcomeWords } from './status-words.ts';

/** What an agent job shows in its summary. The output is redacted already. */
export function renderTaskSummary(output: AgentOutput): string {
  if (output.stopped !== undefined) return `The agent of \`${output.run}/${output.task}\` was not started: ${output.stopped}.`;
  return [
    `\`${output.run}/${output.task}\`, attempt ${output.attempt}: ${outcomeWords(output.outcome)}`,
    ...renderFailure(output.failure),
    ...(output.handoff === undefined ? [] : [neutralise(output.handoff.summary)]),
    ...output.warnings.map((warning) => `- ⚠️ Warning: ${oneLine(warning, 1_000)}`),
    ...(output.isolated ? [] : ['The agent was not isolated: it ran as the user of this job.']),
  ].join('\n\n');
}

function renderFailure(failure: AgentOutput['failure']): readonly string[] {
  if (failure === undefined) return [];
  const { reason, message } = failure;
  return [`Reason: ${codeSpan(reason)}`, ...(message === '' ? [] : [fencedText(message, 'text')])];
}
