import type { Config } from '../../core/config/schema/config-schema.ts';
import { findTick } from '../../core/cron.ts';
import { cronRunName, eventRunName } from '../../core/run/names.ts';
import { fillInputs } from '../../core/trigger/map-webhook.ts';
import { hasSubject, type Trigger } from '../../core/trigger/trigger.ts';
import type { LedgerIssue } from '../../ports/ledgers.ts';
import type { Records } from '../engine-ports.ts';
import { type RunThread, runThreadsOf, type SortedLedgers, sortLedgers, threadsOf } from '../thread/run-threads.ts';

/** A second event with the same `id` is known as such within this time. */
const knownForHours = 24;

interface AnyStart {
  /** The event; of one without a subject the runs issue is the subject. */
  readonly trigger: Trigger;
  /** Names the event: late and double events have the same. */
  readonly start: string;
  /** Number of the issue or pull request whose comments will hold the records. */
  readonly thread: number;
}

/** The start of a run about an issue or pull request. */
export interface OnSubject extends AnyStart {
  readonly kind: 'subject';
  /** Threads where earlier runs about the subject may stand. */
  readonly threads: readonly RunThread[];
}

/** The start of a run by its schedule. */
export interface OnTick extends AnyStart {
  readonly kind: 'tick';
  /** Name of the run, which follows from the time that the tick stands for. */
  readonly run: string;
  /** Issues where earlier ticks of the pipeline may stand. */
  readonly threads: readonly RunThread[];
}

/** The start of a run by an event of another program or by hand. Such runs do not wait for each other. */
export interface OnEvent extends AnyStart {
  readonly kind: 'event';
  /** Name of the run, which follows from the workflow run that the event made. */
  readonly run: string;
  /** The time since when this same event may have started its run already. */
  readonly since: string;
  /** Issues where earlier runs of the pipeline may stand. */
  readonly threads: readonly RunThread[];
}

export type Start = OnSubject | OnTick | OnEvent;

export interface WantedStart {
  readonly trigger: Trigger;
  readonly pipeline: string;
  readonly config: Config;
  readonly start: string;
}

/** Chooses the thread that holds the records of a new run, and finds the threads where earlier runs may stand. */
export function chooseThread(engine: Records, facts: WantedStart): Promise<Start> {
  if (facts.trigger.schedule !== undefined) return chooseTickThread(engine, facts);
  const { pipeline: name, config } = facts;
  const filled = { ...facts, trigger: fillInputs(facts.trigger, { name, on: config.pipelines[name]?.on ?? {} }) };
  return hasSubject(facts.trigger) ? chooseSubjectThread(engine, filled) : chooseEventThread(engine, filled);
}

/**
 * Chooses the pipeline's runs issue for an event of another program or a start by hand, which has no subject. Each event stands
 * for itself, so no run waits for another.
 */
async function chooseEventThread(engine: Records, facts: WantedStart): Promise<OnEvent> {
  const { trigger, pipeline, start } = facts;
  const now = engine.ports.clock.now();
  const firedAt = trigger.firedAt ?? now;
  const { issue, ...ordered } = await ensureRunsIssue(engine, pipeline);
  const { number, comments, url, createdAt } = issue;
  const id = trigger.webhook === undefined ? undefined : trigger.inputs?.id;
  return {
    kind: 'event',
    trigger: { ...trigger, subject: { ...trigger.subject, number, comments, url, createdAt } },
    start: id === undefined ? start : `webhook ${trigger.webhook?.type ?? ''} ${id}`,
    run: eventRunName(pipeline, { subject: issue.number, ordinal: engine.settings.workflowRun.id || Date.parse(firedAt) }),
    thread: issue.number,
    since: new Date(Math.min(Date.parse(firedAt), Date.parse(now) - knownForHours * 3_600_000)).toISOString(),
    threads: listRecentThreads(ordered),
  };
}

/** Chooses the pipeline's runs issue for a tick, which has no subject. Its run is named by the time that the tick stands for. */
async function chooseTickThread(engine: Records, { trigger, pipeline, config }: WantedStart): Promise<OnTick> {
  const timezone = config.pipelines[pipeline]?.on.schedule?.timezone;
  const cron = trigger.schedule?.cron ?? '';
  const tick = findTick(cron, trigger.schedule?.firedAt ?? engine.ports.clock.now(), timezone);
  const { issue, ...ordered } = await ensureRunsIssue(engine, pipeline);
  const subject = { ...trigger.subject, number: issue.number, comments: issue.comments, url: issue.url };
  return {
    kind: 'tick',
    trigger: {
      ...trigger,
      subject: { ...subject, title: `Baton runs: ${pipeline}`, labels: ['baton:runs'], createdAt: issue.createdAt },
      schedule: { ...trigger.schedule, cron, tick },
    },
    start: `tick ${tick}`,
    run: cronRunName(pipeline, tick),
    thread: issue.number,
    threads: listRecentThreads(ordered),
  };
}

/** Lists the runs issues where the newest runs without a subject stand. One that was made just now holds none. */
function listRecentThreads({ accepting, past }: SortedLedgers): readonly RunThread[] {
  return [...accepting, ...past.slice(0, 1)].map(({ number, comments }) => ({ number, comments, about: number }));
}

/**
 * Chooses the thread for a run about a subject (`comments`). The subject's own thread is searched in any case: earlier runs may
 * have been stored there, and prompts may show its comments. A thread that was empty at the trigger holds neither.
 */
async function chooseSubjectThread(engine: Records, { trigger, pipeline, config, start }: WantedStart): Promise<OnSubject> {
  const { subject } = trigger;
  const common = { kind: 'subject', trigger, start } as const;
  if (config.comments === 'all') return { ...common, thread: subject.number, threads: threadsOf(subject) };
  const { issue, ...ordered } = await ensureRunsIssue(engine, pipeline);
  const threads = subject.comments === 0 ? runThreadsOf(ordered, subject) : threadsOf(subject, ordered);
  return { ...common, thread: issue.number, threads };
}

/** Ensures that the pipeline has a runs issue that takes records now, and returns it with all other runs issues of the pipeline. */
async function ensureRunsIssue({ ports }: Records, pipeline: string): Promise<SortedLedgers & { readonly issue: LedgerIssue }> {
  const ordered = sortLedgers(await ports.ledgers.list('runs', pipeline));
  const issue = ordered.accepting[0] ?? (await ports.ledgers.create('runs', pipeline));
  if (issue.open) await ports.ledgers.close(issue.number);
  return { ...ordered, issue };
}
