import { z } from 'zod';
import { isPlainMap } from '../../json/json-value.ts';

export interface CallerCron {
  readonly cron: string;
  readonly timezone: string;
}

/** The events that a workflow hears. */
export interface HeardEvents {
  /** The types by event; an event without types is received whatever its type. */
  readonly events: ReadonlyMap<string, readonly string[] | undefined>;
  readonly crons: readonly CallerCron[];
  /** The names of the inputs of `workflow_dispatch`. */
  readonly inputs: readonly string[];
  /** The names of the workflows whose ends it hears (`workflow_run`). */
  readonly workflows: readonly string[];
  /** The branches for which it hears them; undefined for all. */
  readonly checkedBranches: readonly string[] | undefined;
}

const namesSchema = z.union([z.string().transform((name) => [name]), z.array(z.string())]);
const typesSchema = z.looseObject({ types: namesSchema });
const onSchema = z.looseObject({
  schedule: z.array(z.object({ cron: z.string(), timezone: z.string().default('UTC') })).catch([]),
  workflow_dispatch: z.looseObject({ inputs: z.record(z.string(), z.unknown()) }).catch({ inputs: {} }),
  workflow_run: z
    .looseObject({ workflows: namesSchema.catch([]), branches: namesSchema.optional().catch(undefined) })
    .catch({ workflows: [] }),
});

/** Reads `on`, which may be a name, a list of names, or a map. */
export function readEvents(on: unknown): HeardEvents {
  const names = namesSchema.safeParse(on).data ?? [];
  const heard = isPlainMap(on) ? on : Object.fromEntries(names.map((name) => [name, undefined]));
  const { schedule, workflow_dispatch: dispatch, workflow_run: checks } = onSchema.parse(heard);
  return {
    events: new Map(Object.entries(heard).map(([name, value]) => [name, typesSchema.safeParse(value).data?.types])),
    crons: schedule,
    inputs: Object.keys(dispatch.inputs),
    workflows: checks.workflows,
    checkedBranches: checks.branches,
  };
}
