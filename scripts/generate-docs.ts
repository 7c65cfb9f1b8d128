// `npm run generate`: writes schema.json and the generated pages of docs/. Two pages are made from the tests, which are loaded and not run.
// With `--check` it writes nothing and fails on any difference. The pages made from the tests are left out then: `npm test` compares them.
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildGeneratedFiles } from './docs/build-generated-files.ts';
import { buildTestPages, listStale } from './docs/test-pages.ts';
import { listedSuites, listSuites } from './test/list-requirements.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

function checkFiles(files: ReadonlyMap<string, string>): void {
  const stale = listStale(root, files);
  for (const path of stale) console.error(`${path} is stale: \`npm run generate\` writes it again`);
  if (stale.length > 0) process.exitCode = 1;
}

function writeFiles(files: ReadonlyMap<string, string>): void {
  const stale = listStale(root, files);
  for (const path of stale) writeFileSync(join(root, path), files.get(path) ?? '');
  console.error(`generate: ${stale.length} of ${files.size} files written`);
}

/** Writes the pages that have a row for each requirement. Writes none when a test file cannot be loaded, because its rows would be lost. */
async function writeTestPages(): Promise<void> {
  const { rows, errors } = await listSuites(root, ['unit', ...listedSuites]);
  if (errors.length === 0) return writeFiles(buildTestPages(root, rows));
  for (const error of errors) console.error(error);
  console.error('generate: the pages made from the tests are not written, because the tests cannot be listed');
  process.exitCode = 1;
}

const files = await buildGeneratedFiles(root);
if (process.argv.includes('--check')) {
  checkFiles(files);
} else {
  writeFiles(files);
  await writeTestPages();
}
