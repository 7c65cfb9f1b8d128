import { afterAll, describe, expect } from 'vitest';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';
import { describeWorld, tellStory } from './support/agent-world.ts';
import { type Cli, clis, type ToolCall } from './support/cli.ts';
import type { ModelReply, ModelServer } from './support/model.ts';

const create = useLocalWorlds();
const servers: ModelServer[] = [];
const chosen = process.env.BATON_TEST_ENGINES?.split(',');
const minutes = 60_000;
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

/** Writes by the shell and asks for a connection. What the shell prints is never in the command. */
const shellText = (port: string): string =>
  [
    printed('ran'),
    `(echo shell >by-shell.txt) && ${printed('wrote')} || ${printed('kept')}`,
    `bash -c 'exec 3<>/dev/tcp/127.0.0.1/${port}' && ${printed('open')} || ${printed('closed')}`,
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

for (const cli of clis.filter(({ engine }) => chosen?.includes(engine) ?? true)) {
  describe(cli.engine, () => {
    const runsAtRead = cli.engine === 'codex';

    requirement(
      {
        ids: ['F-GH1', 'T59'],
        title: `${cli.engine} at \`read\` changes nothing`,
        input: 'a model that tries a shell command, a write by the shell, a connection, and a write by a tool',
        expected: runsAtRead ? 'the command runs, the writes fail, the connection is refused' : 'no write',
      },
      async () => {
        const { outcome, said, warnings, story } = await attempt(cli, 'read');
        expect(outcome, story).toBe('succeeded');
        if (runsAtRead) for (const word of ['ran-42', 'kept-42', 'closed-42']) expect(said.shell, story).toContain(word);
        expect(said.shell ?? '', story).not.toContain('wrote-42');
        expect(
          warnings.filter((warning) => /changed files|bwrap/.test(warning)),
          story,
        ).toEqual([]);
      },
      5 * minutes,
    );

    requirement(
      {
        ids: ['F-GH1', 'T59'],
        title: `${cli.engine} at \`edit\` changes files, and its commands reach no network`,
        input: 'the same',
        expected: runsAtRead ? 'a command runs and writes, the connection is refused' : 'a file by the tool, and no command',
      },
      async () => {
        const { outcome, said, files, story } = await attempt(cli, 'edit');
        expect(outcome, story).toBe('succeeded');
        if (runsAtRead) for (const word of ['ran-42', 'wrote-42', 'closed-42']) expect(said.shell, story).toContain(word);
        else expect(said.shell ?? '', story).not.toMatch(/(?:ran|wrote|open)-42/);
        expect(files, story).toContain(runsAtRead ? 'by-shell.txt' : 'by-tool.txt');
      },
      5 * minutes,
    );

    requirement(
      {
        ids: ['F-GH1', 'T59'],
        title: `${cli.engine} at \`full\` runs commands`,
        input: 'the same',
        expected: 'the command runs, connects and writes, and what it wrote is published',
      },
      async () => {
        const { outcome, said, files, story } = await attempt(cli, 'full');
        expect(outcome, story).toBe('succeeded');
        for (const word of ['ran-42', 'wrote-42', 'open-42']) expect(said.shell, story).toContain(word);
        expect(files, story).toContain('by-shell.txt');
      },
      5 * minutes,
    );

    if (cli.engine === 'claude-code')
      requirement(
        {
          ids: ['F-EN4'],
          title: 'claude-code is offered no tool that outlives a start or multiplies it, unless it is asked for by name',
          input: 'full access; then `tools: { allow: [ScheduleWakeup] }`, and a denied name that the CLI does not know',
          expected: 'neither ScheduleWakeup nor Workflow; then ScheduleWakeup alone, and the start does not fail',
        },
        async () => {
          const found = ({ tools }: Tried) => tools.filter((name) => /^(?:ScheduleWakeup|Workflow)$/.test(name));
          expect(found(await attempt(cli, 'full'))).toEqual([]);
          const again = await attempt(cli, 'full', { tools: { allow: ['ScheduleWakeup'], deny: ['NoSuchToolAtAll'] } });
          expect(again.outcome, again.story).toBe('succeeded');
          expect(found(again)).toEqual(['ScheduleWakeup']);
        },
        5 * minutes,
      );
  });
}
