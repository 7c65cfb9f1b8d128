import { checkSigningKey } from '../../core/config/check-signing-key.ts';
import type { ReadConfig } from '../../core/config/parse/parse-config.ts';
import { completeConfig } from '../../core/config/parse/parse-whole-config.ts';
import type { Config } from '../../core/config/schema/config-schema.ts';
import type { Problem } from '../../core/problem.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { isPipelineCommand, parseCommand } from '../../core/trigger/command.ts';
import type { PipelineMatch } from '../../core/trigger/match/match-pipelines.ts';
import type { Trigger } from '../../core/trigger/trigger.ts';
import { pauseWords } from '../../core/view/words.ts';
import { answerCommand, type CommandRequest } from '../command/answer-command.ts';
import type { PlannedRun } from '../effects/planned-run.ts';
import type { Engine } from '../engine-ports.ts';
import type { Order } from '../order/build-order.ts';
import { markSeen } from '../view/reactions.ts';
import { completeTrigger } from './complete-trigger.ts';
import { matchEvent } from './match-event.ts';
import { refuseCommand } from './refuse-command.ts';
import { startRun } from './start-run.ts';
import { storeTrace } from './store-trace.ts';

export interface PlanRequest {
  readonly trigger: Trigger;
  readonly config: ReadConfig;
  /** Commit of the default branch that the config was read at. */
  readonly commit: string;
  /** Whether the first order for an agent is carried out in this workflow run. */
  readonly inline: boolean;
  /** Names the event: a delivery that comes twice, or a job that runs again, has the same. */
  readonly start: string;
}

export interface Planned {
  readonly matches: readonly PipelineMatch[];
  readonly runs: readonly PlannedRun[];
  /** Pipelines that matched and were not started, with the reason in words. */
  readonly refused: readonly { readonly pipeline: string; readonly reason: string }[];
  readonly inline: Order | undefined;
  /** What a command that starts no pipeline was answered, in words. */
  readonly answer?: readonly string[];
}

/** Starts a run of every pipeline that the trigger matches. Runs under the subject's lock. */
export async function planRun(engine: Engine, request: PlanRequest): Promise<Result<Planned, readonly Problem[]>> {
  const config = await completeConfig(request.config);
  if (!config.ok) return failure(config.error);
  const keys = config.value.signing?.keys ?? [];
  const isPrivate = request.trigger.repository.private;
  const problem = checkSigningKey({ keys, signer: engine.ports.signer, isPrivate });
  if (problem !== undefined) return failure([problem]);

  const command = findVerb(request.trigger, config.value);
  if (command !== undefined) {
    const answered = await answerCommand(engine, { trigger: request.trigger, config: config.value, command });
    const { matches } = answered;
    const decided = { trigger: request.trigger, config: config.value, matches, refused: [] };
    if (!matches.some(({ matched }) => matched)) await refuseCommand(engine, decided);
    return success({ ...answered, refused: [], inline: undefined });
  }
  const matches = await matchEvent(engine, { trigger: request.trigger, config: config.value });
  const matched = matches.filter((match) => match.matched);
  const startable = matched.length === 0 ? success(request.trigger) : await findStartable(engine, request.trigger);
  if (!startable.ok) {
    const refused = matched.map(({ pipeline }) => ({ pipeline, reason: startable.error }));
    await answerNothing(engine, { trigger: request.trigger, config: config.value, matches, refused });
    return success({ matches, runs: [], refused, inline: undefined });
  }
  const trigger = startable.value;
  let reaction: ReturnType<typeof markSeen> | undefined;
  const runs: PlannedRun[] = [];
  const refused: { pipeline: string; reason: string }[] = [];
  let inline: Order | undefined;
  for (const { pipeline, checks } of matched) {
    const started = await startRun(engine, {
      ...request,
      trigger,
      pipeline,
      config: config.value,
      inline: request.inline && inline === undefined,
      checks,
      acknowledge: () => (reaction ??= markSeen(engine, trigger)),
    });
    if (!started.ok) refused.push({ pipeline, reason: started.error });
    else {
      const { run, started: stages, state } = started.value;
      runs.push({ run, pipeline, started: stages, state });
      inline ??= started.value.inline;
    }
  }
  if (runs.length === 0) await answerNothing(engine, { trigger, config: config.value, matches, refused });
  return success({ matches, runs, refused, inline });
}

/** The trigger with all that a run needs to know of it, or why nothing may start by it. */
async function findStartable(engine: Engine, trigger: Trigger): Promise<Result<Trigger, string>> {
  return engine.settings.paused === true ? failure(pauseWords) : completeTrigger(engine, trigger);
}

/** Nothing was started: whoever commands is told, and whoever asks later can be. */
async function answerNothing(engine: Engine, decided: Parameters<typeof refuseCommand>[1]): Promise<void> {
  await refuseCommand(engine, decided);
  await storeTrace(engine, decided);
}

/** What is asked of us, and not of a pipeline: a pipeline's own command comes first, and one that is not there is unknown. */
function findVerb({ kind, comment }: Trigger, { pipelines }: Config): CommandRequest['command'] | undefined {
  const body = kind === 'comment' ? (comment?.body ?? '') : '';
  const command = parseCommand(body);
  if (command === undefined || Object.values(pipelines).some(({ on }) => isPipelineCommand(on, body))) return undefined;
  if (command.kind !== 'run') return command;
  return Object.hasOwn(pipelines, command.pipeline) ? undefined : { kind: 'unknown', line: `/baton run ${command.pipeline}` };
}
