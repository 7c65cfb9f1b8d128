import { posix } from 'node:path';
import { engineRoles } from './rules.ts';
import type { Source, Violation } from './source.ts';

/** `import type { A, type B as C } from 'x'` and `export … from 'x'`, over one or more lines. */
const namedImport = /^\s*(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/gm;

/** Checks that a folder of the engine names no role that can do more than the folder is there for. */
export function checkRoles({ path, text }: Source): readonly Violation[] {
  const folder = posix.relative(engineRoles.room, posix.dirname(path));
  // Files at the root of engine build and wrap the ports. Other rooms wire the whole engine.
  if (folder === '' || folder.startsWith('..')) return [];
  const allowed = [...engineRoles.everywhere, ...(engineRoles.folders.get(folder) ?? [])];
  return findNamedImports({ path, text })
    .filter(({ name }) => !allowed.includes(name))
    .map(({ name, line }) => ({ file: path, line, message: explain(name, { folder, allowed }) }));
}

function findNamedImports({ path, text }: Source): readonly { readonly name: string; readonly line: number }[] {
  return [...text.matchAll(namedImport)].flatMap(({ 0: whole, 1: names = '', 2: specifier = '', index }) => {
    if (posix.join(posix.dirname(path), specifier) !== engineRoles.file) return [];
    const line = text.slice(0, index + whole.length).split('\n').length;
    return names.split(',').flatMap((each) => {
      const [, name] = /^\s*(?:type\s+)?(\w+)/.exec(each) ?? [];
      return name === undefined ? [] : [{ name, line }];
    });
  });
}

function explain(name: string, { folder, allowed }: { readonly folder: string; readonly allowed: readonly string[] }): string {
  return (
    `\`${folder}\` of ${engineRoles.room} may not take the role ${name}; allowed: ${allowed.join(', ')}. ` +
    'Take the role that has only the ports you use, or see `engineRoles` in scripts/check-imports/rules.ts'
  );
}
