// This folder holds what engines and programs trust, all of it of one commit. `plan-trusted` reads that commit by `list-tree` and
// compares it with the checkout before anything else runs, `guard-trusted` restores its files before every start of an agent,
// `guard-repository` does the same with what controls git in the checkout, and this file remembers what was read, fetches a commit
// that the checkout does not have, and makes the copy that programs come from.

import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { TrustedFiles, TrustRequest } from '../../../ports/workspace.ts';
import { fetchBase } from '../bundle/fetch-base.ts';
import { readHead } from '../capture/read-agent-head.ts';
import { createGitTool, GitFailure, type GitTool } from '../tool/git-tool.ts';
import { hideReplaced, listChanges, reapplyChanges, restoreGuarded, type TrustedChange } from './guard-trusted.ts';
import { openStore, type TrustedOptions } from './open-store.ts';
import { listTrustedFiles, planTrusted, stripSkills, type TrustedPlan } from './plan-trusted.ts';

/** The trusted files of one job. `open` comes first; without it nothing is guarded. */
export interface Trusted {
  open(request: TrustRequest): Promise<TrustedFiles>;
  restore(): Promise<void>;
  copy(what: 'programs' | 'setup'): Promise<string>;
  dropCopy(): Promise<void>;
  seal(): Promise<void>;
  /** Puts changes of agents back that `restore` took away, so that git sees them as it sees all others. */
  reapply(): Promise<void>;
  plan(): TrustedPlan | undefined;
  remove(): Promise<void>;
}

export function createTrusted(options: TrustedOptions): Trusted {
  const { workspace, store } = options;
  const [root, setupCopy] = [join(store, 'tree'), join(store, 'setup')];
  const changes = new Map<string, TrustedChange>();
  let plan: TrustedPlan | undefined;
  let restored = 0;
  let isAsFound = false;
  return {
    plan: () => plan,
    async open(request) {
      plan = await readPlan(options, request);
      isAsFound = request.asFound;
      return describeFiles(plan, { root, workspace });
    },
    async restore() {
      if (plan === undefined || plan.paths.length === 0) return;
      const isFirst = restored === 0;
      restored += 1;
      // Nothing has run since they were found, so only what is not left as found is written.
      if (isFirst && isAsFound) {
        const files = plan.files.filter(({ path }) => plan?.different.includes(path));
        return withOpenFolders(workspace, () => restoreGuarded(workspace, { remove: [], files }, []));
      }
      const guarded = plan;
      const found = await findGuarded(options, guarded);
      // What `setup` left before the first agent is nobody's work.
      const made = isFirst ? [] : await withOpenFolders(workspace, () => listChanges(workspace, guarded, found));
      for (const change of made) changes.set(change.path, change);
      await withOpenFolders(workspace, () => restoreGuarded(workspace, guarded, found));
    },
    async reapply() {
      if (plan === undefined || changes.size === 0) return;
      const guarded = plan;
      const found = await findGuarded(options, guarded);
      const since = await withOpenFolders(workspace, () => listChanges(workspace, guarded, found));
      await withOpenFolders(workspace, () => reapplyChanges(workspace, { changes, since }));
    },
    async copy(what) {
      if (plan?.commit === undefined) throw new GitFailure('no commit is known that a program could come from');
      const { git } = await openStore(options);
      const folder = what === 'programs' ? root : setupCopy;
      await mkdir(folder, { recursive: true });
      await git.run(['read-tree', '--reset', '-u', plan.commit], { env: { GIT_WORK_TREE: folder } });
      return folder;
    },
    async dropCopy() {
      await changeModes(setupCopy, 'u+w').catch(() => undefined);
      await rm(setupCopy, { recursive: true, force: true });
    },
    seal: () => changeModes(root, 'a+rX,a-w'),
    async remove() {
      await changeModes(root, 'u+w').catch(() => undefined);
      await rm(store, { recursive: true, force: true }).catch(() => undefined);
    },
  };
}

/** Finds the files of the checkout where engines look. */
function findGuarded({ workspace, exclude }: TrustedOptions, { paths }: TrustedPlan): Promise<readonly string[]> {
  return withOpenFolders(workspace, () => listTrustedFiles({ workspace, exclude, paths }));
}

/** Performs work on the checkout, and once more with open folders if `setup` or an agent closed one to us. */
export async function withOpenFolders<T>(workspace: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EACCES')) throw error;
    await changeModes(workspace, 'u+rwX').catch(() => undefined);
    return work();
  }
}

async function changeModes(folder: string, mode: string): Promise<void> {
  await promisify(execFile)('chmod', ['-R', mode, '--', folder], { env: { PATH: '/usr/bin:/bin' } });
}

/** Reads the plan from the objects of the checkout, or from the server where they are not complete. */
async function readPlan(options: TrustedOptions, request: TrustRequest): Promise<TrustedPlan> {
  const { workspace, path, remote } = options;
  const own = createGitTool({ directory: workspace, path });
  const none: TrustedPlan = {
    ...{ commit: request.commit, tree: new Map(), texts: new Map(), rules: new Map(), paths: request.paths },
    ...{ different: [], altered: [], tracked: [], remove: [], files: [] },
  };
  if (request.paths.length === 0 && [...request.texts, ...request.rules].length === 0 && !request.programs) return none;
  const head = (await readHead(join(workspace, '.git')))?.commit ?? (await own.line(['rev-parse', '--verify', 'HEAD^{commit}']));
  const read = (git: GitTool) => planTrusted(git, { head, ...request });
  const plan = await read(own).catch(async (error: unknown) => {
    if (!(error instanceof GitFailure) || request.commit === undefined || remote === undefined) throw error;
    const { git, apart } = await openStore(options);
    await fetchBase(apart, remote, request.commit);
    return read(git);
  });
  const guarded = request.asFound ? await asFound(options, plan) : plan;
  await hideReplaced(own, workspace, guarded);
  return guarded;
}

/** Takes the guarded files as they are in the checkout, known to git or not. What acts in skills is taken out of them. */
async function asFound(options: TrustedOptions, plan: TrustedPlan): Promise<TrustedPlan> {
  const present = await listChanges(options.workspace, { files: [] }, await findGuarded(options, plan));
  const { files, stripped } = stripSkills(present.flatMap(({ file }) => file ?? []));
  const tracked = stripped.filter((path) => plan.tree.has(path));
  return { ...plan, files, different: stripped, altered: [], tracked, remove: [] };
}

const skillsFolder = '.agents/skills/';

function describeFiles(
  { altered, tree, texts, rules, files }: TrustedPlan,
  { root, workspace }: { readonly root: string; readonly workspace: string },
): TrustedFiles {
  const folders = new Set([...tree.keys()].flatMap(listFolders));
  const isFile = (path: string): boolean => /^1[02]0/.test(tree.get(path)?.mode ?? '');
  const findFolder = (path: string) => (folders.has(path) ? 'folder' : undefined);
  return {
    altered,
    root,
    places: [workspace, ...listHomes()],
    kindOf: (path) => (isFile(path) ? 'file' : findFolder(path)),
    readText: (path) => texts.get(path),
    readRule: (path) => rules.get(path),
    skills: files.flatMap(({ path, ...file }) =>
      path.startsWith(skillsFolder) ? [{ ...file, path: path.slice(skillsFolder.length) }] : [],
    ),
  };
}

/** Lists the HOME of the job, where it says anything about programs: an empty one, or the root of the machine, does not. */
function listHomes(): readonly string[] {
  const home = homedir();
  return isAbsolute(home) && resolve(home) !== '/' ? [resolve(home)] : [];
}

/** Lists the folders of a path; the root is the empty text. */
function listFolders(path: string): readonly string[] {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(0, index).join('/'));
}
