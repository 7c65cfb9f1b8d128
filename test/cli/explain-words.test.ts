import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { requirement } from '../support/requirement.ts';
import { runCommand } from './run-command.ts';
import { useFiles } from './support.ts';

const files = useFiles();
mkdirSync(join(files.folder, 'words/.github/workflows'), { recursive: true });
const config = files.write(
  'words/.github/baton.yml',
  `version: 1
agents: { one: { engine: command, command: [node, a.mjs] } }
pipelines:
  mend: { on: { checks: { workflows: [Nobody] } }, stages: { fix: { agent: one, prompt: Mend. } } }
  read: { on: { pull-requests: { labels: [look], files: { include: ["src/**"] } } }, stages: { fix: { agent: one, prompt: Read. } } }
`,
);
files.write('words/.github/workflows/ci.yml', 'name: CI\non: [push]\n');
files.write(
  'words/.github/workflows/baton.yml',
  'on: { workflow_run: { workflows: [Nobody], types: [completed] } }\njobs: { baton: { uses: baton-agents/baton/.github/workflows/run.yml@v1 } }\n',
);
const changed = files.write('changed.txt', 'src/a.ts\n');

describe('the words of baton explain', () => {
  requirement(
    {
      ids: ['F-UX11'],
      title: 'a role is --as and a list of paths is --files-from, and the old names go on working',
      input: 'explain --label look with --as, --role, --files-from and --files',
      expected: 'the same answer each time; help has the new names alone',
    },
    async () => {
      const ask = (...args: readonly string[]) => runCommand('explain', '--label', 'look', ...args, '--config', config);
      for (const list of ['--files-from', '--files']) {
        expect(await ask('--as', 'write', list, changed)).toMatchObject({ code: 0 });
        expect(await ask('--role', 'write', list, changed)).toEqual(await ask('--as', 'write', list, changed));
        expect(await ask('--role', 'read', list, changed)).toMatchObject({ code: 1 });
      }
      const { stdout } = await runCommand('explain', '--help');
      expect(stdout).toMatch(/--as <role>[\s\S]*--files-from <file>/);
      expect(stdout).not.toMatch(/--role|--files </);
    },
  );

  requirement(
    {
      ids: ['F-GH7'],
      title: 'the help of --event names each event that a pipeline can begin with',
      input: 'explain --help',
      expected: 'workflow_run among them',
    },
    async () => {
      expect((await runCommand('explain', '--help')).stdout).toMatch(/--event <name>[\s\S]*workflow_run[\s\S]*--as/);
    },
  );

  requirement(
    {
      ids: ['F-UX1'],
      title: 'a pipeline that waits for a workflow that no file has is warned of where it would start',
      input: 'explain --check Nobody, beside a workflow CI',
      expected: 'the pipeline starts, and BATON-E149 with its place on stderr',
    },
    async () => {
      const { code, stderr } = await runCommand('explain', '--check', 'Nobody', '--config', config);
      expect(code).toBe(0);
      expect(stderr).toMatch(/^warning: .*baton\.yml:\d+: BATON-E149 .*Nobody/m);
    },
  );
});
