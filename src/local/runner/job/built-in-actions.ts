import type { ValueMap } from '../expression/value.ts';
import { checkOut } from './check-out.ts';
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

/** An action of GitHub's that the local runner does by itself. */
export interface BuiltInAction {
  readonly name: string;
  /** Inputs that are understood or have no effect here; any other is refused. */
  readonly inputs: readonly string[];
  readonly perform: (call: BuiltInCall) => Promise<BuiltInResult>;
}

const ACTIONS: readonly BuiltInAction[] = [
  {
    name: 'actions/checkout',
    inputs: [
      'repository', 'ref', 'token', 'path', 'clean', 'fetch-depth', 'fetch-tags', 'show-progress', 'sparse-checkout',
      'sparse-checkout-cone-mode', 'persist-credentials', 'submodules', 'lfs', 'filter', 'set-safe-directory', 'allow-unsafe-pr-checkout',
    ], // biome-ignore format: a list to read at a glance
    perform: checkOut,
  },
  {
    name: 'actions/setup-node',
    inputs: ['node-version', 'node-version-file', 'check-latest', 'cache', 'registry-url', 'scope', 'package-manager-cache'],
    perform: useOwnNode,
  },
];

export function findBuiltInAction(uses: string): BuiltInAction | undefined {
  const name = uses.split('@')[0];
  return ACTIONS.find((action) => action.name === name);
}

/** Node stands on the PATH already; no other version can be fetched here. */
async function useOwnNode({ log }: BuiltInCall): Promise<BuiltInResult> {
  log.write(`Node ${process.version} of this machine is used`);
  return { outputs: { 'node-version': process.version, 'cache-hit': 'false' } };
}
