import { outcomeSchema } from '../../core/output/outcome.ts';
import { describeOutcome } from '../../core/view/outcome-words.ts';
import type { RunListQuery } from '../../ports/app/run-index.ts';

type ListState = NonNullable<RunListQuery['state']>;

/** The filters of the list of runs, as its address holds them. */
export interface ListRequest {
  /** `owner/name`. */
  readonly repository: string | undefined;
  readonly pipeline: string | undefined;
  readonly state: ListState | undefined;
  readonly text: string | undefined;
  /** The number of the page, from 1. */
  readonly page: number;
}

/** The states that a list can be asked for, with their words. */
export const listStates: readonly (readonly [ListState, string])[] = [
  ['open', 'open'],
  ['awaiting', 'open, needs a person'],
  ['paused', 'open, paused'],
  ['ended', 'ended'],
  ...outcomeSchema.options.map((outcome) => [outcome, describeOutcome(outcome)] as const),
];

/** The runs of one page. */
export const pageSize = 50;
const mostPages = 10_000;

/** Reads the filters of an address. Values that no filter has count as absent, so that old bookmarks show a list. */
export function parseListRequest(query: Readonly<Record<string, string>>): ListRequest {
  const read = (name: string, most: number): string | undefined => {
    const value = query[name]?.trim().slice(0, most);
    return value === '' ? undefined : value;
  };
  const state = read('state', 20);
  const page = Number(query.page);
  return {
    repository: read('repository', 200),
    pipeline: read('pipeline', 200),
    state: listStates.find(([known]) => known === state)?.[0],
    text: read('text', 200),
    page: Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1,
  };
}

/** Returns the address of a list, as short as it can be. */
export function toAddress(request: ListRequest, path = '/runs'): string {
  const { repository, pipeline, state, text, page } = request;
  const asked = Object.entries({ repository, pipeline, state, text, page: page === 1 ? undefined : String(page) });
  const query = new URLSearchParams(
    asked.flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]])),
  );
  return query.size === 0 ? path : `${path}?${query}`;
}
