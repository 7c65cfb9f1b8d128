import { posix } from 'node:path';
import { checkFolders } from './check-folders.ts';
import { checkRoles } from './check-roles.ts';
import { findImports } from './find-imports.ts';
import { clocked, impure, type Rule, rules } from './rules.ts';
import type { Source, Violation } from './source.ts';

/** Returns all violations of the import rules, of the purity of core, of clocks, of the roles of the engine, and of the order of folders. */
export function findViolations(sources: readonly Source[]): readonly Violation[] {
  return [
    ...sources.flatMap((source) => [
      ...checkImports(source),
      ...checkPurity(source),
      ...checkClock(source),
      ...checkRoles(source),
    ]),
    ...checkFolders(sources),
  ];
}

function checkImports({ path, text }: Source): readonly Violation[] {
  const rule = rules.find(({ room }) => path.startsWith(room));
  if (!rule) return [];
  return findImports(text).flatMap(({ specifier, line }) => {
    const message = checkImport({ rule, path, specifier });
    return message === undefined ? [] : [{ file: path, line, message }];
  });
}

function checkImport({ rule, path, specifier }: { rule: Rule; path: string; specifier: string }): string | undefined {
  if (!specifier.startsWith('.')) {
    return isPackageAllowed(rule, specifier)
      ? undefined
      : `${rule.room} may not import the package ${specifier}; allowed: ${rule.packages.join(', ') || 'none'}`;
  }
  const target = posix.join(posix.dirname(path), specifier);
  const folder = path.slice(rule.room.length).split('/')[0] ?? '';
  const rooms = rule.rooms.map((room) => room.replace('{folder}', folder));
  return rooms.some((room) => target.startsWith(room))
    ? undefined
    : `${rule.room} may not import ${target}; allowed: ${rooms.join(', ')}`;
}

function isPackageAllowed({ packages }: Rule, specifier: string): boolean {
  if (packages.includes('*')) return true;
  return packages.some((name) => specifier === name || specifier.startsWith(`${name}/`));
}

function checkPurity({ path, text }: Source): readonly Violation[] {
  if (!path.startsWith('src/core/')) return [];
  return findInCode({ path, text }, impure);
}

function checkClock({ path, text }: Source): readonly Violation[] {
  const isOf = (places: readonly string[]): boolean => places.some((place) => path.startsWith(place));
  if (!isOf(clocked.rooms) || isOf(clocked.exempt)) return [];
  const sentence = (write: string): string => `the time here is that of the clock that is handed in: write ${write}`;
  return findInCode(
    { path, text },
    clocked.patterns.map(({ pattern, write }) => ({ pattern, message: sentence(write) })),
  );
}

/** Finds patterns in the lines of a source that are no comments. */
function findInCode({ path, text }: Source, found: typeof impure): readonly Violation[] {
  return text.split('\n').flatMap((row, index) => {
    const code = row.replace(/^\s*(?:\/\/|\/?\*).*$/, '');
    return found.filter(({ pattern }) => pattern.test(code)).map(({ message }) => ({ file: path, line: index + 1, message }));
  });
}
