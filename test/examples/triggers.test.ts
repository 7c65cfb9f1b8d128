import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect } from 'vitest';
import { runCommand } from '../cli/run-command.ts';
import { useFiles } from '../cli/support.ts';
import { requirement } from '../support/requirement.ts';

const root = new URL('../..', import.meta.url).pathname;
const configs = globSync('examples/*/.github/baton.yml', { cwd: root }).toSorted();
const { folder } = useFiles();

async function validate(config: string) {
  const { code, stdout } = await runCommand('validate', '--config', config, '--json');
  const { problems, warnings = [] } = JSON.parse(stdout);
  return { code, problems, warnings };
}

describe('the examples', () => {
  for (const path of configs) {
    requirement(
      {
        ids: ['DESIGN-4.1'],
        title: `${path} and the files beside it fit, once the key is put in`,
        input: `baton validate --config ${path}, as it is and with a key`,
        expected: 'BATON-E141 alone; valid, without a warning',
      },
      async () => {
        expect(await validate(join(root, path))).toMatchObject({ code: 1, problems: [{ code: 'BATON-E141' }], warnings: [] });
        const example = dirname(dirname(path));
        cpSync(join(root, example), join(folder, example), { recursive: true });
        const config = join(folder, path);
        const text = readFileSync(config, 'utf8');
        writeFileSync(config, text.replace(/k1:REPLACE[^"]+/, `k1:${'A'.repeat(43)}=`));
        expect(await validate(config)).toEqual({ code: 0, problems: [], warnings: [] });
      },
    );
  }
});
