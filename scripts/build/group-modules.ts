import { join } from 'node:path';
import type { ChunkingContext, CodeSplittingGroup } from 'rolldown';

/** The modes that run in every pipeline. Their jobs start often, and each file that a job loads costs it time. */
const modes = ['agent', 'plan', 'publish'] as const;

/** The most programs that load a module: the modes and `baton validate`. */
const mostPrograms = modes.length + 1;

/**
 * Builds the groups of modules that become one chunk each: what the same modes need. Without them a job loads about a
 * hundred small files, because the bundler makes a chunk for each combination of entries and lazy imports. What `baton validate` needs
 * of them is apart from the rest, because people wait for it.
 */
export function groupModules(root: string): CodeSplittingGroup[] {
  let reached: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  const reach = (id: string, context: ChunkingContext): readonly string[] => {
    const closure = (...names: readonly string[]) =>
      findClosure(
        names.map((name) => join(root, `src/${name}.ts`)),
        context,
      );
    reached ??= new Map([
      ...modes.map((mode) => [mode, closure('action/run', `action/modes/${mode}`)] as const),
      ['validate', closure('cli/main', 'cli/run-cli', 'cli/commands/validate')],
      ['cli', closure('cli/main', 'cli/run-cli')],
    ]);
    const found = [...reached].flatMap(([name, modules]) => (modules.has(id) ? [name] : []));
    return modes.some((mode) => found.includes(mode)) ? found : [];
  };
  // Alone, because the action sets it up before it loads a schema.
  const zod = { debugName: 'zod', priority: mostPrograms + 2, name: 'zod', test: /\/node_modules\/zod\// };
  // What the command line loads before its command, and jobs load too: otherwise it would load all that jobs have in common.
  const cli = {
    debugName: 'cli',
    priority: mostPrograms + 1,
    name: (id: string, context: ChunkingContext) => (reach(id, context).includes('cli') ? 'job-cli' : null),
  };
  // A group takes the imports of its modules along, so what more programs share has to be taken out first.
  const jobs = Array.from({ length: mostPrograms }, (_, index) => ({
    debugName: `${index + 1} programs`,
    priority: index + 1,
    name: (id: string, context: ChunkingContext) => {
      const programs = reach(id, context);
      return programs.length === index + 1 ? `job-${programs.join('-')}` : null;
    },
  }));
  return [zod, cli, ...jobs];
}

/** The modules and everything that they import statically. */
function findClosure(starts: readonly string[], context: ChunkingContext): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...starts];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
