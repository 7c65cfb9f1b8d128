import type { Balancer } from './balancer.ts';
import { type Replica, startReplica } from './replica.ts';

/** The processes of the App that take deliveries now. */
export interface Fleet {
  size(): number;
  add(): Promise<void>;
  /** Ends the oldest process. The balancer gives it no more deliveries as soon as it has ended, and not before. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Returns the number of pieces of work that wait or run, of the process that knows most. */
  pending(): Promise<number>;
  close(): Promise<void>;
}

interface FleetOptions {
  readonly settings: Readonly<Record<string, string>>;
  readonly log: string;
  readonly balancer: Balancer;
}

export async function createFleet({ settings, log, balancer }: FleetOptions): Promise<Fleet> {
  let replicas: readonly Replica[] = [];
  const change = (next: readonly Replica[]): void => {
    replicas = next;
    balancer.setPorts(next.map(({ port }) => port));
  };
  return {
    size: () => replicas.length,
    async add() {
      change([...replicas, await startReplica({ settings, log })]);
    },
    async end(signal) {
      const [oldest] = replicas;
      await oldest?.end(signal);
      change(replicas.filter((replica) => replica !== oldest));
    },
    async pending() {
      const counts = await Promise.all(replicas.map((replica) => replica.pending()));
      return Math.max(0, ...counts.map((count) => count ?? 1));
    },
    async close() {
      await Promise.all(replicas.map((replica) => replica.end('SIGTERM')));
      change([]);
    },
  };
}
