// This folder performs queued work: it plans events and changes, reads the orders of finished agent jobs, records their
// results, and reports faults of the configuration.

import { type ReadConfig, toConfig } from '../../core/config/parse/parse-config.ts';
import { completeConfig } from '../../core/config/parse/parse-whole-config.ts';
import type { Config } from '../../core/config/schema/config-schema.ts';
import { classifyFor } from '../../core/launch/classify-change.ts';
import { problemText } from '../../core/problem.ts';
import { type Change, describeChange, parseChange } from '../../core/trigger/change.ts';
import { isAwaitedEvent } from '../../core/trigger/match/awaits-event.ts';
import { hasSubject, startIdOf, type Trigger } from '../../core/trigger/trigger.ts';
import { renderPlanSummary } from '../../core/view/summary/plan.ts';
import { applyChange } from '../../engine/decision/apply-change.ts';
import { type Planned, startFromEvent } from '../../engine/plan/start-from-event.ts';
import { reportStartBlocked } from '../../host/report-start-blocked.ts';
import { StartBlocked } from '../../host/start-blocked.ts';
import { rememberHead } from '../checks/pull-head.ts';
import { createAppEngine } from '../engine/app-engine.ts';
import { readRepositoryConfig, recallRepositoryConfig } from '../engine/read-repository-config.ts';
import { chooseSide } from '../modes/choose-side.ts';
import { dropStarts, holdStart } from '../starts/budget-line.ts';
import type { Mode } from '../work/mode.ts';
import type { EventWork, WorkContext } from '../work/queued-work.ts';
import { updateConfigIssue } from './config-issue.ts';
import { learnTrigger, resolveTrigger } from './learn-trigger.ts';

/** Applies a change of a subject to the runs about it. */
async function planChange(
  context: WorkContext,
  { change, installation, mode }: { readonly change: Change; readonly installation: number; readonly mode: Mode },
): Promise<void> {
  const { repository, subject } = change;
  const workflowRun = { id: 0, attempt: 1, url: subject.url };
  if (change.kind === 'pushed') await notePull(context, change);
  const { engine, config } = await createAppEngine(context, { installation, repository, workflowRun, mode });
  const changed = await applyChange(engine, { change, config: config.read });
  // Faults of the config are reported to people who start a run, and by the push that brought them.
  if (!changed.ok) return context.log.error(`#${subject.number}: ${changed.error.map(problemText).join(' ')}`);
  await takeBackStarts(context, { change, config: toConfigOf(config.read) });
  const said = changed.value.map((run) => `run ${run.run}: ${run.said}`).join('; ');
  const what = `#${subject.number}: ${describeChange(change)}`;
  if (said === '') context.log.debug?.(`${what}; no run about it was under way.`);
  else context.log.info(`${what}; ${said}.`);
}

/** Notes a pull request that has a new commit, or is open since now: its checks belong to that commit. */
async function notePull(
  { seen, store, arrivals }: WorkContext,
  { repository, subject }: Pick<Trigger, 'repository' | 'subject'>,
): Promise<void> {
  if (subject.head === undefined) return;
  const head = subject.head.sha;
  seen.pull = { number: subject.number, head };
  await rememberHead(store, { repository: repository.id, pull: subject.number, head, now: arrivals() });
}

/** Takes back starts that wait for a budget where the change of their subject would end or pause a run. */
async function takeBackStarts(
  context: WorkContext,
  { change, config }: { readonly change: Change; readonly config: Config | undefined },
): Promise<void> {
  const place = { repository: change.repository.id, subject: change.subject.number };
  const dropped = await dropStarts(context, place, ({ pipeline, label }) => {
    const onChange = config?.pipelines[pipeline]?.['on-change'];
    const meaning = classifyFor({ label, onChange }, change);
    return meaning === 'cancel' || meaning === 'pause';
  });
  if (dropped.length > 0)
    context.log.info(`#${change.subject.number}: the start of ${dropped.join(', ')}, which waited for a budget, was taken back.`);
}

function toConfigOf(read: ReadConfig): Config | undefined {
  const config = read.ok ? toConfig(read.value) : read;
  return config.ok ? config.value : undefined;
}

/** Starts the runs that an event asks for. Each agent task becomes a job of its own. */
export async function planEvent(context: WorkContext, work: EventWork): Promise<void> {
  const change = parseChange(work.name, work.payload);
  if (change !== undefined) {
    const mode = await chooseSide(context, work);
    return mode && planChange(context, { change, installation: work.installation, mode });
  }
  const trigger = learnTrigger(work);
  if (!trigger.ok) return context.log.debug?.(`No pipeline was started: ${trigger.error.reason}`);
  const { kind, action, subject } = trigger.value;
  if (kind === 'pull-request-changed' && (action === 'opened' || action === 'reopened')) await notePull(context, trigger.value);
  if (!(await isAwaitedByApp(context, trigger.value)))
    return context.log.debug?.(`#${subject.number}: no pipeline waits for this ${work.name}.`);
  const mode = await chooseSide(context, work);
  if (mode === undefined) return;
  await tryStart(context, { work, trigger: trigger.value, mode });
}

/** An event that may start runs. */
export interface EventFacts {
  readonly work: EventWork;
  readonly trigger: Trigger;
  /** The only pipeline that is started, where the event had to wait. */
  readonly only?: string;
  /** The side that serves the repository, where that was read before. */
  readonly mode?: Mode;
}

/** The outcome of an event: the runs that it started, and what was refused. */
export interface Started extends Planned {
  readonly isPaused: boolean;
}

/** Starts runs, and keeps the starts that have to wait for a budget. */
async function startRuns(context: WorkContext, { work, trigger: heard, only, mode }: EventFacts): Promise<Started> {
  const { repository } = heard;
  const { installation } = work;
  // No workflow run starts the run, so the record has the id 0.
  const workflowRun = { id: 0, attempt: 1, url: heard.subject.url };
  const lock = hasSubject(heard) ? heard.subject.number : 0;
  const request = { installation, repository, workflowRun, event: work, lock, mode };
  const { engine, github, config } = await createAppEngine(context, request);
  const { agentWorkflow: ownFile } = context.settings;
  const resolved = await resolveTrigger(github, { work, trigger: heard, tip: config.commit, ownFile });
  if (!resolved.ok) {
    context.log.info(`No pipeline was started: ${resolved.error}.`);
    return { matches: [], runs: [], refused: [], inline: undefined, isPaused: false };
  }
  const trigger = resolved.value;
  const planned = await startFromEvent(engine, {
    trigger,
    config: config.read,
    commit: config.commit,
    inline: false,
    start: startIdOf(trigger, `delivery ${work.delivery}`),
    only,
  });
  if (!planned.ok) throw new StartBlocked('configuration', planned.error);
  context.log.info(renderPlanSummary(planned.value));
  const place = { installation, repository, subject: hasSubject(trigger) ? trigger.subject.number : 0 };
  const waiting = planned.value.refused.flatMap(({ pipeline, budget }) =>
    budget?.until === undefined ? [] : [{ pipeline, until: budget.until }],
  );
  for (const { pipeline, until } of waiting)
    await holdStart(context, { ...place, pipeline, event: work, label: trigger.label }, until);
  return { ...planned.value, isPaused: engine.settings.paused === true };
}

/** Starts the runs of an event. Returns undefined if nothing can start at all, which is reported. */
export async function tryStart(context: WorkContext, facts: EventFacts): Promise<Started | undefined> {
  try {
    return await startRuns(context, facts);
  } catch (thrown) {
    if (!(thrown instanceof StartBlocked)) throw thrown;
    // Another try would meet the same fault.
    await reportBlocked(context, { blocked: thrown, installation: facts.work.installation, trigger: facts.trigger });
    return undefined;
  }
}

interface BlockedWork extends Pick<EventFacts, 'trigger'> {
  readonly blocked: StartBlocked;
  readonly installation: number;
}

/** Reports a fault for which nothing can start: in the log, in an issue about the configuration, and to the person who waits. */
async function reportBlocked(context: WorkContext, { blocked, installation, trigger }: BlockedWork): Promise<void> {
  const { settings, log } = context;
  const { repository } = trigger;
  for (const problem of blocked.problems) log.error(problemText(problem));
  if (blocked.by === 'configuration') await updateConfigIssue(context, { installation, repository });
  const opened = await context.openGitHub({ installation, repository });
  const path = settings.config;
  const { text, commit } =
    blocked.by === 'unreadable' ? { text: '', commit: repository.defaultBranch } : await readRepositoryConfig(context, opened);
  const { serverUrl } = settings;
  await reportStartBlocked({ github: opened.github, log }, blocked, { trigger, config: text, file: path, commit, serverUrl });
}

/**
 * Returns false for an event that no pipeline waits for, such as a label of another process or one of Baton's own: it costs no request.
 * Returns true where the App does not know the configuration, or cannot read it, which is said to people elsewhere.
 */
async function isAwaitedByApp(context: WorkContext, trigger: Trigger): Promise<boolean> {
  const text = await recallRepositoryConfig(context, trigger.repository);
  const config = text === undefined ? undefined : await completeConfig(context.checkConfig(text));
  if (config?.ok !== true) return true;
  return isAwaitedEvent(config.value, trigger) || needsNeutralCheck(config.value, trigger);
}

/** Returns whether a pull request that was opened gets checks of pipelines that have no run about it. */
function needsNeutralCheck({ pipelines }: Parameters<typeof isAwaitedEvent>[0], { kind, action }: Trigger): boolean {
  const isOpened = kind === 'pull-request-changed' && (action === 'opened' || action === 'reopened');
  return isOpened && Object.values(pipelines).some(({ checks }) => checks?.neutral === true);
}
