import type { Config } from '../../core/config/schema/config-schema.ts';
import { filtersOf } from '../../core/config/schema/filter-schema.ts';
import { findTick } from '../../core/cron.ts';
import { cronRunName, eventRunName } from '../../core/run/names.ts';
import { mapWebhook } from '../../core/trigger/map-webhook.ts';
import type { Trigger } from '../../core/trigger/trigger.ts';
import type { Engine } from '../engine-ports.ts';
import { ensureRunsIssue, type RunThread, runThreadsOf, threadsOf } from '../thread/run-threads.ts';

/** Within this time a second event with the same `id` is known as such. */
const knownForHours = 24;

export interface EventThread {
  readonly trigger: Trigger;
  readonly start: string;
  readonly run: string;
  /** The runs issue, which is the subject as well. */
  readonly thread: number;
  readonly threads: readonly RunThread[];
  readonly isApart: true;
  readonly since: string;
}

/**
 * An event of another program, or a start by hand, has no subject: its run is kept on the pipeline's runs issue. Each stands for
 * itself, so none waits for another, and its name follows from the workflow run that it made.
 */
export async function chooseEventThread(
  engine: Engine,
  request: { readonly trigger: Trigger; readonly pipeline: string; readonly config: Config; readonly start: string },
): Promise<EventThread> {
  const { trigger, pipeline, start } = request;
  const now = engine.ports.clock.now();
  const firedAt = trigger.firedAt ?? now;
  const { issue } = await ensureRunsIssue(engine, pipeline);
  const inputs = inputsOf(request);
  const { webhook, ...rest } = trigger;
  const subject = { ...trigger.subject, number: issue.number, comments: issue.comments, url: issue.url };
  return {
    trigger: {
      ...rest,
      subject: {
        ...subject,
        title: inputs.title ?? `Baton runs: ${pipeline}`,
        body: inputs.body ?? '',
        labels: ['baton:runs'],
        createdAt: issue.createdAt,
      },
      // What the pipeline does not ask for is not kept.
      ...(webhook === undefined ? {} : { webhook: { type: webhook.type }, inputs }),
    },
    start: inputs.id === undefined ? start : `webhook ${webhook?.type ?? ''} ${inputs.id}`,
    run: eventRunName(pipeline, { subject: issue.number, ordinal: engine.settings.workflowRun.id || Date.parse(firedAt) }),
    thread: issue.number,
    threads: [],
    isApart: true,
    since: new Date(Math.min(Date.parse(firedAt), Date.parse(now) - knownForHours * 3_600_000)).toISOString(),
  };
}

function inputsOf({
  trigger,
  pipeline,
  config,
}: {
  trigger: Trigger;
  pipeline: string;
  config: Config;
}): Readonly<Record<string, string>> {
  const filters = filtersOf(config.pipelines[pipeline]?.on.webhook);
  for (const { type, map = {} } of filters) {
    const mapped = type === trigger.webhook?.type ? mapWebhook(map, trigger.webhook.payload) : undefined;
    if (mapped?.ok === true) return mapped.value;
  }
  return {};
}

export interface TickThread {
  readonly trigger: Trigger;
  /** Late and double ticks have the same. */
  readonly start: string;
  readonly run: string;
  /** The runs issue, which is the subject as well. */
  readonly thread: number;
  /** Issues where earlier ticks of the pipeline may stand. */
  readonly threads: readonly RunThread[];
}

/** A tick has no subject: its run is kept on the pipeline's runs issue, and named by the time that the tick stands for. */
export async function chooseTickThread(
  engine: Engine,
  request: { trigger: Trigger; pipeline: string; config: Config },
): Promise<TickThread> {
  const { trigger, pipeline, config } = request;
  const timezone = config.pipelines[pipeline]?.on.schedule?.timezone;
  const cron = trigger.schedule?.cron ?? '';
  const tick = findTick(cron, trigger.schedule?.firedAt ?? engine.ports.clock.now(), timezone);
  const { issue, accepting, past } = await ensureRunsIssue(engine, pipeline);
  const subject = { ...trigger.subject, number: issue.number, comments: issue.comments, url: issue.url };
  return {
    trigger: {
      ...trigger,
      subject: { ...subject, title: `Baton runs: ${pipeline}`, labels: ['baton:runs'], createdAt: issue.createdAt },
      schedule: { ...trigger.schedule, cron, tick },
    },
    start: `tick ${tick}`,
    run: cronRunName(pipeline, tick),
    thread: issue.number,
    // A new one holds nothing to look for.
    threads: [...accepting, ...past.slice(0, 1)].map(({ number, comments }) => ({ number, comments, about: number })),
  };
}

export interface SubjectThread {
  /** Issue or pull request whose comments will hold the records. */
  readonly thread: number;
  /** Where earlier runs about the subject may stand. */
  readonly threads: readonly RunThread[];
}

/**
 * Where the records of a run about a subject go (`comments`). The subject's own thread is looked at in any case: earlier
 * runs may have been kept there, and prompts may show its comments. One that was empty at the trigger holds neither.
 */
export async function chooseSubjectThread(
  engine: Engine,
  request: { readonly trigger: Trigger; readonly pipeline: string; readonly config: Config },
): Promise<SubjectThread> {
  const { subject } = request.trigger;
  if (request.config.comments === 'all') return { thread: subject.number, threads: threadsOf(subject) };
  const { issue, ...ordered } = await ensureRunsIssue(engine, request.pipeline);
  const threads = subject.comments === 0 ? runThreadsOf(ordered, subject) : threadsOf(subject, ordered);
  return { thread: issue.number, threads };
}
