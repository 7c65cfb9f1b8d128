import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAgentRunner } from '../../../src/adapters/agent/create-agent-runner.ts';
import { engines } from '../../../src/adapters/agent/engines/engines.ts';
import { type Agent, agentSchema } from '../../../src/core/config/schema/agent-schema.ts';
import type { AgentRun } from '../../../src/ports/agent-runner.ts';
import type { SkillFile } from '../../../src/ports/workspace.ts';
import { requirement } from '../../support/requirement.ts';
import { type EngineCase, readEngineCases } from './engine-cases.ts';

const direct = { isolated: false, reason: 'not isolated: the test wants it so.' } as const;
const cases = readEngineCases().filter(({ engine, isPlainJson }) => engine !== 'command' && !isPlainJson);

let root: string;
let logged: string[];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'baton-engines-'));
  logged = [];
  for (const folder of ['bin', 'workspace', 'files', 'files/home']) await mkdir(join(root, folder));
});
afterEach(() => rm(root, { recursive: true }));

/** Creates a program of the engine's name that prints the recorded output of the real one. */
async function install({ engine, stdout, exit }: Pick<EngineCase, 'engine' | 'stdout' | 'exit'>): Promise<void> {
  const at = (name: string): string => join(root, name);
  await writeFile(at('stdout'), stdout);
  await writeFile(at('stderr'), exit.stderr);
  const program = at(`bin/${engines[engine].program}`);
  const usage = exit.usage === undefined ? '' : `cat '${at('usage')}' >'${at('files/engine/usage.json')}'`;
  await writeFile(at('usage'), exit.usage ?? '');
  const lines = [
    '#!/bin/sh',
    // What Codex is asked before it starts.
    '[ "$1" = sandbox ] && exit 0',
    `cat >'${at('stdin')}'`,
    usage,
    `cat '${at('stdout')}'`,
    `cat '${at('stderr')}' >&2`,
    `exit ${exit.exitStatus}`,
  ];
  await writeFile(program, `${lines.join('\n')}\n`);
  await chmod(program, 0o755);
}

function run(agent: Agent, prompt = 'Fix the bug.', skills: readonly SkillFile[] = []): Promise<AgentRun> {
  const note = (line: string): void => void logged.push(line);
  const log = { info: note, warning: () => undefined, error: note };
  const runner = createAgentRunner({ log, redact: (text) => text.replaceAll('page.ts', '***'), isolation: direct });
  const environment = { PATH: `${join(root, 'bin')}:/usr/bin:/bin`, HOME: join(root, 'files/home') };
  return runner.run({
    agent,
    prompt,
    skills,
    workspace: join(root, 'workspace'),
    files: join(root, 'files'),
    environment,
    timeoutSeconds: 60,
  });
}

describe('the runner', () => {
  requirement(
    {
      ids: ['I-37', 'I-24', 'I-25'],
      title: 'runs every engine by its description alone and reads what its program says',
      input: `programs that repeat ${cases.length} recorded runs, started by the one runner`,
      expected: 'the recorded values; the prompt on stdin, or in the file of engines that read none',
    },
    async () => {
      for (const recorded of cases) {
        await install(recorded);
        const { result, finalText } = await run(agentSchema.parse({ engine: recorded.engine }));
        // The runner knows when the program ended, and with it the day that Codex does not name.
        const { notBefore } = recorded.expected;
        const expected = { ...recorded.expected, notBefore: notBefore === null ? expect.any(Number) : notBefore };
        expect([recorded.name, result]).toEqual([recorded.name, expected]);
        expect(finalText).toBe(recorded.expected.finalText ?? '');
        const stdin = await readFile(join(root, 'stdin'), 'utf8');
        expect(stdin).toBe(engines[recorded.engine].promptBy === 'stdin' ? 'Fix the bug.' : '');
      }
    },
    60_000,
  );

  requirement(
    {
      ids: ['F-EN1'],
      title: 'copies the skills of the repository for an engine that does not look for them in the checkout',
      input: 'a skill with a program, for Claude Code and for Codex',
      expected: 'both files in the HOME of Claude Code, the program executable; none in that of Codex',
    },
    async () => {
      const skills = [
        { path: 'aa/SKILL.md', mode: 0o644, content: Buffer.from('---\nname: aa\n---\n') },
        { path: 'aa/run.sh', mode: 0o755, content: Buffer.from([0xff, 0x00]) },
      ];
      const home = join(root, 'files/home');
      for (const engine of ['codex', 'claude-code'] as const) {
        const recorded = cases.find(({ name }) => name === `${engine} success`);
        if (recorded !== undefined) await install(recorded);
        await run(agentSchema.parse({ engine }), 'Go.', skills);
        const found = (await readdir(home, { recursive: true })).filter((name) => name.includes('aa/')).sort();
        expect(found).toEqual(engine === 'codex' ? [] : ['.claude/skills/aa/SKILL.md', '.claude/skills/aa/run.sh']);
      }
      expect(await readFile(join(home, '.claude/skills/aa/run.sh'))).toEqual(Buffer.from([0xff, 0x00]));
      expect((await stat(join(home, '.claude/skills/aa/run.sh'))).mode & 0o777).toBe(0o700);
    },
  );

  it('logs what the agent says and not the events that it stands in, without secrets', async () => {
    const recorded = cases.find(({ name }) => name === 'claude-code success');
    if (recorded !== undefined) await install(recorded);
    await run(agentSchema.parse({ engine: 'claude-code' }));
    expect(logged).toEqual([
      'I will look at the repository first.',
      'Fixed the off-by-one error in src/*** and added a regression test. Opened PR #42.',
    ]);
  });

  requirement(
    {
      ids: ['H-22', 'H-28', 'I-22'],
      title: 'blocks between markers are found in what an agent says among events',
      input: 'texts of Codex and pieces of Gemini that hold an outputs block and a handoff block',
      expected: 'both blocks',
    },
    async () => {
      const text =
        '---BATON_OUTPUTS_START---\na: 1\n---BATON_OUTPUTS_END---\n---BATON_HANDOFF_START---\n{}\n---BATON_HANDOFF_END---\ndone';
      const exit = { ended: 'exited', exitStatus: 0, stderr: '' } as const;
      const codex = [{ type: 'item.completed', item: { type: 'agent_message', text } }, { type: 'turn.completed' }];
      const pieces = (text.match(/.{1,7}/gs) ?? []).map((content) => ({
        type: 'message',
        role: 'assistant',
        content,
        delta: true,
      }));
      const gemini = [...pieces, { type: 'result', status: 'success' }];
      for (const [engine, events] of [
        ['codex', codex],
        ['gemini', gemini],
      ] as const) {
        await install({ engine, exit, stdout: events.map((event) => `${JSON.stringify(event)}\n`).join('') });
        const { printed, finalText } = await run(agentSchema.parse({ engine }));
        expect(printed).toEqual({ outputs: ['a: 1'], handoff: ['{}'] });
        expect(finalText).toBe(text);
      }
    },
  );

  requirement(
    {
      ids: ['T29', 'DESIGN-4.2'],
      title: 'the files of an engine are never written through a link that was there before',
      input: 'links to elsewhere in place of the folder and of the file',
      expected: 'the places that the links lead to are as they were',
    },
    async () => {
      await mkdir(join(root, 'elsewhere'));
      await symlink(join(root, 'elsewhere'), join(root, 'files/home/.codex'));
      await writeFile(join(root, 'victim'), 'untouched');
      await mkdir(join(root, 'files/home/.gemini'));
      await symlink(join(root, 'victim'), join(root, 'files/home/.gemini/settings.json'));
      for (const engine of ['codex', 'gemini'] as const) {
        await install({ engine, stdout: '', exit: { ended: 'exited', exitStatus: 0, stderr: '' } });
        await run(agentSchema.parse({ engine }));
      }
      await expect(readFile(join(root, 'elsewhere/config.toml'))).rejects.toThrow('ENOENT');
      expect(await readFile(join(root, 'victim'), 'utf8')).toBe('untouched');
      expect(await readFile(join(root, 'files/home/.gemini/settings.json'), 'utf8')).toContain('mcpServers');
    },
  );

  requirement(
    {
      ids: ['F-GH1', 'T59'],
      title: 'an engine that could run no command for its agent ends before it is paid, and says what to do',
      input: 'Codex without isolation at read, edit and full, where its sandbox may make no user namespace',
      expected: 'read and edit: not started, reason startup, the sysctl and the container named; full: started',
    },
    async () => {
      const complaint = 'bwrap: Creating new namespace failed: Operation not permitted';
      const paid = join(root, 'paid');
      await writeFile(
        join(root, 'bin/codex'),
        `#!/bin/sh\n[ "$1" = sandbox ] && { echo '${complaint}' >&2; exit 1; }\ntouch '${paid}'\n`,
        { mode: 0o755 },
      );
      for (const access of ['read', 'edit'] as const) {
        const { ended, reason, result } = await run(agentSchema.parse({ engine: 'codex', access }));
        expect([access, ended, result.reason]).toEqual([access, 'not-started', 'startup']);
        expect(reason).toContain(`${complaint}. Allow them`);
        expect(reason).toContain('sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0');
        expect(reason).toContain('in a container its `options` forbid them');
      }
      await expect(readFile(paid)).rejects.toThrow('ENOENT');
      await run(agentSchema.parse({ engine: 'codex', access: 'full' }));
      expect(await readFile(paid, 'utf8')).toBe('');
    },
  );

  requirement(
    {
      ids: ['F-GH1', 'T59'],
      title: 'a command that the sandbox of Codex refused is a warning',
      input: 'a command whose output begins with `bwrap:`, and one that only names it',
      expected: 'one warning, which quotes the first',
    },
    async () => {
      const output = (text: string) => ({
        type: 'item.completed',
        item: { type: 'command_execution', status: 'failed', aggregated_output: text },
      });
      const events = [
        output('bwrap: loopback: Failed RTM_NEWADDR\n'),
        output('see bwrap: it is fine'),
        { type: 'turn.completed' },
      ];
      const stdout = events.map((event) => `${JSON.stringify(event)}\n`).join('');
      await install({ engine: 'codex', stdout, exit: { ended: 'exited', exitStatus: 0, stderr: '' } });
      const { result } = await run(agentSchema.parse({ engine: 'codex' }));
      expect(result.warnings).toEqual(['The sandbox of Codex refused a command: bwrap: loopback: Failed RTM_NEWADDR']);
    },
  );

  it('says in warnings what an engine cannot do, and runs it all the same', async () => {
    await install({
      engine: 'codex',
      stdout: '{"type":"turn.completed"}\n',
      exit: { ended: 'exited', exitStatus: 0, stderr: '' },
    });
    const done = await run(agentSchema.parse({ engine: 'codex', 'max-turns': 3, tools: { deny: ['shell'] } }));
    expect(done.result.outcome).toBe('success');
    expect(done.warnings).toEqual([expect.stringContaining('`max-turns`'), expect.stringContaining('`tools.deny`')]);
  });
});
