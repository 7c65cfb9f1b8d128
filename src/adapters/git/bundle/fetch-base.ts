import { setTimeout as sleep } from 'node:timers/promises';
import { GitHubError } from '../../../ports/github.ts';
import { GitFailure, type GitTool } from '../tool/git-tool.ts';

export interface Remote {
  /** `https://github.com/owner/name`. */
  readonly url: string;
  readonly token: string;
}

const waits = [1_000, 4_000];

/** Returns the environment with the token of a remote. It is in no argument, because every process can see those. */
function authenticate({ url, token }: Remote): Readonly<Record<string, string>> {
  return {
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `http.${url}.extraheader`,
    GIT_CONFIG_VALUE_0: `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`,
  };
}

/** Reads the tip of a branch on a remote; undefined where the remote does not say. */
export async function readTip(git: GitTool, remote: Remote, branch: string): Promise<string | undefined> {
  const ref = `refs/heads/${branch}`;
  const { status, stdout } = await git.try(['ls-remote', '--', remote.url, ref], { env: authenticate(remote) });
  const found = stdout
    .toString()
    .split('\n')
    .find((line) => line.endsWith(`\t${ref}`));
  return status === 0 ? found?.split('\t')[0] : undefined;
}

/** Fetches one commit without its history. What was fetched before stays in the repository. */
export async function fetchBase(git: GitTool, remote: Remote, base: string): Promise<void> {
  const { url } = remote;
  const env = authenticate(remote);
  const args = ['fetch', '--quiet', '--depth=1', '--no-tags', '--no-recurse-submodules', '--', url, `+${base}:refs/baton/base`];
  for (const wait of [...waits, undefined]) {
    const { status, stderr } = await git.try(args, { env });
    if (status === 0) return;
    if (/not our ref|unadvertised object|couldn't find remote ref/i.test(stderr))
      throw new GitFailure(`this repository does not have the commit ${base}`);
    if (wait === undefined) {
      throw new GitHubError(`Git cannot fetch ${base.slice(0, 12)} from ${url}: ${stderr.trim()}.`, {
        reason: 'unavailable',
        status: undefined,
        code: 'BATON-E813',
      });
    }
    await sleep(wait);
  }
}
