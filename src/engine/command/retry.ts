import { isMeant, stageOfConfig } from '../../core/children/task-name.ts';
import { budgetsOf } from '../../core/config/schema/budget-schema.ts';
import type { DecisionBody } from '../../core/record/decision-record.ts';
import { listFailedParents } from '../../core/run/children.ts';
import { findEnd } from '../../core/run/decisions.ts';
import { awaitsTime, type TaskRow } from '../../core/run/task-row.ts';
import { loadState } from '../../core/state/derive-state.ts';
import { pauseLabel } from '../../core/trigger/change.ts';
import { checkPause } from '../../core/trigger/match/check-source.ts';
import { describeParents } from '../../core/view/comment/decision.ts';
import type { Effects } from '../engine-ports.ts';
import type { RunAbout } from '../thread/runs.ts';
import { applyCommand, hasDecided, isShownInThread, toPlanned } from './apply-command.ts';
import type { CommandResult, RequestContext } from './command-context.ts';
import { describeGoingOn } from './ended-run.ts';

const pausedWords = `This has the label \`${pauseLabel}\`, so nothing is tried again: take it off, then comment \`/baton retry\` once more.`;

/** Resumes the newest run that failed: all stages that failed in it, or one stage, as `<stage>` or `<run>/<stage>`. */
export async function retryRun(engine: Effects, context: RequestContext, task: string | undefined): Promise<CommandResult> {
  const { run: name, stage } = splitTask(task, context.runs);
  const named = context.runs.filter(({ stored }) => name === undefined || stored.record.run === name);
  const failed = named.filter(({ records }) => findEnd(records)?.body.outcome === 'failed');
  const asleep = await findAsleep(engine, named, context);
  const [run] = [...named.filter((each) => hasDecided(each, context)), ...asleep.keys(), ...failed, ...named];
  if (run === undefined) return { parts: [describeNone(name)], done: false };
  if (checkPause(context.trigger).length > 0 && !hasDecided(run, context)) return { parts: [pausedWords], done: false };
  const over = hasDecided(run, context) ? undefined : await refuseByBudget(engine, { run, context });
  if (over !== undefined) return { parts: [over], done: false };
  const behindOthers = asleep.get(run)?.filter(([name]) => isMeant(stage ?? '', name));
  const waking = behindOthers && ({ verb: 'woken', by: 'person', behindOthers: new Map(behindOthers) } as const);
  const decided = await applyCommand(engine, run, { context, verb: 'retry', ...waking, stage });
  if (!decided.ok) return { parts: [await describeRefusal(run, decided.error)], done: false };
  const started = decided.value.started.map((each) => `\`${each}\``).join(', ');
  const words = `🔁 Run \`${run.stored.record.run}\` goes on${started === '' ? '' : ` with ${started}`}.${describeParents(listFailedParents(decided.value.reading.state, stage ?? ''))}`;
  return { parts: isShownInThread(run, context) ? [] : [words], runs: [toPlanned(run, decided.value)], done: true };
}

/**
 * Finds the runs of which a task sleeps until a usage limit opens, or this very comment has woken one. Each has the rows of what waits for a limit that
 * another run has met, which a server alone knows.
 */
async function findAsleep(
  { ports: { line } }: Effects,
  runs: readonly RunAbout[],
  { source }: RequestContext,
): Promise<ReadonlyMap<RunAbout, readonly (readonly [string, TaskRow])[]>> {
  const own = JSON.stringify(source);
  const isOwn = ({ verb, ...body }: DecisionBody): boolean => verb === 'woken' && JSON.stringify(body.source) === own;
  const asleep = new Map<RunAbout, readonly (readonly [string, TaskRow])[]>();
  for (const run of runs) {
    const { stored, records, found } = run;
    const mayWait = line !== undefined || records.some((each) => each.kind === 'task' && each.body.limit !== undefined);
    const state = mayWait && findEnd(records) === undefined ? await loadState(found, stored.record.run) : undefined;
    if (state?.ok !== true) continue;
    const { rows, decisions } = state.value;
    const behindOthers = [...((await line?.listLimited(state.value)) ?? [])];
    if (behindOthers.length > 0 || [...rows.values()].some(awaitsTime) || decisions.some(({ body }) => isOwn(body)))
      asleep.set(run, behindOthers);
  }
  return asleep;
}

/** Returns why budgets forbid that an ended run goes on. The present budgets count, and not those of the start of the run. */
async function refuseByBudget(
  engine: Effects,
  { run: { stored, records }, context }: { readonly run: RunAbout; readonly context: RequestContext },
): Promise<string | undefined> {
  if (findEnd(records) === undefined) return undefined;
  const { run, body } = stored.record;
  if (budgetsOf(context.config, body.pipeline).length === 0) return undefined;
  const { refuseFurtherAgents } = await import('../gate/budget.ts');
  const refusal = await refuseFurtherAgents(engine, { config: context.config, pipeline: body.pipeline });
  return refusal === undefined ? undefined : `Run \`${run}\` does not go on: ${refusal}.`;
}

/** A name of a task, as somebody typed it. */
interface TypedTask {
  readonly run: string | undefined;
  readonly stage: string | undefined;
}

/**
 * Splits `<run>/<stage>` or `<stage>` into its parts. The name of a child task begins with that of its stage, and holds slashes
 * itself: where a run here has a stage of the first name, and none has that name, the whole names the child.
 */
export function splitTask(task: string | undefined, runs: readonly RunAbout[]): TypedTask {
  const [first = '', ...rest] = task?.split('/') ?? [];
  if (rest.length === 0) return { run: undefined, stage: task };
  const isRun = runs.some(({ stored }) => stored.record.run === first);
  if (!isRun && runs.some((run) => hasStage(run, first))) return { run: undefined, stage: task };
  return { run: first, stage: rest.join('/') };
}

/** Returns whether the pipeline of a run has the stage of this task. Its elements and children stand in later records. */
export function hasStage({ stored: { record } }: RunAbout, task: string): boolean {
  const { config, pipeline } = record.body;
  return Object.hasOwn(config.pipelines[pipeline]?.stages ?? {}, stageOfConfig(task));
}

/** Describes why nothing is tried again. Who could not answer in time is told how to go on instead. */
async function describeRefusal(run: RunAbout, reason: string): Promise<string> {
  return findEnd(run.records)?.body.outcome === 'needs-input' ? `${reason} ${await describeGoingOn(run)}` : reason;
}

function describeNone(name: string | undefined): string {
  return name === undefined ? 'There is no run here that could be tried again.' : `There is no run \`${name}\` here.`;
}
