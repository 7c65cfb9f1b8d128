import type { RepositoryName } from '../../adapters/github/client/github-client.ts';
import { readGit } from '../files/read-git.ts';
import { UsageError } from '../files/usage-error.ts';

/** Finds the repository that a command is about: the given one, that of the current job, or the origin of the checkout. */
export function findRepositoryName(given: string | undefined, folder?: string): RepositoryName {
  if (given !== undefined) return parseName(given, '--repo');
  const { GITHUB_REPOSITORY } = process.env;
  if (GITHUB_REPOSITORY) return parseName(GITHUB_REPOSITORY, 'GITHUB_REPOSITORY');
  return parseRemote(readOrigin(folder));
}

/** Returns the repository of a checkout as `owner/name`; undefined where it has none on GitHub. */
export function findRepositoryOf(folder: string): string | undefined {
  try {
    const { owner, name } = findRepositoryName(undefined, folder);
    return `${owner}/${name}`;
  } catch (error) {
    if (error instanceof UsageError) return undefined;
    throw error;
  }
}

function parseName(text: string, where: string): RepositoryName {
  const [, owner, name] = /^([\w.-]+)\/([\w.-]+)$/.exec(text) ?? [];
  if (owner === undefined || name === undefined)
    throw new UsageError(`${where} is "${text}", which names no repository; write it as owner/name.`);
  return { owner, name };
}

function readOrigin(folder: string | undefined): string {
  const origin = readGit(folder, ['remote', 'get-url', 'origin']);
  if (origin !== undefined) return origin;
  throw new UsageError(
    'There is no repository to ask about: name it with --repo owner/name, or stand in a checkout whose remote "origin" is on GitHub.',
  );
}

/** Parses `https://github.com/owner/name.git`, `git@github.com:owner/name` and `ssh://git@github.com/owner/name`. */
function parseRemote(remote: string): RepositoryName {
  const host = new URL(process.env.GITHUB_SERVER_URL || 'https://github.com').hostname;
  const [, seen, owner, name] =
    /^(?:[a-z+]+:\/\/)?(?:[^@/]*@)?([^:/]+)(?::\d+(?=\/))?[:/]([^/]+)\/([^/]+?)(?:\.git)?\/?$/.exec(remote) ?? [];
  if (seen === host && owner !== undefined && name !== undefined) return { owner, name };
  // A remote may hold a password.
  const shown = remote.replace(/\/\/[^@/]*@/, '//');
  throw new UsageError(`The remote "origin" is ${shown}, which is no repository on ${host}; name one with --repo owner/name.`);
}
