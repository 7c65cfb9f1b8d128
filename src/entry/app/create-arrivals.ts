/** Times of arrival that all differ and ascend: runs of events without a subject are named by them. */
export function createArrivals(now: () => string): () => string {
  let last = 0;
  return () => {
    last = Math.max(Date.parse(now()), last + 1);
    return new Date(last).toISOString();
  };
}
