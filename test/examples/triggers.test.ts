import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { runCommand } from '../entry/cli/run-command.ts';
import { requirement } from '../support/requirement.ts';

const root = new URL('../..', import.meta.url).pathname;
const configs = globSync('examples/*/.github/baton.yml', { cwd: root }).toSorted();

describe('the examples', () => {
  for (const path of configs) {
    requirement(
      {
        ids: ['DESIGN-4.1'],
        title: `${path} and the workflow beside it fit`,
        input: `baton validate --config ${path}`,
        expected: 'valid',
      },
      async () => {
        const { code, stdout } = await runCommand('validate', '--config', join(root, path));
        expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining('is valid') });
      },
    );
  }
});
