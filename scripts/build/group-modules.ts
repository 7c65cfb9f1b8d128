import { join } from 'node:path';
import type { ChunkingContext, CodeSplittingGroup } from 'rolldown';

/** The modes that run in every pipeline. Their jobs start often, and each file that a job loads costs it time. */
const modes = ['agent', 'plan', 'publish'] as const;

/**
 * Builds the groups of modules that become one chunk each: what the same modes need. Without them a job loads about a
 * hundred small files, because the bundler makes a chunk for each combination of entries and lazy imports.
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
      ['cli', closure('cli/main', 'cli/run-cli')],
    ]);
    return [...reached].flatMap(([name, modules]) => (modules.has(id) ? [name] : []));
  };
  const findModes = (id: string, context: ChunkingContext): string =>
    reach(id, context)
      .filter((name) => name !== 'cli')
      .join('-');
  // A group takes the imports of its modules along, so what more modes share has to be taken out first.
  const names = ['agent-plan-publish', 'agent-plan', 'agent-publish', 'plan-publish', 'agent', 'plan', 'publish'];
  // Alone, because the action sets it up before it loads a schema.
  const zod = { debugName: 'zod', priority: names.length + 2, name: 'zod', test: /\/node_modules\/zod\// };
  // What the command line loads before its command, and jobs load too: otherwise it would load all that jobs have in common.
  const cli = {
    debugName: 'cli',
    priority: names.length + 1,
    name: (id: string, context: ChunkingContext) =>
      findModes(id, context) !== '' && reach(id, context).includes('cli') ? 'job-cli' : null,
  };
  const jobs = names.map((name, index) => ({
    debugName: name,
    priority: names.length - index,
    name: (id: string, context: ChunkingContext) => (findModes(id, context) === name ? `job-${name}` : null),
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
