import { transferTargets } from '../config/defaults.ts';
import { cleanPage, removeInvisible } from '../markdown/clean-untrusted.ts';
import { agentNameAt, inheritedHandoffs } from '../run/acting-agent.ts';
import { taskIdOf } from '../run/names.ts';
import type { State } from '../run/state.ts';
import { buildHandoff } from './build-need.ts';
import { buildPromptContext, type PromptContextRequest } from './build-prompt-context.ts';
import type { HandoffInContext, PromptContext } from './prompt-context.ts';

interface ContextFileRequest extends PromptContextRequest {
  /** The number of transfers that the run may still have, where that is known. */
  readonly hops?: number | undefined;
}

/**
 * Builds the JSON file at BATON_CONTEXT_PATH (DESIGN 4.2): the findings of earlier stages, merged, and each stage by name. What
 * agents handed over stands here as they wrote it, so that nothing is lost on its way. A child inherits the findings of the tasks above
 * it as they were when it was asked for (H-43).
 */
export function buildContextFile(request: ContextFileRequest): string {
  const context = buildPromptContext(request);
  // The ancestors are in the order in which they ended, so that the newest findings come last.
  const inherited = inheritedHandoffs(request.state, request.stage).map(({ body }) => buildHandoff(body.handoff));
  const handoffs = [...handoffsInOrder(request.state, context), ...inherited.filter(({ present }) => present)];
  const file = {
    schema_version: 1,
    task_id: taskIdOf(request.state.run),
    task_summary: handoffs.at(-1)?.summary ?? removeInvisible(context.subject.title).text,
    relevant_files: merge(handoffs, 'relevant_files'),
    key_findings: merge(handoffs, 'key_findings'),
    constraints: merge(handoffs, 'constraints'),
    suggested_approach:
      handoffs.findLast((handoff) => handoff.context.suggested_approach !== '')?.context.suggested_approach ?? '',
    previous_failure: context.previous_failure,
    ...describeAnswers(context),
    ...(context.resumed === undefined ? {} : { notes: context.resumed.notes }),
    ...(context.matrix === undefined ? {} : { matrix: context.matrix }),
    // Without a handoff its note says so.
    parent: context.parent && { ...context.parent, handoff: context.parent.handoff.present ? context.parent.handoff : undefined },
    needs: context.needs,
    ...(context.children === undefined ? {} : { children: context.children, children_refused: context.children_refused }),
    history: context.history,
    ...describeTransfer(request, context),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Describes the questions that were answered; empty when there are none. GitHub shows an answer without its hidden parts. */
function describeAnswers({ answers }: PromptContext): { answers?: readonly object[] } {
  if (answers === undefined) return {};
  return { answers: answers.map((each) => ({ ...each, text: cleanPage(each.text).text })) };
}

/** Describes the transfer to this agent and its own targets; empty when there are neither. */
function describeTransfer({ state, stage, due, hops }: ContextFileRequest, { transfer }: PromptContext): { transfer?: object } {
  const agent = agentNameAt(state, { stage, execution: due.execution });
  const targets = agent === undefined ? [] : transferTargets(state.run.body.config, agent);
  if (transfer === undefined && targets.length === 0) return {};
  const left = hops === undefined ? {} : { hops_left: hops };
  const offered = hops === 0 ? [] : targets;
  return { transfer: { from: transfer?.from ?? null, message: transfer?.message ?? null, targets: offered, ...left } };
}

function handoffsInOrder(state: State, context: PromptContext): readonly HandoffInContext[] {
  const names = [...new Set(state.tasks.map((task) => task.body.stage).reverse())].reverse();
  const needs = Object.values(context.needs).flatMap((need) => [
    ...(need.each ?? []),
    ...(need.each === undefined ? [need] : []),
  ]);
  const byName = new Map(needs.map((need) => [need.name, need.handoff]));
  return names.flatMap((name) => byName.get(name) ?? []).filter((handoff) => handoff.present);
}

function merge(handoffs: readonly HandoffInContext[], key: 'relevant_files' | 'key_findings' | 'constraints'): readonly string[] {
  return [...new Set(handoffs.flatMap((handoff) => handoff.context[key]))];
}
