/** This folder renders the summary that a job shows on the page of its workflow run, one file per kind of job. */

import { linkCodes } from '../../docs-address.ts';
import { codeSpan, oneLine } from '../../markdown/elements.ts';
import { neutralise } from '../../markdown/neutralise.ts';
import type { AgentOutput } from '../../output/agent-output.ts';
import { titleOf } from '../../run/elements.ts';
import type { State } from '../../run/state.ts';
import { formatCost, formatTime, formatTokens, usageOf } from '../../run/usage.ts';
import { renderFailure } from '../comment/failure.ts';
import { pageOf } from '../links.ts';
import { outcomeWords } from '../outcome-words.ts';
import { renderStageGraph } from '../status/stage-graph.ts';

/** Renders the summary of an agent job: its output, already redacted, and the chain as it was when the agent started. */
export function renderTaskSummary(output: AgentOutput, state?: State): string {
  if (output.stopped !== undefined) return `The agent of \`${output.run}/${output.task}\` was not started: ${output.stopped}.`;
  return [
    `${codeSpan(`${output.run}/${state === undefined ? output.task : titleOf(state.run, output.task)}`)}, attempt ${output.attempt}: ${outcomeWords(output.outcome)}`,
    ...[...(output.inline ?? []).map(({ transfer }) => transfer), output.transfer].flatMap(renderTransferRequest),
    ...renderFailure(output.failure),
    ...(output.handoff === undefined ? [] : [neutralise(output.handoff.summary, state && pageOf(state.run))]),
    ...output.warnings.map((warning) => `- ⚠️ Warning: ${linkCodes(oneLine(warning, 1_000))}`),
    ...renderUsage(output),
    ...(state === undefined ? [] : ['The chain when this task started:', renderStageGraph(state)]),
    ...(output.isolated ? [] : ['The agent was not isolated: it ran as the user of this job.']),
  ].join('\n\n');
}

function renderTransferRequest(transfer: AgentOutput['transfer']): readonly string[] {
  return transfer === undefined ? [] : [`🔀 Asks for a transfer to ${codeSpan(transfer.to)}: ${oneLine(transfer.message, 300)}`];
}

function renderUsage(output: AgentOutput): readonly string[] {
  const usage = usageOf(output);
  const turns = output.usage?.turns;
  const parts = [formatTime(usage), turns === undefined ? '' : `${turns} turns`, formatTokens(usage), formatCost(usage)].filter(
    (part) => part !== '',
  );
  return [`Took ${parts.join(' · ')}.`];
}
