/** What we look at in a chunk; rolldown's own type fits. */
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
  'node_modules/@actions/workflow-parser/',
  'node_modules/@actions/expressions/',
  '/src/local/',
];

/** All that the MCP server may load: no chunk, since agents are shown no more than its file needs, and nothing with a network. */
const inServer = new Set([
  'node:crypto',
  'node:fs',
  'node:fs/promises',
  'node:module',
  'node:path',
  'node:process',
  'node:timers/promises',
]);

/** What is wrong with the bundle, one sentence each. */
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
  return [...paths, ...foreign, ...extra];
}

/** The chunk and all that it imports, lazily or not. */
function reachableFrom(start: string, chunks: readonly Chunk[]): readonly Chunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set<Chunk>();
  const waiting = [start];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = byName.get(name);
    if (!chunk || seen.has(chunk)) continue;
    seen.add(chunk);
    waiting.push(...chunk.imports, ...chunk.dynamicImports);
  }
  return [...seen];
}
