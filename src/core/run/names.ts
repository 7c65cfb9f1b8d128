import { stageOfConfig } from '../children/task-name.ts';
import { compareBy } from '../compare-by.ts';
import type { Dispatch } from '../record/dispatch.ts';
import type { RunRecord } from '../record/record.ts';
import { childOf } from './children.ts';
import { frozenOf, pipelineOf } from './pipeline-of.ts';
import type { ExpandedRun } from './state.ts';

/** Returns the name of a task, `<run>/<stage>` (DESIGN 1). */
export function taskName(run: string, stage: string): string {
  return `${run}/${stage}`;
}

/**
 * Returns the beginning of the title that the caller's `run-name` gives to the workflow run of an execution, by which the workflow
 * run is found later. Newer callers add the number of the stage: `fix-12/fix 1 · 2/3`.
 */
export function executionTitle(order: { readonly run: string; readonly task: string; readonly execution: number }): string {
  return `${order.run}/${order.task} ${order.execution}`;
}

/**
 * Returns the number of a stage and of all stages of its pipeline, in the order of the config: `2/3`. For a child it says whose
 * child it is, because children do not count: `child 1 of split`.
 */
export function progressOf(run: ExpandedRun, stage: string): string {
  const child = childOf(run, stage);
  if (child !== undefined) return `child ${child.ordinal} of ${child.parent}`;
  const stages = Object.keys(pipelineOf(frozenOf(run)).stages);
  return `${stages.indexOf(stageOfConfig(stage)) + 1}/${stages.length}`;
}

/**
 * Returns the name for a new run: `<pipeline>-<subject>`, and with `-2`, `-3`, … for later runs about the same subject (DESIGN
 * 4.6). Never a name that is `taken`.
 */
export function nextRunName(
  pipeline: string,
  options: { readonly subject: number; readonly newest: string | undefined; readonly taken?: readonly string[] },
): string {
  const next = nameAfter(pipeline, options);
  return options.taken?.includes(next) === true ? nextRunName(pipeline, { ...options, newest: next }) : next;
}

function nameAfter(pipeline: string, options: { readonly subject: number; readonly newest: string | undefined }): string {
  const first = `${pipeline}-${options.subject}`;
  const number = options.newest === undefined ? undefined : findRunNumber(options.newest, { ...options, pipeline });
  return number === undefined ? first : `${first}-${number + 1}`;
}

/**
 * Returns the number of a run among those of a pipeline about a subject, from 1; undefined for a name that is not counted, for
 * example that of a cron run.
 */
export function findRunNumber(run: string, of: { readonly pipeline: string; readonly subject: number }): number | undefined {
  const first = `${of.pipeline}-${of.subject}`;
  if (run === first) return 1;
  const number = run.startsWith(`${first}-`) ? run.slice(first.length + 1) : '';
  return /^(?:[2-9]|[1-9][0-9]{1,14})$/.test(number) ? Number(number) : undefined;
}

/** Returns the name with `-2`, `-3`, … behind it where it is `taken`. */
export function freeRunName(name: string, taken: readonly string[], ordinal = 1): string {
  const next = ordinal === 1 ? name : `${name}-${ordinal}`;
  return taken.includes(next) ? freeRunName(name, taken, ordinal + 1) : next;
}

/**
 * Returns the name for the run of an event without a subject: `<pipeline>-<runs issue>-<n>`, where `n` is the number of the
 * workflow run.
 */
export function eventRunName(pipeline: string, event: { readonly subject: number; readonly ordinal: number }): string {
  return `${pipeline}-${event.subject}-${event.ordinal}`;
}

/** Returns a number for a run that differs from that of its neighbours, whatever their subjects are. */
export function ordinalOf(run: string, pipeline: string): number {
  const numbers = run.slice(pipeline.length).match(/\d+/g) ?? [];
  return numbers.reduce((sum, digits) => sum + Number(digits), 0);
}

/** Returns the name for a cron run: `<pipeline>-<YYYYMMDD-HHMM>` in UTC, from the scheduled time. */
export function cronRunName(pipeline: string, tick: string): string {
  const [date = '', time = ''] = new Date(tick).toISOString().split('T');
  return `${pipeline}-${date.replaceAll('-', '')}-${time.slice(0, 5).replace(':', '')}`;
}

/**
 * Parses the name of a run (DESIGN 4.6), which tells its place: the thread of a subject, or the pipeline's runs issue for a cron run,
 * where `subject` is undefined. Returns undefined when no pipeline fits. The longest name of a pipeline wins.
 */
export function parseRunName(
  run: string,
  pipelines: readonly string[],
): { readonly pipeline: string; readonly subject: number | undefined } | undefined {
  const [pipeline] = pipelines.filter((name) => run.startsWith(`${name}-`)).toSorted(compareBy(({ length }) => -length));
  if (pipeline === undefined) return undefined;
  const rest = run.slice(pipeline.length + 1);
  if (/^\d{8}-\d{4}$/.test(rest)) return { pipeline, subject: undefined };
  const subject = /^([1-9]\d{0,14})(?:-[1-9]\d*)?$/.exec(rest)?.[1];
  return subject === undefined ? undefined : { pipeline, subject: Number(subject) };
}

/** Returns `<unix seconds>-<slug>`, the same for all stages of a run (C-3). The run's name is unique in the repository. */
export function taskIdOf({ run, body }: RunRecord): string {
  return `${Math.floor(Date.parse(body.startedAt) / 1000)}-${run}`;
}

/**
 * Returns the name of an artifact of one execution. GitHub refuses path separators in it. A name is taken once per workflow run,
 * also by an earlier attempt of the same job, so the attempt of the workflow run is part of the name.
 */
export function artifactName(
  what: 'commits' | 'handoff' | 'prompt' | 'repair-prompt',
  { run, task, execution }: Pick<Dispatch, 'run' | 'task' | 'execution'>,
  workflowAttempt: number,
): string {
  return `baton-${what}-${run}-${task}-${execution}-${workflowAttempt}`.replaceAll(/[^A-Za-z0-9._-]/g, '_');
}
