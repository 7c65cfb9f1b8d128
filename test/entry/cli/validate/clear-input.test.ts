import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { requirement } from '../../../support/requirement.ts';
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
