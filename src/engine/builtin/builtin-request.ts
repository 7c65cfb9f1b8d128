import type { BuiltinName, BuiltinStageOf } from '../../core/config/schema/builtin-schemas.ts';
import type { OwnFailure } from '../../core/output/failure-reason.ts';
import type { TaskBody } from '../../core/record/record.ts';
import type { Result } from '../../core/result.ts';
import { type Authored, builtinMarker } from '../../core/view/markers.ts';
import type { DeliveryRequest } from '../delivery.ts';
import type { Reads } from '../engine-ports.ts';
import { readMarked } from '../thread/own-comments.ts';

/** A built-in stage that is to be carried out. The state holds the handoffs that the fields of the stage may show. */
export type BuiltinRequest<N extends BuiltinName = BuiltinName> = DeliveryRequest & { readonly stage: BuiltinStageOf<N> };

/** The result of a built-in. `noop`: there was nothing to do, and the note says why. */
export type BuiltinDone = Pick<TaskBody, 'results' | 'summaryComment'> & {
  readonly outcome: 'succeeded' | 'noop';
  readonly note?: string;
  readonly warnings?: readonly string[];
};

export type BuiltinResult = Result<BuiltinDone, OwnFailure>;

/** Finds what this stage made before a crash, by its marker and our account. */
export function readMade<T extends Authored & { readonly body: string }>(
  engine: Reads,
  request: BuiltinRequest,
  things: readonly T[],
): Promise<T | undefined> {
  const marker = builtinMarker(request.state.run.run, request.dispatch.task);
  return readMarked(things, { marker, accounts: [() => readOwnAuthor(engine, request)] });
}

/** Reads the numeric id of our account, which is the author of the run's first record. One request. */
export async function readOwnAuthor(engine: Reads, { dispatch }: BuiltinRequest): Promise<number | undefined> {
  return (await engine.ports.threads.read(dispatch.first.id))?.author?.id;
}
