export interface SetupTask {
  /** Shell text from the config of the default branch. */
  readonly script: string;
  readonly workspace: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly timeoutSeconds: number;
}

/** Runs a stage's `setup` before the agent. The answer is the failure in words, or undefined. */
export interface SetupRunner {
  run(task: SetupTask): Promise<string | undefined>;
}
