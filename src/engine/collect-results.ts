import { findHandoff } from '../core/handoff/find-handoff.ts';
import type { Handoff } from '../core/handoff/handoff.ts';
import { parseHandoff } from '../core/handoff/parse-handoff.ts';
import { parseResults } from '../core/output/parse-results.ts';
import { toCapturedResults } from '../core/output/to-captured-results.ts';
import type { AgentRun } from '../ports/agent-runner.ts';
import type { LeftFiles } from '../ports/workspace.ts';
import type { TaskContext } from './task-context.ts';

export interface LeftResults {
  readonly handoff: Handoff | undefined;
  readonly results: Readonly<Record<string, string>>;
  readonly warnings: readonly string[];
}

/** What the agent left behind, validated: an invalid handoff is a warning, and nothing of it is kept (DESIGN 4.3). */
export async function collectResults(context: TaskContext, facts: { run: AgentRun; left: LeftFiles }): Promise<LeftResults> {
  const { left, run } = facts;
  const found = findHandoff({ mcpFile: left.mcpFile, file: left.file, text: run.stdout });
  const handoff = found === undefined ? undefined : parseHandoff(found.raw);
  const own = parseResults(left.results ?? '');
  const warnings = [...(left.warnings ?? []), ...own.warnings];
  if (handoff?.ok === true) warnings.push(...handoff.value.warnings);
  if (handoff?.ok === false) {
    for (const { message } of handoff.error) warnings.push(`The handoff was not kept: ${message}`);
  }
  for (const warning of warnings) context.ports.log.warning(warning);
  const durationMilliseconds = Date.parse(context.ports.clock.now()) - Date.parse(context.startedAt);
  return {
    handoff: handoff?.ok === true ? handoff.value.handoff : undefined,
    results: toCapturedResults(own.results, { durationMilliseconds }),
    warnings,
  };
}
