import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type CodeSplittingOptions, type OutputChunk, type Plugin, rolldown } from 'rolldown';
import { checkChunks } from './check-chunks.ts';
import { deferFields } from './defer-fields.ts';
import { groupModules } from './group-modules.ts';
import { hashInputs, inputsFile } from './hash-inputs.ts';
import { loadLate } from './load-late.ts';
import { renderThirdParty } from './third-party.ts';

const entries = {
  action: 'src/action/main.ts',
  app: 'src/app/main.ts',
  cli: 'src/cli/main.ts',
} as const;

/**
 * The entries that are one file without chunks, because they start often. An isolated agent sees no more of ours than these, and
 * its CLI starts `mcp` for every session. `stand-in` plays agents in `baton try`.
 */
const single = { mcp: 'src/mcp/main.ts', 'stand-in': 'src/lab/stand-in/program/main.ts' } as const;

export interface Bundle {
  /** The paths below the target folder, sorted. */
  readonly names: readonly string[];
  readonly contents: ReadonlyMap<string, string>;
  /** The licences of the packages in it. */
  readonly thirdParty: string;
  write(target: string): Promise<void>;
}

/** Builds the bundle. The same sources give the same bytes in every folder: names have no hashes of paths, and texts no paths of the machine. */
export async function bundle(root: string): Promise<Bundle> {
  const missing = Object.values({ ...entries, ...single }).filter((entry) => !existsSync(join(root, entry)));
  if (missing.length > 0) throw new Error(`entry not found: ${missing.join(', ')}. Each entry of the bundle must exist.`);
  const chunks = [
    ...(await runRolldown(root, {
      input: entries,
      codeSplitting: { groups: groupModules(root) },
      plugins: [loadLate(root), deferFields()],
    })),
    ...(await runRolldown(root, { input: { mcp: single.mcp }, codeSplitting: false })),
    ...(await runRolldown(root, { input: { 'stand-in': single['stand-in'] }, codeSplitting: false })),
  ];
  const problems = checkChunks(chunks, root);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const contents = new Map(chunks.map((chunk) => [chunk.fileName, chunk.code]));
  contents.set(inputsFile, `${hashInputs(root)}\n`);
  const thirdParty = renderThirdParty(
    root,
    chunks.flatMap(({ moduleIds }) => moduleIds),
  );
  return { names: [...contents.keys()].sort(), contents, thirdParty, write: (target) => writeAll(target, contents) };
}

interface Plan {
  readonly input: Readonly<Record<string, string>>;
  readonly codeSplitting: false | CodeSplittingOptions;
  readonly plugins?: Plugin[];
}

async function runRolldown(root: string, { input, codeSplitting, plugins }: Plan): Promise<readonly OutputChunk[]> {
  const build = await rolldown({
    cwd: root,
    input: Object.fromEntries(Object.entries(input).map(([name, path]) => [name, join(root, path)])),
    platform: 'node',
    plugins,
    // A linked node_modules must not bring the other folder's path into the names of modules.
    resolve: {
      symlinks: false,
      alias: {
        'unzip-stream': join(root, 'scripts/build/no-unzip.cjs'),
        // The same code as ES modules: what is not used stays out, and functions are called without a look into an object.
        yaml: join(root, 'node_modules/yaml/browser/index.js'),
      },
    },
    tsconfig: false,
    // Their modules only define functions. Said here, because their packages do not: what asks for a token, and with it a whole
    // HTTP client, then stays out of jobs that only set outputs, and what describes crons in words out of the command line.
    treeshake: {
      moduleSideEffects: [{ test: /\/node_modules\/(?:@actions\/(?:core|http-client)|cronstrue)\//, sideEffects: false }],
    },
    onLog: (level, log, handle) => {
      // Packages of others evaluate text or have cycles; ours are found by the linter.
      if (level === 'warn' && (log.id ?? log.ids?.[0] ?? '').includes('node_modules')) return;
      handle(level, log);
    },
  });
  const { output } = await build.generate({
    format: 'esm',
    minify: false,
    sourcemap: false,
    // A job reads what it loads: documentation costs it bytes, and is in the sources.
    comments: { legal: true, annotation: false, jsdoc: false },
    codeSplitting,
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name].js',
  });
  await build.close();
  const assets = output.filter((item) => item.type === 'asset').map((item) => item.fileName);
  if (assets.length > 0) throw new Error(`the bundle must be code only, but holds ${assets.join(', ')}`);
  return output.filter((item) => item.type === 'chunk');
}

async function writeAll(target: string, contents: ReadonlyMap<string, string>): Promise<void> {
  for (const [name, text] of contents) {
    const path = join(target, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}
