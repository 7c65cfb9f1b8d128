import type { Redactor } from '../text/create-redactor.ts';
import type { AgentOutput } from './agent-output.ts';
import { isResultKey } from './check-results.ts';

/** The output with every text of the agent redacted; ids, digests and times are ours and stay. */
export function redactAgentOutput(output: AgentOutput, redactor: Redactor): AgentOutput {
  const { failure, note, handoff, results, outputs, warnings } = output;
  const texts = redactor.redactDeep({ failure, note, handoff, outputs, warnings });
  const kept = Object.entries(redactor.redactDeep(results)).filter(([key]) => isResultKey(key));
  const { failure: _failure, note: _note, handoff: _handoff, ...rest } = output;
  return {
    ...rest,
    ...(texts.failure === undefined ? {} : { failure: texts.failure }),
    ...(texts.note === undefined ? {} : { note: texts.note }),
    ...(texts.handoff === undefined ? {} : { handoff: texts.handoff }),
    outputs: texts.outputs,
    warnings: texts.warnings,
    results: Object.fromEntries(kept),
  };
}
