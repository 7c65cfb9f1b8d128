/**
 * Why the installed packages do not fit the lock file, in words; undefined when they do.
 * npm writes `node_modules/.package-lock.json` last, so an installation that was cut short has none.
 * @param {{ packages: Record<string, any> }} lock package-lock.json
 * @param {{ packages: Record<string, any> } | undefined} installed node_modules/.package-lock.json
 * @param {{ os: string, cpu: string }} machine
 * @returns {string | undefined}
 */
export function findMismatch(lock, installed, machine) {
  if (!installed) return 'nothing is installed yet';
  const wanted = Object.entries(lock.packages).filter(([path, entry]) => path !== '' && isFor(entry, machine));
  for (const [path, entry] of wanted) {
    const present = installed.packages[path];
    if (!present && entry.optional) continue;
    if (present?.version !== entry.version) return `${path} is ${present?.version ?? 'missing'}, wanted is ${entry.version}`;
  }
  return undefined;
}

function isFor(entry, { os, cpu }) {
  return allows(entry.os, os) && allows(entry.cpu, cpu);
}

/** npm's `os` and `cpu`: one name or several that are allowed, or with `!` names that are not. */
function allows(names, name) {
  const list = [names ?? []].flat();
  if (list.length === 0) return true;
  const refused = list.filter((item) => item.startsWith('!'));
  if (refused.length > 0) return !refused.includes(`!${name}`);
  return list.includes(name);
}
