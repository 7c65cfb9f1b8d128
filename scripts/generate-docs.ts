// `npm run generate`: writes schema.json and the generated pages of docs/. With `--check` it writes nothing and fails on any difference.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildGeneratedFiles } from './docs/build-generated-files.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const files = await buildGeneratedFiles(root);
const stale = [...files].filter(([path, text]) => !isWritten(join(root, path), text));

if (process.argv.includes('--check')) {
  for (const [path] of stale) console.error(`${path} is stale: \`npm run generate\` writes it anew`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const [path, text] of stale) writeFileSync(join(root, path), text);
  console.error(`generate: ${stale.length} of ${files.size} files written`);
}

function isWritten(path: string, text: string): boolean {
  return existsSync(path) && readFileSync(path, 'utf8') === text;
}
