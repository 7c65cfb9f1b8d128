/** Remembers the newest ids, up to a number of them. */
export function createSeenIds(limit: number): { add(id: string): boolean; forget(id: string): void } {
  const seen = new Set<string>();
  return {
    /** False when the id is known already. */
    add(id) {
      if (seen.has(id)) return false;
      seen.add(id);
      if (seen.size > limit) forgetOldest(seen);
      return true;
    },
    forget: (id) => void seen.delete(id),
  };
}

function forgetOldest(seen: Set<string>): void {
  const [oldest] = seen;
  if (oldest !== undefined) seen.delete(oldest);
}
