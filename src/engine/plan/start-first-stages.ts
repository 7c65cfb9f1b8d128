import { problemText } from '../../core/problem.ts';
import { runRefOf, type StoredRun } from '../../core/record/find-runs.ts';
import { viewThreadOf } from '../../core/run/pipeline-of.ts';
import type { State } from '../../core/run/state.ts';
import { decide } from '../../core/state/decide.ts';
import type { Comment } from '../../core/trigger/comment.ts';
import { commentsOf, type ViewLinks } from '../../core/view/links.ts';
import { renderStatusComment, statusMarker } from '../../core/view/status/status-comment.ts';
import { awaitVisible } from '../effects/append-records.ts';
import { performEffects } from '../effects/perform-effects.ts';
import type { Actions, Effects, Views } from '../engine-ports.ts';
import { readStartedRun, type StartOrder } from '../gate/worker.ts';
import { warnIfRefused } from '../github-errors.ts';
import type { Order } from '../order/build-order.ts';
import { readOwnView } from '../thread/own-comments.ts';
import type { RunReading } from '../thread/read-run.ts';
import type { EarlierRuns } from '../thread/runs.ts';
import { foldEarlierRuns } from '../view/fold-comments.ts';
import { labelRunning } from '../view/labels.ts';
import { findLine, listRun } from '../view/server-lists.ts';

interface BeginRequest {
  readonly stored: StoredRun;
  readonly inline: boolean;
  /** True when an earlier try may have done part of this. */
  readonly recovering: boolean;
  /** The earlier runs about the subject, whose status comments are outdated now. */
  readonly earlier: EarlierRuns;
}

export interface BegunRun {
  readonly run: string;
  readonly started: readonly string[];
  readonly inline: Order | undefined;
  /** The run after its start. */
  readonly state: State;
}

/** Draws the status comment and starts the first stages. Throws errors that fail the job, which can be run again. */
export async function startFirstStages(engine: Effects, request: BeginRequest): Promise<BegunRun> {
  const { record, comment, digest } = request.stored;
  const visible = await awaitVisible(engine, { order: runRefOf(request.stored), comment, digest });
  if (!visible.ok) throw new Error(problemText(visible.error));
  const reading = visible.value;
  await listRun(engine, reading);
  const effects = decide(reading.state, { cause: record.seq, now: engine.ports.clock.now() });
  const starts = effects.filter((effect) => effect.kind === 'dispatch-task');
  if (mayStartFirst(engine, { ...request, reading, effects })) return startThenShow(engine, { ...request, reading, starts });
  const inline = request.inline ? starts[0] : undefined;
  const known: ViewLinks['started'] = new Map(inline === undefined ? [] : [[inline.stage, engine.settings.workflowRun]]);
  const status = await createStatus(engine, { reading, known, recovering: request.recovering });
  if (reading.state.end === undefined) await labelRunning(engine, reading.state);
  await foldEarlierRuns(engine, { reading, ...listOutdated(request) });
  // The first drawing shows the stage that is carried out here; a redrawing adds the workflow runs of the other stages.
  const isDrawn = !request.recovering && effects.every((effect) => effect === inline || effect.kind === 'update-views');
  const starter = createInlineStarter(engine, { ...request, reading });
  const performed = await performEffects(engine, {
    effects: isDrawn ? effects.filter(({ kind }) => kind !== 'update-views') : effects,
    reading,
    status,
    start: starter.start,
  });
  const { started, state } = performed;
  return { run: record.run, started, state, inline: starter.findInline() };
}

type Effect = ReturnType<typeof decide>[number];
type Begun = BeginRequest & { readonly reading: RunReading };

/**
 * Returns whether the stages may start before the status comment is drawn. Then it is drawn once, with the workflow runs. The orders
 * do not name it, so it has to stand beside the records, where everybody finds it.
 */
function mayStartFirst(
  { settings }: Effects,
  { reading, recovering, effects }: Begun & { readonly effects: readonly Effect[] },
): boolean {
  const { run } = reading.state;
  const isPlain = effects.every(({ kind }) => kind === 'dispatch-task' || kind === 'update-views');
  return settings.via === 'app' && !recovering && isPlain && viewThreadOf(run) === run.thread;
}

async function startThenShow(
  engine: Effects,
  { reading, starts, ...request }: Begun & { readonly starts: readonly Effect[] },
): Promise<BegunRun> {
  const { started, workflowRuns, state } = await performEffects(engine, { effects: starts, reading, status: undefined });
  await createStatus(engine, { reading, known: workflowRuns, recovering: false });
  await labelRunning(engine, state);
  await foldEarlierRuns(engine, { reading, ...listOutdated(request) });
  return { run: state.run.run, started, state, inline: undefined };
}

function listOutdated({ earlier, stored }: BeginRequest): {
  readonly runs: readonly string[];
  readonly comments: readonly Comment[];
} {
  // A job that runs again finds runs that began after its own. Their status comments are not outdated.
  const before = earlier.runs.filter(({ comment }) => comment < stored.comment);
  return { runs: before.map(({ record }) => record.run), comments: earlier.comments };
}

/** Returns a starter that, with `inline`, holds back the first order: the next job of this workflow run carries that one out. */
function createInlineStarter(
  engine: Actions,
  { inline, recovering, reading }: Pick<BeginRequest, 'inline' | 'recovering'> & { readonly reading: RunReading },
): { readonly start: StartOrder; readonly findInline: () => Order | undefined } {
  let held: Order | undefined;
  const start: StartOrder = async (order) => {
    const { dispatch } = order;
    const endedSince = reading.first.at;
    const earlier = recovering ? await readStartedRun(engine, { order: dispatch, endedSince }) : undefined;
    if (earlier !== undefined) return earlier;
    if (!inline || held !== undefined) return engine.ports.starter.start(order);
    held = order;
    return engine.settings.workflowRun;
  };
  return { start, findInline: () => held };
}

/** Creates the status comment of the run; after a crash returns the one that our own account wrote before. */
async function createStatus(
  engine: Views & Pick<Effects, 'ports'>,
  request: { readonly reading: RunReading; readonly known: NonNullable<ViewLinks['started']>; readonly recovering: boolean },
): Promise<number | undefined> {
  const { state } = request.reading;
  const marker = statusMarker(state.run.run);
  const own = request.recovering ? await readOwnView(engine, { ...request, marker }) : undefined;
  if (own !== undefined) return own.id;
  const comments = commentsOf(request.reading.stored, state.run.run);
  const line = await findLine(engine, { state, started: request.known });
  const text = renderStatusComment(state, { started: request.known, comments, ...line });
  const thread = viewThreadOf(state.run);
  const post = async (): Promise<number> => (await engine.ports.threads.create(thread, text, marker)).id;
  if (thread === state.run.thread) return post();
  // The records stand elsewhere and were taken: the run goes on, and only its status is not shown.
  return warnIfRefused(engine, { what: `Run ${state.run.run} has no status comment`, only: ['comments-refused'] }, post);
}
