import type { RunnerOptions } from '../../runner-contract.ts';

/** The options of the runner with their defaults. Without `tools` each job has a tool cache of its own, without `sandbox` no step has one. */
export type Settings = Required<Omit<RunnerOptions, 'tools' | 'sandbox'>> & Pick<RunnerOptions, 'tools' | 'sandbox'>;

export function buildSettings(options: RunnerOptions): Settings {
  return {
    ...options,
    node: options.node ?? process.execPath,
    functions: options.functions ?? {},
    processes: options.processes ?? [],
    path: options.path ?? [],
    plays: options.plays ?? (() => true),
    jobsAtOnce: options.jobsAtOnce ?? 4,
    minute: options.minute ?? 60_000,
    // The defaults of GitHub's runner.
    grace: options.grace ?? { interrupt: 7500, terminate: 2500 },
    keepWorkspaces: options.keepWorkspaces ?? false,
    onJob: options.onJob ?? (() => undefined),
  };
}
