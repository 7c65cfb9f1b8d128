import { selectPipeline } from '../../core/config/defaults.ts';
import { isNamedByText } from '../../core/config/judge-branch.ts';
import { budgetsOf } from '../../core/config/schema/budget-schema.ts';
import type { Config } from '../../core/config/schema/config-schema.ts';
import { isAgentStage, listPollingStages, type Stage } from '../../core/config/schema/stage-schema.ts';
import { countMissed } from '../../core/cron.ts';
import { deriveUsual } from '../../core/history/usual.ts';
import { messageOf } from '../../core/problem.ts';
import { findRuns, type StoredRun, toStoredRun } from '../../core/record/find-runs.ts';
import type { RunBody } from '../../core/record/record.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { listEarlierBranches } from '../../core/run/merges.ts';
import { freeRunName, nextRunName } from '../../core/run/names.ts';
import type { Comment } from '../../core/trigger/comment.ts';
import type { Check } from '../../core/trigger/match/check.ts';
import type { Trigger } from '../../core/trigger/trigger.ts';
import { renderRunComment } from '../../core/view/comment/run-comment.ts';
import type { Effects, Reads } from '../engine-ports.ts';
import type { Admission, BudgetRefusal } from '../gate/budget.ts';
import { type HistoryRead, readHistory } from '../thread/history.ts';
import { type EarlierRuns, listEarlierRuns, newestOf, noRuns, readNewestName } from '../thread/runs.ts';
import { chooseThread, type OnEvent, type OnTick, type Start, type WantedStart } from './choose-thread.ts';
import { freezeComments, showsComments } from './freeze-comments.ts';
import { type BegunRun, startFirstStages } from './start-first-stages.ts';

export interface StartRequest extends WantedStart {
  readonly commit: string;
  readonly inline: boolean;
  /** The checks that the event passed. */
  readonly checks: readonly Check[];
  /** Reacts to the event, once for all of its runs. */
  readonly acknowledge: () => Promise<RunBody['reaction']>;
  /** Folds the comment that says that nothing can start, once for all runs of the event. */
  readonly foldBlocked: (comments: readonly Comment[]) => Promise<void>;
}

/** The reason against a start, in words. */
export interface RefusedStart {
  readonly reason: string;
  /** Present where a budget is the reason. */
  readonly budget?: BudgetRefusal | undefined;
  /** True where the event starts its run later, when the earlier one has ended. */
  readonly isQueued?: true;
}

/**
 * Starts a run, or continues with the run that the same event started before; the error says why neither was done, in words.
 * A run about a subject and one by a schedule wait for the run before them; a run by an event does not.
 */
export async function startRun(engine: Effects, request: StartRequest): Promise<Result<BegunRun, RefusedStart>> {
  const { pipeline, config, inline } = request;
  const start = await chooseThread(engine, request);
  const needs = showsComments(config, pipeline) ? 'all' : 'own';
  const earlier = start.kind === 'event' ? noRuns : await listEarlierRuns(engine, { ...start, pipeline, config, needs });
  await request.foldBlocked(earlier.comments);
  const same = await readSame(engine, { request, start, earlier });
  if (same !== undefined) return continueSame(engine, { same, start, inline, earlier });
  const unserved = refusePolling(engine, request);
  if (unserved !== undefined) return failure({ reason: unserved });
  const newest = newestOf(earlier.runs);
  let asked: Promise<Admission> | undefined;
  // Before a run is ended for this one, and last of all: a start that is refused for another reason takes no place in a budget.
  const askBudgets = (): Promise<Admission> => (asked ??= askForBudget(engine, { config, pipeline, start: start.start }));
  if (newest !== undefined && start.kind !== 'event') {
    const facts = { newest, ended: earlier.ended, start, pipeline, config };
    const { resolveConflict } = await import('./conflict.ts');
    const refusal = await resolveConflict(engine, facts, async () => (await askBudgets()).refusal?.reason);
    if (refusal !== undefined) return failure({ ...refusal, ...(asked === undefined ? {} : { budget: (await asked).refusal }) });
  }
  const behind = await waitForTurn(engine, { config, pipeline, start, hasReplaced: asked !== undefined });
  if (behind !== undefined) return failure(behind);
  const { refusal: budget, ended } = await askBudgets();
  if (budget !== undefined) return failure({ reason: budget.reason, budget });
  const counted = start.kind === 'tick' ? addMissed(start, { request, before: newest?.record.body.trigger }) : start;
  const stored = await writeRun(engine, { request, start: counted, earlier, ended });
  return success(await startFirstStages(engine, { inline, stored, recovering: false, earlier }));
}

interface SameRun extends Pick<StartRequest, 'inline'> {
  readonly same: StoredRun;
  readonly start: Start;
  readonly earlier: EarlierRuns;
}

/** Continues with the run that the same event started before, unless another workflow run carries it out. */
async function continueSame(engine: Effects, { same, start, inline, earlier }: SameRun): Promise<Result<BegunRun, RefusedStart>> {
  // The workflow run that started it carries out its first task itself, and no other one may meanwhile.
  if (start.kind === 'event' && same.record.body.workflowRun.id !== engine.settings.workflowRun.id)
    return failure({ reason: `run ${same.record.run} was started by the same event` });
  return success(await startFirstStages(engine, { inline, stored: same, recovering: true, earlier }));
}

/** Returns why a pipeline starts nothing in Action mode: its agents would wait for children that nobody starts while they work. */
function refusePolling({ settings }: Reads, { config, pipeline }: StartRequest): string | undefined {
  const own = config.pipelines[pipeline];
  const [stage] = settings.via === 'app' || own === undefined ? [] : listPollingStages(own);
  if (stage === undefined) return undefined;
  return `its stage ${stage} has \`children: { wait: poll }\`, and only the App starts children while their parent works; write \`wait: suspend\`, or let the App serve the repository`;
}

type WaitBehindEarlier = typeof import('./conflict.ts')['waitBehindEarlier'];

/** Lets a start wait for those before it, where its pipeline has them wait (`on-conflict: queue`). */
async function waitForTurn(
  engine: Effects,
  facts: Parameters<WaitBehindEarlier>[1] & Pick<StartRequest, 'config'>,
): ReturnType<WaitBehindEarlier> {
  const isQueueing = facts.config.pipelines[facts.pipeline]?.['on-conflict'] === 'queue';
  return isQueueing ? (await import('./conflict.ts')).waitBehindEarlier(engine, facts) : undefined;
}

/** Asks whether and why budgets let no run start. The code that counts is loaded only where there is a budget. */
async function askForBudget(
  engine: Effects,
  asked: { readonly config: Config; readonly pipeline: string; readonly start: string },
): Promise<Admission> {
  if (budgetsOf(asked.config, asked.pipeline).length === 0) return { ended: [] };
  const { admitRun } = await import('../gate/budget.ts');
  return admitRun(engine, asked);
}

interface StartFacts<S extends Start = Start> {
  readonly request: StartRequest;
  readonly start: S;
  readonly earlier: EarlierRuns;
}

/** Returns the run that this same event started earlier: its job was run again. */
async function readSame(engine: Reads, { request, start, earlier }: StartFacts): Promise<StoredRun | undefined> {
  if (start.kind === 'event') return readSameEvent(engine, { request, start });
  return earlier.runs.find(({ record }) => record.body.start === start.start);
}

/** Reads the run that this same event started earlier. Runs of such events are concurrent, so it is not always the newest one. */
async function readSameEvent(
  engine: Reads,
  { request, start }: Pick<StartFacts<OnEvent>, 'request' | 'start'>,
): Promise<StoredRun | undefined> {
  const { records } = await engine.ports.store.readSince(start.thread, start.since);
  const isSame = ({ record }: StoredRun): boolean => record.run === start.run || record.body.start === start.start;
  return findRuns(records, { pipeline: request.pipeline }).findLast(isSame);
}

/** Counts the scheduled times that passed without a run since the previous one; GitHub may delay or drop cron events. */
function addMissed(
  start: OnTick,
  { request, before }: { readonly request: StartRequest; readonly before: Trigger | undefined },
): OnTick {
  const { schedule } = start.trigger;
  const after = before?.schedule?.tick;
  if (schedule?.tick === undefined || after === undefined || before?.schedule?.cron !== schedule.cron) return start;
  const timezone = request.config.pipelines[request.pipeline]?.on.schedule?.timezone ?? 'UTC';
  const missed = countMissed(schedule.cron, { after, before: schedule.tick, timezone });
  return missed === 0 ? start : { ...start, trigger: { ...start.trigger, schedule: { ...schedule, missed } } };
}

/** The runs that the store of a server is asked for. */
const mostListed = 50;

interface WrittenStart extends StartFacts {
  /** The ended runs that the budgets have read. */
  readonly ended: Admission['ended'];
}

/** Writes the first record of a new run. */
async function writeRun(engine: Effects, facts: WrittenStart): Promise<StoredRun> {
  const { start } = facts;
  const run = await nameRun(engine, facts);
  const body = await buildBody(engine, facts);
  const [stored] = await engine.ports.store.append({
    thread: start.thread,
    tip: { seq: 0, digest: '' },
    drafts: [{ kind: 'run', run, task: '', attempt: 0, execution: 0, body }],
    visible: renderRunComment({ run, thread: start.thread, body }),
  });
  const written = toStoredRun(stored);
  if (written === undefined) throw new Error('The store did not append the record of the run.');
  return written;
}

/** Returns the name of a new run: from the event alone where that has no subject, else counted from the newest name. */
async function nameRun(engine: Reads, { request, start, earlier }: StartFacts): Promise<string> {
  const { pipeline } = request;
  if (start.kind !== 'subject') return freeRunName(start.run, earlier.taken);
  const newest = await readNewestName(engine, { ...start, pipeline }, newestOf(earlier.runs));
  return nextRunName(pipeline, { newest, taken: earlier.taken, subject: start.trigger.subject.number });
}

async function buildBody(engine: Effects, { request, start, earlier, ended }: WrittenStart): Promise<RunBody> {
  const { pipeline, commit, checks } = request;
  const { trigger } = start;
  const { subject } = trigger;
  const config = selectPipeline(request.config, pipeline);
  const reaction = await request.acknowledge();
  const history = await readHistory(engine, { pipeline, config: config.pipelines[pipeline], subject: subject.number });
  return {
    pipeline,
    trigger,
    ...(await freezeComments(engine, { trigger, pipeline, config, comments: earlier.comments })),
    commit,
    config,
    head: subject.head?.sha ?? commit,
    startedAt: engine.ports.clock.now(),
    start: start.start,
    ...(history === undefined ? {} : { history: history.text }),
    usual: await findUsual(engine, { pipeline, ended, history }),
    ...(history?.flooded === undefined ? {} : { floodedLedger: history.flooded }),
    branches: await listBranches(engine, { request, start, earlier }),
    checks: checks.map(({ check, detail }) => ({ check, detail })),
    ...(reaction === undefined ? {} : { reaction }),
    workflowRun: engine.settings.workflowRun,
  };
}

/** Finds what stages took in earlier runs, in what was read for another reason, else in the store of a server. Makes no request. */
async function findUsual(
  { ports }: Effects,
  known: Pick<WrittenStart, 'ended'> & { readonly pipeline: string; readonly history: HistoryRead | undefined },
): Promise<RunBody['usual']> {
  const { pipeline, ended, history } = known;
  const read = history?.entries.map(({ body }) => body) ?? ended.filter((run) => run.pipeline === pipeline);
  try {
    const runs = read.length > 0 ? read : await ports.runList?.listEnded(pipeline, mostListed);
    return runs === undefined || runs.length === 0 ? undefined : deriveUsual(runs);
  } catch (error) {
    ports.log.warning(`What stages took before is not shown, because the list of runs could not be read: ${messageOf(error)}`);
    return undefined;
  }
}

/** Lists the branches of earlier runs. Of events they are read only where an agent or text of others may name a branch. */
async function listBranches(engine: Reads, { request: { pipeline, config }, start, earlier }: StartFacts): Promise<string[]> {
  const isOpen = Object.values(config.pipelines[pipeline]?.stages ?? {}).some(mayNameBranches);
  const isUnread = start.kind === 'event' && isOpen;
  const { runs, records } = isUnread ? await listEarlierRuns(engine, { ...start, pipeline, config, needs: 'own' }) : earlier;
  return listEarlierBranches(
    runs.map(({ record }) => record),
    records,
  );
}

function mayNameBranches(stage: Stage): boolean {
  if (!isAgentStage(stage)) return false;
  return stage.children !== undefined || (stage.branch !== undefined && isNamedByText(stage.branch));
}
