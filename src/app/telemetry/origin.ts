// This folder watches the App at work: facts about the present work for the log, metrics for Prometheus, and traces for
// OpenTelemetry. Nothing of it changes what the App does.

import { AsyncLocalStorage } from 'node:async_hooks';

/** The delivery that caused a piece of work, as far as it is known. It travels with the work through the queue. */
export interface Origin {
  /** The id that GitHub gave the delivery. */
  readonly delivery?: string;
  /** The W3C trace context of the span that queued the work. */
  readonly traceparent?: string;
}

/** Facts about the work at hand. Each line of the log has them. */
export interface WorkFacts extends Origin {
  readonly work?: string;
  readonly installation?: number;
  /** `owner/name`. */
  readonly repository?: string;
  readonly run?: string;
  readonly task?: string;
  /** The facts of a run that has ended, in the line about that. */
  readonly ended?: object;
}

const present = new AsyncLocalStorage<WorkFacts>();

/** Returns the facts about the work that is being done; an empty object outside of any. */
export function readWorkFacts(): WorkFacts {
  return present.getStore() ?? {};
}

/** Performs work whose log lines have these facts beside those that are known already. */
export function withWorkFacts<T>(facts: WorkFacts, perform: () => T): T {
  return present.run({ ...readWorkFacts(), ...facts }, perform);
}

/** Returns the origin of work that is queued now. */
export function readOrigin(): Origin {
  const { delivery, traceparent } = readWorkFacts();
  return { ...(delivery === undefined ? {} : { delivery }), ...(traceparent === undefined ? {} : { traceparent }) };
}
