import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { requirement } from '../support/requirement.ts';
import { runCommand } from './run-command.ts';
import { caseFile, useFiles } from './support.ts';

const files = useFiles();
const thread = ['--repo-id', '4294967297', '--subject', '1'];

interface Posted {
  readonly id: number;
  readonly body: string;
}

function readComments(name: string): readonly Posted[] {
  return JSON.parse(readFileSync(caseFile(name, 'comments.json'), 'utf8'));
}

function repair(name: string, comments: readonly Posted[], ...more: readonly string[]) {
  const file = files.write(`${name}.json`, JSON.stringify(comments));
  return runCommand('repair', file, ...thread, '--config', caseFile(name, 'config.yml'), ...more);
}

describe('baton repair', () => {
  for (const name of ['chain-escalated', 'chain-retry-mended']) {
    requirement(
      {
        ids: ['DESIGN-3', 'U3'],
        title: `redraws the status comment that was deleted, byte for byte (${name})`,
        input: 'the thread of a demo without its status comment',
        expected: 'exactly the comment that publish had drawn',
      },
      async () => {
        const comments = readComments(name);
        const status = comments.find(({ body }) => body.includes('<!-- baton-status:'));
        const others = comments.filter((comment) => comment !== status);
        const { code, stdout, stderr } = await repair(name, others);
        expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
        expect(stdout).toBe(`${status?.body}\n`);
      },
    );
  }

  requirement(
    {
      ids: ['DESIGN-3', 'T11'],
      title: 'reads the records and nothing else',
      input: 'the status comment and the first line of every other comment say something else',
      expected: 'the same comment',
    },
    async () => {
      const comments = readComments('chain-escalated');
      const changed = comments.map(({ body, ...rest }) => ({
        ...rest,
        body: body.includes('<!-- baton:1 ') ? body.replace(/^[^\n]*/, 'All is well.') : 'All is well.',
      }));
      expect((await repair('chain-escalated', changed)).stdout).toBe((await repair('chain-escalated', comments)).stdout);
    },
  );

  requirement(
    {
      ids: ['F-UX2', 'U31'],
      title: 'offers a comment first where the workflows beside the configuration pass comments on',
      input: 'a run that failed; a workflow with and without issue_comment, and a configuration elsewhere',
      expected: 'comment /baton retry fix; with the others the label, because nobody knows whether the App hears',
    },
    async () => {
      const folder = join(files.folder, '.github');
      mkdirSync(join(folder, 'workflows'), { recursive: true });
      copyFileSync(caseFile('chain-escalated', 'config.yml'), join(folder, 'baton.yml'));
      const comments = files.write('heard.json', JSON.stringify(readComments('chain-escalated')));
      const draw = async (events: string, config: string): Promise<string> => {
        const job = 'jobs: { baton: { uses: baton-agents/baton/.github/workflows/run.yml@v0 } }';
        writeFileSync(join(folder, 'workflows/agent.yml'), `on: { ${events} }\n${job}\n`);
        return (await runCommand('repair', comments, ...thread, '--config', config)).stdout;
      };
      const labels = 'issues: { types: [labeled] }';
      const heard = `${labels}, issue_comment: { types: [created] }`;
      expect(await draw(heard, join(folder, 'baton.yml'))).toContain('then comment `/baton retry fix`');
      expect(await draw(labels, join(folder, 'baton.yml'))).toContain('if Baton hears comments');
      expect(await draw(heard, caseFile('chain-escalated', 'config.yml'))).toContain('if Baton hears comments');
    },
  );

  requirement(
    {
      ids: ['U26', 'U30'],
      title: 'prints the numbers as JSON',
      input: '--json',
      expected: '{run, body, usage: {stages, total}}, where the total is the sum of the stages',
    },
    async () => {
      const { stdout } = await repair('chain-retry-mended', readComments('chain-retry-mended'), '--json');
      const { run, body, usage } = JSON.parse(stdout);
      expect(run).toBe('fix-1');
      expect(body).toContain('✅ succeeded');
      expect(Object.keys(usage.stages)).toEqual(['investigate', 'fix', 'open-pr']);
      const seconds = Object.values<{ seconds: number }>(usage.stages).map((stage) => stage.seconds);
      expect(usage.total.seconds).toBe(seconds.reduce((a, b) => a + b, 0));
    },
  );

  it('says what is there when a run is not', async () => {
    const comments = readComments('chain-escalated');
    const other = await repair('chain-escalated', comments, '--run', 'fix-2');
    expect(other).toMatchObject({ code: 1, stdout: '' });
    expect(other.stderr).toContain('The first record of run "fix-2" is not there: the thread holds these runs: fix-1.');
    const none = await repair('chain-escalated', []);
    expect(none.code).toBe(1);
    expect(none.stderr).toContain('There is nothing to draw: the thread holds no run that can be read and verified.');
  });
});
