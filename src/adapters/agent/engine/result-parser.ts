import type { AgentResult, ResultOutcome } from '../../../core/agent/agent-result.ts';
import { classifyFailureText, readReopening } from '../../../core/agent/classify-failure-text.ts';
import { createEventSplitter } from '../stream/event-splitter.ts';
import { toJson } from '../stream/json-event.ts';
import type { Engine, EngineExit } from './engine.ts';
import { ResultDraft } from './result-draft.ts';

export interface ResultParser {
  /** Parses the next piece of stdout, wherever it was cut. */
  push(chunk: Uint8Array): void;
  end(exit: EngineExit): AgentResult;
}

/**
 * Creates a parser for the stdout of one run of an engine, whose memory does not grow with the output. `onText` receives the text
 * of the agent.
 */
export function createResultParser(engine: Engine, onText?: (text: string) => void): ResultParser {
  const draft = new ResultDraft(onText);
  const reader = engine.createReader();
  const onEvent = (event: unknown): void => {
    draft.started = true;
    reader.read(toJson(event), draft);
  };
  const splitter = createEventSplitter({ output: engine.output, onEvent });
  return {
    push: (chunk) => splitter.push(chunk),
    end(exit) {
      splitter.end();
      reader.end?.(draft, exit);
      return buildResult(draft, exit);
    },
  };
}

/** Builds the result. A success needs the terminal event, its good status, and exit status 0. */
function buildResult(draft: ResultDraft, exit: EngineExit): AgentResult {
  const { outcome, reason: named } = decideOutcome(draft, exit);
  const { sessionId, model, usage, costUsd, turns, tools, denials, mcpServers, structured, warnings } = draft;
  // Older versions of Claude Code name a closed usage limit in an event alone.
  const reason = named === 'rate_limit' && draft.notBefore !== null ? 'limited' : named;
  return {
    outcome,
    reason,
    notBefore: reason === 'limited' ? (draft.notBefore ?? readReopening(warnings.join('\n'), exit.endedAt)) : undefined,
    limit: reason === 'limited' ? draft.limit : undefined,
    finalText: outcome === 'success' ? draft.text : null,
    ...{ sessionId, model, usage, usageScope: usage === null ? null : draft.usageScope },
    ...{ costUsd, costScope: costUsd === null ? null : draft.costScope },
    ...{ turns, tools, denials, mcpServers, structured, warnings },
  };
}

function decideOutcome(
  draft: ResultDraft,
  exit: EngineExit,
): { readonly outcome: ResultOutcome; readonly reason: string | null } {
  const { terminal } = draft;
  if (exit.ended === 'not-started')
    return { outcome: 'startup_failed', reason: exit.notRunnable === true ? 'not_runnable' : 'startup' };
  if (exit.ended === 'timeout') return { outcome: 'killed', reason: 'timeout' };
  if (terminal !== undefined && terminal.outcome !== 'success') return terminal;
  if (exit.ended === 'killed') return { outcome: 'killed', reason: terminal === undefined ? draft.reasonWithoutEnd : 'signal' };
  if (terminal === undefined) {
    if (!draft.started && exit.exitStatus !== 0)
      return { outcome: 'startup_failed', reason: draft.startupReason ?? reasonOfStart(exit) };
    return { outcome: 'killed', reason: draft.reasonWithoutEnd };
  }
  return exit.exitStatus === 0 ? terminal : { outcome: 'error', reason: 'exit_code' };
}

function reasonOfStart({ exitStatus, stderr }: EngineExit): string {
  return isNotRunnable(exitStatus) ? 'not_runnable' : (classifyFailureText(stderr) ?? 'startup');
}

/** Returns whether a shell ends with this status because there is no such program, or because it cannot be executed. */
export function isNotRunnable(exitStatus: number): boolean {
  return exitStatus === 126 || exitStatus === 127;
}
