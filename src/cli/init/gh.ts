import { spawnSync } from 'node:child_process';
import { stripAnsi } from '../../core/text/plain-text.ts';
import { findRepositoryOf } from '../../terminal/github/find-repository-name.ts';

/** The repository on GitHub as the user's own `gh` reaches it. */
export interface Gh {
  /** The names of the secrets that are there. */
  readonly secrets: ReadonlySet<string>;
  readonly labels: ReadonlySet<string>;
  /** Stores a secret. Returns the reason if GitHub refused it. The value goes over stdin, because everybody can read arguments. */
  storeSecret(name: string, value: string): string | undefined;
  /** Creates a label. Returns the reason if GitHub refused it. */
  createLabel(name: string, description: string): string | undefined;
}

export type FoundGh = { readonly gh: Gh } | { readonly gh: undefined; readonly why: string };

interface Ended {
  readonly ok: boolean;
  readonly stdout: string;
  readonly reason: string;
}

const patience = 30_000;

/**
 * Finds a `gh` that may read the secrets of the repository in a folder. Only names of secrets are read. The repository is named
 * each time: in the clone of a fork `gh` would choose the one above it, and store the key there.
 */
export function findGh(folder: string, environment: NodeJS.ProcessEnv): FoundGh {
  const repository = findRepositoryOf(folder);
  const where = repository === undefined ? [] : ['--repo', repository];
  const run = (args: readonly string[], input = ''): Ended =>
    runGh({ folder, environment }, { args: [...args, ...where], input });
  const secrets = run(['secret', 'list', '--json', 'name']);
  if (!secrets.ok) return { gh: undefined, why: secrets.reason };
  const labels = run(['label', 'list', '--json', 'name', '--limit', '1000']);
  const reasonOf = ({ ok, reason }: Ended): string | undefined => (ok ? undefined : reason);
  return {
    gh: {
      secrets: new Set(readNames(secrets.stdout)),
      labels: new Set(labels.ok ? readNames(labels.stdout) : []),
      storeSecret: (name, value) => reasonOf(run(['secret', 'set', name], value)),
      createLabel: (name, description) => {
        const made = run(['label', 'create', name, '--description', description]);
        return /already exists/.test(made.reason) ? undefined : reasonOf(made);
      },
    },
  };
}

function runGh(
  { folder, environment }: { readonly folder: string; readonly environment: NodeJS.ProcessEnv },
  { args, input }: { readonly args: readonly string[]; readonly input: string },
): Ended {
  const env = { ...environment, GH_PROMPT_DISABLED: '1', GH_NO_UPDATE_NOTIFIER: '1', NO_COLOR: '1' };
  const { status, stdout, stderr, error } = spawnSync('gh', args, {
    cwd: folder,
    input,
    env,
    encoding: 'utf8',
    timeout: patience,
  });
  const command = `gh ${args.slice(0, 2).join(' ')}`;
  // A gh that refuses before it has read the value leaves the pipe broken. Its own words follow all the same.
  if (isTrouble(error)) return { ok: false, stdout: '', reason: describeError(command, error) };
  const said = stripAnsi(`${stderr}\n${stdout}`)
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '');
  return { ok: status === 0, stdout, reason: `\`${command}\` failed: ${said ?? `exit status ${status}`}` };
}

function isTrouble(error: NodeJS.ErrnoException | undefined): error is NodeJS.ErrnoException {
  return error !== undefined && error.code !== 'EPIPE';
}

function describeError(command: string, error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return '`gh` is not installed';
  return error.code === 'ETIMEDOUT'
    ? `\`${command}\` gave no answer in ${patience / 1000} seconds`
    : `\`${command}\`: ${error.message}`;
}

/** Reads names from JSON, or from a table as older versions print it. */
function readNames(text: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.map((each: { readonly name?: unknown } | null) => String(each?.name ?? '')) : [];
  } catch {
    return text
      .split('\n')
      .map((line) => line.split('\t')[0]?.trim() ?? '')
      .filter((name) => name !== '');
  }
}
