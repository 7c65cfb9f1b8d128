// This folder handles the files that Baton and an agent exchange: the directory of one attempt (this file), safe reading and
// writing where an agent may have left links (`agent-files`), the files of our MCP server (`tool-files`), and directories that
// dead jobs left behind (`working-copies`).

import { mkdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nameWorkingCopy } from '../../../core/agent/working-copy.ts';
import { childLimits } from '../../../core/children/child.ts';
import type { FilePaths, LeftFiles, TaskFiles } from '../../../ports/workspace.ts';
import { removeTree } from '../process/remove-tree.ts';
import { readAgentFile } from './agent-files.ts';
import { toolFileNames } from './tool-files.ts';

export interface TaskFilesOptions {
  /** The directory outside the checkout, such as `RUNNER_TEMP`; created when missing. No agent may be able to write to it. */
  readonly root: string;
  readonly run: string;
  readonly task: string;
  readonly attempt: number;
  readonly execution: number;
}

/** Creates the fresh directory of one attempt. Removes what an earlier attempt left under the same name (H-17). */
export async function createTaskFiles(options: TaskFilesOptions): Promise<TaskFiles> {
  const directory = join(await ensureRoot(options.root), nameWorkingCopy(options));
  const paths = buildPaths(directory);
  await createEmpty(paths);
  return {
    paths,
    async write({ prompt, context }) {
      await replace(paths.prompt, prompt);
      await replace(paths.context, context);
    },
    collect: () => collect(paths),
    rejectHandoff: () => rejectHandoff(paths),
    reset: () => createEmpty(paths),
    remove: () => removeTree(directory),
  };
}

async function createEmpty({ root, home, tmp }: FilePaths): Promise<void> {
  await removeTree(root);
  for (const folder of [root, home, tmp]) await mkdir(folder, { mode: 0o700 });
}

async function ensureRoot(root: string): Promise<string> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  return realpath(root);
}

function buildPaths(root: string): FilePaths {
  return {
    root,
    prompt: join(root, 'prompt.md'),
    context: join(root, 'context.json'),
    handoff: join(root, 'handoff.json'),
    results: join(root, 'results'),
    home: join(root, 'home'),
    tmp: join(root, 'tmp'),
  };
}

/** Replaces a file. Never writes through a link, because `setup` ran before and may have left one. */
async function replace(path: string, text: string): Promise<void> {
  await rm(path, { recursive: true, force: true });
  await writeFile(path, text, { mode: 0o600, flag: 'wx' });
}

async function rejectHandoff({ root, handoff }: FilePaths): Promise<void> {
  const rejected = join(root, 'handoff.rejected.json');
  await Promise.all([rejected, join(root, toolFileNames.handoff)].map(removeTree));
  await rename(handoff, rejected).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

async function collect({ root, handoff, results }: FilePaths): Promise<LeftFiles> {
  const warnings: string[] = [];
  const read = async (path: string, name: string, most?: number): Promise<Uint8Array | undefined> => {
    const text = await readAgentFile(path, most);
    if (text.ok) return text.value;
    warnings.push(
      `BATON-E605: the file ${name} of the agent was not read, because ${text.error}. Write a regular file of at most ${(most ?? 1_048_576) / 1_048_576} MiB.`,
    );
    return undefined;
  };
  const mcpFile = await read(join(root, toolFileNames.handoff), toolFileNames.handoff);
  const superseded = await read(join(root, toolFileNames.superseded), toolFileNames.superseded);
  const children = await read(join(root, toolFileNames.children), toolFileNames.children, childLimits.turnBytes);
  const file = await read(handoff, 'handoff.json');
  const resultsText = await read(results, 'results');
  return {
    mcpFile,
    file,
    superseded,
    children,
    results: resultsText === undefined ? undefined : Buffer.from(resultsText).toString('utf8'),
    warnings: warnings.length === 0 ? undefined : warnings,
  };
}
