import { readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { listNotes } from '../core/config/config-notes.ts';
import { findMissingFiles, type KindOf } from '../core/config/lint/find-missing-files.ts';
import { lintConfig } from '../core/config/lint/lint-config.ts';
import { checkConfig } from '../core/config/parse/parse-config.ts';
import type { Config } from '../core/config/schema/config-schema.ts';
import type { Problem } from '../core/problem.ts';
import { checkWorkflows, isInRepository } from './check-workflows.ts';

/** A problem with the file that it is in; without one it is in the config. */
export type LocatedProblem = Problem & { readonly file?: string };

/** A warning: of a place in a file, or only of a path of the config. */
export type ConfigWarning = Pick<LocatedProblem, 'message' | 'file' | 'line' | 'column'> & {
  readonly path?: string;
  readonly code?: string;
};

interface Findings {
  readonly problems: readonly LocatedProblem[];
  readonly warnings: readonly ConfigWarning[];
  readonly notes: readonly string[];
}

interface InspectedConfig {
  readonly text: string;
  readonly config: Config;
  /** Absent: that of the clone around the file, as far as its files tell. */
  readonly defaultBranch?: string;
}

/** Returns what there is to be said about a config whose own text has no fault: beside its workflows and files, and in itself. */
export async function inspectConfig(path: string, { text, config, defaultBranch }: InspectedConfig): Promise<Findings> {
  const checked = checkConfig(text);
  if (!checked.ok) return { problems: checked.error, warnings: [], notes: [] };
  const beside = checkWorkflows(path, { config, source: checked.value.source });
  const root = isInRepository(path) ? dirname(dirname(resolve(path))) : undefined;
  const files = root === undefined ? undefined : findMissingFiles(config, checked.value, createKindOf(root));
  const branch = defaultBranch ?? (root === undefined ? undefined : findDefaultBranch(join(root, '.git')));
  const { problems, warnings, notes } = lintConfig(config, checked.value, branch);
  return {
    problems: [...problems, ...(files?.problems ?? []), ...beside.problems],
    warnings: [...(files?.warnings ?? []), ...warnings, ...beside.warnings],
    notes: [
      ...listNotes(config),
      ...(await listFallbackNotes(config)),
      ...notes.map((note) => `${renderPlace(note, path)}: ${note.code} ${note.message}`),
    ],
  };
}

/** Lists what is to be said about fallbacks. Few configs have any, and all others are checked without what knows them. */
async function listFallbackNotes(config: Config): Promise<readonly string[]> {
  const isAsked = Object.values(config.agents).some(({ fallback }) => fallback !== undefined);
  return isAsked ? (await import('../core/config/fallback-notes.ts')).fallbackNotes(config) : [];
}

function createKindOf(root: string): KindOf {
  return (path) => {
    const found = statSync(join(root, path), { throwIfNoEntry: false });
    if (found === undefined) return undefined;
    return found.isDirectory() ? 'folder' : 'file';
  };
}

/** Finds the default branch of a clone: that of `origin`, else `main` or `master` where one of them is there. */
function findDefaultBranch(git: string): string | undefined {
  const read = (name: string): string => {
    try {
      return readFileSync(join(git, name), 'utf8');
    } catch {
      return '';
    }
  };
  const origin = /^ref: refs\/remotes\/origin\/(.+)$/m.exec(read('refs/remotes/origin/HEAD'))?.[1];
  const [head, packed] = [read('HEAD'), read('packed-refs')];
  const isThere = (name: string): boolean =>
    [`remotes/origin/${name}`, `heads/${name}`].some((ref) => read(`refs/${ref}`) !== '' || packed.includes(` refs/${ref}\n`)) ||
    head === `ref: refs/heads/${name}\n`;
  return origin ?? ['main', 'master'].find(isThere);
}

/** Renders where a problem is, as `file:line:column`. */
export function renderPlace(
  { file, line = 1, column = 1 }: Pick<LocatedProblem, 'file' | 'line' | 'column'>,
  config: string,
): string {
  return `${file ?? config}:${line}:${column}`;
}

/** Returns where a job of GitHub Actions shows a finding; undefined for one that has no line. */
export function locationOf({ file, line, column }: Pick<LocatedProblem, 'file' | 'line' | 'column'>, config: string) {
  return line === undefined ? undefined : { file: file ?? config, line, column };
}

/** Renders a warning in one line: its place or path, its code where it has one, and its sentence. */
export function renderWarning({ path, code, message, ...place }: ConfigWarning, config: string): string {
  const where = place.line === undefined ? path : renderPlace(place, config);
  return `${where === undefined ? '' : `${where}: `}${code === undefined ? '' : `${code} `}${message}`;
}
