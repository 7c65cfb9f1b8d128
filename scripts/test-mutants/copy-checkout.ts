import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface CheckoutCopy {
  readonly folder: string;
  remove(): void;
}

/** Copies the files of a checkout that git knows or would add, as they are, and links its packages. Returns where the copy is. */
export function copyCheckout(root: string): CheckoutCopy {
  const folder = mkdtempSync(join(tmpdir(), 'baton-mutants-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  // A file that was deleted and not committed is listed too.
  const files = listed.split('\0').filter((file) => file !== '' && !file.startsWith('dist/') && existsSync(join(root, file)));
  for (const file of files) cpSync(join(root, file), join(folder, file));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
