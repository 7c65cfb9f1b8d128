import { utf8Length } from '../json/json-value.ts';
import type { RuleFacts } from '../output/agent-output.ts';

/** The part of the rules of a repository that an engine reads by itself. Baton gives it the rest. */
export interface RuleReading {
  /** The engine's own file with rules at the root, which comes after `AGENTS.md`; absent where that is its file. */
  readonly own?: string;
  /** The files at the root that the engine reads by itself. */
  readonly reads: readonly string[];
  /** The engine also reads the files that lines `@path` in these name. */
  readonly followsImports?: boolean;
  /** `rules: off` keeps the engine from reading these files. */
  readonly canTurnOff: boolean;
}

/** A file with rules that an agent gets. */
export interface RulePart {
  readonly file: string;
  readonly text: string;
  /** The giver of the file. */
  readonly by: 'engine' | 'baton';
  /** The file is longer than what there was room for. */
  readonly cut: boolean;
}

const common = 'AGENTS.md';
/** The most that rules may have together, in bytes. */
export const maxRuleBytes = 65_536;
/** The most files that rules may be in. Tiny files would otherwise fill a record. */
export const maxRuleFiles = 50;
/** The number of files on the way from a file at the root to one that is imported. */
export const maxImportDepth = 4;
const mark = '[The rest of this file is left out: rules have 64 KiB at most.]';

/** Lists the files at the root that rules begin with, in their order. */
export function ruleRoots({ own }: Pick<RuleReading, 'own'>): readonly string[] {
  return [...new Set([common, ...(own === undefined ? [] : [own])])];
}

/** Lists the files that lines `@path` of a text name, outside of blocks of code. Leaves out paths that lead out of the repository. */
export function listImports(text: string, file: string): readonly string[] {
  return readLines(text, file).flatMap(({ imported }) => imported ?? []);
}

/** Returns the lines of a text, each with the file that it imports. */
function readLines(text: string, file: string): readonly { readonly line: string; readonly imported: string | undefined }[] {
  let fence: string | undefined;
  return text.split('\n').map((line) => {
    const bar = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    const inside = fence !== undefined;
    if (bar !== undefined && fence === undefined) fence = bar;
    else if (bar !== undefined && fence !== undefined && bar.startsWith(fence)) fence = undefined;
    const path = inside ? undefined : /^\s*(?:[-*]\s+)?@(\S+)\s*$/.exec(line)?.[1];
    return { line, imported: path === undefined ? undefined : resolveImport(path, file) };
  });
}

/** Returns the path of an import relative to the root; undefined where it leads elsewhere. */
function resolveImport(path: string, file: string): string | undefined {
  if (/^[/~]/.test(path)) return undefined;
  const steps: string[] = file.split('/').slice(0, -1);
  for (const step of path.split('/')) {
    if (step === '..' && steps.pop() === undefined) return undefined;
    if (step !== '..' && step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}

type ReadText = (file: string) => string | undefined;

/**
 * Builds the rules that an agent gets, in their order: `AGENTS.md`, then the engine's own file, each followed by what it imports. Each text
 * comes once, so a link to another file and a file that only imports another one add nothing. `read` returns undefined for what is no file.
 */
export function buildRules(reading: RuleReading, read: ReadText): readonly RulePart[] {
  const byEngine = textsOf(walk(reading.reads, read, reading.followsImports === true ? maxImportDepth : 0));
  let left = maxRuleBytes;
  return walk(ruleRoots(reading), read, maxImportDepth).map(({ file, text: whole }) => {
    if (byEngine.has(whole.trim())) return { file, text: whole, by: 'engine', cut: false };
    const text = cutToBytes(whole, left);
    const cut = text.length < whole.length;
    // Nothing follows what was cut, not even what would fit.
    left = cut ? 0 : left - utf8Length(text);
    return { file, text, by: 'baton', cut };
  });
}

interface FoundFile {
  readonly file: string;
  readonly text: string;
}

/** Lists files and what they import, each text once. A file that has nothing but imports is not among them. */
function walk(files: readonly string[], read: ReadText, depth: number): readonly FoundFile[] {
  const [found, seen]: [FoundFile[], Set<string>] = [[], new Set()];
  const visit = (file: string, left: number): void => {
    const text = seen.has(file) || found.length >= maxRuleFiles ? undefined : read(file);
    seen.add(file);
    if (text === undefined) return;
    if (saysSomething({ file, text }, read) && !textsOf(found).has(text.trim())) found.push({ file, text });
    for (const imported of left > 0 ? listImports(text, file) : []) visit(imported, left - 1);
  };
  for (const file of files) visit(file, depth);
  return found;
}

/** Returns whether a file has more than lines that import what there is. */
function saysSomething({ file, text }: FoundFile, read: ReadText): boolean {
  const rest = readLines(text, file).filter(({ imported }) => imported === undefined || read(imported) === undefined);
  return rest.some(({ line }) => line.trim() !== '');
}

function textsOf(files: readonly FoundFile[]): ReadonlySet<string> {
  return new Set(files.map(({ text }) => text.trim()));
}

/** Cuts a text after the last whole character for which there is room. */
function cutToBytes(text: string, most: number): string {
  if (utf8Length(text) <= most) return text;
  let [bytes, units] = [0, 0];
  for (const character of text) {
    bytes += utf8Length(character);
    if (bytes > most) break;
    units += character.length;
  }
  return text.slice(0, units);
}

/** Renders the rules that the engine does not read by itself, for the instructions of an agent. Empty where it reads all of them. */
export function renderRules(parts: readonly RulePart[]): string {
  const given = parts.filter(({ by }) => by === 'baton');
  if (given.length === 0) return '';
  const texts = given.map(
    ({ file, text, cut }) => `<rules file="${file}">\n${[text.trimEnd(), ...(cut ? [mark] : [])].join('\n')}\n</rules>`,
  );
  return ['The rules of this repository, from its files. Where two of them differ, the later one counts:', ...texts].join('\n\n');
}

/** Describes for the record which rules an agent got. */
export function describeRules(parts: readonly RulePart[], sha256: (text: string) => string): readonly RuleFacts[] {
  return parts.map(({ file, text, by, cut }) => ({
    file,
    bytes: utf8Length(text),
    digest: sha256(text),
    by,
    cut: cut ? true : undefined,
  }));
}

/** Describes in a line which file with rules an agent got, and from whom. */
export function describeRule({ file, bytes, digest, by, cut }: RuleFacts): string {
  const from = by === 'engine' ? 'read by the engine itself' : 'given in the instructions';
  return `rules ${JSON.stringify(file)}, ${bytes} bytes, ${digest}, ${from}${cut === true ? ', cut' : ''}`;
}
