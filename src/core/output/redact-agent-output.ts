import type { Redactor } from '../redaction/redactor.ts';
import type { AgentOutput, ArtifactRef, PromptFacts } from './agent-output.ts';
import { isResultKey } from './results.ts';

/**
 * Redacts the names of files, the only words in these facts that an agent job chooses. Digests are never changed, whatever they look
 * like.
 */
function redactPromptFacts(facts: PromptFacts, redactor: Redactor): PromptFacts {
  const { artifact, repair, rules, ...rest } = facts;
  return {
    ...rest,
    rules: rules?.map((rule) => ({ ...rule, file: redactor.redactDeep(rule.file) })),
    ...redactRef(artifact, redactor),
    repair: repair && { ...repair, ...redactRef(repair.artifact, redactor) },
  };
}

function redactRef(ref: ArtifactRef | undefined, redactor: Redactor): { artifact?: ArtifactRef } {
  return ref === undefined ? {} : { artifact: { ...ref, file: redactor.redactDeep(ref.file) } };
}

/** Returns the output with every text of the agents redacted. Ids, digests and times are Baton's own and stay. */
export function redactAgentOutput(output: AgentOutput, redactor: Redactor): AgentOutput {
  const { failure, inline, ...rest } = output;
  return {
    ...redactExecution(rest, redactor),
    children: redactor.redactDeep(rest.children),
    failure: redactor.redactDeep(failure),
    inline: inline?.map((leg) => redactExecution(leg, redactor)),
  };
}

type Execution = Pick<
  AgentOutput,
  'note' | 'handoff' | 'transfer' | 'outputs' | 'warnings' | 'results' | 'response' | 'usage' | 'prompt'
>;

function redactExecution<T extends Execution>(execution: T, redactor: Redactor): T {
  const { note, handoff, transfer, response, usage, prompt, outputs, warnings } = execution;
  const kept = Object.entries(redactor.redactDeep(execution.results)).filter(([key]) => isResultKey(key));
  return {
    ...execution,
    note: redactor.redactDeep(note),
    handoff: redactor.redactDeep(handoff),
    transfer: redactor.redactDeep(transfer),
    prompt: prompt && redactPromptFacts(prompt, redactor),
    response: redactor.redactDeep(response),
    usage: redactor.redactDeep(usage),
    outputs: redactor.redactDeep(outputs),
    warnings: redactor.redactDeep(warnings),
    results: Object.fromEntries(kept),
  };
}
