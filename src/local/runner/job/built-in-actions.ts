import type { BuiltInAction, BuiltInCall, BuiltInResult } from './built-in-action.ts';
import { checkOut } from './check-out.ts';

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

/** Reports the Node of this machine, which is already on the PATH. No other version can be fetched here. */
async function useOwnNode({ log }: BuiltInCall): Promise<BuiltInResult> {
  log.write(`Node ${process.version} of this machine is used`);
  return { outputs: { 'node-version': process.version, 'cache-hit': 'false' } };
}
