import { execFileSync } from 'node:child_process';
import { UsageError } from '../usage-error.ts';

export interface FoundToken {
  readonly token: string;
  /** Where it came from, in words: shown, unlike the token. */
  readonly from: string;
}

const variables = ['GITHUB_TOKEN', 'GH_TOKEN'] as const;

/** A person's token: from the environment, else the one of `gh`, which is for GitHub itself and goes to no other host. */
export function findToken(apiUrl: string): FoundToken {
  for (const name of variables) {
    const token = process.env[name]?.trim();
    if (token) return { token, from: name };
  }
  const token = new URL(apiUrl).hostname === 'api.github.com' ? askGh() : '';
  if (token !== '') return { token, from: 'gh auth token' };
  throw new UsageError('There is no token to ask GitHub with: set GITHUB_TOKEN or GH_TOKEN, or log in with `gh auth login`.');
}

/** Empty when `gh` is not installed or not logged in. */
function askGh(): string {
  try {
    return execFileSync('gh', ['auth', 'token', '--hostname', 'github.com'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 10_000,
    }).trim();
  } catch {
    return '';
  }
}
