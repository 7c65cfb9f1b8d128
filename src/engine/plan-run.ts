import { checkSigningKey } from '../core/config/check-signing-key.ts';
import type { Config } from '../core/config/config-schema.ts';
import { parseWholeConfig } from '../core/config/parse-whole-config.ts';
import type { State } from '../core/pipeline/state.ts';
import type { Problem } from '../core/problem.ts';
import { failure, type Result, success } from '../core/result.ts';
import { matchPipelines, type PipelineMatch } from '../core/trigger/match-pipelines.ts';
import type { Trigger } from '../core/trigger/trigger.ts';
import type { Order } from './build-order.ts';
import { completeTrigger } from './complete-trigger.ts';
import type { Engine } from './engine-ports.ts';
import { startRun } from './start-run.ts';

export interface PlanRequest {
  readonly trigger: Trigger;
  readonly configText: string;
  /** Commit of the default branch that the config was read at. */
  readonly commit: string;
  /** Whether the first order for an agent is carried out in this workflow run. */
  readonly inline: boolean;
  /** Names the event: a delivery that comes twice, or a job that runs again, has the same. */
  readonly start: string;
}

export interface PlannedRun {
  readonly run: string;
  readonly pipeline: string;
  readonly started: readonly string[];
  /** The run as it is now. */
  readonly state: State;
}

export interface Planned {
  readonly matches: readonly PipelineMatch[];
  readonly runs: readonly PlannedRun[];
  /** Pipelines that matched and were not started, with the reason in words. */
  readonly refused: readonly { readonly pipeline: string; readonly reason: string }[];
  readonly inline: Order | undefined;
}

/** Starts a run of every pipeline that the trigger matches. Runs under the subject's lock. */
export async function planRun(engine: Engine, request: PlanRequest): Promise<Result<Planned, readonly Problem[]>> {
  const config = await parseWholeConfig(request.configText);
  if (!config.ok) return failure(config.error);
  const keys = config.value.signing?.keys ?? [];
  const isPrivate = request.trigger.repository.private;
  const problem = checkSigningKey({ keys, signer: engine.ports.signer, isPrivate });
  if (problem !== undefined) return failure([problem]);

  const matches = await findMatches(engine, { trigger: request.trigger, config: config.value });
  const matched = matches.filter((match) => match.matched);
  const trigger = matched.length === 0 ? request.trigger : await completeTrigger(engine, request.trigger);
  if (trigger === undefined) {
    const reason = `GitHub does not say which commits pull request #${request.trigger.subject.number} is made of`;
    return success({ matches, runs: [], refused: matched.map(({ pipeline }) => ({ pipeline, reason })), inline: undefined });
  }
  const runs: PlannedRun[] = [];
  const refused: { pipeline: string; reason: string }[] = [];
  let inline: Order | undefined;
  for (const { pipeline } of matched) {
    const started = await startRun(engine, {
      ...request,
      trigger,
      pipeline,
      config: config.value,
      inline: request.inline && inline === undefined,
    });
    if (!started.ok) refused.push({ pipeline, reason: started.error });
    else {
      const { run, started: stages, state } = started.value;
      runs.push({ run, pipeline, started: stages, state });
      inline ??= started.value.inline;
    }
  }
  return success({ matches, runs, refused, inline });
}

/** The role is asked for only when it is all that still decides. */
async function findMatches(engine: Engine, facts: { trigger: Trigger; config: Config }): Promise<readonly PipelineMatch[]> {
  const files = await findFiles(engine, facts);
  const known = { ...facts, files, via: engine.settings.via };
  const best = matchPipelines({ ...known, role: 'admin' });
  const unknown = matchPipelines({ ...known, role: undefined });
  // Nothing hangs on the role: nobody may start anything, or everybody what fits.
  if (best.every(({ matched }, at) => matched === unknown[at]?.matched)) return unknown;
  const role = await engine.ports.permissions.findRole(facts.trigger.actor.login, facts.trigger.actor.id);
  return matchPipelines({ ...known, role });
}

/** The files of a pull request are asked for only when nothing but them still decides. */
async function findFiles(engine: Engine, facts: { trigger: Trigger; config: Config }): Promise<readonly string[] | undefined> {
  const { subject } = facts.trigger;
  if (subject.kind !== 'pull-request') return undefined;
  const matches = matchPipelines({ ...facts, via: engine.settings.via, role: 'admin' });
  const isAsked = matches.some(({ checks }) => checks.some(({ check, passed }) => check === 'files' && !passed));
  return isAsked ? engine.ports.subjects.listChangedFiles(subject.number) : undefined;
}
