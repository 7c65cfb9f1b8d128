import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../src/core/config/parse/parse-config.ts';
import { rewriteConfig } from '../../../src/lab/stand-in/rewrite-config.ts';
import { requirement } from '../../support/requirement.ts';
import { configOf, direct, prepare, start, writeProgram } from './support.ts';

const agents = {
  fixer: { engine: 'claude-code', env: ['ANTHROPIC_API_KEY', 'CLAUDE_CODE_OAUTH_TOKEN', 'DOCS_KEY'] },
  reviewer: { engine: 'claude-code', 'program-setup': 'npm ci', 'mcp-servers': { docs: { command: 'docs' } } },
  script: { engine: 'command', command: ['sh', 'script.sh'], env: ['SCRIPT_KEY'] },
};
const stages = {
  work: { agent: 'fixer', branch: 'baton/x', setup: 'npm ci', 'setup-env': ['NPM_TOKEN'] },
  review: { agent: 'reviewer', setup: 'npm ci' },
  script: { agent: 'script', setup: 'npm ci' },
};
const config = configOf(agents, stages);
const shell = { ANTHROPIC_API_KEY: 'sk-1', DOCS_KEY: 'd-1', NPM_TOKEN: 'n-1', SCRIPT_KEY: 's-1', OTHER: 'o-1' };

/** A program that prints what Claude Code would, and how it was called. */
const claude = `#!/bin/sh
cat >/dev/null
printf '{"type":"result","subtype":"success","is_error":false,"result":"real %s\\\\n[BATON-RESULT: success]","terminal_reason":"completed"}\\n' "$1"
`;

describe('--agent', () => {
  requirement(
    {
      ids: ['U25'],
      title: 'a command of the person plays an agent, with the environment and the prompt of that agent',
      input: "--agent fixer='…' and --agent script='…', which read stdin and a secret, write a handoff, and fail on request",
      expected: 'prompt, secret and handoff as with the real agent; the exit status decides; setup stays',
    },
    async () => {
      const command = 'cat; echo " with $DOCS_KEY"; printf \'{"summary":"done"}\' >"$BATON_HANDOFF_PATH"; exit "${CODE:-0}"';
      const standIns = await prepare(config, { agents: [`fixer=${command}`, `script=${command}`], shell });
      const secrets = { DOCS_KEY: 'd-1' };
      const good = await start(config, standIns, { secrets });
      expect(good.ended).toEqual({ outcome: 'succeeded' });
      expect(good.run.finalText).toBe('Fix the bug.\n with d-1\n[BATON-RESULT: success]');
      expect(good.reading.handoff?.summary).toBe('done');
      expect((await start(config, standIns, { stage: 'script' })).run.stdout).toBe('Fix the bug.\n with \n');
      const bad = await prepare(config, { agents: ['fixer=echo no >&2; exit 3'], shell });
      expect((await start(config, bad)).ended).toMatchObject({ outcome: 'failed', failure: { reason: 'exit-status' } });
      expect(standIns).toMatchObject({
        secrets: { ANTHROPIC_API_KEY: 'sk-1', DOCS_KEY: 'd-1', NPM_TOKEN: 'n-1', SCRIPT_KEY: 's-1' },
        withoutSetup: ['fix.review'],
        withoutProgramSetup: ['reviewer'],
      });
    },
    20_000,
  );

  it('follows the result signal of a command', async () => {
    const standIns = await prepare(config, { agents: ["fixer=echo '[BATON-RESULT: noop] nothing there'"] });
    expect((await start(config, standIns)).ended).toEqual({ outcome: 'noop', note: 'nothing there' });
  });
});

describe('--real', () => {
  requirement(
    {
      ids: ['U25'],
      title: 'one agent runs for real beside a stand-in of the same engine, with keys of the shell',
      input: '--real fixer with a program `claude` in PATH; the stages of fixer and of reviewer',
      expected: 'the real program with its arguments, then the stand-in; the secrets that `env` names and no others',
    },
    async () => {
      const folder = writeProgram('claude', claude);
      const standIns = await prepare(config, { real: ['fixer'], shell: { ...shell, PATH: folder } });
      expect((await start(config, standIns)).run.finalText).toBe('real -p\n[BATON-RESULT: success]');
      expect((await start(config, standIns, { stage: 'review' })).run.finalText).toMatch(/^Stand-in for claude-code/);
      expect(standIns).toMatchObject({
        secrets: { ANTHROPIC_API_KEY: 'sk-1', DOCS_KEY: 'd-1', NPM_TOKEN: 'n-1' },
        withoutSecret: ['CLAUDE_CODE_OAUTH_TOKEN'],
        asks: [],
      });
      expect(standIns.secrets).not.toHaveProperty('SCRIPT_KEY');
      expect(standIns.notes).toContain(`These agents run for real: fixer (${join(folder, 'claude')}).`);
      expect(standIns.path).toContain(folder);
    },
    20_000,
  );

  it('leaves the program of an engine alone where all its agents run for real', async () => {
    const only = configOf({ fixer: agents.fixer }, { work: stages.work });
    const folder = writeProgram('claude', claude);
    const standIns = await prepare(only, { real: true, shell: { ...shell, PATH: folder } });
    expect((await start(only, standIns)).run.finalText).toBe('real -p\n[BATON-RESULT: success]');
    expect(standIns.withoutSetup).toEqual([]);
  });

  requirement(
    {
      ids: ['U25'],
      title: 'nobody runs an agent with their own rights without being asked',
      input: '--real and --agent on a machine that cannot isolate agents, and stand-ins there',
      expected: 'one question that names the agents and says why; none for stand-ins',
    },
    async () => {
      const path = writeProgram('claude', claude);
      const wishes = { real: ['fixer'], agents: ['reviewer=true'], shell: { ...shell, PATH: path }, isolation: direct };
      expect((await prepare(config, wishes)).asks).toEqual([
        expect.stringMatching(
          /with your own rights and can read and change all your files: fixer, reviewer\. They are not isolated/,
        ),
      ]);
      expect((await prepare(config, { isolation: direct })).asks).toEqual([]);
    },
  );
});

describe('the configuration of the snapshot', () => {
  it('gets the commands of stand-ins and loses what only real agents need', async () => {
    const text = JSON.stringify({ version: 1, agents, pipelines: { fix: { on: { issues: { labels: ['fix'] } }, stages } } });
    const standIns = await prepare(config, { say: ['script=fail'] });
    const rewritten = parseConfig(rewriteConfig(text, standIns));
    if (!rewritten.ok) throw new Error('not valid');
    const launcher = join(standIns.path[0] ?? '', 'command-script');
    expect(rewritten.value.agents.script?.command).toEqual([launcher, 'sh', 'script.sh']);
    expect(standIns.withoutSetup).toEqual(['fix.work', 'fix.review', 'fix.script']);
    expect(JSON.stringify(rewritten.value)).not.toContain('npm ci');
  });

  it('says the same as before in everything else, however its texts are written', () => {
    const stage = '{ agent: one, setup: npm ci }';
    const prompts = [
      '|\n          a  \n\n           b: #c\n',
      '>-\n          long line\n          goes on\n\n          next\n',
      `"${'x '.repeat(80)}\\u00e9"`,
      "'it''s {{ subject.title }}'",
    ];
    const written = prompts.map(
      (prompt, index) => `      s${index}:\n        agent: one\n        prompt: ${prompt}\n        setup: npm ci\n`,
    );
    const text = `# mine\nversion: 1\nagents: { one: { engine: codex } }\npipelines:\n  fix:\n    on: { issues: { labels: [a] } }\n    stages:\n      first: ${stage}\n${written.join('')}`;
    const before = parseConfig(text);
    if (!before.ok) throw new Error(JSON.stringify(before.error));
    const withoutSetup = Object.keys(before.value.pipelines.fix?.stages ?? {}).map((name) => `fix.${name}`);
    const after = parseConfig(rewriteConfig(text, { commands: {}, withoutSetup, withoutProgramSetup: [] }));
    expect(after).toEqual(JSON.parse(JSON.stringify(before, (key, value) => (key === 'setup' ? undefined : value))));
    expect(rewriteConfig(text, { commands: {}, withoutSetup: [], withoutProgramSetup: [] })).toBe(text);
  });
});
