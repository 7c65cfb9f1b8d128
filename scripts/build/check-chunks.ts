/** The part of a chunk that is checked. The bundler's own type has more. */
export interface Chunk {
  readonly fileName: string;
  readonly code: string;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly moduleIds: readonly string[];
}

/** The Action runs in other people's jobs: no server, no local GitHub, no workflow parser may be reachable from it. */
const notInAction = [
  'node_modules/hono/',
  'node_modules/@hono/',
  'node_modules/probot/',
  'node_modules/@opentelemetry/',
  'node_modules/prom-client/',
  'node_modules/pg/',
  'node_modules/pg-boss/',
  'node_modules/@actions/workflow-parser/',
  'node_modules/@actions/expressions/',
  '/src/local/',
];

/** The modules that the MCP server may load. It loads no chunk, because agents see only its own file, and nothing with a network. */
const inServer = new Set([
  'node:crypto',
  'node:fs',
  'node:fs/promises',
  'node:module',
  'node:path',
  'node:process',
  'node:timers/promises',
]);

/** The most files that the job of a mode loads before its work. Each file costs time, and a new lazy import can split them again. */
const mostFiles = 12;

/**
 * The most bytes that the job of a mode loads before its work, its entry file included. They go only downwards: the change that gets well
 * below one lowers it.
 */
const mostBytes = { agent: 1_415_000, plan: 1_590_000, publish: 1_570_000 } as const;

/** The packages that the job of a mode may load before its work. All others are loaded where a job first needs them (`load-late`). */
const packagesOfJobs: ReadonlySet<string> = new Set([
  '@octokit/auth-token',
  '@octokit/core',
  '@octokit/endpoint',
  '@octokit/graphql',
  '@octokit/plugin-paginate-rest',
  '@octokit/plugin-retry',
  '@octokit/plugin-throttling',
  '@octokit/request',
  '@octokit/request-error',
  'before-after-hook',
  'bottleneck',
  'canonicalize',
  'content-type',
  'fastest-levenshtein',
  'json-with-bigint',
  'liquidjs',
  'universal-user-agent',
  'yaml',
  'zod',
]);

/** The most bytes that the command line loads, its entry file included: before a command, which the version and the help need, and for `validate`. */
const mostBytesOfCli = { 'run-cli': 105_000, 'commands/validate': 1_035_000 } as const;

/** Returns what is wrong with the bundle, one sentence for each fault. */
export function checkChunks(chunks: readonly Chunk[], root: string): readonly string[] {
  const paths = chunks
    .filter((chunk) => chunk.code.includes(root))
    .map((chunk) => `${chunk.fileName} holds the path of this machine, ${root}`);
  const foreign = reachableFrom(['action.js'], chunks)
    .flatMap((chunk) => chunk.moduleIds.map((id) => ({ chunk, id: id.replaceAll('\\', '/') })))
    .filter(({ id }) => notInAction.some((part) => id.includes(part)))
    .map(({ chunk, id }) => `action.js reaches ${id} (in ${chunk.fileName}), which must stay out of the Action`);
  const loaded = chunks
    .filter(({ fileName }) => fileName === 'mcp.js')
    .flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports]);
  const extra = loaded
    .filter((name) => !inServer.has(name))
    .map((name) => `mcp.js loads ${name}; it may load ${[...inServer].join(', ')}`);
  return [...paths, ...foreign, ...extra, ...checkStarts(chunks), ...checkLate(chunks), ...checkCommandLine(chunks)];
}

/** Returns the faults of files that are required. Node requires no module in a cycle with one that is still at work, as an entry is. */
function checkLate(chunks: readonly Chunk[]): readonly string[] {
  const atWork = new Set(reachableFrom(['action.js', 'app.js', 'cli.js'], chunks, { lazily: false }));
  const late = chunks.filter(({ fileName }) => fileName.startsWith('chunks/late-'));
  return late.flatMap(({ fileName }) =>
    reachableFrom([fileName], chunks, { lazily: false })
      .filter((chunk) => atWork.has(chunk) || chunk.moduleIds.some((id) => id.includes('/src/')))
      .map(
        (chunk) =>
          `${fileName} loads ${chunk.fileName}, which holds more than packages for later; group those in group-modules.ts`,
      ),
  );
}

/** Returns why a job of a mode would start slowly. */
function checkStarts(chunks: readonly Chunk[]): readonly string[] {
  return Object.entries(mostBytes).flatMap(([mode, most]) => {
    const own = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/action/modes/${mode}.ts`)));
    if (own === undefined) return [];
    const loaded = reachableFrom(['action.js', own.fileName], chunks, { lazily: false });
    const bytes = countBytes(loaded);
    const early = loaded.flatMap(({ fileName, moduleIds }) =>
      [...new Set(moduleIds.flatMap((id) => findPackage(id) ?? []))]
        .filter((name) => !packagesOfJobs.has(name))
        .map((name) => `mode ${mode} loads ${fileName}, which holds ${name}; import what needs it lazily`),
    );
    return [
      ...(loaded.length > mostFiles ? [`mode ${mode} loads ${loaded.length} files; group them in group-modules.ts`] : []),
      ...(bytes > most ? [`mode ${mode} loads ${bytes} bytes before its work, at most ${most} are allowed`] : []),
      ...early,
    ];
  });
}

/** Returns why the command line would start slowly. */
function checkCommandLine(chunks: readonly Chunk[]): readonly string[] {
  return Object.entries(mostBytesOfCli).flatMap(([name, most]) => {
    const own = ['run-cli', name].flatMap(
      (each) => chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/cli/${each}.ts`)))?.fileName ?? [],
    );
    const bytes = countBytes(reachableFrom(['cli.js', ...own], chunks, { lazily: false }));
    return bytes > most ? [`the command line loads ${bytes} bytes for ${name}, at most ${most} are allowed`] : [];
  });
}

function countBytes(loaded: readonly Chunk[]): number {
  return loaded.reduce((sum, { code }) => sum + Buffer.byteLength(code), 0);
}

/** Returns the name of the package that a module is of; undefined for one of ours. */
function findPackage(id: string): string | undefined {
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'))?.[1];
}

/** Returns the chunks and all that they import, with or without lazy imports. */
function reachableFrom(starts: readonly string[], chunks: readonly Chunk[], { lazily } = { lazily: true }): readonly Chunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set<Chunk>();
  const waiting = [...starts];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = byName.get(name);
    if (!chunk || seen.has(chunk)) continue;
    seen.add(chunk);
    waiting.push(...chunk.imports, ...(lazily ? chunk.dynamicImports : []));
  }
  return [...seen];
}
