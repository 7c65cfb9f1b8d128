import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { describeWrongUses, parseUses } from '../plan/parse-uses.ts';
import { materialiseSource, type Source } from '../plan/workflow-source.ts';
import { type Action, readAction } from '../workflow/read-action.ts';
import type { BuiltInAction, BuiltInCall, BuiltInResult } from './built-in-action.ts';
import { checkOut } from './check-out.ts';
import type { Frame, JobMachine } from './job-machine.ts';

export type FoundAction =
  | { readonly kind: 'built-in'; readonly action: BuiltInAction }
  | { readonly kind: 'file'; readonly action: Action; readonly folder: string; readonly source: Source };

/**
 * Reads the action that `uses` names: from the workspace, the repository of the running file, a given folder, or the table of
 * built-in actions.
 */
export async function findAction(machine: JobMachine, frame: Frame, uses: string): Promise<FoundAction> {
  const reference = parseUses(uses);
  // The steps of a workflow were checked before the run; those of a composite action come here unchecked.
  if (reference === undefined) throw new Error(describeWrongUses(uses));
  if (reference.kind === 'workspace') return readFolder(join(machine.folders.workspace, uses), uses, machine.order.source);
  if (reference.kind === 'self') {
    const root = await materialiseSource(frame.source, join(machine.folders.actions, sourceName(frame.source)));
    return readFolder(join(root, reference.path), uses, frame.source);
  }
  if (reference.kind === 'repository') {
    const { repository, path } = reference;
    const directory = machine.order.settings.uses[repository];
    if (directory !== undefined) return readFolder(join(directory, path), uses, { kind: 'folder', repository, directory });
  }
  const action = findBuiltInAction(uses);
  if (action) return { kind: 'built-in', action };
  throw new Error(`The action '${uses}' is not known to the local runner`);
}

/** Returns whether the runner knows the action that `uses` of another repository names. */
export function isKnownAction(uses: string, folders: Readonly<Record<string, string>>): boolean {
  const reference = parseUses(uses);
  return (
    (reference?.kind === 'repository' && folders[reference.repository] !== undefined) || findBuiltInAction(uses) !== undefined
  );
}

function sourceName(source: Source): string {
  return source.kind === 'commit' ? `${source.repository.replace('/', '_')}_${source.sha}` : source.repository;
}

async function readFolder(folder: string, uses: string, source: Source): Promise<FoundAction> {
  for (const file of ['action.yml', 'action.yaml']) {
    const text = await readFile(join(folder, file), 'utf8').catch(() => undefined);
    if (text !== undefined)
      return { kind: 'file', action: readAction(`${uses}/${file}`, text), folder: normalize(folder), source };
  }
  throw new Error(
    `Can't find 'action.yml' or 'action.yaml' for '${uses}'. Did you forget to run actions/checkout before running your local action?`,
  );
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

function findBuiltInAction(uses: string): BuiltInAction | undefined {
  const name = uses.split('@')[0];
  return ACTIONS.find((action) => action.name === name);
}

/** Reports the Node of this machine, which is already on the PATH. No other version can be fetched here. */
async function useOwnNode({ log }: BuiltInCall): Promise<BuiltInResult> {
  log.write(`Node ${process.version} of this machine is used`);
  return { outputs: { 'node-version': process.version, 'cache-hit': 'false' } };
}
