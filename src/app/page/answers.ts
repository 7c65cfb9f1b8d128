/** The time for which an answer of GitHub is believed. */
const believedMilliseconds = 60_000;
const mostAnswers = 10_000;

/** Creates a memory of answers, which are forgotten after a minute. Questions that are asked at the same time share one answer. */
export function createAnswers(now: () => number): { ask<T>(question: string, answer: () => Promise<T>): Promise<T> } {
  const known = new Map<string, { readonly until: number; readonly answer: Promise<unknown> }>();
  return {
    ask<T>(question: string, answer: () => Promise<T>): Promise<T> {
      const found = known.get(question);
      if (found !== undefined && found.until > now()) return found.answer as Promise<T>;
      if (known.size >= mostAnswers) known.clear();
      const asked = answer();
      known.set(question, { until: now() + believedMilliseconds, answer: asked });
      asked.catch(() => known.delete(question));
      return asked;
    },
  };
}
