import { afterAll, describe, expect } from 'vitest';
import type { TestedEngine } from '../../scripts/test-agents/options.ts';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { describeWorld, tellStory } from './support/agent-world.ts';
import { type Cli, clis, type ToolCall } from './support/cli.ts';
import type { ModelReply, ModelServer } from './support/model.ts';
import { proof } from './support/proof.ts';

const create = useLocalWorlds();
const servers: ModelServer[] = [];
const chosen = process.env.BATON_TEST_ENGINES?.split(',');
const success: ModelReply = { say: 'All done.\n[BATON-RESULT: success]' };
const branch = 'baton/access';

afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
});

type Access = 'read' | 'edit' | 'full';

interface Tried {
  readonly world: LocalWorld;
  /** What each tool said that the model was offered. */
  readonly said: { readonly shell?: string; readonly file?: string };
  /** The tools that the model was offered at first. */
  readonly tools: readonly string[];
  readonly outcome: string | undefined;
  readonly warnings: readonly string[];
  /** The files of the branch. */
  readonly files: readonly string[];
  readonly story: string;
}

const printed = (word: string): string => `printf '%s-%s\\n' ${word} 42`;

/** Writes by the shell, asks for a connection and commits. What the shell prints is never in the command. */
const shellText = (port: string): string =>
  [
    printed('ran'),
    `(echo shell >by-shell.txt) && ${printed('wrote')} || ${printed('kept')}`,
    `bash -c 'exec 3<>/dev/tcp/127.0.0.1/${port}' && ${printed('open')} || ${printed('closed')}`,
    `git -c user.name=Agent -c user.email=agent@example.com commit --quiet --allow-empty -m 'A commit of the agent'`,
  ].join('; ');

/** Plays an agent that tries all that `access` is about: a shell command, a write by the shell, a connection, a write by a tool. */
async function attempt(cli: Cli, access: Access, settings: Readonly<Record<string, unknown>> = {}): Promise<Tried> {
  const server = await cli.serve();
  servers.push(server);
  const mark = `(access ${access})`;
  const attempts: Readonly<Record<'shell' | 'file', ToolCall>> = {
    shell: cli.run(shellText(new URL(server.url).port)),
    file: cli.write({ path: 'PLACE/by-tool.txt', content: 'tool' }),
  };
  const said: { shell?: string; file?: string } = {};
  let offered: readonly string[] = [];
  let asked: ('shell' | 'file')[] = [];
  server.play(({ messages, tools, results }) => {
    const all = messages.map(({ text }) => text).join('\n');
    if (!all.includes(mark)) return { say: 'ok' };
    if (offered.length === 0) offered = tools;
    for (const [index, name] of asked.entries()) said[name] ??= results[index];
    const next = (['shell', 'file'] as const).find((name) => !asked.includes(name) && tools.includes(attempts[name].tool));
    if (next === undefined) return success;
    asked = [...asked, next];
    // Some tools take absolute paths only. Each engine tells its model in which folder it works.
    const place = /\/\S*\/work\/ledger\/ledger(?![\w/-])/.exec(all)?.[0] ?? '.';
    const { tool, with: input } = attempts[next];
    return { call: tool, with: JSON.parse(JSON.stringify(input).replaceAll('PLACE', place)) };
  });
  const stages = { work: { agent: 'worker', branch, prompt: `${mark} Try it.`, retry: { attempts: 1 } } };
  const world = await create(
    describeWorld({ cli, url: server.url, pipelines: { access: stages }, agent: { access, ...settings } }),
  );
  const issue = await world.run('access');
  const [task] = await world.tasks(issue);
  const { outcome, warnings = [] } = task?.body ?? {};
  const names = world.git('for-each-ref', '--format=%(refname:short)').includes(branch)
    ? world.git('ls-tree', '-r', '--name-only', branch)
    : '';
  return {
    world,
    said,
    tools: offered,
    outcome,
    warnings,
    files: names.trim().split('\n'),
    story: `${JSON.stringify({ said, warnings }, undefined, 1)}\n${tellStory(world, server)}`,
  };
}

/** The tool that each engine is denied by `tools.deny`, in its own words: the one that runs commands. */
const shellRules: Readonly<Record<TestedEngine, string | undefined>> = {
  'claude-code': 'Bash',
  codex: undefined,
  gemini: 'run_shell_command',
  opencode: 'bash',
  copilot: 'shell',
};

/** Names of tools that come back after the end, multiply a start, or work where nobody captures. */
const forSessions = /schedule|cron|wake.?up|^monitor$|remote.?trigger|^workflow$|work.?tree/i;

for (const cli of clis.filter(({ engine }) => chosen?.includes(engine) ?? true)) {
  const { engine } = cli;
  const ids = ['F-GH1', 'T59'];
  const runsAtRead = engine === 'codex';

  describe(engine, () => {
    proof({ engine, of: [16], ids, title: `${engine} at \`read\` changes nothing` }, async () => {
      const { outcome, said, warnings, story } = await attempt(cli, 'read');
      expect(outcome, story).toBe('succeeded');
      if (runsAtRead) for (const word of ['ran-42', 'kept-42', 'closed-42']) expect(said.shell, story).toContain(word);
      expect(said.shell ?? '', story).not.toContain('wrote-42');
      expect(
        warnings.filter((warning) => /changed files|bwrap/.test(warning)),
        story,
      ).toEqual([]);
    });

    proof(
      { engine, of: [17], ids, title: `${engine} at \`edit\` changes files, and its commands reach no network` },
      async () => {
        const { outcome, said, files, story } = await attempt(cli, 'edit');
        expect(outcome, story).toBe('succeeded');
        if (runsAtRead) for (const word of ['ran-42', 'wrote-42', 'closed-42']) expect(said.shell, story).toContain(word);
        else expect(said.shell ?? '', story).not.toMatch(/(?:ran|wrote|open)-42/);
        expect(files, story).toContain(runsAtRead ? 'by-shell.txt' : 'by-tool.txt');
      },
    );

    proof({ engine, of: [18, 20], ids, title: `${engine} at \`full\` runs commands` }, async () => {
      const { world, outcome, said, tools, files, story } = await attempt(cli, 'full');
      expect(outcome, story).toBe('succeeded');
      for (const word of ['ran-42', 'wrote-42', 'open-42']) expect(said.shell, story).toContain(word);
      expect(files, story).toContain('by-shell.txt');
      expect(world.git('log', '--format=%s', branch), story).toContain('A commit of the agent');
      expect(tools.filter((name) => forSessions.test(name))).toEqual([]);
    });

    const rule = shellRules[engine];
    const lacks = rule === undefined ? 'it has no list of tools; a warning says so' : undefined;
    proof({ engine, of: [19], title: '`tools.deny` keeps commands away at `full`', ...(lacks && { lacks }) }, async () => {
      const { outcome, said, warnings, story } = await attempt(cli, 'full', { tools: { deny: [rule ?? 'shell'] } });
      expect(outcome, story).toBe('succeeded');
      if (lacks === undefined) expect(said.shell ?? '', story).not.toMatch(/(?:ran|wrote|open)-42/);
      else expect(warnings.join('\n'), story).toContain('`tools.deny` has no effect');
      if (lacks !== undefined) expect(said.shell, story).toContain('ran-42');
    });

    if (engine === 'claude-code')
      proof(
        { engine, of: [20], ids: ['F-EN4'], title: 'a tool that outlives a start comes only where it is asked for by name' },
        async () => {
          const found = ({ tools }: Tried) => tools.filter((name) => /^(?:ScheduleWakeup|Workflow)$/.test(name));
          const again = await attempt(cli, 'full', { tools: { allow: ['ScheduleWakeup'], deny: ['NoSuchToolAtAll'] } });
          expect(again.outcome, again.story).toBe('succeeded');
          expect(found(again)).toEqual(['ScheduleWakeup']);
        },
      );
  });
}
