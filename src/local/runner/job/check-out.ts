import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { coerceString } from '../expression/evaluate-expression.ts';
import type { ValueMap } from '../expression/value.ts';
import { runGit } from '../plan/run-git.ts';
import type { BuiltInCall, BuiltInResult } from './built-in-action.ts';

type Inputs = BuiltInCall['inputs'];

/** A clone being made. */
interface Clone {
  readonly git: (...args: string[]) => Promise<string>;
  /** The bare repository. */
  readonly directory: string;
  readonly inputs: Inputs;
}

interface Target {
  /** A local branch of that name, else a detached head. */
  readonly branch: string | undefined;
  readonly refspec: string;
  readonly commit: string;
}

/** `actions/checkout` as a clone of the bare repository of the server. */
export async function checkOut(call: BuiltInCall): Promise<BuiltInResult> {
  const { machine, github, inputs, log } = call;
  const folder = findFolder(call);
  await mkdir(folder, { recursive: true });
  const clone: Clone = { git: (...args) => runGit(args, { cwd: folder }), directory: machine.order.repositoryDirectory, inputs };
  const { git } = clone;
  await git('init', '--quiet', '--initial-branch=main');
  const url = `${machine.order.serverUrl}/${coerceString(github.repository ?? '')}`;
  // Written here, because each call of git is a process, and a run has many checkouts.
  await appendFile(
    join(folder, '.git/config'),
    `[remote "origin"]\n\turl = ${url}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n`,
  );
  const target = await findTarget(clone, github);
  await fetchTarget(clone, target);
  await limitPaths(clone, folder);
  await placeTarget(clone, target);
  const commit = target.branch === undefined ? (await readFile(join(folder, '.git/HEAD'), 'utf8')).trim() : target.commit;
  log.write(`HEAD is now at ${commit}`);
  const outputs = { ref: inputs.ref ?? '', commit };
  return inputs['persist-credentials'] === 'false' ? { outputs } : { outputs, post: await keepCredentials(call, clone) };
}

function findFolder({ machine, github, inputs }: BuiltInCall): string {
  const { order, folders } = machine;
  const repository = coerceString(github.repository ?? '');
  if (inputs.repository && inputs.repository !== repository) {
    throw new Error(`checkout of '${inputs.repository}' is not implemented by the local runner`);
  }
  if (!order.canReadContents) throw new Error(`remote: Repository not found. The job has no 'contents: read' for ${repository}`);
  const folder = resolve(folders.workspace, inputs.path ?? '');
  if (!relative(folders.workspace, folder).startsWith('..')) return folder;
  throw new Error(`Repository path '${folder}' is not under '${folders.workspace}'`);
}

async function findTarget({ directory, inputs }: Clone, github: ValueMap): Promise<Target> {
  // The event's own ref at the event's own commit, even when the branch has moved since.
  if (!inputs.ref) return buildTarget(coerceString(github.ref ?? ''), coerceString(github.sha ?? ''));
  if (/^[0-9a-f]{40}$/i.test(inputs.ref)) return buildTarget('', inputs.ref);
  const names = inputs.ref.startsWith('refs/') ? [inputs.ref] : [`refs/heads/${inputs.ref}`, `refs/tags/${inputs.ref}`];
  for (const name of names) {
    const commit = await runGit(['rev-parse', '--verify', '--quiet', `${name}^{commit}`], { cwd: directory }).catch(() => '');
    if (commit) return buildTarget(name, commit.trim());
  }
  throw new Error(`A branch or tag with the name '${inputs.ref}' could not be found`);
}

function buildTarget(ref: string, commit: string): Target {
  const branch = ref.startsWith('refs/heads/') ? ref.slice('refs/heads/'.length) : undefined;
  if (branch) return { branch, commit, refspec: `+${commit}:refs/remotes/origin/${branch}` };
  const isPull = ref.startsWith('refs/pull/');
  return { branch, commit, refspec: isPull ? `+${commit}:${ref.replace('refs/', 'refs/remotes/')}` : commit };
}

async function fetchTarget({ git, directory, inputs }: Clone, { refspec }: Target): Promise<void> {
  const depth = Number(inputs['fetch-depth'] || 1);
  if (!Number.isInteger(depth) || depth < 0) throw new Error(`fetch-depth '${inputs['fetch-depth']}' is no depth`);
  const tags = depth === 0 || isTrue(inputs['fetch-tags']) ? '--tags' : '--no-tags';
  // A path of its own makes git copy objects by the protocol, which alone can cut the history.
  const from = ['--quiet', '--force', tags, ...(depth > 0 ? [`--depth=${depth}`] : []), `file://${directory}`];
  if (depth === 0) await git('fetch', ...from, '+refs/heads/*:refs/remotes/origin/*');
  await git('fetch', ...from, refspec);
}

async function limitPaths({ git, inputs }: Clone, folder: string): Promise<void> {
  const lines = (inputs['sparse-checkout'] ?? '').split('\n').map((line) => line.trim());
  const patterns = lines.filter(Boolean);
  if (patterns.length === 0) return;
  if (inputs['sparse-checkout-cone-mode'] !== 'false') return void (await git('sparse-checkout', 'set', '--cone', ...patterns));
  // What `git sparse-checkout set --no-cone` does.
  await appendFile(join(folder, '.git/config'), '[core]\n\tsparseCheckout = true\n\tsparseCheckoutCone = false\n');
  await mkdir(join(folder, '.git/info'), { recursive: true });
  await writeFile(join(folder, '.git/info/sparse-checkout'), `${patterns.join('\n')}\n`);
}

async function placeTarget({ git, inputs }: Clone, { branch, commit }: Target): Promise<void> {
  await git('checkout', '--quiet', '--force', ...(branch === undefined ? ['--detach'] : ['-B', branch]), commit);
  if (branch !== undefined) await git('branch', '--quiet', `--set-upstream-to=origin/${branch}`);
  const submodules = inputs.submodules?.toLowerCase();
  if (submodules === 'true') await git('submodule', 'update', '--init');
  if (submodules === 'recursive') await git('submodule', 'update', '--init', '--recursive');
  if (isTrue(inputs.lfs)) await git('lfs', 'pull', 'origin');
}

/** As version 6 and later: the token stands in a file beside the workspace, the clone only points to it. */
async function keepCredentials({ machine, inputs }: BuiltInCall, { git }: Clone): Promise<() => Promise<void>> {
  const file = join(machine.folders.temp, `git-credentials-${randomUUID()}.config`);
  const basic = Buffer.from(`x-access-token:${inputs.token || machine.order.token}`).toString('base64');
  machine.masker.add(basic);
  const url = `${machine.order.serverUrl}/`;
  await writeFile(file, `[http "${url}"]\n\textraheader = AUTHORIZATION: basic ${basic}\n`, { mode: 0o600 });
  await git('config', '--local', 'include.path', file);
  return () => rm(file, { force: true });
}

function isTrue(text: string | undefined): boolean {
  return text?.toLowerCase() === 'true';
}
