import { listBranchClaims } from '../../core/state/branch-claims.ts';
import type { Line } from '../../ports/starter.ts';
import { listHeldStarts } from '../budget/held.ts';
import type { EventWork } from '../turns/waiting-starts.ts';
import type { RepositoryRef } from '../work/installed-repository.ts';
import { type EngineRequest, lockKey, type WorkContext } from '../work/queued-work.ts';

interface LineRequest extends Pick<EngineRequest, 'installation' | 'repository'> {
  /** The event that is handled; absent where none is. Only an event can wait to start a run. */
  readonly event?: EventWork | undefined;
}

type LineContext = Pick<WorkContext, 'slots' | 'branches' | 'waitingStarts' | 'store' | 'add' | 'arrivals'>;

/** Creates the view of the engine on what waits in the App: for a slot, for a branch, or for the end of a run. */
export function createLine(context: LineContext, { installation, repository, event }: LineRequest): Line {
  const { slots, branches, waitingStarts } = context;
  const { id } = repository;
  const addStart: Line['addStart'] = async (start) => {
    if (event === undefined) return undefined;
    const position = await waitingStarts.add(start, { repository: id, work: event });
    if (position !== undefined)
      await queueLookAtStart(context, {
        installation,
        repository,
        key: `${event.arrivedAt} ${start.pipeline}`,
        subject: start.subject,
      });
    return position;
  };
  return {
    async settle(state) {
      const { run, body } = state.run;
      await branches.settle({ repository: id, run, claims: listBranchClaims(state) });
      if (state.end === undefined) return;
      await slots.leave({ repository: id, run });
      await queueNextStart(context, {
        installation,
        repository,
        subject: body.trigger.subject.number,
        pipeline: body.pipeline,
        after: run,
      });
    },
    async findWait(title) {
      const branch = await branches.findWait({ repository: id, id: title });
      if (branch !== undefined) return { gate: 'branch', for: [branch.behind], what: branch.branch, position: branch.position };
      const position = await slots.findPosition({ repository: id, id: `${id} ${title}` });
      return position === undefined ? undefined : { gate: 'slot', for: [], position };
    },
    listStarts: (of) => waitingStarts.list({ repository: id, ...of }),
    addStart,
    async addBehind(start) {
      const { subject, pipeline } = start;
      const waiting = await waitingStarts.list({ repository: id, subject, pipeline });
      const held = (await listHeldStarts(context, { repository: id, subject })).filter((one) => one.pipeline === pipeline);
      const isBehind = (work: EventWork): boolean => event !== undefined && work.arrivedAt < event.arrivedAt;
      const isBehindWaiting = waiting.some(({ work }) => isBehind(work));
      if (!isBehindWaiting && !held.some((one) => isBehind(one.event))) return 'none-before';
      const position = await addStart(start);
      // What waits for a budget starts by itself. The end that others wait for may be over, and heard of by nobody.
      if (isBehindWaiting) await queueNextStart(context, { installation, repository, subject, pipeline, after: start.start });
      return position;
    },
    async removeStarts(subject, isMeant = () => true) {
      const removed = (await waitingStarts.list({ repository: id, subject })).filter(isMeant);
      for (const { key } of removed) await waitingStarts.remove(key);
      return removed;
    },
  };
}

interface NextStart {
  readonly installation: number;
  readonly repository: RepositoryRef;
  readonly subject: number;
  readonly pipeline: string;
  /** The end that lets the next one go on: the same is queued once. */
  readonly after: string;
}

/** Queues the start that has waited longest, under the lock of its subject. */
export async function queueNextStart(
  { waitingStarts, add }: Pick<LineContext, 'waitingStarts' | 'add'>,
  { installation, repository, subject, pipeline, after }: NextStart,
): Promise<void> {
  const [next] = await waitingStarts.list({ repository: repository.id, subject, pipeline });
  if (next === undefined) return;
  const work = { kind: 'waiting-start', installation, repository, start: next.key } as const;
  await add({ id: `waiting ${next.key} after ${after}`, key: lockKey(repository.id, subject), work });
}

/** The time between two tries of a start that waits although nobody said that the run before it has ended. */
const lookMilliseconds = 1_800_000;

interface LookRequest extends Pick<NextStart, 'installation' | 'repository' | 'subject'> {
  /** The end of the key of the start. */
  readonly key: string;
}

/**
 * Queues another try of a start that waits, within an hour: the end of a run may be heard of by nobody. All who ask in the same half hour
 * ask for the same try, because each try asks for the next one.
 */
export async function queueLookAtStart(
  { add, arrivals }: Pick<LineContext, 'add' | 'arrivals'>,
  { installation, repository, subject, key }: LookRequest,
): Promise<void> {
  const start = `starts/${repository.id}/${subject}/${key}`;
  const halfHour = Math.floor(Date.parse(arrivals()) / lookMilliseconds);
  const runAt = new Date((halfHour + 2) * lookMilliseconds).toISOString();
  const work = { kind: 'waiting-start', installation, repository, start } as const;
  await add({ id: `waiting ${start} at ${runAt}`, key: lockKey(repository.id, subject), runAt, work });
}
