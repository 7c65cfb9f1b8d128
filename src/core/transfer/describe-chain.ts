type Link = { readonly from: string; readonly to: string };

/**
 * `a → b → c`: every agent in its turn, the last target too (T-14). Where a link does not begin with the agent that the one
 * before it ended with, another stage has had its turn: `a → b; c → d`.
 */
export function describeChain(links: readonly Link[]): string {
  return links
    .map(({ from, to }, index) => {
      const before = links[index - 1];
      if (before?.to === from) return ` → ${to}`;
      return `${before === undefined ? '' : '; '}${from} → ${to}`;
    })
    .join('');
}
