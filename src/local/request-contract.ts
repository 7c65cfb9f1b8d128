// The requests to the local GitHub and its deliveries to Apps, as those see them who start it, and the trouble that they may make.

/**
 * One REST or GraphQL request as the server saw it. `by` is the label of the job, `app:<slug>`, or the user's login; `path`
 * begins after `apiUrl` and includes the query.
 */
export interface LoggedRequest {
  readonly by: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** True for a GraphQL request that changes something. */
  readonly isMutation?: true;
}

/** A planned failure: an answer with this status, or a connection that ends before or after the work was done. */
export interface FaultOptions {
  readonly method: string;
  /** The pattern for the path as in `LoggedRequest`. */
  readonly path: RegExp;
  /** The number of requests that fail. Default: 1. */
  readonly times?: number;
  /** `hang`: GitHub takes the request, does nothing for it and does not answer. */
  readonly status: number | 'drop-after' | 'drop-before' | 'hang';
  readonly headers?: Readonly<Record<string, string>>;
}

/** One completed attempt to deliver a webhook to an App. `status` is 0 when the App did not answer. */
export interface WebhookDelivery {
  /** The id of the attempt. Attempts for the same event share the guid. */
  readonly id: number;
  readonly guid: string;
  readonly app: string;
  readonly event: string;
  readonly action: string | undefined;
  readonly body: string;
  /** True when somebody asked for the delivery to be sent again. */
  readonly redelivery: boolean;
  readonly status: number;
}

export interface WatchedRequest {
  readonly jobId: number;
  readonly method: string;
  /** The path with its query, also of requests for git and for artifacts. */
  readonly path: string;
  readonly moment: 'received' | 'performed';
}

/** Decides about a watched request. With `drop` nothing is done for the request, and nothing is answered. */
export type Watcher = (request: WatchedRequest) => Promise<'go-on' | 'drop'>;
