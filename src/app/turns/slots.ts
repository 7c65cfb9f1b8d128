import { priorityOf, type SlotPosition } from '../../core/launch/slot.ts';
import { keepLabels, type ReportedLabels, readKnownLabels } from '../deliveries/reported-labels.ts';
import { type Claim, type ClaimAnswer, giveTurns, type Holder, positionOf, release, type Waiter } from './claim.ts';
import {
  type ClaimAsk,
  type ClaimRef,
  type Claims,
  type ClaimsOptions,
  keptMilliseconds,
  type StoredClaim,
} from './claim-store.ts';
import { type ActiveRun, assignRun, endRun, hasRun, isOld, isUnused, refreshSlots, relabelLine } from './slot-row.ts';

/** The slot of an execution, by its title. */
export interface SlotRef {
  readonly repository: number;
  readonly pipeline: string;
  readonly id: string;
}

/** An execution that asks for one of the slots of its pipeline. */
export interface SlotAsk extends SlotRef, Pick<ClaimAsk, 'item'> {
  /** The time at which its order was issued. */
  readonly issued: string;
  readonly place: SlotPosition;
}

/**
 * The slots of pipelines: which executions may run (`max-concurrency`), and which is next (`priority-labels`). GitHub is asked for the workflow runs
 * that are under way when a pipeline is full or unknown.
 */
export interface Slots {
  /** Asks for a slot. `listActive` lists the workflow runs of the pipeline that have not completed. */
  acquire(asking: SlotAsk, listActive: () => Promise<readonly ActiveRun[]>): Promise<ClaimAnswer>;
  /** Returns whether an execution waits: for a slot, or with one until somebody is told to dispatch its workflow run. */
  isWaiting(of: { readonly repository: number; readonly title: string }): Promise<boolean>;
  /** Stores which workflow run was started for an occupied slot. It may have ended before anybody knew whose it is. */
  assign(slot: SlotRef, workflowRun: number): Promise<void>;
  /** Lists the pipelines whose executions take turns, of all repositories. */
  list(): Promise<readonly (StoredClaim & Pick<SlotRef, 'pipeline'>)[]>;
  /** Frees the slot of a workflow run that has ended. While a dispatch is under way, a workflow run that nobody knows is remembered. */
  end(of: { readonly workflowRun: number; readonly repository: number }): Promise<void>;
  /** Takes an execution out whose start GitHub refused. One whose workflow run is known keeps its slot until that one ends. */
  release(slot: SlotRef): Promise<void>;
  /** Gives back a slot of which nobody has made use. */
  giveBack(slot: SlotRef): Promise<void>;
  /** Takes out of all lines what waits of a run that has ended. A workflow run at work keeps its slot, and so does one that is being dispatched. */
  leave(of: { readonly repository: number; readonly run: string }): Promise<void>;
  /** Orders what waits of a subject by the labels that a delivery tells. */
  relabel(told: ReportedLabels): Promise<void>;
  /** Returns the position of an execution in its line, from 1; undefined if it does not wait. */
  findPosition(of: { readonly repository: number; readonly title: string }): Promise<number | undefined>;
  /** Frees the slots of workflow runs that are not among the active ones, and queues starts once more that nobody has begun for long. */
  look(of: Omit<SlotRef, 'id'>, active: readonly ActiveRun[]): Promise<void>;
}

const kind = 'slot ';
/** Returns the row of the slots of a pipeline. */
export const slotsOf = ({ repository, pipeline }: Omit<SlotRef, 'id'>): ClaimRef => ({
  repository,
  resource: `${kind}${pipeline}`,
});
const labelsKey = (repository: number, subject: number): string => `labels/${repository}#${subject}`;

export function createSlots(claims: Claims, { store, now }: Pick<ClaimsOptions, 'store' | 'now'>): Slots {
  const at = (): string => new Date(now()).toISOString();
  const list = (repository?: number) => claims.list({ repository, resource: kind });
  const isWaiting = ({ line, holders }: Claim, id: string): boolean =>
    line.some((one) => one.id === id) || holders.some((holder) => holder.id === id && holder.state === 'given');
  return {
    acquire: (asking, listActive) => acquire(claims, { store, now }, { asking, listActive }),
    isWaiting: async ({ repository, title }) => (await list(repository)).some(({ row }) => isWaiting(row, title)),
    list: async () => (await list()).map((stored) => ({ ...stored, pipeline: stored.resource.slice(kind.length) })),
    async findPosition({ repository, title }) {
      const positions = (await list(repository)).map(({ row }) => positionOf(row, title));
      return positions.find((position) => position !== undefined);
    },
    assign: (slot, workflowRun) => claims.change(slotsOf(slot), (row) => assignRun(row, { id: slot.id, workflowRun }, at())),
    async end({ repository, workflowRun }) {
      for (const { row, ...of } of await list(repository))
        if (endRun(row, workflowRun, at()).row !== row) await claims.change(of, (present) => endRun(present, workflowRun, at()));
    },
    release: (slot) => claims.change(slotsOf(slot), (row) => release(row, (one) => one.id === slot.id && !hasRun(one), at())),
    giveBack: (slot) => claims.change(slotsOf(slot), (row) => release(row, (one) => one.id === slot.id && isUnused(one), at())),
    async leave({ repository, run }) {
      const isGone = (one: Holder | Waiter): boolean => one.id.startsWith(`${run}/`) && isUnused(one);
      for (const { row, ...of } of await list(repository))
        if ([...row.line, ...row.holders].some(isGone)) await claims.change(of, (present) => release(present, isGone, at()));
    },
    async relabel(told) {
      const { repository, subject } = told;
      if ((await list(repository)).length === 0) return;
      const place = { store, key: labelsKey(repository, subject), expiresAt: new Date(now() + keptMilliseconds).toISOString() };
      await keepLabels(place, told, async (labels) => {
        for (const { row, ...of } of await list(repository))
          if (row.line.some((one) => one.subject === subject))
            await claims.change(of, (present) => ({ row: relabelLine(present, { subject, labels }) }));
      });
    },
    async look(pipeline, active) {
      const of = slotsOf(pipeline);
      const isLate = ({ state, since }: Holder): boolean => state === 'given' && isOld(since, now());
      for (const { id } of (await claims.read(of)).holders.filter(isLate))
        await claims.wakeAgain(of, { waiter: id, when: `at ${at()}` });
      await claims.change(of, (row) => giveTurns(refreshSlots(row, active, now()), at()));
    },
  };
}

async function acquire(
  claims: Claims,
  { store, now }: Pick<ClaimsOptions, 'store' | 'now'>,
  { asking, listActive }: { readonly asking: SlotAsk; readonly listActive: Parameters<Slots['acquire']>[1] },
): Promise<ClaimAnswer> {
  const { repository, id, issued, item, place } = asking;
  const { subject, urgentLabels, limit } = place;
  const of = slotsOf(asking);
  const { isFilled, holders } = await claims.read(of);
  const isFull = !isFilled || (holders.length >= limit && !holders.some((holder) => holder.id === id));
  const active = isFull ? await listActive() : undefined;
  const readLabels = () => readKnownLabels(store, labelsKey(repository, subject));
  const known = await readLabels();
  const priority = known === undefined ? place.priority : priorityOf(known.labels, urgentLabels);
  const since = new Date(now()).toISOString();
  const answer = await claims.ask(of, {
    waiter: { id, issued, since, priority, limit, subject, urgentLabels: [...urgentLabels] },
    item,
    refresh: (row) => refreshSlots(row, active, now()),
  });
  // Labels that were told meanwhile have not found it in the line.
  const told = await readLabels();
  if (answer === 'wait' && told !== undefined && JSON.stringify(told) !== JSON.stringify(known))
    await claims.change(of, (row) => ({ row: relabelLine(row, { subject, labels: told.labels }) }));
  return answer;
}
