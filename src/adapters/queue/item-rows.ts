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

/** The length from which a text is stored as it is. The body of a delivery is JSON itself: to escape it costs more than all else. */
const longText = 1_000;

/**
 * Splits the first long text off a payload, which may be any JSON value. Returns what is stored: its JSON and, beside it, the text and
 * the name of the field that it is; both are null if there is no long text.
 */
export function splitPayload(payload: unknown): {
  readonly payload: string;
  readonly field: string | null;
  readonly text: string | null;
} {
  if (typeof payload === 'object' && payload !== null && !Array.isArray(payload)) {
    // A text with half a character would not come back as it was. JSON escapes it.
    const long = Object.entries(payload).find(
      ([, value]) => typeof value === 'string' && value.length >= longText && value.isWellFormed(),
    );
    if (long !== undefined) {
      const [field, text] = long;
      return { payload: JSON.stringify({ ...payload, [field]: '' }), field, text };
    }
  }
  return { payload: JSON.stringify(payload ?? null), field: null, text: null };
}

/** Returns the payload of a row. */
export function joinPayload(row: Readonly<Record<string, unknown>> | undefined): unknown {
  const payload: unknown = JSON.parse(String(row?.payload));
  if (typeof row?.text_field !== 'string') return payload;
  return { ...(payload as object), [row.text_field]: row.text };
}
