import type { SlotPosition } from '../../core/launch/slot.ts';
import type { Dispatch } from '../../core/record/dispatch.ts';
import type { RunRef } from '../../core/record/find-runs.ts';
import type { WorkflowRunRef } from '../../core/record/record.ts';
import type { Account } from '../../core/trigger/trigger.ts';
import type { CheckButton, CheckView } from '../../core/view/check/check-run.ts';
import type { Delivery } from '../../engine/delivery.ts';
import type { EarlyRequest } from '../../engine/publish/start-early-children.ts';
import type { RunIndex } from '../../ports/app/run-index.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Signer } from '../../ports/crypto.ts';
import type { Events } from '../../ports/events.ts';
import type { Log } from '../../ports/log.ts';
import type { AppStore } from '../../ports/queue.ts';
import type { RecentDeliveries } from '../deliveries/recent-deliveries.ts';
import type { SeenBodies } from '../deliveries/seen-bodies.ts';
import type { InstallationClients } from '../github/installation-clients.ts';
import type { Knowledge } from '../knowledge/hear.ts';
import type { Orders } from '../knowledge/known-orders.ts';
import type { KnownTexts } from '../knowledge/known-texts.ts';
import type { AppSettings } from '../settings/read-settings.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Branches } from '../turns/branches.ts';
import type { LockedRun } from '../turns/claim.ts';
import type { Claims } from '../turns/claim-store.ts';
import type { RunLine } from '../turns/run-line.ts';
import type { SlotRef, Slots } from '../turns/slots.ts';
import type { Windows } from '../turns/windows.ts';
import type { EndpointMessage, SourceDelivery } from './hook-work.ts';
import type { InstalledRepository, RepositoryRef } from './installed-repository.ts';
import type { Mode, ReadMode } from './mode.ts';
import type { OpenRuns } from './open-runs.ts';
import type { Postponed } from './postponed.ts';
import type { Repositories } from './repositories.ts';
import type { SeenRuns } from './seen-runs.ts';
import type { Variables } from './variables.ts';

/** The repository that an engine works for, and the workflow run that its records name. */
export interface EngineRequest extends InstalledRepository {
  readonly workflowRun: WorkflowRunRef;
  /** The number of the subject, or 0, that is written to: then the Action must not be at work on it. Absent where nothing is written. */
  readonly lock?: number;
  /** The side that serves the repository, where that was read and waited for before. */
  readonly mode?: Mode & Partial<Pick<ReadMode, 'readAt'>>;
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
  /** The time of arrival. No two deliveries have the same. */
  readonly arrivedAt: string;
}

/** An event that may start runs, as a piece of work. */
export interface EventWork {
  readonly kind: 'event';
  /** The identity of the event: the digest of its bytes, or the id of the delivery where equal bytes may be another event. */
  readonly delivery: string;
  readonly name: string;
  readonly payload: unknown;
  readonly installation: number;
  /** The time of arrival. No two deliveries have the same. */
  readonly arrivedAt: string;
  /** For a failed check: the pull request of its head; absent for one of the default branch. */
  readonly pull?: number;
}

/** A waiter whose turn has come, by what it starts. All gates are asked for it once more. */
export type Turn = { readonly kind: 'turn' } & InstalledRepository &
  (
    | {
        readonly starts: 'order';
        readonly order: string;
        readonly slot: SlotRef;
        readonly place: SlotPosition;
        /** The time at which the order was issued. */
        readonly issued: string;
      }
    | {
        /** A stage: its branch is free, or it has got a slot. */
        readonly starts: 'stage';
        readonly run: LockedRun;
        readonly stage: string;
        /** The slot that the stage has got; given back if it is not to be started. */
        readonly slot?: SlotRef;
        /** The time at which the order was issued that waits for this; absent in work that an earlier version queued. */
        readonly issued?: string;
      }
    | {
        readonly starts: 'event';
        readonly event: EventWork;
        readonly pipeline: string;
        readonly subject: number;
        readonly waiter: BudgetWaiter | { readonly resource: 'run'; readonly id: string };
      }
    | { readonly starts: 'run'; readonly run: LockedRun; readonly waiter: BudgetWaiter }
  );

/** Something that waits for a budget. `item` is the item of the queue that counts as long as the waiter names it; absent where the config has changed. */
export interface BudgetWaiter {
  readonly resource: 'budgets';
  readonly id: string;
  readonly item?: string;
}

export type TurnOf<Starts extends Turn['starts']> = Extract<Turn, { starts: Starts }>;

/** A piece of work of the App, queued by subject. */
export type Work =
  | ({ readonly kind: 'delivery' } & ReceivedDelivery)
  /** A delivery whose body another delivery has brought before. */
  | ({ readonly kind: 'known-body'; readonly first: string; readonly look: number } & ReceivedDelivery)
  | EventWork
  | ({ readonly kind: 'source' } & SourceDelivery)
  | ({ readonly kind: 'tell' } & EndpointMessage)
  /** A workflow run that ended without success, which a pipeline may wait for. */
  | ({
      readonly kind: 'failed-check';
      readonly delivery: string;
      readonly payload: unknown;
      readonly arrivedAt: string;
    } & InstalledRepository)
  /** A push that may have changed the configuration of the default branch. */
  | ({ readonly kind: 'config'; readonly private: boolean } & InstalledRepository)
  /** A repository of an installation, which was pushed to since its configuration was read. */
  | ({ readonly kind: 'repository'; readonly private: boolean; readonly pushedAt: string | null } & InstalledRepository)
  /** An installation whose repositories are listed. */
  | { readonly kind: 'installation'; readonly installation: number }
  /** The daily look at all installations. */
  | { readonly kind: 'installations'; readonly day: string }
  /** The search for what open runs are stuck on. `all`: for runs that are not known yet, too. */
  | ({ readonly kind: 'sweep'; readonly all?: true } & InstalledRepository)
  /** The sweeps of all repositories with open runs, when a process starts. */
  | { readonly kind: 'sweeps'; readonly at: string }
  /** The time of a schedule. */
  | {
      readonly kind: 'tick';
      readonly repository: Pick<RepositoryRef, 'id'>;
      readonly cron: string;
      readonly timezone: string;
      readonly at: string;
    }
  /** A run of which something was started for the side that serves the repository no longer (Action or App). */
  | ({
      readonly kind: 'hand-over';
      readonly run: string;
      readonly lock: number;
      readonly thread: number;
      /** The workflow run that GitHub skipped; absent if none was. */
      readonly skipped?: number;
    } & InstalledRepository)
  /** The end of a workflow run whose agent job has reported nothing so far. `lost`: the order of a sweep, which records the loss of what left nothing. */
  | ({
      readonly kind: 'ended-run';
      readonly workflowRun: number;
      readonly attempt: number;
      readonly lost?: Dispatch;
    } & InstalledRepository)
  | Turn
  /** A look at a claim for which somebody waits: its holders may be gone. With `holder` at that run, which has a branch, under its own lock. */
  | ({ readonly kind: 'look'; readonly resource: string; readonly at: string; readonly holder?: LockedRun } & InstalledRepository)
  /** The drawing of a run that was left to other work. */
  | { readonly kind: 'draw'; readonly installation: number; readonly repository: RepositoryRef; readonly run: RunRef }
  | ({
      /** The check of a run, as it is to be shown on a commit. */
      readonly kind: 'check';
      readonly run: string;
      /** The name of the check. */
      readonly name: string;
      /** The `seq` of the run's last record. An older view never replaces a newer one. */
      readonly seq: number;
      readonly head: string;
      readonly view: CheckView;
    } & InstalledRepository)
  | ({
      /** Neutral checks of pipelines without a run about a pull request. */
      readonly kind: 'neutral-check';
      readonly head: string;
      readonly pipelines: readonly string[];
    } & InstalledRepository)
  | ({
      /** The checks on a commit that a merge queue has built of pull requests. */
      readonly kind: 'merge-group';
      readonly head: string;
      /** The branch of the queue. */
      readonly branch: string;
      /** The number of the last of the pull requests. */
      readonly last: number;
      /** The number of looks, from 1. */
      readonly look: number;
      /** GitHub has given the group up, or merged it. */
      readonly isOver: boolean;
    } & InstalledRepository)
  | {
      /** A click on a button of a check. */
      readonly kind: 'click';
      readonly installation: number;
      readonly repository: RepositoryRef;
      readonly isPrivate: boolean;
      /** The App that the check belongs to. */
      readonly app: number;
      /** The number of the pull request. */
      readonly subject: number;
      readonly run: string;
      readonly button: CheckButton;
      readonly actor: Account;
      /** The id of the delivery, which names the click. */
      readonly delivery: string;
      /** The time of its arrival; absent in work that an earlier version queued. */
      readonly arrivedAt?: string;
    }
  /** A look, from 1, for what an agent at work asks for; `artifact` and `etag` were seen last, and `found` counts the looks with news. */
  | ({
      readonly kind: 'children-look';
      readonly workflowRun: number;
      readonly look: number;
      readonly since: string;
      readonly newsAt: string;
      readonly found: number;
      readonly artifact?: number;
      readonly etag?: string;
    } & InstalledRepository)
  /** Requests for children of an agent at work. */
  | ({ readonly kind: 'early-children' } & EarlyRequest & InstalledRepository)
  /** An agent's job that has ended. `lost` as in `ended-run`. */
  | ({ readonly kind: 'job'; readonly job: CompletedJob; readonly lost?: Dispatch } & InstalledRepository)
  | ({
      readonly kind: 'advance';
      readonly dispatch: Dispatch;
      readonly delivery: Delivery;
      readonly workflowRun: { readonly id: number; readonly attempt: number; readonly url: string };
      /** The mode, where the work that this one follows has read it. */
      readonly mode?: ReadMode;
    } & InstalledRepository);

/** The work of one kind. */
export type Queued<Kind extends Work['kind']> = Extract<Work, { kind: Kind }>;

export interface WorkContext extends AppContext, InstallationClients {
  /** The runs that this piece of work has met. */
  readonly seen: SeenRuns;
}

export interface AppContext extends KnownTexts {
  readonly clock: Clock;
  readonly settings: AppSettings;
  readonly signer: Signer;
  readonly orders: Orders;
  readonly claims: Claims;
  readonly slots: Slots;
  readonly branches: Branches;
  readonly runLine: RunLine;
  readonly windows: Windows;
  readonly seenBodies: SeenBodies;
  /** The runs for the page. */
  readonly runIndex: RunIndex;
  readonly recentDeliveries: RecentDeliveries;
  readonly openRuns: OpenRuns;
  readonly repositories: Repositories;
  readonly variables: Variables;
  readonly store: AppStore;
  readonly knowledge: Knowledge;
  readonly postponed: Postponed;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly events: Events;
  /** Returns the time for a delivery that has just arrived. */
  readonly arrivals: () => string;
  /** Queues work under the lock of a subject. Work with an id that was queued before is dropped. `causes` as in `QueueItem`. */
  readonly add: (item: { id: string; key: string; runAt?: string; work: Work; causes?: readonly string[] }) => Promise<void>;
}

/** Builds the key of a lock from repository and subject. Work under the same key runs one after the other (DESIGN 5.1). */
export function lockKey(repository: number, subject: number): string {
  return `${repository}#${subject}`;
}

/** Builds the key for work about a workflow run: its subject is known only after the order is read, and reading writes nothing. */
export function jobKey(repository: number, workflowRun: number): string {
  return `job ${repository} ${workflowRun}`;
}

/** Builds the key under which the checks of a run are drawn, one after the other. */
export function checkKey(repository: number, run: string): string {
  return `check ${repository} ${run}`;
}
