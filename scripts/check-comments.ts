// Part of `npm run lint`: the first words of the doc comments in src, by check-comments/rules.ts, the files that comments name, and words
// that neither comments nor pages use.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkComments } from './check-comments/check-comments.ts';
import { findAvoidedWords, readTexts } from './check-comments/find-avoided-words.ts';
import { findMissingFiles, listNamedFiles } from './check-comments/find-missing-files.ts';
import { readSources } from './check-imports/read-sources.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const sources = readSources(root);
const files = listNamedFiles(root);
const violations = [
  ...sources.flatMap((source) => [...checkComments(source), ...findMissingFiles(source, files)]),
  ...readTexts(root).flatMap(findAvoidedWords),
];

for (const { file, line, message } of violations) console.error(`${file}:${line}: ${message}`);
console.error(`check-comments: ${sources.length} files, ${violations.length} violations`);
if (violations.length > 0) process.exitCode = 1;
