import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { engines } from '../../src/adapters/agent/engines/engines.ts';
import { readTable, renderTable, replaceTable } from '../test-agents/promise-table.ts';
import type { Release } from './report.ts';

/** Writes the version and the digest of a release into the file of its engine and into `docs/engines.md`, with the cells that it has. */
export function pin(root: string, { engine, pinned, latest, integrity, cells }: Release): void {
  const { installation } = engines[engine];
  if (installation?.kind !== 'npm' || installation.version !== pinned)
    throw new Error(`The report is about ${engine} ${pinned}, which is not what is pinned here.`);
  change(join(root, 'src/adapters/agent/engines', `${engine}.ts`), (text) =>
    text.replaceAll(`'${pinned}'`, `'${latest}'`).replace(installation.integrity, integrity),
  );
  change(join(root, 'docs/engines.md'), (page) => {
    const named = page.replaceAll(/^\| `[\w-]+` \| .*$/gm, (row) =>
      row.includes(`${installation.package}@${pinned}`) ? row.replaceAll(pinned, latest) : row,
    );
    return replaceTable(named, renderTable({ ...readTable(named), [engine]: cells }, { [engine]: latest }));
  });
}

function change(path: string, edit: (text: string) => string): void {
  const before = readFileSync(path, 'utf8');
  const after = edit(before);
  if (after === before) throw new Error(`Nothing of ${path} names the pinned release.`);
  writeFileSync(path, after);
}
