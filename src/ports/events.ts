import type { StoredRecord } from '../core/record/record.ts';
import type { Endpoint } from '../core/run/notices.ts';
import type { State } from '../core/run/state.ts';
import type { RecordedTransfer } from '../core/run/transfers.ts';
import type { Comment } from '../core/trigger/comment.ts';
import type { ListenerEvent } from '../core/view/listener-event.ts';

/** Reports recorded transfers to the listeners in this process, each at most once, after it is recorded. Never throws. */
export interface Events {
  emit(event: RecordedTransfer): void;
}

/**
 * Workflows of the same repository that listen for events (`on: repository_dispatch`). GitHub answers an event without an id, and has
 * no list of those that were sent: after an ambiguous failure it is sent again, and its `id` tells listeners that it is the same.
 */
export interface Listeners {
  /**
   * Sends an event of a type of 1 to 100 characters. `payload` has at most ten properties and 65,535 characters of JSON. Needs
   * contents: write.
   */
  send(type: string, payload: Readonly<Record<string, unknown>>): Promise<void>;
}

/** Endpoints outside GitHub, which the settings of the App name. A job of a workflow has none. */
export interface Endpoints {
  /**
   * Stores what an endpoint is to be told, and resolves when it is durable; it is sent afterwards, and again until it is accepted or
   * given up. An event with an `id` that was stored for the endpoint before is dropped.
   */
  tell(endpoint: Endpoint, event: ListenerEvent): Promise<void>;
}

/** An attempt of GitHub to deliver an event to the webhook of the App. */
export interface Delivered {
  /** The id of the attempt. */
  readonly id: string;
  /** The id of the delivery, as in `X-GitHub-Delivery`. All attempts for one delivery share it. */
  readonly guid: string;
  /** The time of the attempt in milliseconds. */
  readonly at: number;
  readonly event: string;
  readonly action: string | undefined;
  /** The id of the repository; undefined where the event has none. */
  readonly repository: number | undefined;
  /** True when the webhook confirmed the delivery. */
  readonly isConfirmed: boolean;
}

/** GitHub's list of the deliveries to the webhook of the App. GitHub never sends a failed delivery again without being asked. */
export interface Deliveries {
  /** Lists attempts page by page, the newest first, three days back. An attempt enters the list after it has ended. */
  list(): AsyncIterable<readonly Delivered[]>;
  /** Asks GitHub to send a delivery again, by the id of one of its attempts. It comes with the same guid and the same bytes. */
  redeliver(id: string): Promise<void>;
}

/** A run as it stands, with what was read of its thread. */
export interface SeenRun {
  readonly state: State;
  readonly stored: readonly StoredRecord[];
  /** The comment that holds the run's first record, and since when its records are listed. */
  readonly first: { readonly id: number; readonly at: string };
  readonly thread: readonly Comment[];
  /** A workflow run was started for it just now. */
  readonly isStarted?: boolean;
}

/**
 * Is told of each run that this process has changed or met, after everything about it was done. The server alone has one, for its
 * views. Never throws.
 */
export interface RunWatcher {
  see(run: SeenRun): void;
}
