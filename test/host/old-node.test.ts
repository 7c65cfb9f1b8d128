import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect } from 'vitest';
import { requirement } from '../support/requirement.ts';

/** A module that makes a process believe that its Node is old. */
const old = `data:text/javascript,${encodeURIComponent(
  'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.20.2" } });',
)}`;

const entries = [
  { entry: 'src/cli/main.ts', needed: 22, before: '' },
  { entry: 'src/mcp/main.ts', needed: 22, before: '' },
  { entry: 'src/action/main.ts', needed: 22, before: '::error::' },
  { entry: 'src/app/main.ts', needed: 24, before: '' },
];

/** Lists the modules of Node that are loaded before an entry can say anything. */
function listBuiltins(file: string, seen = new Set<string>()): ReadonlySet<string> {
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )[^;]*? from '([^']+)';/gm)) {
    const next = path.startsWith('.') ? join(dirname(file), path) : path;
    if (seen.has(next)) continue;
    seen.add(next);
    if (path.startsWith('.')) listBuiltins(next, seen);
  }
  return new Set([...seen].filter((name) => name.startsWith('node:')));
}

describe('an old Node', () => {
  for (const { entry, needed, before } of entries)
    requirement(
      {
        ids: ['F-UX9', 'U37'],
        title: `${entry} says one sentence, and no stack`,
        input: `${entry} under Node 20.20.2`,
        expected: `exit 2, one line that names ${needed} and 20.20.2; nothing that Node 20 lacks is loaded before`,
      },
      () => {
        const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', old, entry, 'version'], {
          encoding: 'utf8',
          timeout: 20_000,
        });
        expect({ status, stdout, stderr }).toEqual({
          status: 2,
          stdout: '',
          stderr: `${before}Baton needs Node ${needed} or newer, and this is 20.20.2: install a newer one from https://nodejs.org and run the command again.\n`,
        });
        expect([...listBuiltins(entry)]).not.toContain('node:sqlite');
      },
    );
});
