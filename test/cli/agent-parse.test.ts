import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { requirement } from '../support/requirement.ts';
import { runCommand } from './run-command.ts';
import { useFiles } from './support.ts';

const files = useFiles();
const folder = 'test/fixtures/agents';

interface ManifestCase {
  readonly agent: string;
  readonly case: string;
  readonly stdout?: string;
  readonly exitCode: number;
  readonly stderrTail: readonly string[];
  readonly sidecars?: { readonly stderrJson?: string };
  readonly expected: unknown;
}

const { cases } = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8')) as { cases: readonly ManifestCase[] };

function argumentsFor(entry: ManifestCase): readonly string[] {
  const stdout = entry.stdout === undefined ? files.write('empty', '') : `${folder}/${entry.stdout}`;
  const said = entry.sidecars?.stderrJson;
  const stderr = said === undefined ? files.write('stderr', entry.stderrTail.join('\n')) : `${folder}/${said}`;
  return [stdout, '--engine', entry.agent, '--exit', String(entry.exitCode), '--stderr', stderr];
}

describe('baton agent parse', () => {
  requirement(
    {
      ids: ['DESIGN-4.8', 'I-24', 'I-25'],
      title: 'one loop over the manifest: the command prints the expected value of every recorded run',
      input: `${cases.length} runs of seven engines`,
      expected: 'their expected values, in the words of the manifest',
    },
    async () => {
      for (const entry of cases) {
        const { code, stdout, stderr } = await runCommand('agent', 'parse', ...argumentsFor(entry), '--json');
        expect({ code, stderr, case: entry.case, result: JSON.parse(stdout) }).toEqual({
          code: 0,
          stderr: '',
          case: entry.case,
          result: entry.expected,
        });
      }
    },
  );

  it('tells people the same in short', async () => {
    const { stdout } = await runCommand('agent', 'parse', `${folder}/opencode/success.jsonl`, '--engine', 'opencode');
    expect(stdout).toBe(
      'success\n13800 tokens in, 240 out, $0.0339408\n\nFixed the off-by-one error in src/page.ts and added a regression test. Opened PR #42.\n',
    );
  });

  it('refuses output that breaks off, unless it is said how the engine ended', async () => {
    const half = files.write(
      'half.jsonl',
      readFileSync(`${folder}/claude-code/success.jsonl`, 'utf8').split('\n').slice(0, 2).join('\n'),
    );
    const args = ['agent', 'parse', half, '--engine', 'claude-code'] as const;
    expect(await runCommand(...args)).toMatchObject({ code: 1, stdout: expect.stringMatching(/^killed: /) });
    expect(await runCommand(...args, '--signal', 'SIGKILL')).toMatchObject({ code: 0 });
  });

  it('takes a signal for what it is', async () => {
    const ran = await runCommand(
      'agent',
      'parse',
      `${folder}/opencode/success.jsonl`,
      '--engine',
      'opencode',
      '--signal',
      'TERM',
      '--json',
    );
    expect(JSON.parse(ran.stdout)).toMatchObject({ outcome: 'killed', reason: 'signal', finalText: null });
  });

  it.each([
    [['--engine', 'cline'], 'write one of claude-code'],
    [['--engine', 'codex', '--signal', 'BOOM'], 'the name of a signal'],
  ])('refuses %j as wrong use', async (args, words) => {
    const { code, stderr } = await runCommand('agent', 'parse', `${folder}/codex/success.jsonl`, ...args);
    expect(code).toBe(2);
    expect(stderr).toContain(words);
  });

  it('says that a file cannot be read', async () => {
    expect(await runCommand('agent', 'parse', 'no/such/file', '--engine', 'codex')).toMatchObject({ code: 2 });
  });
});
