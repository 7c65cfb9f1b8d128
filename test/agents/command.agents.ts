import { createHash } from 'node:crypto';
import { describe, expect } from 'vitest';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { pushCommit } from '../support/local-world-push.ts';
import { isAlive } from './support/is-alive.ts';
import { plantedFiles } from './support/planted-files.ts';
import { proof } from './support/proof.ts';

const create = useLocalWorlds();
const chosen = process.env.BATON_TEST_ENGINES?.split(',');
const engine = 'command';
const branch = 'baton/own';
const line = 'Ωμέγα, 漢字, 🦊, שלום, \u202Eright\u202C, "$HOME" `id` \\n \0 end\r';
const lines = 3_500;
const long = `{% for i in (1..${lines}) %}${line}\n{% endfor %}`;

/** A program of one's own: its prompt begins with what it is to do. */
const program = `import { createHash } from 'node:crypto';
import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
const prompt = readFileSync(0);
const [what] = /^\\w+/.exec(prompt.toString('utf8').replace(/^You have done[\\s\\S]*?---\\n\\n/, '')) ?? [];
const { HOME, TMPDIR, BATON_HANDOFF_PATH, OWN_KEY } = process.env;
const left = [...readdirSync(HOME), ...readdirSync(TMPDIR)];
const say = (text) => new Promise((resolve) => process.stdout.write(text, resolve));
const success = '\\n[BATON-RESULT: success]\\n';
writeFileSync(HOME + '/planted', 'x');
writeFileSync(TMPDIR + '/planted', 'x');
const works = {
  async basics() {
    writeFileSync('made.txt', 'by the program');
    execFileSync('git', ['add', 'made.txt']);
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', 'commit', '-qm', 'Made by the program']);
    const digest = createHash('sha256').update(prompt).digest('hex');
    writeFileSync(BATON_HANDOFF_PATH, JSON.stringify({ version: 1, summary: digest }));
    const result = { summary: 'Done.\\n[BATON-RESULT: success]', usage: { inputTokens: 7, outputTokens: 3 }, costUsd: 0.01 };
    await say('Working.\\n::agent-result::' + JSON.stringify(result));
  },
  async missing() {
    await say('Key ' + (OWN_KEY ?? 'none').length + '. Left by others: ' + (left.join() || 'nothing') + success);
  },
  async writes() {
    writeFileSync('made.txt', 'by the program');
    await say('Written.' + success);
  },
  async flood() {
    await say('a line of the output\\n'.repeat(100_000) + 'x'.repeat(11 * 1024 * 1024) + '\\n\\nThe last word.' + success);
  },
  async killed() {
    await say('Nearly done.' + success);
    process.kill(process.pid, 'SIGKILL');
  },
  async hangs() {
    spawn('sh', ['-c', 'sleep 900; echo left-over-own'], { detached: true, stdio: 'ignore' }).unref();
    setInterval(() => undefined, 1_000);
  },
  async refused() {
    await say('The provider refused the key.\\n[BATON-RESULT: failure] auth\\n');
    process.exitCode = 1;
  },
};
await works[what]();
`;

interface Scene {
  readonly prompt: string;
  readonly agent?: Readonly<Record<string, unknown>>;
  readonly stage?: Readonly<Record<string, unknown>>;
  /** The files of a pull request, which it works on in the place of an issue. */
  readonly brings?: Readonly<Record<string, string>>;
}

async function play({ prompt, agent, stage, brings }: Scene) {
  const config = {
    version: 1,
    signing: { keys: ['KEY'] },
    prices: { own: { input: 1, output: 1 } },
    agents: { worker: { engine, command: ['node', 'scripts/own.mjs'], access: 'full', env: ['OWN_KEY'], ...agent } },
    pipelines: {
      own: {
        on: { issues: { labels: ['own'] }, 'pull-requests': { labels: ['own'] } },
        stages: { work: { agent: 'worker', branch, prompt, retry: { attempts: 1 }, ...stage } },
      },
    },
  };
  const world = await create({
    agents: {},
    pipelines: {},
    config: JSON.stringify(config),
    secrets: { AGENT_SECRETS: 'OWN_KEY=a-key-of-its-own' },
    caller: (text) => `${text.trimEnd()}\n      agent-secrets: \${{ secrets.AGENT_SECRETS }}\n`,
    files: { 'scripts/own.mjs': program },
  });
  const issue = brings === undefined ? await world.run('own') : await runOnPull(world, brings);
  const { records } = await world.records(issue);
  const bodies = records.flatMap(({ record }) => (record.kind === 'task' ? [record.body] : []));
  const end = records.flatMap(({ record }) => (record.kind === 'end' ? [record.body] : []))[0];
  const story = world
    .jobs()
    .map(({ log }) => log.slice(-3_000))
    .join('\n');
  return { world, issue, body: bodies[0], end, story };
}

async function runOnPull(world: LocalWorld, files: Readonly<Record<string, string>>): Promise<number> {
  pushCommit({ directory: world.repository.directory, branch: 'topic', files });
  const body = { title: 'Everything', body: '', head: 'topic', base: 'main' };
  const { number } = (await world.ask('/pulls', { method: 'POST', body })) as { number: number };
  await world.label(number, 'own');
  await world.settle();
  return number;
}

const isPublished = (world: LocalWorld): boolean => world.git('branch', '--list', branch) !== '';

if (chosen?.includes(engine) ?? true)
  describe(engine, () => {
    let played: ReturnType<typeof play> | undefined;
    const basics = (): ReturnType<typeof play> => {
      played ??= play({
        prompt: `basics\n${long}`,
        agent: {
          instructions: 'Mind it.',
          tools: { deny: ['x'] },
          'max-turns': 2,
          model: 'own',
          'max-cost-usd': 1,
          'mcp-servers': { far: { url: 'http://127.0.0.1:9/mcp' } },
        },
      });
      return played;
    };
    const digest = createHash('sha256')
      .update(`basics\n${`${line}\n`.repeat(lines)}`)
      .digest('hex');

    proof({ engine, of: [1, 2], title: 'a prompt of 200 KB comes by stdin as it is' }, async () => {
      const { body, story } = await basics();
      expect(body, story).toMatchObject({ outcome: 'succeeded', handoff: { summary: digest } });
      expect(body?.prompt?.bytes).toBeGreaterThan(200_000);
    });

    proof({ engine, of: [13], title: 'a handoff by file is recorded' }, async () => {
      expect((await basics()).body?.handoff?.summary).toBe(digest);
    });

    proof({ engine, of: [18], title: 'a commit of the program is captured' }, async () => {
      expect((await basics()).world.git('log', '-1', '--format=%s', branch)).toBe('Made by the program');
    });

    proof(
      { engine, of: [22], note: 'those that it tells itself', title: 'tokens and dollars are those that it tells' },
      async () => {
        expect((await basics()).body?.usage).toMatchObject({ inputTokens: 7, outputTokens: 3, costUsd: 0.01 });
      },
    );

    const without: readonly (readonly [of: readonly number[], setting: string, lacks: string])[] = [
      [[3], '`instructions` has no effect', 'its prompt says all'],
      [[9, 10, 11, 12, 14], '`mcp-servers` has no effect', 'it knows no MCP'],
      [[19], '`tools.deny` has no effect', 'it has no list of tools'],
      [[23], '`max-cost-usd` has no effect', 'nothing stops it at a cost'],
      [[24], '`max-turns` has no effect', 'it cannot count turns; the end of its time ends it'],
    ];
    for (const [of, setting, lacks] of without)
      proof({ engine, of, lacks, title: `says that ${setting}` }, async () => {
        expect((await basics()).body?.warnings.join('\n')).toContain(setting);
      });

    proof({ engine, of: [4, 5, 6], lacks: 'its prompt says all', title: 'is told no rules' }, async () => {
      expect((await basics()).body?.prompt?.rules).toBeUndefined();
    });

    proof(
      { engine, of: [8, 15, 30], title: 'without its handoff it fails, and its second start finds nothing of the first' },
      async () => {
        const { body, end, story } = await play({ prompt: 'missing', stage: { handoff: { required: true } } });
        expect([body?.outcome, body?.failure?.reason], story).toEqual(['failed', 'handoff']);
        expect(end?.output ?? story, story).toContain('Left by others: nothing');
      },
    );

    proof(
      { engine, of: [7], title: 'it runs the program of the commit of the configuration, whatever a pull request brings' },
      async () => {
        const brings = { ...plantedFiles, 'scripts/own.mjs': "process.stdout.write('planted\\n[BATON-RESULT: success]\\n');" };
        const { world, body, end, story } = await play({ prompt: 'missing', brings });
        expect(body?.outcome, story).toBe('succeeded');
        expect(end?.output, story).toContain('Left by others: nothing');
        // What a hook, a server or a plugin leaves behind would be published.
        expect(isPublished(world), story).toBe(false);
      },
    );

    proof(
      { engine, of: [21], lacks: 'it signs in by itself, with the secrets that `env` names', title: 'it gets its secrets' },
      async () => {
        const { end, story } = await play({ prompt: 'missing' });
        expect(end?.output, story).toContain(`Key ${'a-key-of-its-own'.length}.`);
      },
    );

    describe.each([
      ['read', 16, 'nothing refuses a write, which is not published'],
      ['edit', 17, 'its commands run'],
    ] as const)('%s', (access, number, lacks) => {
      proof(
        { engine, of: [number], lacks, title: `what it writes at ${access} is ${access === 'read' ? 'not ' : ''}published` },
        async () => {
          const { world, body, story } = await play({ prompt: 'writes', agent: { access } });
          expect(body?.outcome, story).toBe('succeeded');
          expect(isPublished(world), story).toBe(access === 'edit');
        },
      );
    });

    proof(
      { engine, of: [20], note: 'what it starts ends with it', title: 'at the end of its time no process of it is left' },
      async () => {
        const { body, story } = await play({ prompt: 'hangs', stage: { 'timeout-minutes': 11 } });
        expect([body?.outcome, body?.failure?.reason], story).toEqual(['failed', 'timeout']);
        expect(isAlive('left-over-own')).toBe(false);
      },
    );

    proof({ engine, of: [25], title: 'a SIGKILL is no success' }, async () => {
      const { body, story } = await play({ prompt: 'killed' });
      expect([body?.outcome, body?.failure?.reason], story).toEqual(['failed', 'killed']);
    });

    proof(
      { engine, of: [26, 27, 28], lacks: 'its own word is never one of Baton’s reasons', title: 'its own word stays its own' },
      async () => {
        const { body, story } = await play({ prompt: 'refused' });
        expect(body?.outcome, story).toBe('failed');
        expect(['unspecified', 'exit-status'], story).toContain(body?.failure?.reason);
      },
    );

    proof({ engine, of: [29], title: 'a flood of output does not change how it ended' }, async () => {
      const { body, end, story } = await play({ prompt: 'flood' });
      expect(body?.outcome, story).toBe('succeeded');
      expect(end?.output, story).toContain('The last word.');
    });
  });
