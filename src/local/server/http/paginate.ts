import type { Call, RepositoryCall, RepositoryRoute, RouteResponse, RowView } from './route.ts';

interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly headers: Readonly<Record<string, string>>;
}

const limit = 100;

export function slicePage<Row>(call: Call, rows: readonly Row[]): Page<Row> {
  const size = Math.min(limit, readNumber(call, 'per_page', 30));
  const page = readNumber(call, 'page', 1);
  const last = Math.max(1, Math.ceil(rows.length / size));
  const links: string[] = [];
  const link = (number: number, rel: string) => {
    const url = new URL(call.url);
    url.searchParams.set('page', String(number));
    links.push(`<${url.href}>; rel="${rel}"`);
  };
  if (page > 1) link(page - 1, 'prev');
  if (page < last) {
    link(page + 1, 'next');
    link(last, 'last');
  }
  if (page > 1) link(1, 'first');
  return {
    rows: rows.slice((page - 1) * size, page * size),
    total: rows.length,
    headers: links.length === 0 ? {} : { link: links.join(', ') },
  };
}

/** Returns the response for lists that are a bare array. */
export function paginate<Row>(call: Call, rows: readonly Row[], render: (row: Row) => unknown): RouteResponse {
  const page = slicePage(call, rows);
  return { body: page.rows.map(render), headers: page.headers };
}

/** Returns the handler that answers with a page of the views of what it selects, as a bare array. */
export function list<Row>(select: (call: RepositoryCall) => readonly Row[], view: RowView<Row>): RepositoryRoute['handle'] {
  return (call) => paginate(call, select(call), (row) => view(call.world, call.repository, row));
}

/** Returns the response for lists of the form `{total_count, <key>: []}`. */
export function paginateCounted<Row>(
  call: Call,
  list: { key: string; rows: readonly Row[]; render: (row: Row) => unknown },
): RouteResponse {
  const page = slicePage(call, list.rows);
  return { body: { total_count: page.total, [list.key]: page.rows.map(list.render) }, headers: page.headers };
}

function readNumber(call: Call, name: string, fallback: number): number {
  const value = Number(call.url.searchParams.get(name) ?? fallback);
  return Number.isInteger(value) && value > 0 ? value : fallback;
}
