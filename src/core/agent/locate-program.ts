/** The place that the code of a program comes from. */
export type ProgramOrigin =
  /** Files of the commit that the configuration came from. */
  | 'commit'
  /** A program that is installed on the machine, as the configuration or an absolute path says. */
  | 'machine'
  /** Files of the checkout, which a pull request or an agent may have written, or nobody knows what. */
  | 'workspace';

export interface LocatedProgram {
  readonly origin: ProgramOrigin;
  /** Program and arguments, with the paths in the copy in the place of those that name files of the commit. */
  readonly command: readonly string[];
  readonly usesCopy: boolean;
}

interface ProgramRequest {
  readonly command: readonly string[];
  /** `program` of the configuration. `commit` is what there is without it. */
  readonly program?: ProgramOrigin | undefined;
  /** Returns what the commit has at a path relative to its root. */
  readonly kindOf: (path: string) => 'file' | 'folder' | undefined;
  /** The absolute path of the copy of the commit's files. */
  readonly root: string;
  /** The absolute paths of the checkout and of HOME, where `setup` and agents may write. Absent: where they are on most machines. */
  readonly places?: readonly string[];
}

const usualPlaces: readonly string[] = ['/home', '/root', '/Users', '/github', '/__w'];
/** Folders in which everybody may write, or that lead to the working directory. */
const openPlaces: readonly string[] = ['/dev', '/proc', '/tmp', '/var/tmp'];

/** Programs that run the one behind them. Followed with at most a duration between: options and variables may name code. */
const wrappers = 'env ionice nice nohup setsid stdbuf sudo time timeout unbuffer xvfb-run'.split(' ');
/** Programs that run what they find among their arguments, or in the working directory. An absolute path of one is no other program. */
const launchers = `
act ant asdf awk aws-vault bazel bun bundle bunx busybox bwrap cargo catatonit chroot chrt cmake composer concurrently conda corepack deno devbox direnv doas doppler dotenv dotnet dumb-init
eslint expect find flock gawk git gmake go gosu gradle gradlew hatch infisical jest just lein lerna make mawk mise mix mocha mvn ninja nix nix-shell nodemon nox npm npx nsenter nx op
parallel pdm pip pipenv pipx playwright pnpm pnpx poetry prettier prlimit pytest rails rake rspec runuser rye sbt script sed setpriv strace su su-exec swift systemd-run task taskset tini tox
toybox ts-node tsc tsx turbo unshare uv uvx vite vitest volta watch webpack xargs yarn yarnpkg
`.split(/\s+/);

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
    names: /^(?:a|ba|c|da|fi|k|mk|tc|z)?sh$/,
    code: /^(?:-[A-Za-z]*[cis][A-Za-z]*|--(?:command|init-command|login).*)$/,
    preload: /^--(?:rcfile|init-file)$/,
    valued: /^[-+][A-Za-z]*[oO]$/,
  },
  { names: /^(?:python|pypy)(?:-\w+)?$/, code: /^-(?![WX])[A-Za-z]*[cm]/, valued: /^-[WX]$/ },
  { names: /^(?:ruby|perl)$/, code: /^-(?:[A-Za-z]*(?:[eE]|r.)|[ISMm])/, preload: /^-[A-Za-z]*r$/ },
  {
    names: /^php$/,
    code: /^(?:-[rRBEFSz]|-c.|(?:-d)?(?:auto_(?:ap|pre)pend_file|(?:zend_)?extension|include_path)=)/,
    preload: /^-c$/,
    valued: /^-d$/,
  },
  {
    names: /^(?:java|pwsh|powershell|Rscript|lua(?:jit)?|tclsh|osascript)$/i,
    code: /^-(?:c|e|l|command|encodedcommand|javaagent.*|agent(?:lib|path).*|xbootclasspath.*)$/i,
  },
];

/**
 * Finds out what a command runs, and puts the paths of a copy of the commit in the place of its program: all arguments up to and
 * including the first that names a file of the commit. Arguments after it are data and stay as they are. Whatever cannot be
 * recognised as a file of the commit, and is not said to be a program of the machine, counts as code of the checkout, because
 * nobody may get secrets by a mistake.
 */
export function locateProgram(request: ProgramRequest): LocatedProgram {
  const { command, program } = request;
  const asWritten = { origin: 'workspace', command, usesCopy: false } as const;
  const places = [...openPlaces, ...(request.places ?? usualPlaces)];
  const at = skipWrappers(command, places);
  const name = command[at] ?? '';
  if (name.includes('/') && !name.startsWith('/')) {
    const own = inCopy(name, request, ['file']);
    return own === undefined ? asWritten : { origin: 'commit', command: command.with(at, own), usesCopy: true };
  }
  const interpreter = interpreters.find(({ names }) => names.test(plainName(name)));
  const located = interpreter && !isBelow(name, places) ? locateArguments(request, { at, interpreter }) : undefined;
  if (located !== undefined) return located;
  const isInstalled = name.startsWith('/') && !isBelow(name, places);
  if (program !== 'machine' && (!isInstalled || command.slice(at).some((each) => namesCode(each, request)))) return asWritten;
  const replaced = command.map((argument, index) => {
    const [option = '', value = argument] = splitOption(argument);
    const own = index <= at ? undefined : inCopy(value, request, ['file']);
    return own === undefined ? argument : `${option}${own}`;
  });
  return { origin: 'machine', command: replaced, usesCopy: replaced.some((argument, index) => argument !== command[index]) };
}

/** Returns whether an argument, or its first word, names a program that runs others, or a path of the commit or the checkout. */
function namesCode(argument: string, request: ProgramRequest): boolean {
  const [, value = argument] = splitOption(argument);
  const [word = ''] = value.trim().split(/\s/);
  const name = plainName(word);
  const isKnown = [...wrappers, ...launchers].includes(name) || interpreters.some(({ names }) => names.test(name));
  if (isKnown && name !== '') return true;
  if (word.startsWith('/')) return isBelow(word, request.places ?? usualPlaces);
  return inCopy(word, request, ['file', 'folder']) !== undefined;
}

/** Locates the file that an interpreter is given. Returns undefined where the interpreter runs anything but files of the commit. */
function locateArguments(
  { command, ...request }: ProgramRequest,
  { at, interpreter }: { readonly at: number; readonly interpreter: Interpreter },
): LocatedProgram | undefined {
  const located = [...command];
  for (let index = at + 1; index < command.length; index += 1) {
    const { use, option, value } = readArgument(command, { index, interpreter });
    if (use === 'code') return undefined;
    if (use === 'value') continue;
    const own = inCopy(value, request, use === 'program' ? ['file', 'folder'] : ['file']);
    // What is run, or loaded first, and the commit does not have, comes from the checkout.
    if (own === undefined && use !== 'setting') return undefined;
    if (own === undefined) continue;
    located[index] = `${option}${own}`;
    if (use === 'program') return { origin: 'commit', command: located, usesCopy: true };
  }
  return undefined;
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
  { index, interpreter }: { readonly index: number; readonly interpreter: Interpreter },
): Argument {
  const [argument = '', before = ''] = [command[index], command[index - 1]];
  const [option = '', value = argument] = splitOption(argument);
  if (interpreter.code.test(argument)) return { use: 'code', option, value };
  if (interpreter.preload?.test(option === '' ? before : option.slice(0, -1)) === true) return { use: 'preload', option, value };
  if (value.startsWith('-') || interpreter.valued?.test(before) === true) return { use: 'value', option, value };
  return { use: option === '' ? 'program' : 'setting', option, value };
}

/** Skips wrappers and their durations; returns the position of the program. */
function skipWrappers(command: readonly string[], places: readonly string[]): number {
  const isWrapper = (name: string) => wrappers.includes(name.replace(/^\/.*\//, '')) && !isBelow(name, places);
  const found = command.findIndex((name, at) => !isWrapper(name) && (at === 0 || !/^\d+(?:\.\d+)?[smhd]?$/.test(name)));
  return found < 0 ? command.length : found;
}

/** Splits `--option=value`. Returns nothing for any other argument. */
function splitOption(argument: string): readonly string[] {
  return /^(--?[A-Za-z][\w-]*=)(.*)$/s.exec(argument)?.slice(1) ?? [];
}

/** Returns the path in the copy of what an argument names; undefined where the commit has nothing of these kinds there. */
function inCopy(
  argument: string,
  { root, kindOf }: Pick<ProgramRequest, 'root' | 'kindOf'>,
  kinds: readonly ('file' | 'folder')[],
): string | undefined {
  if (argument.startsWith('/') || argument === '') return undefined;
  const parts: string[] = [];
  for (const part of argument.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  const path = parts.join('/');
  if (!kinds.some((kind) => kind === kindOf(path))) return undefined;
  return path === '' ? root : `${root}/${path}`;
}

/** Returns whether an absolute path is in one of the folders; a bare name is in none. One that is not written plainly counts as being there. */
function isBelow(path: string, folders: readonly string[]): boolean {
  return /\/(?:\.{0,2})(?:\/|$)/.test(path) || folders.some((folder) => `${path}/`.startsWith(`${folder}/`));
}

/** Returns the name of a program without its folder and version. */
function plainName(program: string): string {
  return program.slice(program.lastIndexOf('/') + 1).replace(/[-.\d]+$/, '');
}
