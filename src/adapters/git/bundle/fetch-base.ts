import { setTimeout as sleep } from 'node:timers/promises';
import { GitHubError } from '../../../ports/github.ts';
import { GitFailure, type GitTool } from '../tool/git-tool.ts';

export interface Remote {
  /** `https://github.com/owner/name`. */
  readonly url: string;
  readonly token: string;
}

const waits = [1_000, 4_000];

/** Fetches one commit without its history. Passes the token only in the environment, because every process can see arguments. */
export async function fetchBase(git: GitTool, { url, token }: Remote, base: string): Promise<void> {
  const env = {
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `http.${url}.extraheader`,
    GIT_CONFIG_VALUE_0: `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`,
  };
  const args = ['fetch', '--quiet', '--depth=1', '--no-tags', '--no-recurse-submodules', '--', url, `${base}:refs/baton/base`];
  for (const wait of [...waits, undefined]) {
    const { status, stderr } = await git.try(args, { env });
    if (status === 0) {
      return;
    }
    if (/not our ref|unadvertised object|couldn't find remote ref/i.test(stderr)) {
      throw new GitFailure(`this repository does not have the commit ${base}`);
    }
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
