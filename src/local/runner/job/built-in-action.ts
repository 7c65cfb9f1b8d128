import type { ValueMap } from '../expression/value.ts';
import type { JobMachine, StepLog } from './job-machine.ts';

export interface BuiltInCall {
  readonly machine: JobMachine;
  readonly github: ValueMap;
  readonly inputs: Readonly<Record<string, string>>;
  readonly log: StepLog;
}

export interface BuiltInResult {
  readonly outputs: Readonly<Record<string, string>>;
  readonly post?: () => Promise<void>;
}

/** An action of GitHub's that the local runner implements itself. */
export interface BuiltInAction {
  readonly name: string;
  /** Inputs that are implemented or have no effect here; any other input is refused. */
  readonly inputs: readonly string[];
  readonly perform: (call: BuiltInCall) => Promise<BuiltInResult>;
}
