import { createHash, randomUUID } from 'node:crypto';
import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { createGitRepository, findGit, type GitRepository, readGit } from '../../git/run-git.ts';
import { coerceString } from '../expression/evaluate-expression.ts';
import type { ValueMap } from '../expression/value.ts';
import { borrowObjects, borrowsObjects, copyOnce, writeFetchedRefs } from './borrow-objects.ts';
import type { BuiltInCall, BuiltInResult } from './built-in-action.ts';

type Inputs = BuiltInCall['inputs'];

/** A clone in progress. */
interface Clone {
  readonly git: (...args: string[]) => Promise<string>;
  /** The bare repository. */
  readonly source: GitRepository;
  readonly inputs: Inputs;
}

interface Target {
  /** The name of the local branch; undefined for a detached head. */
  readonly branch: string | undefined;
  readonly refspec: string;
  readonly commit: string;
}

/** Performs `actions/checkout` by cloning the bare repository of the server. */
export async function checkOut(call: BuiltInCall): Promise<BuiltInResult> {
  const { machine, github, inputs, log } = call;
  const folder = chooseFolder(call);
  await mkdir(folder, { recursive: true });
  const own = createGitRepository(folder);
  const clone: Clone = { git: (...args) => readGit(own, args), source: machine.order.git, inputs };
  const target = await chooseTarget(clone, github);
  const url = `${machine.order.serverUrl}/${coerceString(github.repository ?? '')}`;
  const options = { folder, target, url, copies: machine.order.settings.directory };
  if (isReadOnly(clone, folder))
    await copyOnce(storeOf(clone, options, 'checkout'), { own: folder, make: () => checkOutAnew(clone, options) });
  else await checkOutAnew(clone, options);
  const commit = target.branch === undefined ? (await readFile(join(folder, '.git/HEAD'), 'utf8')).trim() : target.commit;
  log.write(`HEAD is now at ${commit}`);
  const outputs = { ref: inputs.ref ?? '', commit };
  return inputs['persist-credentials'] === 'false' ? { outputs } : { outputs, post: await storeCredentials(call, clone) };
}

interface FetchOptions {
  readonly folder: string;
  readonly target: Target;
  readonly url: string;
  /** The folder in which this runner keeps what several jobs check out. */
  readonly copies: string;
}

async function checkOutAnew(clone: Clone, options: FetchOptions): Promise<void> {
  const own = join(options.folder, '.git');
  if (isBorrowed(clone, options.folder)) await borrow(clone, options);
  else if (isOneCommit(clone, options.folder))
    await copyOnce(storeOf(clone, options, 'fetch'), { own, make: () => fetchAnew(clone, options) });
  else await fetchAnew(clone, options);
  await setSparsePaths(clone, options.folder);
  await checkOutTarget(clone, options.target);
}

async function fetchAnew(clone: Clone, { folder, target, url }: FetchOptions): Promise<void> {
  await initialise(folder, url);
  await fetchTarget(clone, target);
}

/**
 * Returns whether a checkout into a new folder takes the objects as files. The whole history always does, since all objects are
 * wanted; one commit does where a fetch would pack the large repository of a user.
 */
function isBorrowed({ source, inputs }: Clone, folder: string): boolean {
  const depth = inputs['fetch-depth'] || '1';
  return (depth === '0' || (depth === '1' && borrowsObjects(source.directory))) && !existsSync(join(folder, '.git'));
}

async function borrow({ source, inputs }: Clone, { folder, target, url }: FetchOptions): Promise<void> {
  await initialise(folder, url);
  const own = join(folder, '.git');
  const { commit, refspec } = target;
  const ref = refspec.split(':')[1];
  // Refs before objects: a commit that is pushed in the meantime would have a ref without objects.
  await writeFetchedRefs({ source, own, commit, ref, isShallow: inputs['fetch-depth'] !== '0' });
  // Of a sparse checkout only our own steps read.
  await borrowObjects({ directory: source.directory, own, how: inputs['sparse-checkout'] ? 'share' : 'copy' });
}

/** Returns whether the fetch into a new folder brings one commit and nothing else, and is thus the same for every job. */
function isOneCommit({ inputs }: Clone, folder: string): boolean {
  return (inputs['fetch-depth'] || '1') === '1' && !isTrue(inputs['fetch-tags']) && !existsSync(join(folder, '.git'));
}

/**
 * Returns whether nothing but our own steps reads a checkout, which is true of a sparse one. No step runs git in its folder. The folder
 * is empty: a copy would follow links that are there already, which git does not.
 */
function isReadOnly(clone: Clone, folder: string): boolean {
  const { 'sparse-checkout': paths, submodules, lfs } = clone.inputs;
  return Boolean(paths) && !submodules && !lfs && readdirSync(folder).length === 0 && isOneCommit(clone, folder);
}

/** Returns the folder that keeps what is fetched for a commit and branch, or the whole checkout with its paths. */
function storeOf({ source, inputs }: Clone, { target, url, copies }: FetchOptions, of: 'fetch' | 'checkout'): string {
  const paths = of === 'fetch' ? [] : [target.branch, inputs['sparse-checkout'], inputs['sparse-checkout-cone-mode']];
  const key = JSON.stringify([of, source.directory, url, target.refspec, ...paths]);
  return join(copies, 'fetched', createHash('sha256').update(key).digest('hex'));
}

/** Does what `git init` and `git remote add` do, without their processes: a run has many checkouts. A folder with a repository keeps it. */
async function initialise(folder: string, url: string): Promise<void> {
  const own = join(folder, '.git');
  const remote = `[remote "origin"]\n\turl = ${url}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n`;
  if (existsSync(own)) return appendFile(join(own, 'config'), remote);
  for (const name of ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags', 'info'])
    await mkdir(join(own, name), { recursive: true });
  await writeFile(join(own, 'HEAD'), 'ref: refs/heads/main\n');
  const core = '[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = false\n\tlogallrefupdates = true\n';
  await writeFile(join(own, 'config'), `${core}${remote}`);
}

function chooseFolder({ machine, github, inputs }: BuiltInCall): string {
  const { order, folders } = machine;
  const repository = coerceString(github.repository ?? '');
  if (inputs.repository && inputs.repository !== repository)
    throw new Error(`checkout of '${inputs.repository}' is not implemented by the local runner`);
  if (!order.canReadContents) throw new Error(`remote: Repository not found. The job has no 'contents: read' for ${repository}`);
  const folder = resolve(folders.workspace, inputs.path ?? '');
  const path = relative(folders.workspace, folder);
  if (path.startsWith('..')) throw new Error(`Repository path '${folder}' is not under '${folders.workspace}'`);
  refuseDetours(folders.workspace, path);
  return folder;
}

/** Refuses a path through a link of the repository, which may lead anywhere, and one into `.git`, whose settings and hooks git obeys. */
function refuseDetours(workspace: string, path: string): void {
  const parts = path.split(sep);
  if (parts.some((part) => part.toLowerCase() === '.git'))
    throw new Error(`Repository path '${path}' leads into .git. Name a folder beside it`);
  for (const count of parts.keys()) {
    const part = parts.slice(0, count + 1).join(sep);
    if (lstatSync(join(workspace, part), { throwIfNoEntry: false })?.isSymbolicLink() === true)
      throw new Error(`Repository path '${path}' leads through the link '${part}', which may end anywhere. Name a folder`);
  }
}

async function chooseTarget({ source, inputs }: Clone, github: ValueMap): Promise<Target> {
  // The event's own commit is checked out, even when the branch has moved since.
  if (!inputs.ref) return buildTarget(coerceString(github.ref ?? ''), coerceString(github.sha ?? ''));
  if (/^[0-9a-f]{40}$/i.test(inputs.ref)) return buildTarget('', inputs.ref);
  const names = inputs.ref.startsWith('refs/') ? [inputs.ref] : [`refs/heads/${inputs.ref}`, `refs/tags/${inputs.ref}`];
  // Git reads `..` and a commit at the end as that commit; no name of a branch or tag has `..`, and names become paths here.
  for (const name of inputs.ref.includes('..') ? [] : names) {
    const commit = await findGit(source, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
    if (commit) return buildTarget(name, commit);
  }
  throw new Error(`A branch or tag with the name '${inputs.ref}' could not be found`);
}

function buildTarget(ref: string, commit: string): Target {
  const branch = ref.startsWith('refs/heads/') ? ref.slice('refs/heads/'.length) : undefined;
  if (branch) return { branch, commit, refspec: `+${commit}:refs/remotes/origin/${branch}` };
  const isPull = ref.startsWith('refs/pull/');
  return { branch, commit, refspec: isPull ? `+${commit}:${ref.replace('refs/', 'refs/remotes/')}` : commit };
}

async function fetchTarget({ git, source, inputs }: Clone, { refspec }: Target): Promise<void> {
  const depth = Number(inputs['fetch-depth'] || 1);
  if (!Number.isInteger(depth) || depth < 0) throw new Error(`fetch-depth '${inputs['fetch-depth']}' is no depth`);
  const tags = depth === 0 || isTrue(inputs['fetch-tags']) ? '--tags' : '--no-tags';
  // A `file://` address makes git copy objects by the protocol, because only the protocol can shorten the history.
  const from = ['--quiet', '--force', tags, ...(depth > 0 ? [`--depth=${depth}`] : []), `file://${source.directory}`];
  const heads = depth === 0 ? ['+refs/heads/*:refs/remotes/origin/*'] : [];
  // A branch of its own name would be fetched to the same place twice, which git refuses in one call.
  const isApart = !refspec.includes(':refs/remotes/origin/');
  if (!isApart && heads.length > 0) await git('fetch', ...from, ...heads);
  await git('fetch', ...from, ...(isApart ? heads : []), refspec);
}

async function setSparsePaths({ git, inputs }: Clone, folder: string): Promise<void> {
  const lines = (inputs['sparse-checkout'] ?? '').split('\n').map((line) => line.trim());
  const patterns = lines.filter(Boolean);
  if (patterns.length === 0) return;
  if (inputs['sparse-checkout-cone-mode'] !== 'false') return void (await git('sparse-checkout', 'set', '--cone', ...patterns));
  // What `git sparse-checkout set --no-cone` does.
  await appendFile(join(folder, '.git/config'), '[core]\n\tsparseCheckout = true\n\tsparseCheckoutCone = false\n');
  await mkdir(join(folder, '.git/info'), { recursive: true });
  await writeFile(join(folder, '.git/info/sparse-checkout'), `${patterns.join('\n')}\n`);
}

async function checkOutTarget({ git, inputs }: Clone, { branch, commit }: Target): Promise<void> {
  await git('checkout', '--quiet', '--force', ...(branch === undefined ? ['--detach'] : ['-B', branch]), commit);
  if (branch !== undefined) await git('branch', '--quiet', `--set-upstream-to=origin/${branch}`);
  const submodules = inputs.submodules?.toLowerCase();
  if (submodules === 'true') await git('submodule', 'update', '--init');
  if (submodules === 'recursive') await git('submodule', 'update', '--init', '--recursive');
  if (isTrue(inputs.lfs)) await git('lfs', 'pull', 'origin');
}

/**
 * Stores the token as `actions/checkout` does from version 6 on: the token is in a file beside the workspace, and the clone only
 * points to that file. Returns the function that removes the file.
 */
async function storeCredentials({ machine, inputs }: BuiltInCall, { git }: Clone): Promise<() => Promise<void>> {
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
