import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { requirement } from '../support/requirement.ts';
import { caseFile } from './support.ts';

const config = caseFile('chain-ended', 'config.yml');
const comments = caseFile('chain-ended', 'comments.json');
const event = caseFile('event-label-matches', 'event.json');
const events = caseFile('event-label-matches', 'config.yml');
const thread = ['--repo-id', '3000000004', '--subject', '1', '--config', config, '--json'];

interface Row {
  readonly args: readonly string[];
  readonly input?: string;
  readonly code: number;
  readonly stdout: RegExp | '';
  readonly stderr: RegExp | '';
}

/** What a user calls: the bundle, without node_modules around it, without network, with an empty environment. */
const rows: readonly Row[] = [
  { args: ['--help'], code: 0, stdout: /^Usage: baton[\s\S]*Exit codes:/, stderr: '' },
  { args: ['recods'], code: 2, stdout: '', stderr: /Did you mean records\?/ },
  {
    args: ['validate', '--config', config],
    code: 0,
    stdout: / is valid: 1 pipeline, 2 agents\.\n$/,
    stderr: /^Prompts are kept/,
  },
  { args: ['validate', '--config', '-'], input: 'a: [', code: 1, stdout: /^stdin:\d+:\d+: BATON-E/, stderr: '' },
  {
    args: ['validate'],
    code: 2,
    stdout: '',
    stderr: /^There is no \.github\/baton\.yml here or in a folder above\. Type `baton init` in your repository, /,
  },
  { args: ['schema'], code: 0, stdout: /^\{\n {2}"\$schema"/, stderr: '' },
  {
    args: ['explain', event, '--event', 'issues', '--role', 'write', '--config', events, '--json'],
    code: 0,
    stdout: /^\{\n {2}"pipelines": \[/,
    stderr: '',
  },
  {
    args: ['explain', event, '--event', 'push', '--config', events],
    code: 1,
    stdout: /^None of the 3 pipelines starts\n/,
    stderr: '',
  },
  {
    args: ['prompt', 'fix.investigate', '--event', event, '--event-name', 'issues', '--config', events],
    code: 0,
    stdout: /^Investigate issue #42: /,
    stderr: /^ +\d+ bytes, about +\d+ tokens {2}the whole prompt\n/,
  },
  { args: ['records', comments, ...thread], code: 0, stdout: /^\{\n {2}"records": \[/, stderr: '' },
  {
    args: ['records', '-', ...thread],
    input: 'null',
    code: 2,
    stdout: /^\{\n {2}"error": \{\n {4}"code": "usage",/,
    stderr: /^stdin is not what "list issue comments" returns: /,
  },
  { args: ['handoff', 'check', '-', '--json'], input: '{"summary":"x"}', code: 0, stdout: /^\{\n {2}"valid": true,/, stderr: '' },
  { args: ['handoff', 'check', '-'], input: '', code: 1, stdout: /^not valid, 0 bytes\n/, stderr: '' },
  {
    args: ['signal', '-', '--json'],
    input: '[BATON-RESULT: success]',
    code: 0,
    stdout: /^\{\n {2}"outcome": "succeeded",/,
    stderr: '',
  },
];

describe('the bundle as a process', () => {
  for (const { args, input = '', code, stdout, stderr } of rows) {
    const shown = args.map((arg) => arg.slice(arg.lastIndexOf('/') + 1)).join(' ');
    requirement(
      {
        ids: ['DESIGN-4.8'],
        title: `\`baton ${shown}\` exits ${code}`,
        input: shown,
        expected: `exit ${code}; ${stdout || 'nothing'} on stdout`,
      },
      () => {
        const ran = run(args, input);
        expect({ status: ran.status, stderr: ran.stderr }).toEqual({
          status: code,
          stderr: stderr === '' ? '' : expect.stringMatching(stderr),
        });
        expect(ran.stdout).toEqual(stdout === '' ? '' : expect.stringMatching(stdout));
        expect(ran.stderr).not.toMatch(/^\s+at /m);
      },
    );
  }

  requirement(
    {
      ids: ['H-30', 'DESIGN-4.8'],
      title: 'records piped into a file give back the prompt of the demo',
      input: 'records --json, then prompt --records',
      expected: 'the recorded prompt',
    },
    () => {
      const records = run(['records', comments, ...thread]).stdout;
      const args = ['--event', event, '--event-name', 'issues', '--records', '-', '--config', config];
      const prompt = readFileSync(caseFile('prompt-with-handoff', 'prompt.txt'), 'utf8');
      expect(run(['prompt', 'fix.fix', ...args], records)).toMatchObject({ status: 0, stdout: prompt });
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.8'],
      title: 'a reader who has seen enough is no fault',
      input: 'baton schema | head -1',
      expected: 'no stack',
    },
    () => {
      const ran = spawnSync('sh', ['-c', `"${process.execPath}" dist/cli.js schema | head -1`], { encoding: 'utf8' });
      expect(ran).toMatchObject({ stdout: '{\n', stderr: '' });
    },
  );

  it('nobody who reads stderr is no fault', async () => {
    const args = ['dist/cli.js', 'prompt', 'fix.investigate', '--config', 'examples/investigate-fix-pr/.github/baton.yml'];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr.destroy();
    expect(await once(child, 'close')).toEqual([0, null]);
  });
});

function run(args: readonly string[], input = '') {
  return spawnSync(process.execPath, ['dist/cli.js', ...args], { encoding: 'utf8', input, env: {}, maxBuffer: 64 * 1024 * 1024 });
}
