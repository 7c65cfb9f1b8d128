import { execFile } from 'node:child_process';

/** Git in an environment of its own: nobody's configuration, no prompt. Throws with git's own words. */
export function runGit(
  args: readonly string[],
  options: { readonly cwd: string; readonly env?: Readonly<Record<string, string>> },
): Promise<string> {
  const env = {
    PATH: process.env.PATH,
    HOME: options.cwd,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    // The repositories are the server's own, whoever owns their files.
    GIT_CONFIG_COUNT: '2',
    GIT_CONFIG_KEY_0: 'safe.directory',
    GIT_CONFIG_VALUE_0: '*',
    // A clone lives no longer than its job.
    GIT_CONFIG_KEY_1: 'maintenance.auto',
    GIT_CONFIG_VALUE_1: 'false',
    ...options.env,
  };
  return new Promise((resolve, reject) => {
    execFile('git', [...args], { cwd: options.cwd, env, maxBuffer: 256 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (error) reject(new Error(`git ${args[0]}: ${stderr.trim() || error.message}`));
      else resolve(stdout);
    });
  });
}
