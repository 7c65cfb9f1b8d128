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

/** The HTTP client of the toolkit. It takes longer to load than all of our code, and only proxies and artifacts need it. */
const slowClient = 'node_modules/undici/';

/** Returns what is wrong with the bundle, one sentence for each fault. */
export function checkChunks(chunks: readonly Chunk[], root: string): readonly string[] {
  const paths = chunks
    .filter((chunk) => chunk.code.includes(root))
    .map((chunk) => `${chunk.fileName} holds the path of this machine, ${root}`);
  const foreign = reachableFrom('action.js', chunks)
    .flatMap((chunk) => chunk.moduleIds.map((id) => ({ chunk, id: id.replaceAll('\\', '/') })))
    .filter(({ id }) => notInAction.some((part) => id.includes(part)))
    .map(({ chunk, id }) => `action.js reaches ${id} (in ${chunk.fileName}), which must stay out of the Action`);
  const loaded = chunks
    .filter(({ fileName }) => fileName === 'mcp.js')
    .flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports]);
  const extra = loaded
    .filter((name) => !inServer.has(name))
    .map((name) => `mcp.js loads ${name}; it may load ${[...inServer].join(', ')}`);
  return [...paths, ...foreign, ...extra, ...checkStarts(chunks)];
}

/** Returns why a job of a mode would start slowly. */
function checkStarts(chunks: readonly Chunk[]): readonly string[] {
  return chunks.flatMap((chunk) => {
    const mode = chunk.moduleIds.flatMap((id) => /\/src\/action\/modes\/(agent|plan|publish)\.ts$/.exec(id)?.[1] ?? [])[0];
    if (mode === undefined) return [];
    const loaded = reachableFrom(chunk.fileName, chunks, { lazily: false });
    const slow = loaded.filter(({ moduleIds }) => moduleIds.some((id) => id.includes(slowClient)));
    return [
      ...(loaded.length > mostFiles ? [`mode ${mode} loads ${loaded.length} files; group them in group-modules.ts`] : []),
      ...slow.map(({ fileName }) => `mode ${mode} loads ${fileName}, which holds undici; import what needs it lazily`),
    ];
  });
}

/** Returns the chunk and all that it imports, with or without lazy imports. */
function reachableFrom(start: string, chunks: readonly Chunk[], { lazily } = { lazily: true }): readonly Chunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set<Chunk>();
  const waiting = [start];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = byName.get(name);
    if (!chunk || seen.has(chunk)) continue;
    seen.add(chunk);
    waiting.push(...chunk.imports, ...(lazily ? chunk.dynamicImports : []));
  }
  return [...seen];
}
