import { execFileSync } from 'node:child_process';

/** Returns what git prints about a folder, without white space around it; undefined where git refuses or is not there. */
export function readGit(folder: string | undefined, args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}
