import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createNodeHasher } from '../../src/adapters/crypto/node-hasher.ts';
import { requirement } from '../support/requirement.ts';
import { runCommand } from './run-command.ts';
import { useFiles } from './support.ts';

const files = useFiles();
const config = files.write(
  'prompts.yml',
  `version: 1
agents:
  one: { engine: command, command: [node, a.mjs], instructions: Be brief. }
pipelines:
  fix:
    on: { issues: { labels: [agent-ready] } }
    stages:
      look:
        agent: one
        prompt: |
          Look at {{ subject.title }}.

          {{ subject.body }}
        handoff: { required: true, data: { required: [severity], properties: { severity: { enum: [low, high] } } } }
      mend:
        needs: [look]
        agent: one
        prompt: |
          Severity: {{ needs.look.handoff.data.severity }}

          {{ needs.look.handoff.summary }}
  alert:
    on: { webhook: { type: alert, map: { severity: severity } } }
    stages: { only: { agent: one, prompt: "{{ inputs.severity }}" } }
  research:
    on: { manual: { inputs: { topic: { required: true }, depth: { type: number, default: 2 }, urgent: { type: boolean } } } }
    stages: { only: { agent: one, prompt: "{{ inputs.depth | times: 2 }}{% if inputs.urgent %}!{% endif %} {{ inputs.topic }}" } }
`,
);
const body = files.write('body.md', 'It breaks.<!-- hidden -->\u200b');
const handoff = files.write('handoff.json', '{"summary": "The cause is line 11.", "data": {"severity": "high"}}');
const nonce = ['--nonce', '0123456789abcdef'];

interface Document {
  readonly prompt: string;
  readonly bytes: number;
  readonly instructions: string;
  readonly removed: object;
  readonly parts: readonly { readonly part: string; readonly bytes: number; readonly tokens: number }[];
  readonly assumed: readonly string[];
}

async function readDocument(...args: readonly string[]): Promise<Document> {
  const { code, stdout, stderr } = await runCommand('prompt', ...args, '--config', config, '--json', ...nonce);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout);
}

describe('the rules of the repository in baton prompt', () => {
  requirement(
    {
      ids: ['F-EN1'],
      title: 'are named with bytes and digest, and stand in the instructions where the engine does not read them',
      input: 'a repository with AGENTS.md and GEMINI.md, a link out of it as CLAUDE.md, an agent of Gemini CLI',
      expected: 'AGENTS.md given, GEMINI.md read by the engine; both in a line on stderr',
    },
    async () => {
      const root = join(dirname(config), 'repository');
      mkdirSync(join(root, '.github'), { recursive: true });
      const path = files.write(
        'repository/.github/baton.yml',
        'version: 1\nagents: { one: { engine: gemini } }\npipelines: { fix: { on: { issues: { labels: [x] } }, stages: { only: { agent: one } } } }\n',
      );
      writeFileSync(join(root, 'AGENTS.md'), 'Use tabs.\n');
      writeFileSync(join(root, 'GEMINI.md'), 'Be shy.\n@CLAUDE.md\n');
      symlinkSync('/etc/passwd', join(root, 'CLAUDE.md'));
      const { stdout } = await runCommand('prompt', 'fix.only', '--config', path, '--json');
      const { rules, instructions } = JSON.parse(stdout);
      expect(rules).toEqual([
        { file: 'AGENTS.md', bytes: 10, digest: createNodeHasher().sha256('Use tabs.\n'), by: 'baton' },
        { file: 'GEMINI.md', bytes: 19, digest: expect.any(String), by: 'engine' },
      ]);
      expect(instructions).toContain('Use tabs.');
      expect(instructions).not.toMatch(/Be shy|root:/);
      const { stderr } = await runCommand('prompt', 'fix.only', '--config', path);
      expect(stderr).toMatch(/rules "AGENTS\.md", 10 bytes, sha256:[0-9a-f]{64}, given in the instructions/);
      expect(stderr).toMatch(/rules "GEMINI\.md", 19 bytes, sha256:[0-9a-f]{64}, read by the engine itself/);
    },
  );
});

describe('baton prompt without a payload', () => {
  requirement(
    {
      ids: ['U24', 'U25'],
      title: 'the prompt of a later stage needs neither an event nor a run: a handoff that fits the schema stands in',
      input: 'baton prompt fix.mend',
      expected: 'a severity that the schema allows; the event and the handoff are said to be assumed',
    },
    async () => {
      const { prompt, assumed } = await readDocument('fix.mend');
      expect(prompt).toMatch(/^Severity: (low|high)\n\n<untrusted-0123456789abcdef origin="handoff\.summary of stage look"/);
      expect(assumed.join('\n')).toContain('--label agent-ready');
      expect(assumed.join('\n')).toContain('--handoff look=FILE');
    },
  );

  requirement(
    {
      ids: ['U24'],
      title: 'the handoff of a file stands in the prompt as an agent would have left it',
      input: '--handoff look=handoff.json',
      expected: 'its summary and severity; no word of a made-up handoff',
    },
    async () => {
      const { prompt, assumed } = await readDocument('fix.mend', '--handoff', `look=${handoff}`);
      expect(prompt).toContain('Severity: high\n');
      expect(prompt).toContain('\nThe cause is line 11.\n');
      expect(assumed.join('\n')).not.toContain('made-up');
    },
  );

  requirement(
    {
      ids: ['U24'],
      title: 'bytes and tokens of each part, and what was removed',
      input: 'title, and a text with a hidden comment and an invisible character',
      expected: 'the parts of the prompt add up to its bytes; 1 comment and 1 character removed; the instructions besides',
    },
    async () => {
      const args = ['fix.look', '--label', 'agent-ready', '--title', 'the crash', '--body', body] as const;
      const { prompt, bytes, parts, removed, instructions } = await readDocument(...args);
      expect(Buffer.byteLength(prompt)).toBe(bytes);
      const own = parts.filter(({ part }) => part !== 'instructions');
      expect(own.map(({ part }) => part)).toEqual(['template', 'body of issue #1']);
      expect(own.reduce((sum, part) => sum + part.bytes, 0)).toBe(bytes);
      expect(own[1]).toEqual({ part: 'body of issue #1', bytes: 10, tokens: 3 });
      expect(removed).toMatchObject({ comments: 1, characters: 1 });
      expect(instructions).toMatch(/must fit this JSON Schema[\s\S]*Be brief\.$/);
      const { stderr, stdout } = await runCommand('prompt', ...args, '--config', config, ...nonce);
      expect(stdout).toBe(prompt);
      expect(stderr).toContain('10 bytes, about      3 tokens    body of issue #1\n');
      expect(stderr).toContain('Removed from texts of others: 1 hidden comment and 1 invisible character.\n');
    },
  );

  it('asks for the payload of another program', async () => {
    const missing = await runCommand('prompt', 'alert.only', '--config', config);
    expect(missing).toMatchObject({ code: 2, stderr: expect.stringContaining('--webhook TYPE --payload FILE') });
    const payload = files.write('alert.json', '{"severity": "high"}');
    expect((await readDocument('alert.only', '--webhook', 'alert', '--payload', payload)).prompt).toContain('high');
  });

  requirement(
    {
      ids: ['T-1', 'F-C6', 'U24'],
      title: 'the inputs of a start by hand stand in the prompt, typed, and wrong ones are refused in words',
      input: '--manual research with --input topic="two words" --input depth=1.50, with a slip, twice, without =, and with none',
      expected: 'numbers to reckon with, a flag to ask for, example values without --manual; else exit 2 and what to write',
    },
    async () => {
      const ask = (...inputs: readonly string[]) => [
        'research.only',
        '--manual',
        'research',
        ...inputs.flatMap((each) => ['--input', each]),
      ];
      expect((await readDocument(...ask('topic=two words', 'depth=1.50', 'urgent=true'))).prompt).toBe('3! two words');
      expect((await readDocument('research.only')).prompt).toBe('4 example-topic');
      const said = async (args: readonly string[]) => runCommand('prompt', ...args, '--config', config);
      expect(await said(ask('topci=x'))).toMatchObject({ code: 2, stderr: expect.stringContaining('Did you mean `topic`?') });
      expect(await said(ask('topic=x', 'depth=two'))).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('has to be a number'),
      });
      expect(await said(ask())).toMatchObject({ code: 2, stderr: expect.stringContaining('`topic` is missing.') });
      expect(await said(ask('topic'))).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('--input is "topic"; write a name'),
      });
      expect(await said(ask('topic=a', 'topic=b'))).toMatchObject({ code: 2, stderr: expect.stringContaining('given twice') });
      const alone = await said(['research.only', '--input', 'topic=x']);
      expect(alone).toMatchObject({ code: 2, stderr: expect.stringContaining('--input goes with --manual') });
    },
  );

  it('is the same as from the payload that GitHub sends', async () => {
    const issue = {
      ...{ number: 1, title: 'the crash', body: readFileSync(body, 'utf8'), user: { id: 583231, login: 'octocat' } },
      ...{ labels: [{ name: 'agent-ready' }], html_url: 'https://github.com/o/r/issues/1', created_at: '2026-03-17T16:40:12Z' },
    };
    const repository = { id: 1, name: 'r', owner: { login: 'o' }, default_branch: 'main', private: false };
    const sent = {
      action: 'labeled',
      label: { name: 'agent-ready' },
      issue,
      repository,
      sender: { id: 583231, login: 'octocat' },
    };
    const event = files.write('event.json', JSON.stringify(sent));
    const fromPayload = await readDocument('fix.look', '--event', event, '--event-name', 'issues');
    const said = await readDocument('fix.look', '--label', 'agent-ready', '--title', 'the crash', '--body', body);
    expect(said.prompt).toBe(fromPayload.prompt);
  });
});
