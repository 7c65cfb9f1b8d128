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
  const findModes = (id: string, context: ChunkingContext): string => {
    reached ??= new Map(
      modes.map((mode) => [
        mode,
        findClosure(
          ['run', `modes/${mode}`].map((name) => join(root, `src/action/${name}.ts`)),
          context,
        ),
      ]),
    );
    return modes.filter((mode) => reached?.get(mode)?.has(id)).join('-');
  };
  // A group takes the imports of its modules along, so what more modes share has to be taken out first.
  const names = ['agent-plan-publish', 'agent-plan', 'agent-publish', 'plan-publish', 'agent', 'plan', 'publish'];
  // Alone, because the action sets it up before it loads a schema.
  const zod = { debugName: 'zod', priority: names.length + 1, name: 'zod', test: /\/node_modules\/zod\// };
  const jobs = names.map((name, index) => ({
    debugName: name,
    priority: names.length - index,
    name: (id: string, context: ChunkingContext) => (findModes(id, context) === name ? `job-${name}` : null),
  }));
  return [zod, ...jobs];
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
