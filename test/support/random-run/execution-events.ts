import type { ChildBody } from '../../../src/core/children/child.ts';
import { childRightsOf, isPollingStage } from '../../../src/core/config/schema/stage-schema.ts';
import type { Outcome } from '../../../src/core/output/outcome.ts';
import type { RecordDraft, TaskBody } from '../../../src/core/record/record.ts';
import { jobFor } from '../old-derivation/run/acting-agent.ts';
import { childrenOf } from '../old-derivation/run/children.ts';
import { stageOf } from '../old-derivation/run/pipeline-of.ts';
import { dueStages, type State } from '../old-derivation/run/state.ts';
import { drawBody, isSuccessful, timesOf, worksOn } from './draw-body.ts';
import { drawTransfer } from './draw-transfer.ts';
import type { Moment, RunEvent } from './moment.ts';
import { type CommentDraft, draftChildren, draftTask, type Execution } from './write-records.ts';

/** Lists the executions that can end: those that are due, and those of children that were cancelled while they were at work. */
export function listExecutions(state: State): readonly RunEvent[] {
  const due = dueStages(state).map(({ stage, due: { attempt, execution } }): Execution => ({ stage, attempt, execution }));
  if (state.end !== undefined) return due.map((own) => ({ weight: 3, build: (moment) => recordLate(moment, own) }));
  const cancelled = [...state.stages].flatMap(([stage, { kind }]) => {
    const own = state.tasks.filter(({ body }) => body.stage === stage);
    const isLate = kind === 'blocked' && stage.includes('/') && own.every(({ body }) => body.outcome !== 'skipped');
    return isLate ? [{ stage, attempt: 1, execution: own.length + 1 }] : [];
  });
  return [
    ...due.flatMap((own) => listEnds(state, own)),
    ...cancelled.map((own): RunEvent => ({ weight: 6, build: (moment) => recordLate(moment, own) })),
  ];
}

function listEnds(state: State, own: Execution): readonly RunEvent[] {
  if (jobFor(state, own.stage) === 'agent') return [{ weight: 30, build: (moment) => endTurn(moment, own) }];
  // A pause keeps what an agent does not do from being done.
  return state.paused === undefined ? [{ weight: 30, build: (moment) => publish(moment, own) }] : [];
}

function recordLate(moment: Moment, own: Execution): CommentDraft {
  return { drafts: [draftTask(own, { ...timesOf(moment), outcome: 'skipped', note: 'It came too late.' })], cause: 0 };
}

/** Carries out a built-in, or without an agent what a pause or a merge kept from being done. */
function publish(moment: Moment, own: Execution): CommentDraft {
  const { state, draw } = moment;
  const last = state.tasks.findLast(({ body }) => body.stage === own.stage)?.body;
  const times = timesOf(moment);
  if (last?.held !== undefined) {
    const { held, ...recorded } = last;
    const { waits: _, ...rest } = recorded;
    const refused = { outcome: 'failed', failure: { reason: 'stale-base', message: '' } } as const;
    const published = { ...recorded, commits: { ...commitsOf(held), published: held.head } };
    return { drafts: [draftTask(own, { ...(draw(4) === 0 ? { ...rest, ...refused } : published), ...times })], cause: 0 };
  }
  if (last?.waits === true) return { drafts: [draftTask(own, { ...last, ...times, merges: drawMerges(moment, own) })], cause: 0 };
  const outcomes: readonly Outcome[] = ['succeeded', 'succeeded', 'failed', 'noop'];
  const outcome = outcomes[draw(outcomes.length)] ?? 'succeeded';
  const failure = outcome === 'failed' ? { failure: { reason: 'pull-request-refused', message: '' } } : {};
  const body = { outcome, ...failure, agent: 'pull-request', engine: 'built-in' };
  return { drafts: [draftTask(own, { ...times, ...body })], cause: 0 };
}

function commitsOf({ base, head }: NonNullable<TaskBody['held']>): Pick<NonNullable<TaskBody['commits']>, 'base' | 'head'> {
  return { base, head };
}

/** Draws what became of the commits of the children of a task. */
function drawMerges({ state, draw }: Moment, { stage }: Execution): NonNullable<TaskBody['merges']> {
  return childrenOf(state.run, stage).flatMap(({ name: child }) => {
    const head = state.tasks.findLast(({ body }) => body.stage === child && body.commits !== undefined)?.body.commits?.published;
    if (head === undefined) return [];
    const merged = draw(3) > 0;
    return [
      { child, state: merged ? 'merged' : 'conflict', branch: 'shared', head, ...(merged ? { commit: head } : {}) } as const,
    ];
  });
}

/** Ends the turn of an agent, with the children, the wait or the transfer that it asks for. */
function endTurn(moment: Moment, own: Execution): CommentDraft {
  const { draw } = moment;
  const body = drawBody(moment, own);
  const transferred = isSuccessful(body) && draw(6) === 0 ? drawTransfer(moment, { own, body }) : undefined;
  if (transferred !== undefined) return transferred;
  const children = isSuccessful(body) ? drawChildren(moment, own) : undefined;
  if (children === undefined) return { drafts: [draftTask(own, body)], cause: 0 };
  const waits = children.wait === undefined ? {} : ({ waits: true } as const);
  return { drafts: [draftTask(own, { ...body, ...waits }), draftChildren(own, children)], cause: 0 };
}

/** Draws the children of a turn; undefined where it asks for none and waits for none. A task has few of them, and none is deep. */
function drawChildren(moment: Moment, own: Execution): ChildBody | undefined {
  const { state, draw, now } = moment;
  const known = childrenOf(state.run, own.stage);
  const stage = stageOf(state.run, own.stage);
  if (childRightsOf(stage) === undefined || own.stage.split('/').length > 2) return undefined;
  const made = known.length < 5 ? drawMade(moment, { own, count: draw(4) }) : [];
  const names = [...known, ...made].map(({ name }) => name);
  const isWaiting = names.length > 0 && draw(4) > 0;
  if (made.length === 0 && !isWaiting) return undefined;
  const until = (['all', 'first', 'first-failure'] as const)[draw(3)] ?? 'all';
  const deadline = draw(2) === 0 ? {} : { deadline: new Date(Date.parse(now) + 3_600_000).toISOString() };
  const waited = names.filter((_, index) => index === 0 || draw(4) > 0);
  const wait = isWaiting ? { wait: { names: waited, until, ...deadline } } : {};
  return { made, refused: [], refusedCount: 0, asked: known.length + made.length, ...wait };
}

function drawMade({ state, draw }: Moment, { own, count }: { own: Execution; count: number }): ChildBody['made'] {
  const known = childrenOf(state.run, own.stage).length;
  const hasBranch = worksOn(state, own) !== undefined;
  const merges = childRightsOf(stageOf(state.run, own.stage))?.merge !== undefined;
  return Array.from({ length: count }, (_, index) => {
    const ordinal = known + index + 1;
    const branch = hasBranch && (merges || draw(2) === 0) ? { branch: draw(2) === 0 ? 'shared' : `child-${ordinal}` } : {};
    return { name: `${own.stage}/${ordinal}-c`, ordinal, prompt: `Do ${draw(5)}.`, agent: 'worker', ...branch };
  });
}

/** Lists the children that can be asked for while their parent is at work. */
export function listEarly(state: State): readonly RunEvent[] {
  if (state.end !== undefined || state.paused !== undefined) return [];
  return dueStages(state).flatMap(({ stage, due }): readonly RunEvent[] => {
    const isPolling = isPollingStage(stageOf(state.run, stage)) && jobFor(state, stage) === 'agent';
    if (!isPolling || stage.includes('/') || childrenOf(state.run, stage).length > 3) return [];
    return [{ weight: 12, build: (moment) => spawnEarly(moment, { stage, ...due }) }];
  });
}

function spawnEarly(moment: Moment, own: Execution): CommentDraft {
  const made = drawMade(moment, { own, count: 1 + moment.draw(2) });
  const asked = made.at(-1)?.ordinal ?? 0;
  const draft: RecordDraft = draftChildren(own, { made, refused: [], refusedCount: 0, asked, early: true });
  return { drafts: [draft], cause: 0 };
}
