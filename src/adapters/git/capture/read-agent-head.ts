import { execFile } from 'node:child_process';
import { constants, readdirSync } from 'node:fs';
import { lstat, open, readdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import type { Problem } from '../../../core/problem.ts';
import { failure, type Result, success } from '../../../core/result.ts';

export interface AgentHead {
  /** The commit that HEAD points to. */
  readonly head: string;
  /** The name for messages: `branch x`, or `HEAD`. */
  readonly branch: string;
  /** The object directory of the checkout. */
  readonly objects: string;
  /** Writes the list of commits without history into a fresh repository, so that git asks for nothing older. */
  writeShallow(directory: string): Promise<void>;
}

export const shaPattern = /^[0-9a-f]{40}$/;
const maxBytes = 67_108_864;

/** Reads where the agent left HEAD. Reads plain files, because git itself would obey the config beside them. */
export async function readAgentHead(workspace: string): Promise<Result<AgentHead, Problem>> {
  const gitDirectory = join(workspace, '.git');
  const objects = join(gitDirectory, 'objects');
  if (!(await isFolder(gitDirectory)) || !(await isFolder(objects)))
    return failure(headProblem('`.git` is no folder of its own'));
  // A link or a pipe of this name counts too, since git follows it. Only a sure no is one.
  const lacking = await lstat(join(objects, 'info', 'alternates')).catch((error: NodeJS.ErrnoException) => error.code);
  if (lacking !== 'ENOENT') return failure(headProblem('`.git` borrows objects from elsewhere'));
  const strange = findStrange(objects);
  if (strange !== undefined) return failure(headProblem(strange));
  const pipe = await findPipe(workspace);
  if (pipe !== undefined) return failure(pipeProblem(pipe));
  const found = await readHead(gitDirectory);
  if (found === undefined) return failure(headProblem('HEAD names no commit'));
  const { commit: head, ref } = found;
  const shallow = (await readPlainFile(join(gitDirectory, 'shallow')))?.split('\n').filter((line) => shaPattern.test(line)) ?? [];
  const branch = ref === undefined ? 'HEAD' : `branch ${ref.slice('refs/heads/'.length).replace(/[^ -~]/g, '?')}`;
  const writeShallow = async (directory: string) => {
    if (shallow.length > 0) await writeFile(join(directory, 'shallow'), `${shallow.join('\n')}\n`);
  };
  return success({ head, branch, objects, writeShallow });
}

/** Reads the commit of HEAD, and the branch that it names, from plain files alone; undefined where it names none. */
export async function readHead(
  gitDirectory: string,
): Promise<{ readonly commit: string; readonly ref: string | undefined } | undefined> {
  const text = (await readPlainFile(join(gitDirectory, 'HEAD')))?.trim() ?? '';
  const ref = /^ref: (refs\/heads\/[^\s~^:?*[\\]+)$/.exec(text)?.[1];
  const commit = ref === undefined ? text : (await readRefs(gitDirectory)).get(ref);
  return commit !== undefined && shaPattern.test(commit) ? { commit, ref } : undefined;
}

/** Reads all refs from plain files, those in files of their own before packed ones. */
export async function readRefs(gitDirectory: string): Promise<ReadonlyMap<string, string>> {
  const packed = (await readPlainFile(join(gitDirectory, 'packed-refs')))?.split('\n') ?? [];
  const refs = new Map(packed.map((line) => [line.slice(41), line.slice(0, 40)]));
  const folder = join(gitDirectory, 'refs');
  const entries = (await isFolder(folder)) ? await readdir(folder, { recursive: true, withFileTypes: true }) : [];
  for (const { parentPath, name } of entries) {
    const text = await readPlainFile(join(parentPath, name));
    if (text !== undefined) refs.set(relative(gitDirectory, join(parentPath, name)), text.trim());
  }
  return new Map([...refs].filter(([, commit]) => shaPattern.test(commit)));
}

export async function isFolder(path: string): Promise<boolean> {
  return lstat(path).then(
    (facts) => facts.isDirectory(),
    () => false,
  );
}

/**
 * Finds anything among the objects that is neither file nor folder. Git would follow a link to objects of another repository, and
 * wait for ever at a pipe. Reads hundreds of folders, which takes a tenth of the time without a promise for each.
 */
export function findStrange(folder: string): string | undefined {
  try {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isFile()) continue;
      if (!entry.isDirectory()) return `\`.git/objects\` holds ${JSON.stringify(entry.name)}, which is not a regular file`;
      const inside = findStrange(join(folder, entry.name));
      if (inside !== undefined) return inside;
    }
    return undefined;
  } catch {
    return `the folder ${JSON.stringify(folder)} cannot be read`;
  }
}

/** Finds a pipe in the checkout under a name that git reads while it looks for changes, where it would wait for ever. */
export async function findPipe(workspace: string): Promise<string | undefined> {
  const special = '-name .git* ! -type f ! -type d ! -type l -print -quit'.split(' ');
  const args = [workspace, '-path', join(workspace, '.git'), '-prune', '-o', ...special];
  const { stdout } = await promisify(execFile)('find', args, { env: { PATH: '/usr/bin:/bin' } }).catch(readOutput);
  return stdout === '' ? undefined : stdout.trim().slice(workspace.length + 1);
}

/** Returns what a program printed before it failed: `find` fails at a folder that the agent closed to us, and goes on. */
function readOutput({ stdout = '' }: { readonly stdout?: string }): { readonly stdout: string } {
  return { stdout };
}

/** Reads a plain file, never through a link and never from a pipe that would not end; returns undefined when there is none. */
export async function readPlainFile(path: string): Promise<string | undefined> {
  try {
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    try {
      const facts = await file.stat();
      return facts.isFile() && facts.size <= maxBytes ? await file.readFile('utf8') : undefined;
    } finally {
      await file.close();
    }
  } catch {
    return undefined;
  }
}

function pipeProblem(path: string): Problem {
  const message = `The checkout cannot be read: ${JSON.stringify(path)} is no file, folder or link, and git would wait for it. The agent must not leave it there.`;
  return { code: 'BATON-E709', message };
}

function headProblem(words: string): Problem {
  return { code: 'BATON-E709', message: `The checkout cannot be read: ${words}. The agent must leave \`.git\` as it is.` };
}
