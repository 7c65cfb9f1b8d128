/** What agents may not change unless it is allowed: what runs, and who must review. */
export const protectedPaths: readonly string[] = ['.github/**', 'CODEOWNERS', 'docs/CODEOWNERS'];

/**
 * Whether a path is named by one of the patterns: a path, `folder/**` (the folder itself too, which could become a
 * symbolic link), or two stars and `/name` for any folder. Case does not count, since it does not on every file system.
 */
export function isProtectedPath(path: string, patterns: readonly string[]): boolean {
  const name = path.toLowerCase();
  return patterns.some((pattern) => matches(name, pattern.toLowerCase()));
}

function matches(path: string, pattern: string): boolean {
  if (pattern.endsWith('/**')) {
    const folder = pattern.slice(0, -3);
    return path === folder || path.startsWith(`${folder}/`);
  }
  if (pattern.startsWith('**/')) {
    const name = pattern.slice(3);
    return path === name || path.endsWith(`/${name}`);
  }
  return path === pattern;
}
