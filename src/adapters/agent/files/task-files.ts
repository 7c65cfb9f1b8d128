// This folder handles the files that Baton and an agent exchange: the folders of one attempt (this file), safe reading and
// writing where an agent may have left links (`agent-files`), the files of our MCP server (`tool-files`), and directories that
// dead jobs left behind (`working-copies`).

import { mkdir, realpath, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ExecutionIds, nameWorkingCopy } from '../../../core/agent/working-copy.ts';
import { childLimits } from '../../../core/children/child.ts';
import type { FilePaths, LeftFiles, ScriptFolder, StartFiles, TaskFiles } from '../../../ports/workspace.ts';
import { systemPath } from '../process/isolation.ts';
import { removeTree } from '../process/remove-tree.ts';
import { runQuietly } from '../process/run-quietly.ts';
import { readAgentFile } from './agent-files.ts';
import { toolFileNames } from './tool-files.ts';

export interface TaskFilesOptions extends ExecutionIds {
  /** The directory outside the checkout, such as `RUNNER_TEMP`; created when missing. No agent may be able to write to it. */
  readonly root: string;
}

/** Creates the fresh folders of one attempt. Removes what an earlier attempt left under the same name (H-17). */
export async function createTaskFiles(options: TaskFilesOptions): Promise<TaskFiles> {
  const directory = join(await ensureRoot(options.root), nameWorkingCopy(options));
  const paths = buildPaths(directory);
  await createEmpty(directory, paths.root, paths.home, paths.tmp);
  return {
    paths,
    prepare: (start) => prepare(paths, start),
    openScript: (what) => openScript(join(directory, what), paths.caches),
    collect: () => collect(paths),
    remove: () => removeTree(directory),
  };
}

async function createEmpty(...folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    await removeTree(folder);
    await mkdir(folder, { mode: 0o700 });
  }
}

async function prepare(paths: FilePaths, { prompt, context, isRepair }: StartFiles): Promise<void> {
  const kept = isRepair ? await readKept(paths) : [];
  await createEmpty(paths.root, paths.home, paths.tmp);
  const files = [...kept, { path: paths.prompt, content: prompt }, { path: paths.context, content: context }];
  for (const { path, content } of files) await writeFile(path, content, { mode: 0o600, flag: 'wx' });
  // Each start, because one that is not isolated may have made them writable again.
  for (const folder of [paths.setupHome, paths.caches]) {
    if ((await stat(folder).catch(() => undefined)) === undefined) continue;
    await runQuietly({ file: 'chmod', args: ['-R', 'a+rX,a-w', '--', folder], environment: { PATH: systemPath } });
  }
}

/** Reads what a repair goes on with. A file that could not be collected is not kept either. */
async function readKept({ root, handoff, results }: FilePaths): Promise<readonly { path: string; content: Uint8Array }[]> {
  const keep = async (path: string, most?: number, later = path) => {
    const read = await readAgentFile(path, most);
    return read.ok && read.value !== undefined ? [{ path: later, content: read.value }] : [];
  };
  const kept = await Promise.all([
    keep(handoff, undefined, join(root, 'handoff.rejected.json')),
    keep(results),
    keep(join(root, toolFileNames.superseded)),
    keep(join(root, toolFileNames.children), childLimits.turnBytes),
  ]);
  return kept.flat();
}

async function openScript(root: string, caches: string): Promise<ScriptFolder> {
  const [home, tmp] = [join(root, 'home'), join(root, 'tmp')];
  await createEmpty(root, home, tmp);
  await mkdir(caches, { recursive: true, mode: 0o700 });
  return { root, home, tmp, remove: () => removeTree(root) };
}

async function ensureRoot(root: string): Promise<string> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  return realpath(root);
}

function buildPaths(directory: string): FilePaths {
  const root = join(directory, 'files');
  return {
    root,
    prompt: join(root, 'prompt.md'),
    context: join(root, 'context.json'),
    handoff: join(root, 'handoff.json'),
    results: join(root, 'results'),
    home: join(directory, 'home'),
    tmp: join(directory, 'tmp'),
    setupHome: join(directory, 'setup', 'home'),
    caches: join(directory, 'caches'),
  };
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
