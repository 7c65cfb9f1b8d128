import { builtinMarker } from '../../core/text/builtin-marker.ts';
import type { Engine } from '../engine-ports.ts';
import type { BuiltinRequest } from './builtin-request.ts';

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
  const first = await engine.ports.threads.get(request.dispatch.first.id);
  return first?.author?.id === author;
}
