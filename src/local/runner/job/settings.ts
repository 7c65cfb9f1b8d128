import type { RunnerOptions } from '../../runner-contract.ts';

export interface Settings {
  readonly uses: Readonly<Record<string, string>>;
  readonly directory: string;
  readonly node: string;
  readonly functions: NonNullable<RunnerOptions['functions']>;
  readonly processes: readonly string[];
  readonly path: readonly string[];
  readonly plays: (file: string) => boolean;
  readonly tools?: string | undefined;
  readonly jobsAtOnce: number;
  /** Milliseconds of a minute of `timeout-minutes`. */
  readonly minute: number;
  /** Milliseconds from SIGINT to SIGTERM, and from SIGTERM to SIGKILL. */
  readonly grace: { readonly interrupt: number; readonly terminate: number };
  readonly keepWorkspaces: boolean;
  readonly onJob: NonNullable<RunnerOptions['onJob']>;
}

const MOST_JOBS = 4;

export function buildSettings(options: RunnerOptions): Settings {
  return {
    uses: options.uses,
    directory: options.directory,
    node: options.node ?? process.execPath,
    functions: options.functions ?? {},
    processes: options.processes ?? [],
    path: options.path ?? [],
    plays: options.plays ?? (() => true),
    tools: options.tools,
    jobsAtOnce: options.jobsAtOnce ?? MOST_JOBS,
    minute: options.minute ?? 60_000,
    // The defaults of GitHub's runner.
    grace: options.grace ?? { interrupt: 7500, terminate: 2500 },
    keepWorkspaces: options.keepWorkspaces ?? false,
    onJob: options.onJob ?? (() => undefined),
  };
}
