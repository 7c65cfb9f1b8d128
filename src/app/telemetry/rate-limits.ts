import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../../ports/clock.ts';

/** The state of one of GitHub's limits, as the headers of a response say it. */
export interface RateLimitFacts {
  readonly installation: number;
  /** The name of the limit: `core`, `graphql`, … */
  readonly resource: string;
  readonly remaining: number;
  /** The time at which the limit is whole again, in seconds since 1970. */
  readonly reset: number;
}

/** The most limits that are remembered. */
const maxKnown = 10_000;

/** Reads the state of a limit from headers. Undefined when they have none. */
export function readRateLimit(headers: Headers, installation: number): RateLimitFacts | undefined {
  const [remaining, reset] = ['remaining', 'reset'].map((name) => headers.get(`x-ratelimit-${name}`));
  if (remaining == null || reset == null) return undefined;
  return {
    installation,
    resource: headers.get('x-ratelimit-resource') ?? 'core',
    remaining: Number(remaining),
    reset: Number(reset),
  };
}

/** The lowest number of requests that an installation has left, by resource. Each installation has limits of its own. */
export class RateLimits {
  readonly #known = new Map<string, RateLimitFacts>();

  constructor(registers: Registry[], clock: Clock) {
    const known = this.#known;
    new Gauge({
      name: 'baton_github_rate_limit_remaining',
      help: 'Requests that the installation with the fewest has left, by resource.',
      labelNames: ['resource'],
      registers,
      collect() {
        this.reset();
        const valid = [...known.values()].filter(({ reset }) => reset * 1000 > Date.parse(clock.now()));
        for (const [resource, facts] of Map.groupBy(valid, (fact) => fact.resource))
          this.set({ resource }, Math.min(...facts.map(({ remaining }) => remaining)));
      },
    });
  }

  note(facts: RateLimitFacts): void {
    if (this.#known.size >= maxKnown) this.#known.clear();
    this.#known.set(`${facts.installation} ${facts.resource}`, facts);
  }
}
