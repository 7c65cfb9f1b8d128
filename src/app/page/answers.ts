interface AnswersOptions {
  /** The time for which an answer is believed. Default: a minute. */
  readonly believedMilliseconds?: number;
  /** All are forgotten when there are more. Default: 10,000. */
  readonly mostAnswers?: number;
}

/** Creates a memory of answers, which are forgotten after a time. Questions that are asked at the same time share one answer. */
export function createAnswers(
  now: () => number,
  { believedMilliseconds = 60_000, mostAnswers = 10_000 }: AnswersOptions = {},
): { ask<T>(question: string, answer: () => Promise<T>): Promise<T> } {
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
