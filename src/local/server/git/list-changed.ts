import { runGit } from './run-git.ts';

/** Paths that differ, for filters of workflows: `from..to` of a push, `from...to` of a pull request. */
export async function listChanged(directory: string, range: string): Promise<readonly string[]> {
  const output = await runGit(directory, ['diff', '--no-renames', '--name-only', '-z', range]);
  return output.toString().split('\0').filter(Boolean);
}
