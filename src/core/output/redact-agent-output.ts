import type { Redactor } from '../text/create-redactor.ts';
import type { AgentOutput } from './agent-output.ts';
import { isResultKey } from './check-results.ts';
import { redactPromptFacts } from './redact-prompt-facts.ts';

/** The output with every text of the agents redacted; ids, digests and times are ours and stay. */
export function redactAgentOutput(output: AgentOutput, redactor: Redactor): AgentOutput {
  const { failure, inline, ...rest } = output;
  return {
    ...redactExecution(rest, redactor),
    ...(failure === undefined ? {} : { failure: redactor.redactDeep(failure) }),
    ...(inline === undefined ? {} : { inline: inline.map((leg) => redactExecution(leg, redactor)) }),
  };
}

type Execution = Pick<AgentOutput, 'note' | 'handoff' | 'transfer' | 'outputs' | 'warnings' | 'results' | 'usage' | 'prompt'>;

function redactExecution<T extends Execution>(execution: T, redactor: Redactor): T {
  const { note, handoff, transfer, usage, prompt, outputs, warnings } = execution;
  const kept = Object.entries(redactor.redactDeep(execution.results)).filter(([key]) => isResultKey(key));
  return {
    ...execution,
    ...(note === undefined ? {} : { note: redactor.redactDeep(note) }),
    ...(handoff === undefined ? {} : { handoff: redactor.redactDeep(handoff) }),
    ...(transfer === undefined ? {} : { transfer: redactor.redactDeep(transfer) }),
    ...(prompt === undefined ? {} : { prompt: redactPromptFacts(prompt, redactor) }),
    ...(usage === undefined ? {} : { usage: redactor.redactDeep(usage) }),
    outputs: redactor.redactDeep(outputs),
    warnings: redactor.redactDeep(warnings),
    results: Object.fromEntries(kept),
  };
}
