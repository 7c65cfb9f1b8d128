import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect } from 'vitest';
import { useLocalWorlds } from '../support/local-world.ts';
import { proof } from './support/proof.ts';

const create = useLocalWorlds();
const chosen = process.env.BATON_TEST_ENGINES?.split(',');
const engine = 'cursor';
const branch = 'baton/played';
const instructions = 'Mind the lighthouse of Alexandria.';
const line = 'Ωμέγα, 漢字, 🦊, שלום, \u202Eright\u202C, "$HOME" `id` \\n \0 end\r';
const lines = 3_500;
const long = `{% for i in (1..${lines}) %}${line}\n{% endfor %}`;

/** Stands in for the program of Cursor: reads the file that it is told to read, and prints events as others recorded them. */
const standIn = `#!${process.execPath}
const { createHash } = require('node:crypto');
const { execFileSync } = require('node:child_process');
const { readFileSync, writeFileSync } = require('node:fs');
const [, path] = /Read the file (\\S+) to its end/.exec(process.argv.at(-1));
const all = readFileSync(path, 'utf8');
const prompt = all.slice(all.indexOf('\\n---\\n\\n') + 6);
const [what] = /^\\w+/.exec(prompt);
const print = (event) => new Promise((resolve) => process.stdout.write(JSON.stringify({ session_id: 's-1', ...event }) + '\\n', resolve));
const usage = { inputTokens: 700, outputTokens: 30, cacheReadTokens: 0, cacheWriteTokens: 0 };
const say = async (text) => {
  await print({ type: 'assistant', message: { role: 'assistant', content: [{ type: 'text', text }] } });
  if (what !== 'cut') await print({ type: 'result', subtype: 'success', is_error: false, result: text, duration_ms: 9, usage });
};
const success = '\\n[BATON-RESULT: success]';
(async () => {
  await print({ type: 'system', subtype: 'init', cwd: process.cwd(), model: 'auto', permissionMode: 'default' });
  if (what === 'flood') return say('a line of the output\\n'.repeat(100_000) + 'x'.repeat(11 * 1024 * 1024) + '\\n\\nThe last word.' + success);
  writeFileSync('made.txt', 'by the stand-in');
  execFileSync('git', ['add', 'made.txt']);
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', 'commit', '-qm', 'Made by the stand-in']);
  const summary = createHash('sha256').update(prompt).digest('hex') + (all.includes(${JSON.stringify(instructions)}) ? ' told' : '');
  writeFileSync(process.env.BATON_HANDOFF_PATH, JSON.stringify({ version: 1, summary }));
  await say('Done.' + success);
})();
`;

const folder = mkdtempSync(join(tmpdir(), 'baton-cursor-'));
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function play(prompt: string) {
  const bin = join(folder, 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'agent'), standIn, { mode: 0o755 });
  const config = {
    version: 1,
    signing: { keys: ['KEY'] },
    agents: { worker: { engine, access: 'full', instructions, env: ['CURSOR_API_KEY'] } },
    pipelines: {
      played: {
        on: { issues: { labels: ['played'] } },
        stages: { work: { agent: 'worker', branch, prompt, retry: { attempts: 1 } } },
      },
    },
  };
  const world = await create({
    agents: {},
    pipelines: {},
    config: JSON.stringify(config),
    secrets: { AGENT_SECRETS: 'CURSOR_API_KEY=key-of-cursor' },
    caller: (text) => `${text.trimEnd()}\n      agent-secrets: \${{ secrets.AGENT_SECRETS }}\n`,
    path: [bin],
  });
  const { records } = await world.records(await world.run('played'));
  const body = records.flatMap(({ record }) => (record.kind === 'task' ? [record.body] : []))[0];
  const end = records.flatMap(({ record }) => (record.kind === 'end' ? [record.body] : []))[0];
  const story = world
    .jobs()
    .map(({ log }) => log.slice(-3_000))
    .join('\n');
  return { world, body, end, story };
}

if (chosen?.includes(engine) ?? true)
  describe(engine, () => {
    const row = { engine, standsIn: true, note: 'a stand-in shows it' } as const;
    let played: ReturnType<typeof play> | undefined;
    const basics = (): ReturnType<typeof play> => {
      played ??= play(`basics\n${long}`);
      return played;
    };
    const digest = createHash('sha256')
      .update(`basics\n${`${line}\n`.repeat(lines)}`)
      .digest('hex');

    proof(
      { ...row, of: [1, 2, 3, 13], title: 'a prompt of 200 KB is in the file that it is told to read, behind the instructions' },
      async () => {
        const { body, story } = await basics();
        expect(body, story).toMatchObject({ outcome: 'succeeded', handoff: { summary: `${digest} told` } });
        expect(body?.prompt?.bytes).toBeGreaterThan(200_000);
      },
    );

    proof({ ...row, of: [18], title: 'a commit is captured' }, async () => {
      expect((await basics()).world.git('log', '-1', '--format=%s', branch)).toBe('Made by the stand-in');
    });

    proof({ ...row, of: [22], title: 'tokens are those of its events' }, async () => {
      expect((await basics()).body?.usage).toMatchObject({ inputTokens: 700, outputTokens: 30 });
    });

    proof({ ...row, of: [25], title: 'an output without its last event is no success' }, async () => {
      const { body, story } = await play('cut');
      expect([body?.outcome, body?.failure?.reason], story).toEqual(['failed', 'killed']);
    });

    proof({ ...row, of: [29], title: 'a flood of output does not change how it ended' }, async () => {
      const { body, end, story } = await play('flood');
      expect(body?.outcome, story).toBe('succeeded');
      expect(end?.output, story).toContain('The last word.');
    });
  });
