import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect } from 'vitest';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { startApp } from '../support/local-world-app.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const window = 300 * 60_000;

function recorded(name: string): string {
  return readFileSync(`test/fixtures/agents/${name}.jsonl`, 'utf8');
}

interface StandIn {
  readonly name: string;
  readonly port: number;
  /** The file that it writes, what it prints, and its exit status. */
  readonly file: string;
  readonly prints: string;
  readonly status: number;
}

/** Stands in for an engine: tells the test what it was asked and which secrets it has, does its part of the work, and prints what the real one printed. */
const renderStandIn = ({ name, port, file, prints, status }: StandIn): string => `#!/usr/bin/env node
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
if (process.argv.includes('--version')) { console.log('1.0.0'); process.exit(0); }
const prompt = readFileSync(0, 'utf8');
const secrets = Object.keys(process.env).filter((key) => /_API_KEY$|_TOKEN$/.test(key) && !key.startsWith('BATON_'));
const told = { prompt, secrets, found: ['half.txt', 'rest.txt'].filter((each) => existsSync(each)) };
fetch('http://127.0.0.1:${port}/${name}', { method: 'POST', body: JSON.stringify(told) })
  .then((answer) => answer.text())
  .then((answer) => {
    writeFileSync('${file}', 'work\\n');
    process.stdout.write(${JSON.stringify(prints)}.replaceAll('1795542048', answer));
    process.exitCode = ${status};
  });
`;

const names = ['CLAUDE_CODE_OAUTH_TOKEN', 'OPENAI_API_KEY'] as const;
const pass = '    secrets:\n';
const passing = names.map((name) => `      ${name}: \${{ secrets.${name} }}\n`).join('');
const agentCaller = readFileSync('examples/investigate-fix-pr/.github/workflows/baton-agent.yml', 'utf8');

interface Told {
  readonly prompt: string;
  readonly secrets: readonly string[];
  readonly found: readonly string[];
}

/** A repository whose agent meets a closed window of five hours, and has a fallback. */
async function begin(): Promise<LocalWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'baton-fallback-'));
  folders.push(folder);
  chmodSync(folder, 0o755);
  const stages = {
    fix: {
      agent: 'claude',
      signal: 'off',
      prompt: 'Fix #{{ subject.number }} well.',
      branch: 'baton/issue-{{ subject.number }}',
    },
    'open-pr': { needs: ['fix'], uses: 'pull-request', with: { title: 'Fix', body: 'Done.' } },
  };
  const config = {
    version: 1,
    signing: { keys: ['KEY'] },
    agents: {
      claude: { engine: 'claude-code', env: [names[0]], fallback: ['codex'] },
      codex: { engine: 'codex', env: [names[1]], access: 'full', gateway: 'off' },
    },
    pipelines: { fix: { on: { issues: { labels: ['fix'] } }, limits: { 'max-handoffs': 0 }, stages } },
  };
  const world = await create({
    agents: {},
    pipelines: {},
    config: JSON.stringify(config),
    files: { '.github/workflows/baton-agent.yml': agentCaller.replace(/ {4}# secrets:\n/, `${pass}${passing}`) },
    secrets: { [names[0]]: 'token-of-a-subscription', [names[1]]: 'key-of-an-account' },
    caller: (text) => text.replace(pass, `${pass}${passing}`),
    path: [folder],
  });
  const { port } = world.switchboard;
  const limited = recorded('claude-code/usage-limit-session');
  const standIns = [
    { name: 'claude', port, file: 'half.txt', prints: limited, status: 1 },
    { name: 'codex', port, file: 'rest.txt', prints: recorded('codex/success'), status: 0 },
  ];
  for (const each of standIns) {
    writeFileSync(join(folder, each.name), renderStandIn(each), { mode: 0o755 });
    world.switchboard.when(each.name, async () => String(Math.ceil((Date.now() + window) / 1_000)));
  }
  return world;
}

/** Expects that each agent began once, the second one with the prompt of the first and what that had done, and that one pull request has the work of both. */
async function expectDone(world: LocalWorld, issue: number): Promise<void> {
  const log = world.jobs().at(-1)?.log;
  const [claude, codex] = ['claude', 'codex'].map((name) => world.switchboard.told(name).map((text): Told => JSON.parse(text)));
  expect([claude?.length, codex?.length], log).toEqual([1, 1]);
  expect(codex?.[0]?.prompt).toContain(`Fix #${issue} well.`);
  expect(codex?.[0]?.prompt).toBe(claude?.[0]?.prompt);
  expect(claude?.[0]).toMatchObject({ found: [], secrets: [names[0]] });
  expect(codex?.[0]).toMatchObject({ found: ['half.txt'], secrets: expect.not.arrayContaining([names[0]]) });
  const { records } = await world.records(issue);
  expect(records.map(({ record: { kind, task } }) => `${kind} ${task}`.trim())).toEqual([
    'run',
    'task fix',
    'transfer fix',
    'task fix',
    'task open-pr',
    'end',
  ]);
  const own = (await world.tasks(issue)).filter(({ task }) => task === 'fix');
  expect(own.map(({ attempt, execution, body }) => [attempt, execution, body.agent, body.outcome])).toEqual([
    [1, 1, 'claude', 'failed'],
    [1, 2, 'codex', 'succeeded'],
  ]);
  expect(records[2]?.record.body).toMatchObject({ from: 'claude', to: 'codex', by: 'baton', reason: 'limited' });
  const shown = (await world.thread(issue)).map(({ body }) => body).join('\n');
  expect(shown).toMatch(/claude's usage limit is closed until .* UTC: codex continues\./);
  const pulls = (await world.ask('/pulls?state=all')) as readonly { readonly head: { readonly ref: string } }[];
  expect(pulls.map(({ head }) => head.ref)).toEqual([`baton/issue-${issue}`]);
  expect(world.git('diff', '--name-only', 'main', `baton/issue-${issue}`).split('\n')).toEqual(['half.txt', 'rest.txt']);
}

describe('an agent that meets a closed window and has a fallback', () => {
  for (const side of ['Action', 'App'] as const) {
    requirement(
      {
        ids: ['P14-fallback', 'DESIGN-4.9'],
        title: `is followed by that one at once, with the same prompt and branch, with the ${side}`,
        input:
          'the recorded end of Claude Code on a used-up window of five hours; codex as its fallback, with the recorded success',
        expected: 'one start each; codex has the prompt of claude, its own key, and the half that claude left; one pull request',
      },
      async () => {
        const world = await begin();
        if (side === 'Action') {
          await expectDone(world, await world.run('fix'));
          return;
        }
        const app = await startApp(world);
        const issue = await world.open({});
        await world.label(issue, 'fix');
        await app.settle();
        await expectDone(world, issue);
        await app.close();
      },
      180_000,
    );
  }
});
