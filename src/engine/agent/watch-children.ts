import type { ChildRequest } from '../../core/children/child.ts';
import { childName } from '../../core/children/task-name.ts';
import { encodeProgress } from '../../core/mcp/child-progress.ts';
import { messageOf } from '../../core/problem.ts';
import { buildChildren } from '../../core/prompt/build-children.ts';
import { childrenOf } from '../../core/run/children.ts';
import type { State } from '../../core/run/state.ts';
import { findEarlyChildren } from '../../core/spawn/early-children.ts';
import { loadState } from '../../core/state/derive-state.ts';
import type { TurnProgress } from '../../ports/agent-runner.ts';
import { readOrderRecords, sinceOrder } from '../order/check-order.ts';
import type { TaskContext } from '../task-ports.ts';
import { loadHandoffs } from '../thread/load-handoffs.ts';
import type { PassedRequests } from './pass-on-requests.ts';
import { remainingSeconds } from './run-script.ts';

const second = 1_000;
const minute = 60 * second;
/** The time between two reads for an agent that waits: at first, and after a time of waiting. */
const readMilliseconds = 15 * second;
const seldomMilliseconds = minute;
const patientMilliseconds = 10 * minute;
/** The reads of one turn. */
const mostReads = 200;
/** No call waits longer, whatever the file of the tool says. */
const longestCallMilliseconds = minute;
/** The waiting after which an agent is told to end its turn: for requests that nobody has decided, and for children of which there is no news. */
const unheardMinutes = 5;
const quietMinutes = 30;
/** The end of a turn in which no tool waits any more: this long, or this part of a turn that is short. */
const lastMilliseconds = 5 * minute;
const lastPart = 0.2;

/** Creates what tells the tools of an agent at work how its children stand. It reads the thread only while a tool waits. */
export function createChildWatch(context: TaskContext, progress: TurnProgress): { step(passed: PassedRequests): Promise<void> } {
  const { clock, log } = context.ports;
  const isReadDue = createReadClock();
  const findLate = createPatience(context);
  let state: State | undefined;
  let isStale = false;
  let told = '';
  const read = async (): Promise<void> => {
    try {
      isStale = (await progress.hasNews(context.dispatch.thread, sinceOrder(context.dispatch))) || isStale;
      if (!isStale) return;
      state = await readState(context);
      isStale = false;
    } catch (error) {
      log.warning(`How the child tasks stand could not be read: ${messageOf(error)}`);
    }
  };
  return {
    async step({ requests, late }) {
      const now = Date.parse(clock.now());
      const end = Date.parse((await progress.readWaitEnd()) ?? '');
      // Also false where no tool has waited.
      const isWaiting = now < end && end - now <= longestCallMilliseconds;
      const due = isReadDue({ now, isWaiting });
      if (due === 'yes') await read();
      const children = state === undefined ? [] : listChildren(state, { context, requests });
      const own = due === 'never' ? `the thread was read ${mostReads} times in this turn, which is the most` : '';
      const reason = late || own || findLate({ now, isWaiting, requests, children });
      const text = encodeProgress({ children, late: reason });
      if (text === told || (children.length === 0 && reason === '')) return;
      await progress.writeChildren(text);
      told = text;
    },
  };
}

interface Seen extends Pick<PassedRequests, 'requests'> {
  readonly now: number;
  /** True while a tool waits. */
  readonly isWaiting: boolean;
  readonly children: readonly ToldChild[];
}

/**
 * Creates what says why a tool is not to wait longer in this turn, in words; empty while it may. What it said once, it says until the turn
 * is over. An agent that waited on would be stopped in the end, and its work lost, where a pause, a budget or a full pipeline keeps its
 * children from starting, or the App did not hear of them. When its turn has ended, they start by its output, and may have its place.
 */
function createPatience(context: TaskContext): (seen: Seen) => string {
  const wholeMilliseconds = remainingSeconds(context) * second;
  const begunAt = Date.parse(context.ports.clock.now());
  const lastAt = begunAt + wholeMilliseconds - Math.min(lastMilliseconds, wholeMilliseconds * lastPart);
  const countWaited = createWaitCount();
  let said = '';
  return (seen) => {
    const waited = countWaited(seen);
    if (said !== '' || !seen.isWaiting) return said;
    if (seen.now >= lastAt) said = 'the time of this turn is nearly over';
    else if (waited >= unheardMinutes * minute && listUnheard(context, seen).length > 0)
      said = `nobody has started what this turn asked for within ${unheardMinutes} minutes, because the server is paused or busy`;
    else if (waited >= quietMinutes * minute)
      said = `there was no news of them for ${quietMinutes} minutes, because they are at work or wait for a place`;
    return said;
  };
}

/** Creates what counts for how many milliseconds tools have waited since the last request or news of a child. */
function createWaitCount(): (seen: Seen) => number {
  let known = '';
  let waited = 0;
  let before: number | undefined;
  return ({ now, isWaiting, requests, children }) => {
    const present = JSON.stringify([requests.length, children]);
    if (present !== known) waited = 0;
    else if (isWaiting && before !== undefined) waited += now - before;
    known = present;
    before = isWaiting ? now : undefined;
    return waited;
  };
}

/** Lists the requests that nobody has decided yet, as far as the records were read. */
function listUnheard(
  { dispatch: { task } }: TaskContext,
  { requests, children }: Pick<Seen, 'requests' | 'children'>,
): readonly ChildRequest[] {
  const known = new Set(children.map(({ name }) => name));
  return requests.filter((request) => !known.has(childName(task, request)));
}

/** Creates what decides whether the thread is to be read: while a tool waits, seldom after a time, and not without end. */
function createReadClock(): (at: Pick<Seen, 'now' | 'isWaiting'>) => 'yes' | 'no' | 'never' {
  let reads = 0;
  let readAt = Number.NEGATIVE_INFINITY;
  let waitsSince: number | undefined;
  return ({ now, isWaiting }) => {
    if (reads >= mostReads) return 'never';
    if (!isWaiting) return 'no';
    waitsSince ??= now;
    if (now - readAt < (now - waitsSince < patientMilliseconds ? readMilliseconds : seldomMilliseconds)) return 'no';
    readAt = now;
    reads += 1;
    return 'yes';
  };
}

/**
 * Reads the run as it is now: from the records that the order carries, and those that came since. Only records with a valid signature
 * count.
 */
async function readState(context: TaskContext): Promise<State> {
  const { ports, dispatch } = context;
  const begun = { run: dispatch.run, comment: dispatch.first.id };
  const carried = await readOrderRecords(context);
  if (!carried.ok) throw new Error(carried.error.message);
  const { records } = await ports.store.readSince(dispatch.thread, sinceOrder(dispatch), begun);
  const known = new Set(carried.value.map(({ digest }) => digest));
  const state = await loadState([...carried.value, ...records.filter(({ digest }) => !known.has(digest))], dispatch.run);
  if (!state.ok) throw new Error(state.error.message);
  const stages = childrenOf(state.value.run, dispatch.task).map(({ name }) => name);
  const filled = await loadHandoffs(ports, { state: state.value, stages });
  if (!filled.ok) ports.log.warning(filled.error.problem.message);
  return filled.ok ? filled.value : state.value;
}

/** A child in the form of the context file. */
type ToldChild = { readonly name: string } & object;

/** Lists the children of the task, and the requests of this turn that failed. */
function listChildren(
  state: State,
  { context: { dispatch }, requests }: { readonly context: TaskContext; readonly requests: readonly ChildRequest[] },
): readonly ToldChild[] {
  const { task: stage, attempt, execution } = dispatch;
  const { records } = findEarlyChildren(state, { stage, execution });
  const refused = records
    .flatMap(({ body }) => body.refused)
    .flatMap(({ ordinal, message }) => {
      const request = requests.find((each) => each.ordinal === ordinal);
      return request === undefined ? [] : [{ name: childName(stage, request), outcome: 'skipped', reason: message }];
    });
  return [...(buildChildren(state, { stage, due: { attempt, execution } }).children ?? []), ...refused];
}
