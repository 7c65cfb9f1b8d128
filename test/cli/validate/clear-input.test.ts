import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { requirement } from '../../support/requirement.ts';
import { runCommand } from '../run-command.ts';
import { useFiles } from '../support.ts';
import { soundFiles, writeFiles } from './repository.ts';

const files = useFiles();
const config = join(files.folder, 'sound/.github/baton.yml');
writeFiles(join(files.folder, 'sound'), soundFiles);

describe('what commands say about files that they are given', () => {
  requirement(
    {
      ids: ['DESIGN-4.8'],
      title: 'a configuration with the other ending is found, and named',
      input: '.github/baton.yaml, and validate of .github/baton.yml',
      expected: 'exit code 2 and what to rename',
    },
    async () => {
      writeFiles(join(files.folder, 'other'), { '.github/baton.yaml': soundFiles['.github/baton.yml'] });
      const { code, stderr } = await runCommand('validate', '--config', join(files.folder, 'other/.github/baton.yml'));
      expect(code).toBe(2);
      expect(stderr).toMatch(/There is \S+\/baton\.yaml: Baton reads the name with `\.yml`; rename it\./);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.8'],
      title: 'the files of the repository are found from its folder .github too',
      input: 'validate in .github, without an option, of a program that is not there',
      expected: 'BATON-E143',
    },
    async () => {
      const text = soundFiles['.github/baton.yml'].replace('fix.mjs', 'missing.mjs');
      writeFiles(join(files.folder, 'inner'), { ...soundFiles, '.github/baton.yml': text, '.git': '' });
      const before = process.cwd();
      process.chdir(join(files.folder, 'inner/.github'));
      const { code, stdout } = await runCommand('validate').finally(() => process.chdir(before));
      expect({ code, stdout }).toEqual({ code: 1, stdout: expect.stringMatching(/^baton\.yml:12:21: BATON-E143 /) });
    },
  );

  requirement(
    {
      ids: ['K-7', 'DESIGN-4.8'],
      title: 'requests for child tasks alone are valid, and are printed between the markers, too',
      input: '{"children": …}, with and without --emit; for a stage without `children`',
      expected: 'valid, without a handoff; the block with the requests; a warning',
    },
    async () => {
      const alone = files.write('children.json', '{"children": {"create": [{"prompt": "p"}]}}');
      const { code, stdout } = await runCommand('handoff', 'check', alone, '--json');
      expect({ code, json: JSON.parse(stdout) }).toMatchObject({ code: 0, json: { valid: true, handoff: null, errors: [] } });
      const block = (await runCommand('handoff', 'check', alone, '--emit')).stdout;
      expect(block).toContain('"children":{"create":[{"prompt":"p"}]}');
      const placed = await runCommand('handoff', 'check', alone, '--config', config, '--stage', 'fix.find');
      expect(placed.stdout).toContain('without `children` in the settings of its stage');
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.3', 'DESIGN-4.8'],
      title: 'a handoff names the key that was nearly right',
      input: '{"sumary": "x"}; {"summary": "x", "detial": "y"}; {"summary": "x", "topic": "y"}',
      expected: 'rename `sumary`; did you mean `detail`; put `topic` into data',
    },
    async () => {
      const check = async (text: string) => (await runCommand('handoff', 'check', files.write('handoff.json', text))).stdout;
      expect(await check('{"sumary": "x"}')).toContain('There is `sumary`: rename it to `summary`.');
      expect(await check('{"summary": "x", "detial": "y"}')).toContain('`detial` was dropped; did you mean `detail`?');
      expect(await check('{"summary": "x", "topic": "y"}')).toContain('`topic` was dropped; put it into `data`');
    },
  );

  requirement(
    {
      ids: ['U25', 'DESIGN-4.8'],
      title: 'explain says in words what a payload lacks',
      input: 'a payload of issues without its repository; the event issue',
      expected: 'the fields that are missing; did you mean `issues`?',
    },
    async () => {
      const payload = files.write('event.json', JSON.stringify({ action: 'labeled', label: { name: 'x' }, sender: { id: 'a' } }));
      const { stdout } = await runCommand('explain', payload, '--event', 'issues', '--config', config);
      expect(stdout).toContain('The payload of `issues` is not what GitHub sends: `repository` is missing, `sender.id` is "a"');
      expect(stdout).not.toMatch(/Invalid input|expected|received/);
      const slip = await runCommand('explain', payload, '--event', 'issue', '--config', config);
      expect(slip.stdout).toContain('Did you mean `issues`?');
    },
  );
});
