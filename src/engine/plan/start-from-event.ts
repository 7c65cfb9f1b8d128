/**
 * Decides what an event starts. In this order: the configuration is parsed; a command that is not about a start goes to
 * `command`; all others are matched against the pipelines (`match-event.ts`), and the trigger is completed by what its payload
 * leaves out. Then each pipeline that matches gets a run (`start-run.ts`): a thread is chosen, earlier runs are searched for,
 * the first record is written, and `start-first-stages.ts` draws the status comment and starts the first stages. Where nothing starts,
 * a command gets a refusal, and a trace is stored for `baton why`.
 */

import { checkSigningKey } from '../../core/config/check-signing-key.ts';
import type { ReadConfig } from '../../core/config/parse/parse-config.ts';
import { completeConfig } from '../../core/config/parse/parse-whole-config.ts';
import type { Config } from '../../core/config/schema/config-schema.ts';
import type { Problem } from '../../core/problem.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { isPipelineCommand, parseCommand } from '../../core/trigger/command.ts';
import type { Comment } from '../../core/trigger/comment.ts';
import { countFix, type Fixes } from '../../core/trigger/match/check-failed-check.ts';
import type { PipelineMatch } from '../../core/trigger/match/match-pipelines.ts';
import type { Trigger } from '../../core/trigger/trigger.ts';
import { pauseWords } from '../../core/view/comment/refusal.ts';
import type { PlannedRun } from '../command/command-context.ts';
import type { CommandRequest } from '../command/perform-command.ts';
import type { Effects, Plans, Reads } from '../engine-ports.ts';
import type { Order } from '../order/build-order.ts';
import { foldBlockedStarts } from '../view/blocked-start.ts';
import { markSeen } from '../view/reactions.ts';
import { completeTrigger } from './complete-trigger.ts';
import { matchEvent } from './match-event.ts';
import { readFixes } from './read-fixes.ts';
import { type RefusedStart, startRun } from './start-run.ts';
import { storeTrace } from './store-trace.ts';

export interface PlanRequest {
  readonly trigger: Trigger;
  readonly config: ReadConfig;
  /** Commit of the default branch that the config was read at. */
  readonly commit: string;
  /** True when this workflow run carries out the first order for an agent itself. */
  readonly inline: boolean;
  /** The only pipeline that the event may start, where it had to wait; absent for all. */
  readonly only?: string;
  /** Names the event: a delivery that comes twice, or a job that runs again, has the same. */
  readonly start: string;
}

export interface RefusedPipeline extends RefusedStart {
  readonly pipeline: string;
}

export interface Planned {
  readonly matches: readonly PipelineMatch[];
  readonly runs: readonly PlannedRun[];
  /** Pipelines that matched and were not started. */
  readonly refused: readonly RefusedPipeline[];
  readonly inline: Order | undefined;
  /** The reply to a command that starts no pipeline, in words. */
  readonly answer?: readonly string[];
}

/** Starts a run of every pipeline that the trigger matches. Runs under the subject's lock. */
export async function startFromEvent(engine: Plans, request: PlanRequest): Promise<Result<Planned, readonly Problem[]>> {
  const parsed = await completeConfig(request.config);
  if (!parsed.ok) return failure(parsed.error);
  const config = parsed.value;
  const isPrivate = request.trigger.repository.private;
  const problem = checkSigningKey({ keys: config.signing?.keys ?? [], signer: engine.ports.signer, isPrivate });
  if (problem !== undefined) return failure([problem]);
  const command = findOwnCommand(request.trigger, config);
  if (command !== undefined) return success(await planCommand(engine, { trigger: request.trigger, config, command }));
  return success(await planEvent(engine, { request, config }));
}

async function planCommand(engine: Effects, request: CommandRequest): Promise<Planned> {
  const { performCommand } = await import('../command/perform-command.ts');
  const performed = await performCommand(engine, request);
  const { matches } = performed;
  if (!matches.some(({ matched }) => matched))
    await (await import('./refuse-command.ts')).refuseCommand(engine, { ...request, matches, refused: [] });
  return { ...performed, refused: [], inline: undefined };
}

async function planEvent(
  engine: Plans,
  { request, config }: { readonly request: PlanRequest; readonly config: Config },
): Promise<Planned> {
  const { check } = request.trigger;
  const plain = { trigger: request.trigger, fixes: undefined };
  const { trigger: attributed, fixes } = check === undefined ? plain : await readFixes(engine, { ...request, check, config });
  const matches = await matchEvent(engine, { trigger: attributed, config, fixes });
  const { only } = request;
  const matched = matches.filter(({ matched, pipeline }) => matched && (only === undefined || only === pipeline));
  const completed = matched.length === 0 ? success(attributed) : await completeUnlessPaused(engine, attributed);
  const trigger = completed.ok ? completed.value : attributed;
  const started: Pick<Planned, 'runs' | 'refused' | 'inline'> = completed.ok
    ? await startMatched(engine, { request: { ...request, trigger }, config, matched, fixes })
    : { runs: [], inline: undefined, refused: matched.map(({ pipeline }) => ({ pipeline, reason: completed.error })) };
  if (started.refused.some(({ budget }) => budget !== undefined)) {
    const { reportBudgets } = await import('./report-budgets.ts');
    await reportBudgets(engine, { trigger, config, refused: started.refused, start: request.start });
  }
  if (started.runs.length === 0) {
    const { refuseCommand, reportUnanswered } = await import('./refuse-command.ts');
    const refused = started.refused.filter(({ budget }) => budget === undefined);
    if (refused.length > 0 || started.refused.length === 0) await refuseCommand(engine, { trigger, config, matches, refused });
    await reportUnanswered(engine, { trigger, config, matches, start: request.start });
    await storeTrace(engine, { trigger, matches, refused: started.refused });
  }
  return { matches, ...started };
}

/** Returns the trigger with all that a run needs to know about it, or why nothing may start by it. */
async function completeUnlessPaused(engine: Reads, trigger: Trigger): Promise<Result<Trigger, string>> {
  return engine.settings.paused === true ? failure(pauseWords) : completeTrigger(engine, trigger);
}

interface StartFacts {
  readonly request: PlanRequest;
  readonly config: Config;
  readonly matched: readonly PipelineMatch[];
  readonly fixes: Fixes | undefined;
}

/** Starts a run of each pipeline. Reacts to the event once, before the first record of a run is written. */
async function startMatched(
  engine: Effects,
  { request, config, matched, fixes }: StartFacts,
): Promise<Pick<Planned, 'runs' | 'refused' | 'inline'>> {
  let reaction: ReturnType<typeof markSeen> | undefined;
  const acknowledge = (): ReturnType<typeof markSeen> => (reaction ??= markSeen(engine, request.trigger));
  let folded: Promise<void> | undefined;
  const foldBlocked = (comments: readonly Comment[]): Promise<void> => (folded ??= foldBlockedStarts(engine, comments));
  const runs: PlannedRun[] = [];
  const refused: RefusedPipeline[] = [];
  let order: Order | undefined;
  for (const { pipeline, checks } of matched) {
    const inline = request.inline && order === undefined;
    const trigger = fixes === undefined ? request.trigger : countFix(request.trigger, fixes[pipeline]);
    const begun = await startRun(engine, { ...request, trigger, pipeline, config, inline, checks, acknowledge, foldBlocked });
    if (!begun.ok) refused.push({ pipeline, ...begun.error });
    else {
      const { run, started, state } = begun.value;
      runs.push({ run, pipeline, started, state });
      order ??= begun.value.inline;
    }
  }
  return { runs, refused, inline: order };
}

/**
 * Finds a command that is for Baton itself and not for a pipeline. A pipeline's own command comes first; a command for a
 * pipeline that the config does not have is unknown.
 */
export function findOwnCommand({ kind, comment }: Trigger, { pipelines }: Config): CommandRequest['command'] | undefined {
  const body = kind === 'comment' ? (comment?.body ?? '') : '';
  const command = parseCommand(body);
  if (command === undefined || Object.values(pipelines).some(({ on }) => isPipelineCommand(on, body))) return undefined;
  if (command.kind !== 'run') return command;
  return Object.hasOwn(pipelines, command.pipeline) ? undefined : { kind: 'unknown', line: `/baton run ${command.pipeline}` };
}
