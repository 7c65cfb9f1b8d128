import { tmpdir } from 'node:os';
import { createWorkingCopies } from '../../adapters/agent/files/working-copies.ts';
import { createSystemClock } from '../../adapters/clock/system-clock.ts';
import { listStaleCopies } from '../../adapters/git/add-file.ts';
import { selectStale, type WorkingCopy } from '../../core/agent/working-copy.ts';
import { messageOf } from '../../core/problem.ts';
import type { WorkingCopies } from '../../ports/workspace.ts';
import { printAside, printJson, printText } from '../../terminal/files/read-json.ts';
import { UsageError } from '../../terminal/files/usage-error.ts';

interface CleanOptions {
  readonly dir?: string;
  readonly contextDir?: string;
  readonly olderThan: string;
  readonly keep?: readonly string[];
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

interface Removal {
  readonly copy: WorkingCopy;
  /** The reason why it was not removed. */
  readonly problem?: string;
}

/** Removes what executions left on this machine (C-33). Returns 1 if something could not be removed. */
export async function clean(options: CleanOptions): Promise<number> {
  const dir = options.dir ?? (process.env.RUNNER_TEMP || tmpdir());
  const copies = createWorkingCopies(dir);
  const left = [...(await copies.list()), ...(await listContextCopies(options.contextDir))];
  const facts = { now: createSystemClock().now(), days: parseDays(options.olderThan), active: options.keep ?? [] };
  const stale = selectStale(left, facts);
  const removals: readonly Removal[] = options.dryRun === true ? stale.map((copy) => ({ copy })) : await removeAll(copies, stale);
  print(removals, { options, dir, kept: left.length - stale.length });
  return removals.some(({ problem }) => problem !== undefined) ? 1 : 0;
}

async function listContextCopies(folder: string | undefined): Promise<readonly WorkingCopy[]> {
  if (folder === undefined) return [];
  if (folder.startsWith('/') || folder.split('/').includes('..'))
    throw new UsageError(
      `--context-dir is "${folder}"; write it as the pipeline has it, relative to the checkout that you stand in.`,
    );
  return listStaleCopies({ workspace: process.cwd(), folder, path: process.env.PATH ?? '' });
}

function parseDays(text: string): number {
  const days = /^([0-9]{1,3})d$/.exec(text)?.[1];
  if (days === undefined) throw new UsageError(`--older-than is "${text}"; write days, such as 7d, or 0d for all.`);
  return Number(days);
}

async function removeAll(copies: WorkingCopies, stale: readonly WorkingCopy[]): Promise<readonly Removal[]> {
  const removals: Removal[] = [];
  for (const copy of stale) {
    try {
      await copies.remove(copy);
      removals.push({ copy });
    } catch (thrown) {
      removals.push({ copy, problem: messageOf(thrown) });
    }
  }
  return removals;
}

function print(removals: readonly Removal[], facts: { options: CleanOptions; dir: string; kept: number }): void {
  const { options, dir, kept } = facts;
  const failed = removals.filter(({ problem }) => problem !== undefined);
  const removed = removals.filter(({ problem }) => problem === undefined).map(({ copy }) => copy);
  const dryRun = options.dryRun === true;
  if (options.json === true) {
    printJson({ dir, dryRun, removed, kept, failed: failed.map(({ copy, problem }) => ({ ...copy, problem })) });
    return;
  }
  const verb = dryRun ? 'would remove' : 'removed';
  for (const { path, modifiedAt } of removed) printText(`${verb} ${path}, last changed at ${modifiedAt}\n`);
  for (const { copy, problem } of failed) printAside(`${copy.path} is still there: ${problem}\n`);
  printText(`${verb} ${removed.length} in ${dir}; ${kept} kept.\n`);
}
