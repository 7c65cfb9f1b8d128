import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createAgentRunner } from '../../src/adapters/agent/create-agent-runner.ts';
import { createTaskFiles } from '../../src/adapters/agent/files/task-files.ts';
import { createNodeHasher } from '../../src/adapters/crypto/node-hasher.ts';
import type { AgentOutput } from '../../src/core/output/agent-output.ts';
import { captureResults } from '../../src/core/output/captured-results.ts';
import { requirement } from '../support/requirement.ts';
import { buildTaskContext, type ContextFacts } from './task-context-builder.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

interface Given extends Pick<ContextFacts, 'prices' | 'configFiles' | 'handoff' | 'stage' | 'captured'> {
  readonly agent: Readonly<Record<string, unknown>>;
  /** Program of the engine and what it says. */
  readonly program: string;
  readonly events: readonly object[];
  readonly exit?: number;
  readonly before?: string;
}

/** The real runner with a program of the engine's name, whose folder the test reads afterwards. */
async function run({
  program,
  events,
  exit = 0,
  before = '',
  ...given
}: Given): Promise<{ output: AgentOutput; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'baton-run-engines-'));
  folders.push(folder);
  for (const name of ['bin', 'workspace']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'stdout'), events.map((event) => `${JSON.stringify(event)}\n`).join(''));
  const lines = [
    '#!/bin/sh',
    `cp -r "$(dirname "$BATON_PROMPT_PATH")" '${join(folder, 'seen')}'`,
    `cp -r "$HOME" '${join(folder, 'seen/home')}'`,
    before,
    `cat '${join(folder, 'stdout')}'`,
    `exit ${exit}`,
  ];
  writeFileSync(join(folder, 'bin', program), `${lines.join('\n')}\n`);
  chmodSync(join(folder, 'bin', program), 0o755);
  const log = { info: () => undefined, warning: () => undefined, error: () => undefined };
  const { runAgent, context } = await buildTaskContext({
    ...given,
    runner: createAgentRunner({ log, redact: (text) => text, isolation: { isolated: false, reason: 'not isolated' } }),
    files: await createTaskFiles({ root: join(folder, 'files'), run: 'fix-42', task: 'fix', attempt: 1, execution: 1 }),
    workspace: join(folder, 'workspace'),
    path: `${join(folder, 'bin')}:/usr/bin:/bin`,
    log,
  });
  return { output: await runAgent(context), folder };
}

const tokens = { input_tokens: 1_000_000, cached_input_tokens: 400_000, output_tokens: 100_000 };
const codexSays = (text: string): readonly object[] => [
  { type: 'thread.started', thread_id: 't' },
  { type: 'item.completed', item: { type: 'agent_message', text } },
  { type: 'turn.completed', usage: tokens },
];
const success = '[BATON-RESULT: success]';
const prices = { 'gpt-5': { input: 1, 'cached-input': 0.1, output: 10 } };
const codex = { program: 'codex', agent: { engine: 'codex', model: 'gpt-5' } } as const;
const claudeSays = (result: object): readonly object[] => [
  {
    type: 'result',
    subtype: 'success',
    is_error: false,
    result: `Done.\n${success}`,
    num_turns: 2,
    total_cost_usd: 0.25,
    ...result,
  },
];
const claude = { program: 'claude', agent: { engine: 'claude-code' } } as const;

describe('an agent of an engine', () => {
  requirement(
    {
      ids: ['DESIGN-4.4', 'C-15'],
      title: 'it succeeds with its signal, and fails without it though all else was good',
      input: 'a good run of Codex whose last line is a signal, and one without',
      expected: 'succeeded; failed, empty-output',
    },
    async () => {
      expect((await run({ ...codex, events: codexSays(`Done.\n${success}`) })).output.outcome).toBe('succeeded');
      const silent = await run({ ...codex, events: codexSays('Done.') });
      expect(silent.output).toMatchObject({ outcome: 'failed', failure: { reason: 'empty-output' } });
    },
  );

  requirement(
    {
      ids: ['I-24', 'DESIGN-4.4'],
      title: 'what it used is in its output and its results; a cost from the prices is an estimate',
      input: 'Codex: a million tokens in, 400,000 of them cached, 100,000 out, at 1, 0.1 and 10 USD per million',
      expected: 'cost-usd 1.64, marked as an estimate',
    },
    async () => {
      const { output } = await run({ ...codex, events: codexSays(success), prices });
      expect(output.usage).toMatchObject({
        model: 'gpt-5',
        inputTokens: 1_000_000,
        cachedTokens: 400_000,
        outputTokens: 100_000,
        estimated: true,
      });
      expect(output.usage?.costUsd).toBeCloseTo(1.64, 9);
      expect(captureResults(output).results).toMatchObject({
        'cost-usd': '1.64',
        'input-tokens': '1000000',
        'output-tokens': '100000',
      });
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.1'],
      title: 'more than max-cost-usd is a warning after a success, and ends the attempts after a failure',
      input: 'an agent that may cost 0.10 USD and has cost 0.25',
      expected: 'succeeded with a warning; failed with the reason budget',
    },
    async () => {
      const agent = { ...claude.agent, 'max-cost-usd': 0.1 };
      const good = await run({ ...claude, agent, events: claudeSays({}) });
      expect(good.output).toMatchObject({ outcome: 'succeeded', usage: { costUsd: 0.25 } });
      expect(good.output.warnings).toEqual([expect.stringContaining('more than its `max-cost-usd` of 0.1')]);
      const bad = await run({ ...claude, agent, events: claudeSays({ result: '[BATON-RESULT: failure] tests-failed' }) });
      expect(bad.output).toMatchObject({ outcome: 'failed', failure: { reason: 'budget' } });
    },
  );

  requirement(
    {
      ids: ['H-21'],
      title: 'it is told how to end and what to leave, and after that what its instructions say',
      input: 'instructions in a file of the default branch',
      expected: "the engine's own channel holds ours, then the file's text; the prompt holds neither",
    },
    async () => {
      const agent = { ...claude.agent, instructions: '.github/agents/one.md' };
      const configFiles = { '.github/agents/one.md': 'Speak like a captain.\n' };
      const { folder } = await run({ ...claude, agent, configFiles, events: claudeSays({}) });
      const system = readFileSync(join(folder, 'seen/engine/system.md'), 'utf8');
      expect(system).toMatch(/BATON_HANDOFF_PATH.*\[BATON-RESULT: success\].*\n\nSpeak like a captain\.$/s);
      expect(readFileSync(join(folder, 'seen/prompt.md'), 'utf8')).toBe('Do it.');
    },
  );

  requirement(
    {
      ids: ['F-EN1'],
      title: 'it gets the rules that its engine does not read, before its own instructions, and the record names all of them',
      input: 'AGENTS.md, CLAUDE.md and GEMINI.md; Claude Code and Codex, with rules and without',
      expected: 'Claude Code is told the first two; Codex nothing, and both records name what the agent got; with `off` nothing',
    },
    async () => {
      const configFiles = { 'AGENTS.md': 'Use tabs.\n', 'CLAUDE.md': '@AGENTS.md\nBe bold.\n', 'GEMINI.md': 'Be shy.\n' };
      const agent = { ...claude.agent, instructions: 'Speak like a captain.' };
      const told = await run({ ...claude, agent, configFiles, events: claudeSays({}) });
      const system = readFileSync(join(told.folder, 'seen/engine/system.md'), 'utf8');
      expect(system).toMatch(/BATON-RESULT.*Use tabs\..*Be bold\..*\n\nSpeak like a captain\.$/s);
      expect(system).not.toContain('Be shy.');
      const digest = createNodeHasher().sha256('Use tabs.\n');
      expect(told.output.prompt?.rules).toEqual([
        { file: 'AGENTS.md', bytes: 10, digest, by: 'baton' },
        expect.objectContaining({ file: 'CLAUDE.md', bytes: 20, by: 'baton' }),
      ]);
      const reads = await run({ ...codex, configFiles, events: codexSays(success) });
      expect(readFileSync(join(reads.folder, 'seen/home/.codex/config.toml'), 'utf8')).not.toContain('Use tabs.');
      expect(reads.output.prompt?.rules).toEqual([{ file: 'AGENTS.md', bytes: 10, digest, by: 'engine' }]);
      const off = await run({ ...claude, agent: { ...agent, rules: 'off' }, configFiles, events: claudeSays({}) });
      expect(readFileSync(join(off.folder, 'seen/engine/system.md'), 'utf8')).not.toContain('Use tabs.');
      expect(off.output.prompt?.rules).toBeUndefined();
    },
  );

  it('is not started when its instructions cannot be read', async () => {
    const agent = { ...claude.agent, instructions: '.github/agents/none.md' };
    const { output } = await run({ ...claude, agent, events: claudeSays({}) });
    expect(output).toMatchObject({ outcome: 'failed', failure: { reason: 'prompt' } });
    expect(output.failure?.message).toContain('BATON-E610');
  });

  requirement(
    {
      ids: ['H-20', 'I-25'],
      title: 'a handoff that is demanded is part of a success, whatever the engine says',
      input: 'a good run of Claude Code that leaves no handoff, and one that leaves one',
      expected: 'failed with the reason handoff; succeeded',
    },
    async () => {
      const handoff = { required: true };
      expect((await run({ ...claude, handoff, events: claudeSays({}) })).output).toMatchObject({
        outcome: 'failed',
        failure: { reason: 'handoff' },
      });
      const before = `printf '{"version":1,"summary":"found it"}' >"$BATON_HANDOFF_PATH"`;
      const good = await run({ ...claude, handoff, before, events: claudeSays({}) });
      expect(good.output).toMatchObject({ outcome: 'succeeded', handoff: { summary: 'found it' } });
    },
  );

  it('tells people what was refused, though the engine calls it a success', async () => {
    const init = { type: 'system', subtype: 'init', mcp_servers: [{ name: 'docs', status: 'failed' }] };
    const denials = { permission_denials: [{ tool_name: 'Bash' }, { tool_name: 'Bash' }] };
    const { output } = await run({ ...claude, events: [init, ...claudeSays(denials)] });
    expect(output.warnings).toEqual([
      expect.stringContaining('The tool Bash was refused'),
      expect.stringContaining('The MCP server docs did not start'),
    ]);
  });

  requirement(
    {
      ids: ['F-EN2'],
      title: 'a usage limit is told with the time at which it opens again',
      input: 'the recorded runs of Claude Code and of Codex on a used-up limit, each with exit status 1',
      expected: 'limited; not-before as the event has it; of Codex the next 17:41 UTC',
    },
    async () => {
      const recorded = (name: string): readonly object[] =>
        readFileSync(`test/fixtures/agents/${name}.jsonl`, 'utf8')
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line));
      const { output } = await run({ ...claude, exit: 1, events: recorded('claude-code/usage-limit-session') });
      expect(output).toMatchObject({ outcome: 'failed', failure: { reason: 'limited' } });
      expect(output.limit).toMatchObject({ 'not-before': '2026-11-24T17:40:48Z' });
      expect(output.failure?.message).toMatch(/^Limited until 24 Nov 2026, 17:40 UTC\. .+\nYou've hit your 5-hour limit/);
      // Without access to everything Codex would be asked first whether it can run a command.
      const free = { ...codex, agent: { ...codex.agent, access: 'full' } };
      const before = Date.now();
      const next = (await run({ ...free, exit: 1, events: recorded('codex/usage-limit') })).output.limit?.['not-before'] ?? '';
      expect(next).toMatch(/T17:41:00Z$/);
      expect(Date.parse(next)).toBeGreaterThan(before);
      expect(Date.parse(next)).toBeLessThan(Date.now() + 86_460_000);
    },
  );

  requirement(
    {
      ids: ['P14-sleep'],
      title: 'a usage limit leaves what the agent had done by then, where its stage has a branch',
      input: 'Claude Code on a used-up limit after changes; with a branch and without one; the same after a refused key',
      expected: 'the commits; none, and a warning that says why; none',
    },
    async () => {
      const events = readFileSync('test/fixtures/agents/claude-code/usage-limit-session.jsonl', 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      const captured = { file: 'b', base: 'a'.repeat(40), head: 'b'.repeat(40) };
      const stage = { branch: 'baton/issue-42' };
      const kept = (await run({ ...claude, exit: 1, events, captured, stage })).output;
      expect(kept).toMatchObject({ outcome: 'failed', failure: { reason: 'limited' }, commits: { head: captured.head } });
      const lost = (await run({ ...claude, exit: 1, events, captured })).output;
      expect(lost.commits).toBeUndefined();
      expect(lost.warnings).toEqual([expect.stringContaining('changed files, but')]);
      const refused = claudeSays({ is_error: true, result: 'Invalid API key', api_error_status: 401 });
      expect((await run({ ...claude, exit: 1, events: refused, captured, stage })).output.commits).toBeUndefined();
    },
  );

  it('fails with the words of its engine', async () => {
    const said = { is_error: true, result: 'Credit balance is too low', api_error_status: 400 };
    const { output } = await run({ ...claude, exit: 1, events: claudeSays(said) });
    expect(output).toMatchObject({ outcome: 'failed', failure: { reason: 'billing' } });
    expect(output.failure?.message).toContain('Credit balance is too low');
  });
});
