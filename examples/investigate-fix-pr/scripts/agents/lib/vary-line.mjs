import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Puts another text in place of one line, asks `judge`, and puts the file back unless it says `keep`. */
export async function varyLine({ cwd, file, line, text }, judge) {
  const path = join(cwd, file);
  const before = readFileSync(path, 'utf8');
  const lines = before.split('\n');
  lines[line - 1] = text;
  writeFileSync(path, lines.join('\n'));
  const verdict = await judge();
  if (verdict !== 'keep') writeFileSync(path, before);
  return verdict;
}
