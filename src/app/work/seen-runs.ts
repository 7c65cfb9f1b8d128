import type { ReadConfig } from '../../core/config/parse/parse-config.ts';
import type { Engine } from '../../engine/engine-ports.ts';
import type { RunWatcher, SeenRun } from '../../ports/events.ts';

/** The engine of a piece of work, and what the App may do there. */
export interface SeenPlace {
  readonly engine: Engine;
  readonly installation: number;
  readonly config: ReadConfig;
  /** The permissions of the installation, as far as GitHub tells them. */
  readonly permissions: Readonly<Partial<Record<string, string>>> | undefined;
}

/** The runs that one piece of work has met, as they stand after it, for the checks of their pull requests. */
export interface SeenRuns extends RunWatcher {
  /** Undefined while the work has needed no engine. */
  place: SeenPlace | undefined;
  /** The pull request that an event was about, which may need a check although no run is about it. */
  pull: { readonly number: number; readonly head: string } | undefined;
  /** The answers to clicks that did nothing, by the name of the run. */
  readonly notices: Map<string, string>;
  /** The newest state of each run, by its name. */
  readonly runs: ReadonlyMap<string, SeenRun>;
}

export function createSeenRuns(): SeenRuns {
  const runs = new Map<string, SeenRun>();
  return {
    place: undefined,
    pull: undefined,
    notices: new Map(),
    runs,
    see(run) {
      const { run: name } = run.state.run;
      const isStarted = run.isStarted === true || runs.get(name)?.isStarted === true;
      runs.set(name, { ...run, isStarted });
    },
  };
}
