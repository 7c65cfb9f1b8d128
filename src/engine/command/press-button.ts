import type { Config } from '../../core/config/schema/config-schema.ts';
import { runRefOf } from '../../core/record/find-runs.ts';
import type { PipelineMatch } from '../../core/trigger/match/match-pipelines.ts';
import type { Trigger } from '../../core/trigger/trigger.ts';
import type { CheckButton } from '../../core/view/check/check-run.ts';
import { renderClickRefusal } from '../../core/view/check/render-check.ts';
import { pauseWords } from '../../core/view/comment/refusal.ts';
import type { Effects } from '../engine-ports.ts';
import { readRun } from '../thread/read-run.ts';
import { listRunsAbout, type RunAbout } from '../thread/runs.ts';
import { askPermittedApprovers } from './approval-rights.ts';
import { approveStage } from './approve.ts';
import { cancelRuns } from './cancel.ts';
import type { CommandResult, RequestContext } from './command-context.ts';
import { retryRun } from './retry.ts';
import { askPermittedPipelines, askPermittedRuns } from './rights.ts';

export interface ButtonRequest {
  /** The person who clicked, and the pull request. It has no comment. */
  readonly trigger: Trigger;
  readonly config: Config;
  /** The name of the run that the check shows. */
  readonly run: string;
  readonly button: CheckButton;
  /** Names the click, so that it decides once. */
  readonly event: string;
  /** The time at which the click arrived, where it is known. */
  readonly askedAt: string | undefined;
}

export interface PressedButton {
  readonly done: boolean;
  /** The answer to a click that did nothing, in Markdown; undefined for one that did something, and where there is no such run. */
  readonly notice?: string;
}

const names = { retry: 'Retry', cancel: 'Cancel', approve: 'Approve' } as const;

/**
 * Carries out a click on a button of a check, with the rights that the command in a comment asks for. Runs under the subject's lock.
 * Idempotent. The watcher sees the run also where nothing was done, so that the check can answer.
 */
export async function pressButton(engine: Effects, request: ButtonRequest): Promise<PressedButton> {
  const { trigger, config, button, event } = request;
  const isApproval = button.kind === 'approve';
  const matches = await (isApproval ? askPermittedApprovers(engine, request) : askPermittedPipelines(engine, request));
  const { all, comments } = await listRunsAbout(engine, { subject: trigger.subject, config, before: Number.POSITIVE_INFINITY });
  const run = all.find(({ stored }) => stored.record.run === request.run);
  if (run === undefined) return { done: false };
  const runs = await listPermitted(engine, run, { ...request, matches });
  const context: RequestContext = {
    trigger,
    source: { kind: 'event', event },
    askedAt: request.askedAt,
    reason: 'a button of the check was clicked',
    config,
    pipelines: [],
    runs,
    comments,
  };
  const result =
    runs.length === 0 ? { parts: [explainRefusal(run, matches)], done: false } : await performButton(engine, context, button);
  if (result.done) return { done: true };
  const reading = await readRun(engine, runRefOf(run.stored));
  if (reading.ok) engine.ports.watcher?.see(reading.value);
  return { done: false, notice: renderClickRefusal(trigger.actor.login, { button: names[button.kind], why: result.parts }) };
}

interface Rights extends ButtonRequest {
  readonly matches: readonly PipelineMatch[];
}

/** Returns the run, if the person may command it. Whoever may approve some stage is asked about this one later. */
async function listPermitted(engine: Effects, run: RunAbout, { trigger, matches, button }: Rights): Promise<readonly RunAbout[]> {
  if (button.kind !== 'approve') return askPermittedRuns(engine, [run], { trigger, matches });
  return matches.some(({ matched }) => matched) ? [run] : [];
}

function explainRefusal({ stored }: RunAbout, matches: readonly PipelineMatch[]): string {
  const { pipeline } = stored.record.body;
  const checks = matches.find((match) => match.pipeline === pipeline)?.checks ?? [];
  const failed = checks.filter(({ passed }) => !passed).map(({ detail }) => detail);
  return failed.length === 0 ? `No command about pipeline \`${pipeline}\` is allowed.` : failed.join(' ');
}

async function performButton(engine: Effects, context: RequestContext, button: CheckButton): Promise<CommandResult> {
  if (button.kind === 'cancel') return cancelRuns(engine, context);
  if (engine.settings.paused === true) return { parts: [`${pauseWords}.`], done: false };
  return button.kind === 'retry'
    ? retryRun(engine, context, undefined)
    : approveStage(engine, context, { digest: button.digest });
}
