import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequirementRow } from '../test/report.ts';
import type { Check } from '../test/run-check.ts';
import { renderRequirements } from './render-requirements.ts';
import { renderSecurity } from './render-security.ts';

/** Pages that are made from what the tests say about themselves: path below the root to text. */
function buildPages(root: string, rows: readonly RequirementRow[]): ReadonlyMap<string, string> {
  const security = 'docs/security.md';
  return new Map([
    ['docs/requirements.md', renderRequirements(rows)],
    [security, renderSecurity(readFileSync(join(root, security), 'utf8'), rows)],
  ]);
}

export function writeTestPages(root: string, rows: readonly RequirementRow[]): void {
  for (const [path, text] of buildPages(root, rows)) writeFileSync(join(root, path), text);
}

export function checkTestPages(root: string, rows: readonly RequirementRow[]): Check {
  const stale = [...buildPages(root, rows)].filter(([path, text]) => !isWritten(join(root, path), text)).map(([path]) => path);
  const name = 'pages made from the tests';
  console.log(stale.length === 0 ? `ok     ${name}` : `FAILED ${name}: \`npm run all\` writes ${stale.join(', ')} anew`);
  return { name, isPassed: stale.length === 0 };
}

function isWritten(path: string, text: string): boolean {
  return existsSync(path) && readFileSync(path, 'utf8') === text;
}
