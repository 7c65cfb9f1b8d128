import type { BuiltinName, BuiltinStageOf } from '../../core/config/schema/builtin-schemas.ts';
import type { OwnFailure } from '../../core/output/failure-reason.ts';
import type { TaskBody } from '../../core/record/record.ts';
import type { Result } from '../../core/result.ts';
import { builtinMarker } from '../../core/view/markers.ts';
import type { DeliveryRequest } from '../delivery.ts';
import type { Engine } from '../engine-ports.ts';

/** A built-in stage that is to be carried out; the handoffs that its fields may show are in the state. */
export type BuiltinRequest<N extends BuiltinName = BuiltinName> = DeliveryRequest & { readonly stage: BuiltinStageOf<N> };

/** What it came to. `noop`: there was nothing to do, and the note says why. */
export type BuiltinDone = Pick<TaskBody, 'results' | 'summaryComment'> & {
  readonly outcome: 'succeeded' | 'noop';
  readonly note?: string;
  readonly warnings?: readonly string[];
};

export type BuiltinResult = Result<BuiltinDone, OwnFailure>;

interface Made {
  readonly body: string;
  readonly author: number | undefined;
}

/** What this stage made before a crash, by its marker and our account: anybody can write the marker. */
export async function findOwn<T extends Made>(
  engine: Engine,
  request: BuiltinRequest,
  things: readonly T[],
): Promise<T | undefined> {
  const marker = builtinMarker(request.state.run.run, request.dispatch.task);
  for (const thing of things) {
    if (thing.body.trimEnd().endsWith(marker) && (await isOwn(engine, request, thing.author))) return thing;
  }
  return undefined;
}

/** Whether an account is ours: the one that wrote the run's first record. One request. */
export async function isOwn(engine: Engine, request: BuiltinRequest, author: number | undefined): Promise<boolean> {
  if (author === undefined) return false;
  const first = await engine.ports.threads.read(request.dispatch.first.id);
  return first?.author?.id === author;
}
