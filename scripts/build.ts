// `npm run build`: bundles the entries into dist/. Run by Node 24 directly.
import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './build/bundle.ts';
import { thirdPartyFile } from './build/third-party.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const target = join(root, 'dist');

try {
  const files = await bundle(root);
  rmSync(target, { recursive: true, force: true });
  await files.write(target);
  writeFileSync(join(root, thirdPartyFile), files.thirdParty);
  console.error(`build: ${files.names.length} files in dist/`);
} catch (error) {
  console.error(`build: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
