import { posix } from 'node:path';
import { findImports } from './find-imports.ts';
import { engineRoles } from './rules.ts';
import type { Source, Violation } from './source.ts';

/** Checks that a folder of the engine names no role that can do more than the folder is there for. */
export function checkRoles({ path, text }: Source): readonly Violation[] {
  const folder = posix.relative(engineRoles.room, posix.dirname(path));
  // Files at the root of engine build and wrap the ports. Other rooms wire the whole engine.
  if (folder === '' || folder.startsWith('..')) return [];
  const allowed = [...engineRoles.everywhere, ...(engineRoles.folders.get(folder) ?? [])];
  return findImports(text)
    .filter(({ specifier }) => posix.join(posix.dirname(path), specifier) === engineRoles.file)
    .flatMap(({ names, line }) => names.map((name) => ({ name, line })))
    .filter(({ name }) => !allowed.includes(name))
    .map(({ name, line }) => ({ file: path, line, message: explain(name, { folder, allowed }) }));
}

function explain(name: string, { folder, allowed }: { readonly folder: string; readonly allowed: readonly string[] }): string {
  return (
    `\`${folder}\` of ${engineRoles.room} may not take the role ${name}; allowed: ${allowed.join(', ')}. ` +
    'Take the role that has only the ports you use, or see `engineRoles` in scripts/check-imports/rules.ts'
  );
}
