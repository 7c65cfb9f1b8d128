import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cleanForTerminal } from '../../src/core/text/plain-text.ts';
import { requirement } from '../support/requirement.ts';
import { runCommand } from './run-command.ts';
import { useFiles } from './support.ts';

const files = useFiles();
afterEach(() => vi.unstubAllEnvs());

const codes = '\u001b[31mred\u001b]8;;https://a.example\u0007link\u009b2Jclear\rback\u202eturned';
const commands = '\n::set-output name=a::b\n \u0007::error::d\n##[error]c';
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const obeyed = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202e]|^\s*::|##\[/m;

const config = `version: 1
agents: { one: { engine: command, command: ["true"] } }
pipelines:
  fix: { on: { issues: { labels: [go] } }, stages: { look: { agent: one, untrusted: plain, prompt: "{{ subject.body }}" } } }
`;
const person = { id: 1, login: 'mona', type: 'User' };
const event = {
  action: 'labeled',
  label: { name: 'go' },
  issue: {
    number: 1,
    title: `T ${codes}`,
    body: `B${commands}`,
    user: person,
    labels: [{ name: 'go' }],
    html_url: 'https://github.com/o/r/issues/1',
    author_association: 'NONE',
    state: 'open',
    comments: 0,
    created_at: '2026-03-18T08:00:00Z',
    updated_at: '2026-03-18T08:00:00Z',
  },
  repository: { id: 7, name: 'r', owner: { login: 'o' }, default_branch: 'main', private: false },
  sender: { ...person, login: `mona${codes}` },
};

describe('what the command line prints for people', () => {
  const given = (): Readonly<Record<string, readonly string[]>> => {
    const [file, payload] = [files.write('baton.yml', config), files.write('event.json', JSON.stringify(event))];
    return {
      signal: ['signal', files.write('final.txt', `Done.\n[BATON-RESULT: failure] no ${codes} ##[error]x`)],
      'agent parse': ['agent', 'parse', '--engine', 'command', files.write('out.txt', `a${codes}${commands}`), '--exit', '1'],
      explain: ['explain', payload, '--event', 'issues', '--role', 'write', '--config', file],
      'a prompt in a job': ['prompt', 'fix.look', '--event', payload, '--event-name', 'issues', '--config', file],
    };
  };
  for (const name of Object.keys(given())) {
    requirement(
      {
        ids: ['F-S17', 'T23'],
        title: `holds nothing that a terminal or a job obeys: ${name}`,
        input: 'ESC, OSC 8, C1 CSI, CR, U+202E, ::set-output, ##[error]',
        expected: 'the letters alone',
      },
      async () => {
        vi.stubEnv('GITHUB_ACTIONS', 'true');
        const { stdout } = await runCommand(...(given()[name] ?? []));
        expect(stdout).not.toBe('');
        expect(stdout).not.toMatch(obeyed);
      },
    );
  }

  requirement(
    {
      ids: ['F-S17', 'DESIGN-4.8'],
      title: 'is the exact prompt where a program reads it',
      input: 'baton prompt in a pipe outside of a job',
      expected: 'every byte',
    },
    async () => {
      vi.stubEnv('GITHUB_ACTIONS', '');
      const { stdout } = await runCommand(...(given()['a prompt in a job'] ?? []));
      expect(stdout).toContain('\n::set-output name=a::b\n');
    },
  );

  for (const [place, flags] of [
    ['in a file', []],
    ['as JSON', ['--json']],
  ] as const)
    requirement(
      {
        ids: ['F-SE13', 'DESIGN-4.8'],
        title: `is the exact prompt in a job, too: ${place}`,
        input: 'baton prompt in a job, with a file as stdout',
        expected: 'every byte',
      },
      () => {
        const path = files.write('prompt.txt', '');
        const file = openSync(path, 'w');
        const program = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));
        const args = [program, ...(given()['a prompt in a job'] ?? []), ...flags];
        const env = { ...process.env, GITHUB_ACTIONS: 'true' };
        const { status } = spawnSync(process.execPath, args, { env, stdio: ['ignore', file, 'ignore'] });
        closeSync(file);
        const text = readFileSync(path, 'utf8');
        const prompt = flags.length === 0 ? text : JSON.parse(text).prompt;
        expect([status, prompt]).toEqual([0, expect.stringContaining('\n::set-output name=a::b\n ::error::d\n##[error]c')]);
      },
    );

  it('keeps lines, tabs and everything else that people read', () => {
    const text = 'a\tb\n  ✅ 漢字 ::c\n\nd: e';
    expect(cleanForTerminal(text)).toBe(text);
    expect(cleanForTerminal(codes)).toBe('redlinkclear\nbackturned');
  });
});
