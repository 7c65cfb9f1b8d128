import type { App, OwnedRow } from '../../../../src/local/server/world/model.ts';
import { Table } from '../../../../src/local/server/world/table.ts';
import type { World } from '../../../../src/local/server/world/world.ts';

export interface CheckAction {
  readonly label: string;
  readonly description: string;
  readonly identifier: string;
}

export interface CheckAnnotation {
  readonly path: string;
  readonly start_line: number;
  readonly end_line: number;
  readonly start_column?: number | undefined;
  readonly end_column?: number | undefined;
  readonly annotation_level: 'notice' | 'warning' | 'failure';
  readonly message: string;
  readonly title?: string | undefined;
  readonly raw_details?: string | undefined;
}

/** The word of an App about a commit, on the Checks tab of its pull requests. */
export interface CheckRun extends OwnedRow {
  readonly app: App;
  readonly name: string;
  readonly headSha: string;
  readonly externalId: string;
  readonly detailsUrl: string | undefined;
  readonly status: 'queued' | 'in_progress' | 'completed';
  readonly conclusion: string | null;
  readonly startedAt: string;
  readonly completedAt: string | null;
  readonly output: {
    readonly title?: string | undefined;
    readonly summary?: string | undefined;
    readonly text?: string | undefined;
  };
  /** All of them: each update appends its own. */
  readonly annotations: readonly CheckAnnotation[];
  readonly actions: readonly CheckAction[];
}

const tables = new WeakMap<World, Table<CheckRun>>();

/** Returns the check runs of a local GitHub. It has them only in tests: the App of the demo has no permission for checks. */
export function checkRunsOf(world: World): Table<CheckRun> {
  const table = tables.get(world) ?? new Table<CheckRun>(world.now);
  tables.set(world, table);
  return table;
}
