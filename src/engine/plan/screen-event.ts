import type { Config } from '../../core/config/schema/config-schema.ts';
import type { Change } from '../../core/trigger/change.ts';
import type { PipelineMatch } from '../../core/trigger/match/match-pipelines.ts';
import { startIdOf, type Trigger } from '../../core/trigger/trigger.ts';
import { askPermittedApprovers } from '../command/approval-rights.ts';
import { askPermittedPipelines } from '../command/rights.ts';
import type { Reads, Views } from '../engine-ports.ts';
import { matchEvent } from './match-event.ts';
import { refuseCommand, reportUnanswered } from './refuse-command.ts';
import { findOwnCommand } from './start-from-event.ts';

interface Screened {
  readonly trigger: Trigger;
  readonly config: Config;
}

/**
 * Returns whether an event of somebody who looks like a stranger is to be planned: it starts a pipeline, or it is a command of a
 * person who may give one. Replies to a command that is not, and says if GitHub did not answer. Runs outside of the subject's lock, so it starts nothing itself.
 */
export async function screenTrigger(engine: Views, { trigger, config }: Screened): Promise<boolean> {
  const matches = await askMatches(engine, { trigger, config });
  if (matches.some(({ matched }) => matched)) return true;
  await refuseCommand(engine, { trigger, config, matches, refused: [] });
  const start = startIdOf(trigger, `workflow run ${engine.settings.workflowRun.id}`);
  await reportUnanswered(engine, { trigger, config, matches, start });
  return false;
}

/** Returns what the event would start, or the right of the person to give this command. */
function askMatches(engine: Reads, facts: Screened): Promise<readonly PipelineMatch[]> {
  const command = findOwnCommand(facts.trigger, facts.config);
  if (command === undefined) return matchEvent(engine, facts);
  const isApproval = command.kind === 'approve' || command.kind === 'reject' || command.kind === 'raise';
  return isApproval ? askPermittedApprovers(engine, facts) : askPermittedPipelines(engine, facts);
}

/** Returns whether a change is applied to runs: the person who made it may start at least one pipeline. */
export async function screenChange(
  engine: Reads,
  { change, config }: { readonly change: Change; readonly config: Config },
): Promise<boolean> {
  const { repository, subject, actor } = change;
  const trigger: Trigger = { kind: 'issue-changed', label: '', repository, subject, actor };
  return (await askPermittedPipelines(engine, { trigger, config })).some(({ matched }) => matched);
}
