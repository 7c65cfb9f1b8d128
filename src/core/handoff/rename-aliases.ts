type Fields = Readonly<Record<string, unknown>>;

/** Names of seed 002 that are read as ours. */
const aliases = new Map([
  ['schema_version', 'version'],
  ['task_summary', 'summary'],
]);

/** Lists that seed 002 has at the top belong to `context`. */
const contextNames: ReadonlySet<string> = new Set(['relevant_files', 'key_findings', 'constraints', 'suggested_approach']);
const names: ReadonlySet<string> = new Set(['version', 'summary', 'detail', 'data', 'context', 'to', 'message']);

/** The known fields under our own names. Our name wins over an alias; unknown keys are dropped, with a warning (H-11). */
export function renameAliases(input: Fields): { readonly fields: Fields; readonly warnings: readonly string[] } {
  const fields = new Map<string, unknown>();
  const warnings: string[] = [];
  for (const [key, value] of Object.entries(input)) {
    const name = aliases.get(key) ?? key;
    if (name !== key && Object.hasOwn(input, name)) warnings.push(`\`${key}\` was dropped: \`${name}\` says the same.`);
    else if (names.has(name)) fields.set(name, value);
    else warnings.push(describeUnknown(key));
  }
  return { fields: Object.fromEntries(fields), warnings };
}

function describeUnknown(key: string): string {
  const shown = key.length > 64 ? `${key.slice(0, 64).toWellFormed()}…` : key;
  const advice = contextNames.has(key) ? `write it as \`context.${key}\`` : 'put it into `data`, as a string';
  return `The unknown key \`${shown}\` was dropped; ${advice}.`;
}
