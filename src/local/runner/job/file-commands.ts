import { randomUUID } from 'node:crypto';
import { mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The files that a step writes instead of commands on its output. */
export interface CommandFiles {
  readonly env: Readonly<Record<string, string>>;
  read(): Promise<FileCommands>;
}

export interface FileCommands {
  readonly outputs: ReadonlyMap<string, string>;
  readonly env: ReadonlyMap<string, string>;
  readonly state: ReadonlyMap<string, string>;
  readonly path: readonly string[];
  readonly summary: string;
  /** A message for each entry that could not be parsed; any of them fails the step. */
  readonly faults: readonly string[];
}

const VARIABLES = {
  outputs: 'GITHUB_OUTPUT',
  env: 'GITHUB_ENV',
  state: 'GITHUB_STATE',
  path: 'GITHUB_PATH',
  summary: 'GITHUB_STEP_SUMMARY',
} as const;

type Kind = keyof typeof VARIABLES;

/** The largest summary of one step that GitHub shows. */
const LARGEST_SUMMARY = 1024 * 1024;

export async function createCommandFiles(temp: string): Promise<CommandFiles> {
  const folder = join(await realpath(temp), '_runner_file_commands');
  await mkdir(folder, { recursive: true });
  if ((await realpath(folder)) !== folder) throw new Error(`A step has put a link in the place of ${folder}.`);
  const id = randomUUID();
  const fileOf = (kind: Kind) => join(folder, `${kind}_${id}`);
  const kinds = Object.keys(VARIABLES) as Kind[];
  await Promise.all(kinds.map((kind) => writeFile(fileOf(kind), '')));
  return {
    env: Object.fromEntries(kinds.map((kind) => [VARIABLES[kind], fileOf(kind)])),
    async read() {
      const texts = await Promise.all(kinds.map((kind) => readOwn(fileOf(kind)).catch(() => '')));
      await Promise.all(kinds.map((kind) => rm(fileOf(kind), { force: true })));
      return parse(Object.fromEntries(kinds.map((kind, index) => [kind, texts[index] ?? ''])) as Record<Kind, string>);
    },
  };
}

/** Reads a file unless a step has put a link in its place, which would lead to what the sandbox of the step keeps from it. */
async function readOwn(file: string): Promise<string> {
  return (await realpath(file)) === file ? readFile(file, 'utf8') : '';
}

function parse(texts: Readonly<Record<Kind, string>>): FileCommands {
  const faults: string[] = [];
  const read = (kind: 'outputs' | 'env' | 'state') => {
    try {
      return parseKeyValues(texts[kind].replace(/^\uFEFF/, ''));
    } catch (error) {
      faults.push(
        `Unable to process file command '${kind === 'outputs' ? 'output' : kind}' successfully.`,
        String((error as Error).message),
      );
      return new Map<string, string>();
    }
  };
  const [outputs, env, state] = [read('outputs'), read('env'), read('state')];
  if ([...env.keys()].some((name) => name.toUpperCase() === 'NODE_OPTIONS')) {
    faults.push("Can't store NODE_OPTIONS output parameter using '$GITHUB_ENV' command.");
    env.clear();
  }
  const isLarge = Buffer.byteLength(texts.summary) > LARGEST_SUMMARY;
  return { outputs, env, state, path: texts.path.split(/\r?\n/).filter(Boolean), summary: isLarge ? '' : texts.summary, faults };
}

/** Parses `NAME=value` lines and `NAME<<DELIMITER` blocks like the runner's FileCommandManager. */
export function parseKeyValues(text: string): Map<string, string> {
  const result = new Map<string, string>();
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  let index = 0;
  while (index < lines.length) {
    const { name, value, next } = readEntry(lines, index);
    if (name !== undefined) result.set(name, value);
    index = next;
  }
  return result;
}

function readEntry(
  lines: readonly string[],
  index: number,
): { readonly name: string | undefined; readonly value: string; readonly next: number } {
  const line = lines[index] ?? '';
  if (line === '') return { name: undefined, value: '', next: index + 1 };
  const equals = line.indexOf('=');
  const heredoc = line.indexOf('<<');
  if (equals >= 0 && (heredoc < 0 || equals < heredoc)) {
    return { name: checkName(line.slice(0, equals), line), value: line.slice(equals + 1), next: index + 1 };
  }
  if (heredoc < 0) throw new Error(`Invalid format '${line}'`);
  const delimiter = line.slice(heredoc + 2);
  if (delimiter === '') throw new Error(`Invalid format '${line}'. Name must not be empty and delimiter must not be empty`);
  const end = lines.indexOf(delimiter, index + 1);
  if (end < 0) throw new Error(`Invalid value. Matching delimiter not found '${delimiter}'`);
  return { name: checkName(line.slice(0, heredoc), line), value: lines.slice(index + 1, end).join('\n'), next: end + 1 };
}

function checkName(name: string, line: string): string {
  if (name === '') throw new Error(`Invalid format '${line}'. Name must not be empty`);
  return name;
}
