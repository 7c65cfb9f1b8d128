// This folder keeps what only a server knows for budgets: `budget-book` the runs that go on, `held` the starts and runs that wait.

import { z } from 'zod';
import type { CountedRun } from '../../core/budget/check-budgets.ts';
import { parseStored } from '../../core/json/json-value.ts';
import { runUsageSchema } from '../../core/output/usage-facts.ts';
import type { AppStore } from '../../ports/queue.ts';
import type { BudgetBook } from '../../ports/starter.ts';

const entrySchema = z.object({
  /** The id of the start. */
  id: z.string(),
  pipeline: z.string(),
  startedAt: z.string(),
  /** The name of the run; absent until its first record is written. */
  run: z.string().optional(),
  usage: runUsageSchema.optional(),
  finishedAt: z.string().optional(),
  /** The time of the last change, in milliseconds. */
  changed: z.number(),
});

type Entry = z.infer<typeof entrySchema>;
type Entries = readonly Entry[];

export interface BookOptions {
  readonly store: AppStore;
  /** The id of the repository. */
  readonly repository: number;
  /** Returns the present time in milliseconds. */
  readonly now: () => number;
  /** Lists the runs that go on by the ids of their starts, for a book that is not known: they began before it, or without the App. */
  readonly listOpen: () => Promise<readonly { readonly start: string; readonly run: CountedRun }[]>;
}

const minute = 60_000;
const day = 86_400_000;
/** The time for which an ended run stays in the book: lists of GitHub lag behind, so its ledger may not show its entry yet. */
const keptAfterEnd = 30 * minute;
/** The time for which a start without a run stays: its handler is tried again for some minutes, then given up. */
const keptWithoutRun = day;
/** The longest time that a run can be under way. */
const keptWithoutEnd = 36 * day;

/**
 * Creates the book of one repository in the store of the App. All its entries are one value, which is replaced only as long as it is
 * unchanged, so that no two processes give the same place of a budget away.
 */
export function createBudgetBook({ store, repository, now, listOpen }: BookOptions): Pick<BudgetBook, 'enter' | 'list' | 'note'> {
  const key = `budgets/${repository}`;
  const read = async (): Promise<{ readonly from: string; readonly entries: Entries }> => {
    const text = await store.get(key);
    const entries = parseEntries(text);
    if (text !== undefined && entries !== undefined) return { from: text, entries };
    const open = await listOpen();
    const to = JSON.stringify(open.map(({ start, run }): Entry => ({ ...toEntry(start, run), changed: now() })));
    await store.replace(key, { from: text, to });
    return read();
  };
  const replace = (from: string, entries: Entries): Promise<boolean> => {
    const to = JSON.stringify(entries.filter((entry) => !isOver(entry, now())));
    return to === from ? Promise.resolve(true) : store.replace(key, { from, to });
  };
  return {
    async enter({ id, pipeline, startedAt }, check) {
      for (;;) {
        const { from, entries } = await read();
        if (entries.some((entry) => entry.id === id)) return undefined;
        const refusal = await check(entries.map(toCounted));
        if (refusal !== undefined) return refusal;
        if (await replace(from, [...entries, { id, pipeline, startedAt, changed: now() }])) return undefined;
      }
    },
    list: async () => (await read()).entries.map(toCounted),
    async note(start, run) {
      for (;;) {
        const { from, entries } = await read();
        const entry: Entry = { ...toEntry(start, run), changed: now() };
        if (await replace(from, [...entries.filter(({ id }) => id !== start), entry])) return;
      }
    },
  };
}

/** Returns the stored entries; undefined where there are none, or some in a form of another version. */
function parseEntries(text: string | undefined): Entries | undefined {
  return parseStored(z.array(entrySchema), text);
}

function toEntry(id: string, { run, pipeline, startedAt, usage, finishedAt }: CountedRun): Omit<Entry, 'changed'> {
  return {
    id,
    pipeline,
    startedAt,
    run,
    usage,
    finishedAt,
  };
}

/** Returns an entry as budgets count it. A start whose run has no record yet has used nothing. */
function toCounted({ id, run = id, pipeline, startedAt, usage, finishedAt }: Entry): CountedRun {
  return { run, pipeline, startedAt, usage: usage ?? { executions: 0, parts: [] }, finishedAt };
}

function isOver({ run, finishedAt, changed }: Entry, now: number): boolean {
  const keptWithRun = finishedAt === undefined ? keptWithoutEnd : keptAfterEnd;
  return now - changed > (run === undefined ? keptWithoutRun : keptWithRun);
}
