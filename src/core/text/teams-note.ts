import type { Config } from '../config/config-schema.ts';

/** What `allow.teams` comes to where there is no server (DESIGN 4.1). */
export function teamsNote({ pipelines }: Config): string | undefined {
  const names = Object.entries(pipelines).flatMap(([name, { allow }]) => (allow.teams === undefined ? [] : [name]));
  if (names.length === 0) return undefined;
  return `Without the App, \`allow.teams\` (${names.join(', ')}) lets nobody in: the token of a workflow cannot read who is in a team. Name people in \`allow.users\`, or give them a role.`;
}
