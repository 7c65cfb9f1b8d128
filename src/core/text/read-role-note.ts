import type { Config } from '../config/config-schema.ts';

/** What `minimum-role: read` comes to: in a public repository everybody has it (T19). */
export function readRoleNote({ pipelines }: Config): string | undefined {
  const names = Object.entries(pipelines).flatMap(([name, { allow }]) => (allow['minimum-role'] === 'read' ? [name] : []));
  if (names.length === 0) return undefined;
  return `In a public repository everybody may start ${names.map((name) => `"${name}"`).join(', ')} (\`minimum-role: read\`), at your cost. Their runs are tainted, unless GitHub calls them owner, member or collaborator. If that is not meant, ask for \`triage\` or more.`;
}
