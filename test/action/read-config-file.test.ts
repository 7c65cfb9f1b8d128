import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { readConfigFile } from '../../src/action/job/read-config.ts';
import { requirement } from '../support/requirement.ts';

let configFolder: string;

beforeEach(() => {
  configFolder = mkdtempSync(join(tmpdir(), 'baton-config-file-'));
  mkdirSync(join(configFolder, '.github/agents'), { recursive: true });
  writeFileSync(join(configFolder, '.github/agents/fixer.md'), 'Be brief.');
});
afterEach(() => rmSync(configFolder, { recursive: true }));

describe('files beside the config', () => {
  requirement(
    {
      ids: ['T08', 'DESIGN-4.1'],
      title: 'instructions are read from plain files of the default branch alone',
      input: 'a file, a link to one, a file in a folder that is a link, a path that leads out, a folder, 65 KiB',
      expected: 'the text of the first; nothing of the others',
    },
    () => {
      const at = (path: string): string => join(configFolder, path);
      symlinkSync(at('.github/agents/fixer.md'), at('.github/agents/link.md'));
      symlinkSync(at('.github/agents'), at('.github/linked'));
      writeFileSync(at('.github/large.md'), 'x'.repeat(65_537));
      const read = (path: string): string | undefined => readConfigFile({ configFolder }, path);
      expect(read('.github/agents/fixer.md')).toBe('Be brief.');
      for (const path of [
        '.github/agents/link.md',
        '.github/linked/fixer.md',
        '.github/../x.md',
        '.github/agents',
        '.github/large.md',
        '.github/none.md',
      ])
        expect([path, read(path)]).toEqual([path, undefined]);
    },
  );
});
