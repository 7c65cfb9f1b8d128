import type { SlotPosition } from '../../../core/launch/slot.ts';
import type { Dispatch } from '../../../core/record/dispatch.ts';
import type { RunRef } from '../../../core/record/find-runs.ts';
import type { WorkflowRunRef } from '../../../core/record/record.ts';
import type { Delivery } from '../../../engine/delivery.ts';
import type { RunIndex } from '../../../ports/app/run-index.ts';
import type { Events } from '../../../ports/events.ts';
import type { Log } from '../../../ports/log.ts';
import type { AppStore, QueueItem } from '../../../ports/queue.ts';
import type { RecentDeliveries } from '../deliveries/recent-deliveries.ts';
import type { SeenBodies } from '../deliveries/seen-bodies.ts';
import type { InstallationClients } from '../github/installation-clients.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { readOrigin } from '../telemetry/origin.ts';
import type { Branches } from './branches.ts';
import type { AppSettings } from './read-settings.ts';
import type { Slots, Turn } from './slots.ts';
import type { EventWork, WaitingStarts } from './waiting-starts.ts';

/**
 * The orders by the workflow run that was dispatched for them. They identify a job that leaves no artifact, also after a restart.
 */
export interface Orders {
  remember(workflowRun: number, order: string): Promise<void>;
  find(workflowRun: number): Promise<string | undefined>;
  /** Removes an order after its result was queued, and not earlier, because the work that reads the order may be repeated. */
  forget(workflowRun: number): Promise<void>;
}

/** The time for which an order is remembered. It is valid for two days, and GitHub ends every workflow run after 35 days. */
const rememberedMilliseconds = 40 * 86_400_000;

export function createOrders(store: AppStore, now: () => number): Orders {
  const keyOf = (workflowRun: number): string => `orders/${workflowRun}`;
  return {
    remember: (workflowRun, order) =>
      store.put(keyOf(workflowRun), order, { expiresAt: new Date(now() + rememberedMilliseconds).toISOString() }),
    find: (workflowRun) => store.get(keyOf(workflowRun)),
    forget: (workflowRun) => store.delete(keyOf(workflowRun)),
  };
}

export interface RepositoryRef {
  readonly id: number;
  readonly owner: string;
  readonly name: string;
  readonly defaultBranch: string;
}

/** The repository that an engine works for, and the workflow run that its records name. */
export interface EngineRequest {
  readonly installation: number;
  readonly repository: RepositoryRef;
  readonly workflowRun: WorkflowRunRef;
}

export interface CompletedJob {
  readonly id: number;
  readonly run: number;
  readonly attempt: number;
  readonly conclusion: string | null;
  readonly url: string;
}

/** A delivery with a valid signature, as it came. Nothing of its body has been parsed. */
export interface ReceivedDelivery {
  /** The id that GitHub gave it. The signature does not cover the id. */
  readonly id: string;
  /** The name of its event, which the signature does not cover either. */
  readonly name: string;
  readonly body: string;
  /** The SHA-256 of the body. */
  readonly digest: string;
  /** The time of arrival. No two deliveries have the same. */
  readonly arrivedAt: string;
}

/** A piece of work of the App, queued by subject. */
export type Work =
  | ({ readonly kind: 'delivery' } & ReceivedDelivery)
  /** A delivery whose body another delivery has brought before. */
  | ({ readonly kind: 'known-body'; readonly first: string; readonly look: number } & ReceivedDelivery)
  | EventWork
  /** A push that may have changed the configuration of the default branch. */
  | { readonly kind: 'config'; readonly installation: number; readonly repository: RepositoryRef }
  /** An order whose turn has come. */
  | {
      readonly kind: 'start';
      readonly installation: number;
      readonly repository: RepositoryRef;
      readonly order: string;
      readonly slot: Pick<Turn, 'pool' | 'id'>;
      readonly place: SlotPosition;
      /** The time at which the order was issued. */
      readonly issued: string;
    }
  /** A look at what is at work in a pipeline where something waits for a slot. */
  | {
      readonly kind: 'look';
      readonly installation: number;
      readonly repository: RepositoryRef;
      readonly pool: string;
      readonly pipeline: string;
    }
  /** A stage that starts anew: its turn on a branch has come, or its order is too old. */
  | {
      readonly kind: 'resume';
      readonly installation: number;
      readonly repository: RepositoryRef;
      readonly run: RunRef;
      readonly stage: string;
    }
  /** A look at the run that has a branch for which others wait. */
  | { readonly kind: 'branch-look'; readonly installation: number; readonly repository: RepositoryRef; readonly branch: string }
  /** An event that has waited for the end of a run. `start` is the key under which it is stored. */
  | { readonly kind: 'waiting-start'; readonly installation: number; readonly repository: RepositoryRef; readonly start: string }
  | {
      /** A start or a run that waited for a budget. */
      readonly kind: 'held';
      readonly installation: number;
      readonly repository: RepositoryRef;
      /** The key of the store under which it is kept. */
      readonly held: string;
      /** The id of this item, which counts only while it is kept there; absent where the config has changed. */
      readonly item?: string;
    }
  | { readonly kind: 'job'; readonly installation: number; readonly repository: RepositoryRef; readonly job: CompletedJob }
  | {
      readonly kind: 'advance';
      readonly installation: number;
      readonly repository: RepositoryRef;
      readonly dispatch: Dispatch;
      readonly delivery: Delivery;
      readonly workflowRun: { readonly id: number; readonly attempt: number; readonly url: string };
    };

/** The work of one kind. */
export type Queued<Kind extends Work['kind']> = Extract<Work, { kind: Kind }>;

export interface WorkContext extends AppContext, Pick<InstallationClients, 'clientOf' | 'limitsOf'> {}

export interface AppContext {
  readonly settings: AppSettings;
  readonly store: AppStore;
  readonly orders: Orders;
  readonly slots: Slots;
  readonly branches: Branches;
  readonly waitingStarts: WaitingStarts;
  readonly seenBodies: SeenBodies;
  /** The runs for the page. */
  readonly runIndex: RunIndex;
  readonly recentDeliveries: RecentDeliveries;
  /** The texts of configs by repository and commit. */
  readonly configs: Map<string, string>;
  /** The numeric ids of our own account by installation. An id is stored when it is first needed. */
  readonly accounts: Map<number, number>;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly events: Events;
  /** Returns the time for a delivery that has just arrived. */
  readonly arrivals: () => string;
  /** Queues work under the lock of a subject. Work with an id that was queued before is dropped. */
  readonly add: (item: { id: string; key: string; runAt?: string; work: Work }) => Promise<void>;
}

/** Builds the key of a lock from repository and subject. Work under the same key runs one after the other (DESIGN 5.1). */
export function lockOf(repository: number, subject: number): string {
  return `${repository}#${subject}`;
}

/** Builds the item of the queue for a piece of work. Repositories take turns. It takes along what caused the present work. */
export function buildItem({ id, key, work }: { readonly id: string; readonly key: string; readonly work: Work }): QueueItem {
  return { id, key, group: repositoryOf(work), payload: { ...work, origin: readOrigin() } };
}

function repositoryOf(work: Work): string | undefined {
  // The lane of a delivery is its repository.
  if (work.kind === 'delivery' || work.kind === 'known-body') return undefined;
  const { repository } = work.kind === 'event' ? (work.payload as { readonly repository?: { readonly id: number } }) : work;
  return repository === undefined ? undefined : String(repository.id);
}
