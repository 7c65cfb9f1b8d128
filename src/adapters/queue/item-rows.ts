import type { QueueItem } from '../../ports/queue.ts';
import type { Entry } from './journal.ts';

/** An item that is not done, and its row in the file. */
export interface Row {
  readonly seq: number;
  readonly entry: Entry;
}

/** The rows of the items that are not done, by id. */
export interface ItemRows {
  /** Adds an item whose id no other row has. Returns undefined when one has it, or when `insert` does. */
  add(item: QueueItem, insert: () => Promise<Row | undefined>): Promise<Entry | undefined>;
  /** Returns the number of an item's row. */
  find(id: string): number;
  remove(id: string): void;
}

/**
 * Keeps the rows of the items that are not done. The file belongs to one process and few items wait, so memory tells which ids are
 * taken: an index of them would be a good part of the cost of a delivery.
 */
export function createRows(left: readonly Row[]): ItemRows {
  const rows = new Map(left.map(({ seq, entry }) => [entry.id, seq]));
  const inserting = new Map<string, Promise<Row | undefined>>();

  const insertRow = async (id: string, insert: () => Promise<Row | undefined>): Promise<Entry | undefined> => {
    const inserted = insert();
    inserting.set(id, inserted);
    try {
      const row = await inserted;
      if (row !== undefined) rows.set(id, row.seq);
      return row?.entry;
    } finally {
      inserting.delete(id);
    }
  };

  return {
    async add({ id }, insert) {
      // The same id at the same time: whoever sent it second is told that it is known only if the first is stored.
      while (inserting.has(id)) await inserting.get(id)?.catch(() => undefined);
      return rows.has(id) ? undefined : insertRow(id, insert);
    },
    find(id) {
      const seq = rows.get(id);
      if (seq === undefined) throw new Error(`The item ${id} has no row.`);
      return seq;
    },
    remove: (id) => void rows.delete(id),
  };
}
