import type { Endpoint } from '../../core/run/notices.ts';
import type { ListenerEvent } from '../../core/view/listener-event.ts';

/** A delivery of a source with a valid signature, as it came. Nothing of its body has been parsed. */
export interface SourceDelivery {
  /** The name of the source in the settings of the App. */
  readonly source: string;
  /** The repository of the address, in lower case. */
  readonly owner: string;
  readonly name: string;
  /** The id of its item in the queue. */
  readonly id: string;
  /** The signed id, or the digest of the signed bytes: no two deliveries of a source share it. */
  readonly identity: string;
  /** The headers by their names in lower case. They are not signed. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The time of arrival. No two deliveries have the same. */
  readonly arrivedAt: string;
}

/** A message for an endpoint. */
export interface EndpointMessage extends Endpoint {
  readonly event: ListenerEvent;
  /** The repository of the run. */
  readonly owner: string;
  readonly name: string;
  /** The number of this attempt, from 1. */
  readonly attempt: number;
}
