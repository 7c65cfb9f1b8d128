/** GitHub's limits for the token of workflows, which all workflows of a repository share (github-platform.md 13). */
export interface Limits {
  /** Takes a request from the buckets. Returns the limit that it meets, and after how many milliseconds there is room again. */
  take(kind: string): Reached | undefined;
  /** Lets the other workflows of the repository use a limit up, but for the last few of each bucket. */
  useUp(limit: LimitName, left: number): void;
}

export type LimitName = 'requests' | 'content';

export interface Reached {
  readonly limit: LimitName;
  readonly wait: number;
}

interface Bucket {
  readonly most: number;
  readonly milliseconds: number;
  /** The times of the requests of ours and of others. */
  readonly times: number[];
}

const minute = 60_000;
const hour = 60 * minute;
/** What people see, or what starts a workflow. GitHub does not say which requests count. */
const creating = /\.(?:create|add|addLabels|submit|dispatch|dispatchEvent|rerunJob|replaceEyes)$/;

/** Returns whether what a port is asked creates content, as GitHub's limit on that may count it. */
export function isCreating(kind: string): boolean {
  return creating.test(kind);
}

/** The requests in an hour that the token of a workflow has for its repository. */
const usualRequests = 1_000;

export function createLimits(now: () => number, most = usualRequests): Limits {
  const buckets: Readonly<Record<LimitName, readonly Bucket[]>> = {
    requests: [{ most, milliseconds: hour, times: [] }],
    content: [
      { most: 80, milliseconds: minute, times: [] },
      { most: 500, milliseconds: hour, times: [] },
    ],
  };

  /** Returns the milliseconds until a bucket has room, 0 where it has. */
  function waitFor(bucket: Bucket): number {
    // The times are in order, and most of them are young.
    const young = bucket.times.findIndex((at) => at > now() - bucket.milliseconds);
    bucket.times.splice(0, young === -1 ? bucket.times.length : young);
    const oldest = bucket.times[bucket.times.length - bucket.most];
    return oldest === undefined ? 0 : oldest + bucket.milliseconds - now();
  }

  function limitsOf(kind: string): readonly LimitName[] {
    return isCreating(kind) ? ['requests', 'content'] : ['requests'];
  }

  return {
    take(kind) {
      const names = limitsOf(kind);
      for (const limit of names) {
        const wait = Math.max(...buckets[limit].map(waitFor));
        // GitHub says a time in whole seconds.
        if (wait > 0) return { limit, wait: Math.ceil(wait / 1_000) * 1_000 };
      }
      for (const bucket of names.flatMap((name) => buckets[name])) bucket.times.push(now());
      return undefined;
    },
    useUp(limit, left) {
      for (const bucket of buckets[limit]) {
        waitFor(bucket);
        const others = Math.max(0, bucket.most - bucket.times.length - left);
        bucket.times.push(...Array.from({ length: others }, () => now()));
      }
    },
  };
}
