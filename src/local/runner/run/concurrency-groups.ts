import type { Cancellation } from '../job/cancellation.ts';

export interface Claim {
  /** The name of the group. Case-insensitive, per repository, shared by workflows and jobs. */
  readonly repository: string;
  readonly group: string;
  readonly queue: 'single' | 'max';
  readonly cancelInProgress: boolean;
  readonly cancellation: Cancellation;
}

export interface ConcurrencyGroups {
  /** Waits for the group. Returns what leaves it, or `cancelled` when a newer claim or the end of the run removed this claim from the group. */
  acquire(claim: Claim): Promise<(() => void) | 'cancelled'>;
}

interface Group {
  running: Claim;
  waiting: { readonly claim: Claim; readonly resolve: (result: 'entered' | 'cancelled') => void }[];
}

/** The most waiting claims of a `queue: max` group; further ones are cancelled. */
const LONGEST_QUEUE = 100;

export function createConcurrencyGroups(): ConcurrencyGroups {
  const groups = new Map<string, Group>();

  function release(key: string): void {
    const group = groups.get(key);
    const next = group?.waiting.shift();
    if (!group || !next) return void groups.delete(key);
    group.running = next.claim;
    next.resolve('entered');
  }

  return {
    async acquire(claim) {
      const key = `${claim.repository}\n${claim.group}`.toLowerCase();
      const group = groups.get(key);
      if (!group) {
        groups.set(key, { running: claim, waiting: [] });
        return () => release(key);
      }
      cancelOthers(group, claim);
      if (group.waiting.length >= LONGEST_QUEUE) return 'cancelled';
      const result = await wait(group, claim);
      return result === 'entered' ? () => release(key) : 'cancelled';
    },
  };
}

function cancelOthers(group: Group, { queue, cancelInProgress }: Claim): void {
  if (queue === 'single' || cancelInProgress) for (const waiter of group.waiting.splice(0)) waiter.resolve('cancelled');
  if (cancelInProgress) group.running.cancellation.request('cancelled');
}

async function wait(group: Group, claim: Claim): Promise<'entered' | 'cancelled'> {
  const { promise, resolve } = Promise.withResolvers<'entered' | 'cancelled'>();
  const waiter = { claim, resolve };
  group.waiting.push(waiter);
  const stop = claim.cancellation.onRequest(() => {
    group.waiting = group.waiting.filter((other) => other !== waiter);
    resolve('cancelled');
  });
  const result = await promise;
  stop();
  return result;
}
