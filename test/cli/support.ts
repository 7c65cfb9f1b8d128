import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

/** A file of a recorded case. */
export function caseFile(name: string, file: string): string {
  return fileURLToPath(new URL(`../cases/${name}/${file}`, import.meta.url));
}

/** Files for one test file, removed after it. */
export function useFiles(): { write(name: string, text: string | Uint8Array): string; readonly folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'baton-cli-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    folder,
    write(name, text) {
      const path = join(folder, name);
      writeFileSync(path, text);
      return path;
    },
  };
}
