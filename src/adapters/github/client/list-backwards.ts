import { withTranslatedErrors } from './translate-error.ts';

/** One page of a list, with its Link header. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly link: string | undefined;
}

interface PagedList<T> {
  /** Requests the page that should hold the newest entries. */
  readonly first: () => Promise<Page<T>>;
  /** Requests a page by an address from a Link header. */
  readonly follow: (url: string) => Promise<Page<T>>;
}

/**
 * Lists the pages of a list that GitHub sorts oldest first, from the newest to the oldest. Starts at the page that should be the
 * last, follows `rel="next"` when entries were added meanwhile, then goes down by `rel="prev"`.
 */
export async function* listBackwards<T>({ first, follow }: PagedList<T>): AsyncGenerator<readonly T[]> {
  const pages = [await withTranslatedErrors(first())];
  for (let next = findLink(pages[0], 'next'); next !== undefined; next = findLink(pages.at(-1), 'next')) {
    pages.push(await withTranslatedErrors(follow(next)));
  }
  for (const page of pages.toReversed()) yield page.items;
  for (let previous = findLink(pages[0], 'prev'); previous !== undefined; ) {
    const page = await withTranslatedErrors(follow(previous));
    yield page.items;
    previous = findLink(page, 'prev');
  }
}

function findLink(page: Page<unknown> | undefined, relation: 'next' | 'prev'): string | undefined {
  const links = page?.link?.matchAll(/<([^>]+)>;\s*rel="([^"]+)"/g) ?? [];
  return [...links].find((link) => link[2] === relation)?.[1];
}
