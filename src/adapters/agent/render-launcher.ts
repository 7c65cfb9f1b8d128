import { quoteShell } from './quote-shell.ts';

export interface LauncherPlan {
  readonly workspace: string;
  /** File with the exports of the agent's environment; emptied right before the agent starts. */
  readonly environmentFile: string;
  /** File that becomes stdin. */
  readonly stdinFile: string;
}

/**
 * What the agent's own user runs first. The environment comes from a file, because arguments can be read by everybody, and is set here
 * and not before, because nothing that runs as root may depend on it.
 */
export function renderLauncher({ workspace, environmentFile, stdinFile }: LauncherPlan): string {
  return [
    `cd -- ${quoteShell(workspace)} || exit`,
    'unset PWD OLDPWD SHLVL',
    `. ${quoteShell(environmentFile)}`,
    '[ -x "$1" ] || { echo "$1 cannot be executed by the user the agent runs as" >&2; exit 126; }',
    `: >${quoteShell(environmentFile)}`,
    `exec <${quoteShell(stdinFile)}`,
    'exec "$@"',
  ].join('\n');
}

/** The exports that `environmentFile` holds. Names that are no shell variables are left out. */
export function renderExports(environment: Readonly<Record<string, string>>): string {
  const named = Object.entries(environment).filter(([name]) => /^[A-Za-z_][A-Za-z0-9_]*$/.test(name));
  return named.map(([name, value]) => `export ${name}=${quoteShell(value)}\n`).join('');
}
