import { z } from 'zod';
import { parseStored } from '../../core/json/json-value.ts';
import type { RunRef } from '../../core/record/find-runs.ts';
import type { BranchClaim } from '../../core/state/branch-claims.ts';
import type { QueueItem } from '../../ports/queue.ts';
import { type ClaimStore, changeClaim, queueStored } from './change-claim.ts';

/** A run, and the number of the lock under which its work is done. */
export type LockedRun = RunRef & { readonly lock: number };

/** An execution that asks for the branch of its stage. */
export interface BranchAsk {
  readonly repository: number;
  readonly branch: string;
  /** The run of the execution. */
  readonly run: LockedRun;
  /** The title of the execution. */
  readonly id: string;
  /** The work that starts the execution. It is queued when the branch is free. */
  readonly item: QueueItem;
}

type BranchKey = Pick<BranchAsk, 'repository' | 'branch'>;

/**
 * The branches that runs work on, first come, first served. A run keeps a branch from its first stage there to its last one. While it
 * waits for another branch, it keeps only the one on which a stage is at work: that stage ends without waiting for a branch, so
 * runs never wait for each other in a circle. What a run has is changed under the lock of that run alone.
 */
export interface Branches {
  /** Returns whether the execution may start now. Otherwise it is started when its run gets the branch. A repeated call does not make it wait twice. */
  acquire(ask: BranchAsk): Promise<boolean>;
  /** Gives up the branches that a run needs no more: `claims` are those of its stages that have not ended. */
  settle(of: {
    readonly repository: number;
    readonly run: string;
    readonly claims: ReadonlyMap<string, BranchClaim>;
  }): Promise<void>;
  /** Finds the branch that an execution waits for, by its title, and the run that has it. */
  findWait(of: {
    readonly repository: number;
    readonly id: string;
  }): Promise<{ readonly branch: string; readonly behind: string; readonly position: number } | undefined>;
  /** Queues a start once more that is not heard of. Returns the run that has a branch for which others wait; undefined where nobody does. */
  look(place: BranchKey, again: string): Promise<LockedRun | undefined>;
}

const runSchema = z.object({
  run: z.string(),
  thread: z.number(),
  first: z.object({ id: z.number(), at: z.string() }),
  lock: z.number(),
});
const rowSchema = z.object({
  /** `id`: the execution that was given the branch, until somebody was told to start it. */
  holder: z.object({ run: runSchema, isDue: z.boolean(), id: z.string().optional() }).optional(),
  waiting: z.array(z.object({ run: runSchema, id: z.string() })),
});
/** One branch: the run that has it, and the executions that wait for it in the order in which they came. */
type Row = z.infer<typeof rowSchema>;

const rowKey = ({ repository, branch }: BranchKey): string => `branches/${repository}/${branch}`;
const runKey = (repository: number, run: string): string => `branch runs/${repository}/${run}`;
const itemKey = (repository: number, id: string): string => `branch turns/${repository}/${id}`;

export function createBranches(options: ClaimStore): Branches {
  const { store } = options;
  const change = createChange(options);
  const read = async (place: BranchKey): Promise<Row | undefined> => parseRow(await store.get(rowKey(place)));
  const listOf = async (repository: number, run: string): Promise<readonly string[]> =>
    z.array(z.string()).parse(JSON.parse((await store.get(runKey(repository, run))) ?? '[]'));

  /** Gives up what a run holds beside the branch that it waits for, and where none of its stages is at work. */
  const giveUpIdle = async (repository: number, run: string): Promise<void> => {
    for (const branch of await listOf(repository, run))
      await change({ repository, branch }, (row) => (row.holder?.run.run === run && !row.holder.isDue ? passOn(row) : row));
  };

  return {
    async acquire({ repository, branch, run, id, item }) {
      const known = await listOf(repository, run.run);
      if (!known.includes(branch)) await store.put(runKey(repository, run.run), JSON.stringify([...known, branch]));
      await store.put(itemKey(repository, id), JSON.stringify(item));
      const row = await change({ repository, branch }, (present) => takeBranch(present, { run, id }));
      if (row.holder?.run.run !== run.run) {
        await giveUpIdle(repository, run.run);
        return false;
      }
      await store.delete(itemKey(repository, id));
      return true;
    },
    async settle({ repository, run, claims }) {
      const branches = await listOf(repository, run);
      if (branches.length === 0) return;
      for (const branch of branches)
        await change({ repository, branch }, (row) => settleRow(row, { run, claim: claims.get(branch) }));
      const rows = await Promise.all(branches.map(async (branch) => ({ branch, row: await read({ repository, branch }) })));
      if (rows.some(({ row }) => row?.waiting.some((one) => one.run.run === run) === true)) await giveUpIdle(repository, run);
      const left = branches.filter((branch) => claims.has(branch));
      if (left.length === 0) await store.delete(runKey(repository, run));
      else await store.put(runKey(repository, run), JSON.stringify(left));
    },
    async findWait({ repository, id }) {
      for (const branch of await listOf(repository, id.split('/', 1)[0] ?? '')) {
        const row = await read({ repository, branch });
        const position = (row?.waiting.findIndex((one) => one.id === id) ?? -1) + 1;
        if (position > 0) return { branch, behind: row?.holder?.run.run ?? '', position };
      }
      return undefined;
    },
    async look(place, again) {
      const row = await read(place);
      const late = row?.holder?.id;
      if (late !== undefined) await queueStored(options, itemKey(place.repository, late), again);
      return row === undefined || row.waiting.length === 0 ? undefined : row.holder?.run;
    },
  };
}

function parseRow(text: string | undefined): Row | undefined {
  return parseStored(rowSchema, text);
}

/** Gives a branch that is free, or that its run has already, and a place in the line otherwise. */
function takeBranch(row: Row, { run, id }: Row['waiting'][number]): Row {
  const { holder = { run, isDue: true }, waiting } = row;
  if (holder.run.run === run.run) return { holder: { run, isDue: true }, waiting: waiting.filter((one) => one.id !== id) };
  return waiting.some((one) => one.id === id) ? row : { ...row, waiting: [...waiting, { run, id }] };
}

function settleRow(row: Row, { run, claim }: { readonly run: string; readonly claim: BranchClaim | undefined }): Row {
  const isOwn = row.holder?.run.run === run;
  const waiting = claim === 'due' ? row.waiting : row.waiting.filter((one) => one.run.run !== run);
  const rest = waiting.length === row.waiting.length ? row : { ...row, waiting };
  if (!isOwn || row.holder === undefined) return rest;
  if (claim === undefined) return passOn(rest);
  return { ...rest, holder: { ...row.holder, isDue: claim === 'due' } };
}

/** Gives a branch to the run that came first. */
function passOn({ waiting }: Row): Row {
  const [next] = waiting;
  if (next === undefined) return { waiting };
  return { holder: { run: next.run, isDue: true, id: next.id }, waiting: waiting.filter(({ run }) => run.run !== next.run.run) };
}

/** Lists the executions that no longer wait after a change of a row; `started` are those whose run has got the branch by it. */
function listGone(before: Row, after: Row): { readonly gone: readonly string[]; readonly started: readonly string[] } {
  const gone = before.waiting.filter(({ id }) => !after.waiting.some((one) => one.id === id));
  const isPassed = before.holder?.run.run !== after.holder?.run.run;
  const started = gone.filter(({ run }) => isPassed && run.run === after.holder?.run.run);
  return { gone: gone.map(({ id }) => id), started: started.map(({ id }) => id) };
}

/** Returns the stored form of a row; undefined for one that nobody wants, which is removed. */
function formatRow(row: Row): string | undefined {
  return row.holder === undefined && row.waiting.length === 0 ? undefined : JSON.stringify(row);
}

/** Creates the function that changes a branch in one step of the store. */
function createChange(options: ClaimStore): (place: BranchKey, apply: (row: Row) => Row) => Promise<Row> {
  return async (place, apply) => {
    const keyOf = (id: string): string => itemKey(place.repository, id);
    const { row, gone } = await changeClaim(options, { key: rowKey(place), itemKey: keyOf }, (from) => {
      const before = parseRow(from) ?? { waiting: [] };
      const after = apply(before);
      const { gone: all, started } = listGone(before, after);
      const left = all.filter((id) => !started.includes(id));
      return { to: formatRow(after), started, result: { row: after, gone: left } };
    });
    for (const id of gone) await options.store.delete(keyOf(id));
    return row;
  };
}
