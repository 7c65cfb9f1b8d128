import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { coerceString } from '../expression/evaluate-expression.ts';
import { runGit } from '../plan/run-git.ts';
import type { BuiltInCall, BuiltInResult } from './built-in-actions.ts';

type Git = (...args: string[]) => Promise<string>;

interface Target {
  /** What is fetched and where it goes. */
  readonly refspecs: readonly string[];
  /** A local branch of that name, or a detached head. */
  readonly branch: string | undefined;
  readonly commit: string;
}

/** `actions/checkout` as a clone of the bare repository of the server. */
export async function checkOut({ machine, github, inputs, log }: BuiltInCall): Promise<BuiltInResult> {
  const { order, folders } = machine;
  const repository = coerceString(github.repository ?? '');
  if (inputs.repository && inputs.repository !== repository)
    throw new Error(`checkout of '${inputs.repository}' is not implemented by the local runner`);
  if (!order.canReadContents) throw new Error(`remote: Repository not found. The job has no 'contents: read' for ${repository}`);
  const folder = resolve(folders.workspace, inputs.path ?? '');
  if (relative(folders.workspace, folder).startsWith('..'))
    throw new Error(`Repository path '${folder}' is not under '${folders.workspace}'`);
  await mkdir(folder, { recursive: true });
  const git: Git = (...args) => runGit(args, { cwd: folder });
  await git('init', '--quiet', '--initial-branch=main');
  await git('remote', 'remove', 'origin').catch(() => undefined);
  await git('remote', 'add', 'origin', `${order.serverUrl}/${repository}`);
  const target = await findTarget(order.repositoryDirectory, inputs, github);
  await fetch(git, order.repositoryDirectory, inputs, target);
  await setSparse(git, inputs);
  const name = target.branch === undefined ? ['--detach'] : ['-B', target.branch];
  await git('checkout', '--quiet', '--force', ...name, target.commit);
  if (target.branch) await git('branch', '--quiet', `--set-upstream-to=origin/${target.branch}`).catch(() => undefined);
  if (isTrue(inputs.submodules) || inputs.submodules === 'recursive') {
    await git('submodule', 'update', '--init', ...(inputs.submodules === 'recursive' ? ['--recursive'] : []));
  }
  if (isTrue(inputs.lfs)) await git('lfs', 'pull', 'origin');
  const commit = (await git('rev-parse', 'HEAD')).trim();
  log.write(`HEAD is now at ${commit}`);
  const post =
    inputs['persist-credentials'] === 'false' ? undefined : await keepCredentials(git, machine, inputs.token || order.token);
  return { outputs: { ref: inputs.ref ?? '', commit }, ...(post ? { post } : {}) };
}

async function findTarget(
  directory: string,
  inputs: Readonly<Record<string, string>>,
  github: BuiltInCall['github'],
): Promise<Target> {
  const bare: Git = (...args) => runGit(args, { cwd: directory });
  if (!inputs.ref) {
    // The event's own ref at the event's own commit, even when the branch has moved since.
    return buildTarget(coerceString(github.ref ?? ''), coerceString(github.sha ?? ''));
  }
  if (/^[0-9a-f]{40}$/i.test(inputs.ref)) return buildTarget('', inputs.ref);
  for (const name of inputs.ref.startsWith('refs/') ? [inputs.ref] : [`refs/heads/${inputs.ref}`, `refs/tags/${inputs.ref}`]) {
    const commit = await bare('rev-parse', '--verify', '--quiet', `${name}^{commit}`).catch(() => '');
    if (commit) return buildTarget(name, commit.trim());
  }
  throw new Error(`A branch or tag with the name '${inputs.ref}' could not be found`);
}

function buildTarget(ref: string, commit: string): Target {
  const branch = ref.startsWith('refs/heads/') ? ref.slice('refs/heads/'.length) : undefined;
  const place = branch
    ? `refs/remotes/origin/${branch}`
    : ref.startsWith('refs/pull/')
      ? ref.replace('refs/', 'refs/remotes/')
      : undefined;
  return { refspecs: [place ? `+${commit}:${place}` : commit], branch, commit };
}

async function fetch(git: Git, directory: string, inputs: Readonly<Record<string, string>>, target: Target): Promise<void> {
  const depth = Number(inputs['fetch-depth'] || 1);
  if (!Number.isInteger(depth) || depth < 0) throw new Error(`fetch-depth '${inputs['fetch-depth']}' is no depth`);
  const tags = depth === 0 || isTrue(inputs['fetch-tags']) ? '--tags' : '--no-tags';
  const everything = ['+refs/heads/*:refs/remotes/origin/*'];
  const limit = depth > 0 ? [`--depth=${depth}`] : [];
  if (depth === 0) await git('fetch', '--quiet', tags, '--force', `file://${directory}`, ...everything);
  await git('fetch', '--quiet', tags, ...limit, '--force', `file://${directory}`, ...target.refspecs);
}

async function setSparse(git: Git, inputs: Readonly<Record<string, string>>): Promise<void> {
  const patterns = (inputs['sparse-checkout'] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (patterns.length === 0) return;
  const mode = inputs['sparse-checkout-cone-mode'] === 'false' ? '--no-cone' : '--cone';
  await git('sparse-checkout', 'set', mode, ...patterns);
}

/** As version 6 and later: the token stands in a file beside the workspace, the clone only points to it. */
async function keepCredentials(git: Git, machine: BuiltInCall['machine'], token: string): Promise<() => Promise<void>> {
  const file = join(machine.folders.temp, `git-credentials-${crypto.randomUUID()}.config`);
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
  machine.masker.add(basic);
  await writeFile(file, `[http "${machine.order.serverUrl}/"]\n\textraheader = AUTHORIZATION: basic ${basic}\n`, { mode: 0o600 });
  await git('config', '--local', 'include.path', file);
  return () => rm(file, { force: true });
}

function isTrue(text: string | undefined): boolean {
  return text?.toLowerCase() === 'true';
}
