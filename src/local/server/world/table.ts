interface Version<Row> {
  readonly at: number;
  /** The row at that time; undefined marks a deletion. */
  readonly row: Row | undefined;
}

/** Immutable rows by id, with their history: a lagging list shows each row as it was some time ago. */
export class Table<Row extends { readonly id: number }> {
  readonly #versions = new Map<number, Version<Row>[]>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  put(row: Row): Row {
    this.#write(row.id, row);
    return row;
  }

  get(id: number): Row | undefined {
    return this.#versions.get(id)?.at(-1)?.row;
  }

  delete(id: number): void {
    this.#write(id, undefined);
  }

  /** Returns the rows ascending by id; without `lag` the present ones. */
  list(lag = 0): Row[] {
    const limit = lag === 0 ? Number.POSITIVE_INFINITY : this.#now() - lag;
    const rows: Row[] = [];
    for (const versions of this.#versions.values()) {
      const row = versions.findLast((version) => version.at <= limit)?.row;
      if (row !== undefined) rows.push(row);
    }
    return rows.sort((a, b) => a.id - b.id);
  }

  #write(id: number, row: Row | undefined): void {
    const version = { at: this.#now(), row };
    const versions = this.#versions.get(id);
    if (versions === undefined) this.#versions.set(id, [version]);
    else versions.push(version);
  }
}
