import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequirementRow } from '../test/report.ts';
import type { Check } from '../test/run-check.ts';
import { renderRequirements } from './render-requirements.ts';
import { renderSecurity } from './render-security.ts';

/** Builds the pages that are made from what the tests say about themselves: path below the root to text. */
export function buildTestPages(root: string, rows: readonly RequirementRow[]): ReadonlyMap<string, string> {
  const security = 'docs/security.md';
  return new Map([
    ['docs/maintainers/requirements.md', renderRequirements(rows)],
    [security, renderSecurity(readFileSync(join(root, security), 'utf8'), rows)],
  ]);
}

/** Compares the pages made from the tests with those that are written. */
export function checkTestPages(root: string, rows: readonly RequirementRow[]): Check {
  const stale = listStale(root, buildTestPages(root, rows));
  const name = 'pages made from the tests';
  console.log(stale.length === 0 ? `ok     ${name}` : `FAILED ${name}: \`npm run generate\` writes ${stale.join(', ')} again`);
  return { name, isPassed: stale.length === 0 };
}

/** Returns the paths of the files whose text is not what is written. */
export function listStale(root: string, files: ReadonlyMap<string, string>): readonly string[] {
  return [...files].filter(([path, text]) => !isWritten(join(root, path), text)).map(([path]) => path);
}

function isWritten(path: string, text: string): boolean {
  return existsSync(path) && readFileSync(path, 'utf8') === text;
}
