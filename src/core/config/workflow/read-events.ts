import { z } from 'zod';

/** The events that a workflow hears. */
export interface HeardEvents {
  /** The types by event; an event without types is received whatever its type. */
  readonly events: ReadonlyMap<string, readonly string[] | undefined>;
  /** The names of the inputs of `workflow_dispatch`. */
  readonly inputs: readonly string[];
  /** The names of the workflows whose ends it hears (`workflow_run`). */
  readonly workflows: readonly string[];
  /** The branches for which it hears them; undefined for all. */
  readonly checkedBranches: readonly string[] | undefined;
}

const namesSchema = z.union([z.string().transform((name) => [name]), z.array(z.string())]);
const typesSchema = z.looseObject({ types: namesSchema });
const heardSchema = z
  .looseObject({ workflows: namesSchema.catch([]), branches: namesSchema.optional().catch(undefined) })
  .catch({ workflows: [] });
const dispatchSchema = z.looseObject({ inputs: z.record(z.string(), z.unknown()) });

/** Reads `on`, which may be a name, a list of names, or a map. */
export function readEvents(on: unknown): HeardEvents {
  const none = { inputs: [], workflows: [], checkedBranches: undefined };
  if (typeof on === 'string') return { events: new Map([[on, undefined]]), ...none };
  if (Array.isArray(on)) return { events: new Map(on.map((name) => [String(name), undefined])), ...none };
  const entries = typeof on === 'object' && on !== null ? Object.entries(on) : [];
  const events = new Map(entries.map(([name, value]) => [name, typesSchema.safeParse(value).data?.types]));
  const dispatch = dispatchSchema.safeParse(Object.fromEntries(entries).workflow_dispatch);
  const { workflows, branches } = heardSchema.parse(Object.fromEntries(entries).workflow_run);
  return { events, inputs: Object.keys(dispatch.data?.inputs ?? {}), workflows, checkedBranches: branches };
}
