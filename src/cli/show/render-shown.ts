import { describeRemoved } from '../../core/markdown/clean-untrusted.ts';
import type { ArtifactRef } from '../../core/output/agent-output.ts';
import { describeRule } from '../../core/prompt/rules.ts';
import { flattenText } from '../../core/text/plain-text.ts';
import type { Shown, ShownHandoff } from './rebuild-execution.ts';

/** Renders for a person who was given what, with the prompt at the end. */
export function renderShown(shown: Shown): string {
  const { run, stage, attempt, execution, outcome, reason, agent, engine, isolated, workflowRun, inputs } = shown;
  const lines = [
    `${run}/${stage}, attempt ${attempt}, execution ${execution}: ${outcome}${reason === null ? '' : ` (${reason})`}`,
    `agent ${agent}, engine ${engine}, ${isolated ? 'isolated' : 'not isolated'}, workflow run ${workflowRun.id} ${workflowRun.url}`.trimEnd(),
    ...renderInputs(inputs),
    ...renderPromptFacts(shown),
    ...shown.missing,
    '',
    ...renderConsumed(shown.consumed),
    ...renderText(shown),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

/** Renders the inputs of a run, one a line. */
export function renderInputs(inputs: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(inputs).map(([name, value]) => `input ${name}: ${flattenText(value)}`);
}

function renderPromptFacts({ prompt, workflowRun, engine }: Shown): readonly string[] {
  if (prompt === null) return [engine === 'built-in' ? 'a built-in is given no prompt' : 'it did not come to its prompt'];
  const place = (artifact: ArtifactRef | null): string =>
    artifact === null ? 'kept in no artifact' : `kept in artifact ${artifact.artifactId} of workflow run ${workflowRun.id}`;
  const removed = describeRemoved(prompt.removed);
  return [
    `prompt ${prompt.digest}, ${prompt.bytes} bytes, nonce ${prompt.nonce}, ${place(prompt.artifact)}`,
    ...(prompt.repair === null
      ? []
      : [
          `asked once more for its handoff: ${prompt.repair.digest}, ${prompt.repair.bytes} bytes, ${place(prompt.repair.artifact)}`,
        ]),
    ...(removed === undefined ? [] : [`taken out of the texts of others in it: ${removed}`]),
    ...prompt.rules.map(describeRule),
    verdicts[String(prompt.same) as keyof typeof verdicts],
  ];
}

const verdicts = {
  true: 'rendered again from the records: the same, byte for byte',
  false:
    'rendered again from the records: NOT the same; this version of Baton renders otherwise than the one that ran, or the records were chosen wrongly',
  null: 'it cannot be rendered again from what is at hand',
};

function renderConsumed({ handoffs, history, previousFailure }: Shown['consumed']): readonly string[] {
  return [
    ...handoffs.flatMap(renderHandoff),
    ...(history === null ? [] : [`history ${history.digest}`, indent(history.text ?? '(not at hand)'), '']),
    ...(previousFailure === null
      ? []
      : [
          `previous failure, execution ${previousFailure.execution}: ${previousFailure.reason} ${previousFailure.digest}`,
          indent(previousFailure.message),
          '',
        ]),
  ];
}

function renderHandoff({ stage, execution, digest, handoff }: ShownHandoff): readonly string[] {
  const text = handoff === null ? '(not at hand)' : JSON.stringify(handoff, null, 2);
  return [`handoff of ${stage}, execution ${execution} ${digest}`, indent(text), ''];
}

function renderText({ prompt }: Shown): readonly string[] {
  if (prompt === null || prompt.text === null) return [];
  return [`the prompt${prompt.source === 'artifact' ? ', as it was kept' : ''}:`, '', prompt.text];
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, '  ');
}
