import type { Config } from '../config/config-schema.ts';

/** What `max-concurrency` does not promise where there is no server (DESIGN 2). */
export function concurrencyNote({ pipelines }: Config): string | undefined {
  const names = Object.entries(pipelines).flatMap(([name, pipeline]) => ((pipeline['max-concurrency'] ?? 0) > 0 ? [name] : []));
  if (names.length === 0) return undefined;
  return `Without the App, \`max-concurrency\` (${names.join(', ')}) spreads runs over groups of GitHub: two runs may share a group while another is free, their order is not promised, and GitHub cancels what waits behind 100 others.`;
}
