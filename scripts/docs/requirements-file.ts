import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequirementRow } from '../test/report.ts';
import type { Check } from '../test/run-check.ts';
import { renderRequirements } from './render-requirements.ts';

const file = 'docs/requirements.md';

export function writeRequirements(root: string, rows: readonly RequirementRow[]): void {
  writeFileSync(join(root, file), renderRequirements(rows));
}

export function checkRequirements(root: string, rows: readonly RequirementRow[]): Check {
  const path = join(root, file);
  const isPassed = existsSync(path) && readFileSync(path, 'utf8') === renderRequirements(rows);
  console.log(isPassed ? `ok     ${file}` : `FAILED ${file} does not fit the tests: \`npm run all\` writes it anew`);
  return { name: file, isPassed };
}
