/** The place that the code of a program comes from. */
export type ProgramOrigin =
  /** Files of the commit that the configuration came from. */
  | 'commit'
  /** A program that is installed on the machine, and no file of the repository. */
  | 'machine'
  /** Files of the checkout, which a pull request or an agent may have written. */
  | 'workspace';

export interface LocatedProgram {
  readonly origin: ProgramOrigin;
  /** Program and arguments, with the paths in the copy in the place of those that name files of the commit. */
  readonly command: readonly string[];
}

interface ProgramRequest {
  readonly command: readonly string[];
  /** Returns what the commit has at a path relative to its root. */
  readonly kindOf: (path: string) => 'file' | 'folder' | undefined;
  /** The absolute path of the copy of the commit's files. */
  readonly root: string;
}

/** Programs that run another program, which stands among their arguments. */
const wrappers = 'env ionice nice nohup setsid stdbuf sudo time timeout unbuffer xvfb-run'.split(' ');
/** Programs that look for what they run, or for settings that name code, in the working directory. */
const launchers = `
ant bazel bun bundle bunx cargo composer deno dotnet go gradle gradlew just make mix mvn ninja nox npm npx pdm pipenv pnpm poetry
rake task tox ts-node tsx uv uvx yarn
`
  .trim()
  .split(/\s+/);
interface Interpreter {
  readonly names: RegExp;
  /** Options after which it runs code that this function cannot follow: text, a module, a snapshot, a script of `package.json`. */
  readonly code: RegExp;
  /** Options whose next argument names code that is loaded first. */
  readonly preload?: RegExp;
  /** Options whose next argument is a value. */
  readonly valued?: RegExp;
}

/** Programs that run the first file among their arguments. */
const interpreters: readonly Interpreter[] = [
  {
    names: /^node(?:js)?$/,
    code: /^(?:-[pei]{1,3}|--(?:eval|print|run|interactive|watch-path|snapshot-blob|build-snapshot-config|experimental-(?:default-config-file|config-file|sea-config))(?:=.*)?)$/,
    preload: /^(?:-r|--(?:require|import|loader|experimental-loader|env-file|env-file-if-exists|openssl-config))$/,
    valued:
      /^(?:-C|--(?:conditions|cpu-prof-.+|diagnostic-dir|disable-proto|disable-warning|dns-result-order|heap-prof-.+|heapsnapshot-.+|icu-data-dir|input-type|inspect-port|inspect-publish-uid|localstorage-file|max-http-header-size|redirect-warnings|report-(?:dir|directory|filename|signal)|secure-heap|secure-heap-min|test-.+|title|tls-cipher-list|tls-keylog|trace-event-.+|unhandled-rejections|use-largepages|v8-pool-size))$/,
  },
  {
    names: /^(?:ba|da|z|k|fi)?sh$/,
    code: /^(?:-[A-Za-z]*[cis][A-Za-z]*|--(?:command|init-command|login).*)$/,
    preload: /^--(?:rcfile|init-file)$/,
    valued: /^[-+][A-Za-z]*[oO]$/,
  },
  { names: /^(?:python|pypy)[\d.]*$/, code: /^-(?![WX])[A-Za-z]*[cm]/, valued: /^-[WX]$/ },
  { names: /^(?:ruby|perl)[\d.]*$/, code: /^-(?:[A-Za-z]*(?:[eE]|r.)|[ISMm])/, preload: /^-[A-Za-z]*r$/ },
  {
    names: /^php[\d.]*$/,
    code: /^(?:-[rRBEFSz]|-c.|(?:-d)?(?:auto_(?:ap|pre)pend_file|(?:zend_)?extension|include_path)=)/,
    preload: /^-c$/,
    valued: /^-d$/,
  },
  {
    names: /^(?:java|pwsh|powershell|Rscript|lua[\d.]*|tclsh|osascript)$/i,
    code: /^-(?:c|e|l|command|encodedcommand|javaagent.*|agent(?:lib|path).*|xbootclasspath.*)$/i,
  },
];

/**
 * Finds out what a command runs, and puts the paths of a copy of the commit in the place of its program: all arguments up to and
 * including the first that names a file of the commit. Arguments after it are data and stay as they are. Whatever cannot be
 * recognised as a file of the commit or as a program of the machine counts as code of the checkout, because nobody may get
 * secrets by a mistake.
 */
export function locateProgram({ command, kindOf, root }: ProgramRequest): LocatedProgram {
  const asWritten = { origin: 'workspace', command } as const;
  const at = skipWrappers(command);
  const program = command[at];
  if (program === undefined) return asWritten;
  const replace = (index: number, found: string): LocatedProgram => ({ origin: 'commit', command: command.with(index, found) });
  if (program.includes('/')) {
    if (program.startsWith('/')) return locateArguments({ command, kindOf, root }, at);
    const own = inCopy(program, { root, isFound: (path) => kindOf(path) === 'file' });
    return own === undefined ? asWritten : replace(at, own);
  }
  return locateArguments({ command, kindOf, root }, at);
}

/** Locates the file that an interpreter or another program of the machine is given. */
function locateArguments({ command, kindOf, root }: ProgramRequest, at: number): LocatedProgram {
  const asWritten = { origin: 'workspace', command } as const;
  const name = baseName(command[at] ?? '');
  const interpreter = interpreters.find(({ names }) => names.test(name));
  if (launchers.includes(name)) return asWritten;
  const located = [...command];
  for (let index = at + 1; index < command.length; index += 1) {
    const argument = readArgument(command, { index, interpreter });
    const { use, option } = argument;
    const isCode = interpreter !== undefined && use === 'program';
    const own = findOwn(argument, { root, kindOf, mayBeFolder: isCode });
    // What an interpreter runs, or loads first, and the commit does not have, comes from the checkout.
    if (use === 'code' || (own === undefined && (isCode || use === 'preload'))) return asWritten;
    if (own === undefined) continue;
    located[index] = `${option}${own}`;
    if (use === 'program') return { origin: 'commit', command: located };
  }
  return interpreter === undefined ? { origin: 'machine', command } : asWritten;
}

interface Argument {
  /** `value` is anything that names no code: an option, or the value of one. */
  readonly use: 'code' | 'preload' | 'program' | 'setting' | 'value';
  /** The beginning of `--option=value`; empty for any other argument. */
  readonly option: string;
  readonly value: string;
}

function readArgument(
  command: readonly string[],
  { index, interpreter }: { readonly index: number; readonly interpreter: Interpreter | undefined },
): Argument {
  const [argument = '', before = ''] = [command[index], command[index - 1]];
  const [option = '', value = argument] = splitOption(argument);
  if (interpreter?.code.test(argument) === true) return { use: 'code', option, value };
  if (interpreter?.preload?.test(option === '' ? before : option.slice(0, -1)) === true) return { use: 'preload', option, value };
  if (value.startsWith('-') || interpreter?.valued?.test(before) === true) return { use: 'value', option, value };
  return { use: option === '' ? 'program' : 'setting', option, value };
}

/** Returns the path in the copy that an argument names; undefined when it names nothing of the commit. */
function findOwn(
  { use, value }: Argument,
  { root, kindOf, mayBeFolder }: Pick<ProgramRequest, 'root' | 'kindOf'> & { readonly mayBeFolder: boolean },
): string | undefined {
  if (use === 'code' || use === 'value') return undefined;
  return inCopy(value, { root, isFound: (path) => kindOf(path) === 'file' || (mayBeFolder && kindOf(path) === 'folder') });
}

/** Skips wrappers with their options, assignments and durations; returns the position of the program. */
function skipWrappers(command: readonly string[]): number {
  let at = 0;
  while (wrappers.includes(baseName(command[at] ?? ''))) {
    at += 1;
    while (/^(?:-|[A-Za-z_][A-Za-z0-9_]*=|\d+(?:\.\d+)?[smhd]?$)/.test(command[at] ?? '')) at += 1;
  }
  return at;
}

/** Splits `--option=value`. Returns nothing for any other argument. */
function splitOption(argument: string): readonly string[] {
  const [, option, value] = /^(--?[A-Za-z][\w-]*=)(.*)$/s.exec(argument) ?? [];
  return option === undefined || value === undefined ? [] : [option, value];
}

function inCopy(
  argument: string,
  { root, isFound }: { readonly root: string; readonly isFound: (path: string) => boolean },
): string | undefined {
  const path = normalise(argument);
  if (path === undefined || !isFound(path)) return undefined;
  return path === '' ? root : `${root}/${path}`;
}

/** Returns a relative path without `.`, `..` and empty parts; undefined when it is absolute or leads out of the repository. */
function normalise(argument: string): string | undefined {
  if (argument.startsWith('/') || argument === '') return undefined;
  const parts: string[] = [];
  for (const part of argument.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.join('/');
}

function baseName(program: string): string {
  return program.slice(program.lastIndexOf('/') + 1);
}
