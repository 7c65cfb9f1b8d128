import type { ChildRequest } from '../../core/children/child.ts';
import { childName } from '../../core/children/task-name.ts';
import { messageOf } from '../../core/problem.ts';
import { buildChildren } from '../../core/prompt/build-children.ts';
import { childrenOf } from '../../core/run/children.ts';
import type { State } from '../../core/run/state.ts';
import { findEarlyChildren } from '../../core/spawn/early-children.ts';
import { loadState } from '../../core/state/derive-state.ts';
import type { TurnProgress } from '../../ports/workspace.ts';
import { readOrderRecords, sinceOrder } from '../order/check-order.ts';
import type { TaskContext } from '../task-ports.ts';
import { loadHandoffs } from '../thread/load-handoffs.ts';
import type { PassedRequests } from './pass-on-requests.ts';

const second = 1_000;
/** The time between two reads for an agent that waits: at first, and after a time of waiting. */
const readMilliseconds = 15 * second;
const seldomMilliseconds = 60 * second;
const patientMilliseconds = 600 * second;
/** The reads of one turn. */
const mostReads = 200;
/** No call waits longer, whatever the file of the tool says. */
const longestCallMilliseconds = 60 * second;

/** Creates what tells the tools of an agent at work how its children stand. It reads the thread only while a tool waits. */
export function createChildWatch(context: TaskContext, progress: TurnProgress): { step(passed: PassedRequests): Promise<void> } {
  const { clock, log } = context.ports;
  const isReadDue = createReadClock();
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
      const due = isReadDue({ now: Date.parse(clock.now()), end: Date.parse((await progress.readWaitEnd()) ?? '') });
      if (due === 'yes') await read();
      const children = state === undefined ? [] : listChildren(state, { context, requests });
      const reason =
        late === '' && due === 'never' ? `the thread was read ${mostReads} times in this turn, which is the most` : late;
      const text = JSON.stringify({ children, late: reason });
      if (text === told || (children.length === 0 && reason === '')) return;
      await progress.writeChildren(text);
      told = text;
    },
  };
}

/** Creates what decides whether the thread is to be read: while a tool waits, seldom after a time, and not without end. */
function createReadClock(): (at: { readonly now: number; readonly end: number }) => 'yes' | 'no' | 'never' {
  let reads = 0;
  let readAt = Number.NEGATIVE_INFINITY;
  let waitsSince: number | undefined;
  return ({ now, end }) => {
    if (reads >= mostReads) return 'never';
    // Also false where no tool has waited.
    if (!(now < end && end - now <= longestCallMilliseconds)) return 'no';
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

interface Turn {
  readonly context: TaskContext;
  readonly requests: readonly ChildRequest[];
}

/** Lists the children of the task in the form of the context file, and the requests of this turn that came to nothing. */
function listChildren(state: State, { context: { dispatch }, requests }: Turn): readonly object[] {
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
