import type { InstallationClient } from '../../../src/app/github/installation-clients.ts';
import type { AppStore } from '../../../src/ports/queue.ts';
import type { Moment, OneProcess } from './processes.ts';
import type { WorldItem } from './world-queue.ts';

/** A process of the App as the code under test gets it. */
export interface AppProcess extends Pick<OneProcess, 'store'> {
  readonly client: InstallationClient;
  /** Queues an item. */
  add(item: WorldItem): Promise<void>;
  /** Returns the time for a delivery that has just arrived. */
  readonly arrivals: () => string;
  readonly signingKey: string;
  /** Takes what the list of runs is told of a run. */
  readonly list: (run: { readonly run: string; readonly pipeline: string; readonly startedAt: string }) => void;
}

/** Something that only so many may hold, with everybody who waits for it, as the store has it. */
export interface Line {
  readonly line: 'slot' | 'branch' | 'run' | 'budget';
  readonly resource: string;
  readonly holders: readonly string[];
  /** The next one first. */
  readonly waiting: readonly string[];
}

/** A gap between two writes in which a process dies, or another moment that the table of crashes names. */
export interface Gap {
  readonly line: Line['line'];
  readonly name: string;
  /** Returns whether a process ended in this gap. */
  readonly isOf: (moment: Moment, left: LeftBehind) => boolean | Promise<boolean>;
}

/** The store and the queue as a process has left them. */
export interface LeftBehind {
  readonly store: AppStore;
  /** Returns whether an item of the queue waits or is at work. */
  readonly isPending: (id: string) => boolean;
}

/**
 * The code that keeps what waits, as the property drives it. Everything comes to it as an item of the queue: deliveries, which bring the start of
 * a run, the end of a workflow run, and labels; and what it has queued itself, such as turns and looks.
 */
export interface AppLines {
  /** Handles an item of the queue. May be called again after its process died. */
  handle(process: AppProcess, item: WorldItem): Promise<void>;
  /** Reads all lines, for checks between two steps. */
  readLines(store: AppStore): Promise<readonly Line[]>;
  /** Returns the position that people are told of a waiter, from 1; undefined for one that does not wait in this line. */
  findPosition(store: AppStore, of: { readonly line: Line; readonly waiter: string }): Promise<number | undefined>;
  readonly gaps: readonly Gap[];
}
