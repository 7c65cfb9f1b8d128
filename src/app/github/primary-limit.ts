/** The headers of an answer, in lower case. */
export type AnswerHeaders = Readonly<Record<string, string | number | undefined>>;

/** The requests of the hour that are kept for work that has begun. */
const keptRequests = 50;

/** GitHub's limit on all requests of an hour, as its answers report it. Every process sees it by itself, so it is kept nowhere else. */
export class PrimaryLimit {
  /** The requests that are left of GitHub's primary limit, by its resource, and the time at which it begins again. */
  readonly #left = new Map<string, { readonly remaining: number; readonly limit: number; readonly reset: number }>();

  /** Reads what is left from an answer. */
  note(headers: AnswerHeaders): void {
    const [remaining, limit, reset] = ['remaining', 'limit', 'reset'].map((name) =>
      Number(headers[`x-ratelimit-${name}`] ?? Number.NaN),
    );
    if (remaining === undefined || limit === undefined || reset === undefined || Number.isNaN(remaining + limit + reset)) return;
    this.#left.set(String(headers['x-ratelimit-resource'] ?? 'core'), { remaining, limit, reset: reset * 1_000 });
  }

  /** Returns when a limit begins again that is nearly used up; 0 if none is. `kept`: the part of the limit on most requests that is for others. */
  findReset(now: number, kept?: number): number {
    const scarce = [...this.#left].filter(([resource, { remaining, limit, reset }]) => {
      if (kept !== undefined && resource !== 'core') return false;
      return reset > now && remaining < (kept === undefined ? Math.min(keptRequests, limit / 10) : limit * kept);
    });
    // A second more, because GitHub's clock may be behind.
    return Math.max(0, ...scarce.map(([, { reset }]) => reset + 1_000));
  }
}
