import type { Probot } from 'probot';
import type { Dispatch } from '../../../core/record/dispatch.ts';
import type { WorkflowRunRef } from '../../../core/record/record.ts';
import type { SlotPosition } from '../../../core/run/slot.ts';
import type { Delivery } from '../../../engine/delivery.ts';
import type { Events } from '../../../ports/events.ts';
import type { Log } from '../../../ports/log.ts';
import type { AppSettings } from './read-settings.ts';
import type { Slots, Turn } from './slots.ts';

/** Orders by the workflow run that was promised for them: what is known of a job that leaves no artifact. In memory, as the queue is. */
export interface Orders {
  remember(workflowRun: number, order: string): void;
  find(workflowRun: number): string | undefined;
  /** Once what came of it is queued; not before, since the work that looks it up may be tried again. */
  forget(workflowRun: number): void;
}

export function createOrders(): Orders {
  const orders = new Map<number, string>();
  return {
    remember: (workflowRun, order) => void orders.set(workflowRun, order),
    find: (workflowRun) => orders.get(workflowRun),
    forget: (workflowRun) => void orders.delete(workflowRun),
  };
}

export interface RepositoryRef {
  readonly id: number;
  readonly owner: string;
  readonly name: string;
  readonly defaultBranch: string;
}

/** For whom an engine works, and what is said to have started it. */
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

/** What the App has to do, queued by subject. */
export type Work =
  | {
      readonly kind: 'event';
      readonly delivery: string;
      readonly name: string;
      readonly payload: unknown;
      readonly installation: number;
      /** When it came; no other delivery has the same. */
      readonly arrivedAt: string;
    }
  /** The configuration of the default branch may have changed. */
  | { readonly kind: 'config'; readonly installation: number; readonly repository: RepositoryRef }
  /** An order whose turn has come. */
  | {
      readonly kind: 'start';
      readonly installation: number;
      readonly repository: RepositoryRef;
      readonly order: string;
      readonly slot: Pick<Turn, 'pool' | 'id'>;
      readonly place: SlotPosition;
      /** When the order was. */
      readonly issued: string;
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

export interface WorkContext extends AppContext {
  readonly probot: Probot;
}

export interface AppContext {
  readonly settings: AppSettings;
  readonly orders: Orders;
  readonly slots: Slots;
  /** Configs by repository and commit. */
  readonly configs: Map<string, string>;
  /** Numeric ids of our own account by installation, once somebody had to know. */
  readonly accounts: Map<number, number>;
  readonly log: Log;
  readonly events: Events;
  /** The time of a delivery that has just come. */
  readonly arrivals: () => string;
  /** Queues work under the lock of a subject. The same id is done once. */
  readonly add: (item: { id: string; key: string; work: Work }) => Promise<void>;
}

/** Repository and subject: work under one of these runs one after the other (DESIGN 5.1). */
export function lockOf(repository: number, subject: number): string {
  return `${repository}#${subject}`;
}
