// Part of `npm run lint`: who may import what, and what keeps core pure. The rules are in check-imports/rules.ts.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findViolations } from './check-imports/find-violations.ts';
import { readSources } from './check-imports/read-sources.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const sources = readSources(root);
const violations = findViolations(sources);

for (const { file, line, message } of violations) console.error(`${file}:${line}: ${message}`);
console.error(`check-imports: ${sources.length} files, ${violations.length} violations`);
if (violations.length > 0) process.exitCode = 1;
