// The requests to the local GitHub and its deliveries to Apps, as those see them who start it.

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
