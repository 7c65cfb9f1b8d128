import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { RunReport } from '../../src/page/report/run-report.ts';
import { useTries } from '../lab/try/try-surroundings.ts';
import { type Files, useRepositories } from '../lab/try/user-repository.ts';
import { requirement } from '../support/requirement.ts';

const makeRepository = useRepositories();
const tryIn = useTries();
const folder = mkdtempSync(join(tmpdir(), 'baton-options-'));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const passed = ['BATON_SIGNING_KEY', 'ANTHROPIC_API_KEY', 'OPENAI_API_KEY'];
const files: Files = {
  '.github/baton.yml': `version: 1
signing: { keys: ["<your public key>"] }
agents:
  finder: { engine: claude-code, env: [ANTHROPIC_API_KEY], access: read }
  fixer: { engine: codex, env: [OPENAI_API_KEY], access: full }
  helper: { engine: codex, env: [OPENAI_API_KEY] }
pipelines:
  fix:
    on: { issues: { labels: [go] } }
    stages:
      find: { agent: finder, setup: "touch found.txt", prompt: "Find it." }
      fix:
        needs: [find]
        agent: fixer
        branch: "fix/{{ subject.number }}"
        setup: echo of setup > setup.txt
        retry: { attempts: 2 }
        prompt: "Fix it. {{ needs.find.handoff.summary }}"
`,
  '.github/workflows/baton.yml': `on:
  issues: { types: [labeled] }
  workflow_dispatch: { inputs: { task: { type: string }, event: { type: string }, pipeline: { type: string } } }
jobs:
  baton:
    permissions: { contents: write, issues: write, pull-requests: write, actions: write }
    uses: baton-agents/baton/.github/workflows/run.yml@v1
    with: { task: "\${{ inputs.task }}", event: "\${{ inputs.event }}", pipeline: "\${{ inputs.pipeline }}" }
    secrets:
      signing-key: \${{ secrets.BATON_SIGNING_KEY }}
${passed.map((name) => `      ${name}: \${{ secrets.${name} }}`).join('\n')}
`,
};

/** Describes each execution: its stage, its agent, its outcome, and the agent that it hands over to. */
function describeExecutions({ runs }: RunReport): readonly string[] {
  return runs.flatMap(({ stages }) =>
    stages.flatMap(({ name, executions }) =>
      executions.map(({ agent, outcome, transfer, failure }) =>
        [
          `${name}:`,
          agent,
          outcome,
          ...(transfer === undefined ? [] : [`to ${transfer.to}`]),
          ...(failure === undefined ? [] : [failure.message.split('\n')[0]]),
        ].join(' '),
      ),
    ),
  );
}

/** A program in the place of Codex. It says what it sees, and changes a file. */
const codex = `#!/bin/sh
test "$1" = --version && { echo codex-cli 0.0.1; exit; }
test "$OPENAI_API_KEY" = sk-of-the-shell && echo "my key, other$ANTHROPIC_API_KEY$HIDDEN." > real.txt
cat > /dev/null
printf '%s\\n' '{"type":"item.completed","item":{"id":"item_0","type":"agent_message","text":"Real.\\n[BATON-RESULT: success]"}}'
echo '{"type":"turn.completed","usage":{"input_tokens":1,"cached_input_tokens":0,"output_tokens":1}}'
`;

describe('the options of baton try', () => {
  requirement(
    {
      ids: ['U25', 'DESIGN-4.8'],
      title: '`--say`, `--handoff` and `--agent` in one run: a transfer, a failure, an own command, and a real setup',
      input: '--handoff find=FILE, --say fix=fail, --say fix=transfer:helper; then --agent fixer=COMMAND',
      expected: 'the prompt has the handoff; three executions; no setup for stand-ins, with a note; setup before the command',
    },
    async () => {
      const handoff = join(folder, 'found.json');
      writeFileSync(handoff, JSON.stringify({ version: 1, summary: 'It is in line 7.' }));
      const user = makeRepository(files);
      const before = user.fingerprint();
      const said = await tryIn(user.folder, { handoff: [`find=${handoff}`], say: ['fix=fail', 'fix=transfer:helper'] });
      expect(describeExecutions(said.report)).toEqual([
        'find: finder succeeded',
        'fix: fixer failed The agent reported a failure.',
        'fix: fixer succeeded to helper',
        'fix: helper succeeded',
      ]);
      expect(said.report.runs[0]?.stages[1]?.executions[0]?.prompt).toContain('It is in line 7.');
      expect(said.said).toContain('`setup` is left out where a stand-in needs none: fix.find, fix.fix.');
      expect(said.report.branches[0]?.diff).not.toContain('setup.txt');
      const command = 'cat > prompt.txt; cp "$BATON_CONTEXT_PATH" context.json; echo Done.';
      const own = await tryIn(user.folder, { agent: [`fixer=${command}`], yes: true });
      expect(describeExecutions(own.report)).toEqual(['find: finder succeeded', 'fix: fixer succeeded']);
      const [diff = ''] = Object.values(own.files.branches).map((file) => readFileSync(file, 'utf8'));
      expect(diff).toContain('+of setup');
      expect(diff).toContain('+Fix it.');
      expect(diff).toContain('context.json');
      expect(diff).not.toContain('found.txt');
      expect(user.fingerprint()).toEqual(before);
    },
    90_000,
  );

  requirement(
    {
      ids: ['U25'],
      title: '`--real` runs the engine of PATH with the keys that the shell has, and asks before',
      input: '--real fixer with a program `codex` in PATH and OPENAI_API_KEY in the shell; other variables there; --yes',
      expected: 'the real program, its key and no other variable, its setup; a stand-in beside it',
    },
    async () => {
      const programs = join(folder, 'bin');
      mkdirSync(programs);
      writeFileSync(join(programs, 'codex'), codex);
      for (const path of [folder, programs, join(programs, 'codex')]) chmodSync(path, 0o755);
      vi.stubEnv('PATH', [programs, process.env.PATH].join(delimiter));
      vi.stubEnv('OPENAI_API_KEY', 'sk-of-the-shell');
      vi.stubEnv('HIDDEN', 'never');
      const { report, said, files: left } = await tryIn(makeRepository(files).folder, { real: ['fixer'], yes: true });
      expect(describeExecutions(report)).toEqual(['find: finder succeeded', 'fix: fixer succeeded']);
      const [diff = ''] = Object.values(left.branches).map((file) => readFileSync(file, 'utf8'));
      expect(diff).toContain('+my key, other.');
      expect(diff).toContain('+of setup');
      expect(said).toContain(`These agents run for real: fixer (${join(programs, 'codex')}).`);
      expect(JSON.stringify(report)).not.toContain('never');
    },
    90_000,
  );

  it('ends a run as a stage says', async () => {
    const user = makeRepository(files);
    const [asks, idle] = await Promise.all([
      tryIn(user.folder, { say: ['find=needs-input'] }),
      tryIn(makeRepository(files).folder, { say: ['fix=noop'] }),
    ]);
    expect(asks.report.runs).toMatchObject([{ outcome: undefined }]);
    expect(asks.report.runs[0]?.headline).toContain('Your turn: `find` ❓ waits for an answer.');
    expect(describeExecutions(idle.report)).toEqual(['find: finder succeeded', 'fix: fixer noop']);
  }, 90_000);
});
