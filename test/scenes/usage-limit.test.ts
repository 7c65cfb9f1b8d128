import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, vi } from 'vitest';
import { openStorage as open } from '../../src/app/open-storage.ts';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { startApp } from '../support/local-world-app.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const folders: string[] = [];
afterEach(() => void vi.useRealTimers());
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const minute = 60_000;
const window = 300 * minute;
const sweepEvery = 10 * minute;

/** Moves the clock of this process, of the local GitHub, of the jobs and of the App in it. It goes on from there. */
function wait(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: Date.now() + milliseconds });
}

function recorded(name: string): string {
  return readFileSync(`test/fixtures/agents/claude-code/${name}.jsonl`, 'utf8');
}

/**
 * Stands in for Claude Code: does half of the work and is refused, with what the real one printed then and the time at which the window opens;
 * later it finds that half and does the rest. It asks the test which of both it is.
 */
const renderClaude = (port: number): string => `#!/usr/bin/env node
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
readFileSync(0);
const found = existsSync('half.txt') ? 'the half' : 'nothing';
fetch('http://127.0.0.1:${port}/claude', { method: 'POST', body: found })
  .then((answer) => answer.text())
  .then((opens) => {
    writeFileSync(opens === '' ? 'rest.txt' : 'half.txt', 'work\\n');
    const limited = ${JSON.stringify(recorded('usage-limit-session'))};
    const done = ${JSON.stringify(recorded('success'))};
    process.stdout.write(opens === '' ? done : limited.replaceAll('1795542048', opens));
    process.exitCode = opens === '' ? 0 : 1;
  });
`;

const token = 'CLAUDE_CODE_OAUTH_TOKEN';
const pass = '    secrets:\n';
const passing = `${pass}      ${token}: \${{ secrets.${token} }}\n`;
const agentCaller = readFileSync('examples/investigate-fix-pr/.github/workflows/baton-agent.yml', 'utf8');

interface Scene {
  readonly world: LocalWorld;
  /** The times at which the agent of the second stage was started, and what it found. */
  readonly starts: { readonly at: number; readonly found: string }[];
  readonly opens: () => number;
}

/** A repository in which the agent of the second stage meets a closed window of five hours, once. */
async function begin(): Promise<Scene> {
  const folder = mkdtempSync(join(tmpdir(), 'baton-claude-'));
  folders.push(folder);
  chmodSync(folder, 0o755);
  const stages = {
    look: { agent: 'looker', prompt: 'Look.' },
    fix: { needs: ['look'], agent: 'claude', signal: 'off', prompt: 'Fix.', branch: 'baton/issue-{{ subject.number }}' },
    'open-pr': { needs: ['fix'], uses: 'pull-request', with: { title: 'Fix', body: 'Done.' } },
  };
  const config = {
    version: 1,
    signing: { keys: ['KEY'] },
    agents: {
      looker: { engine: 'command', command: ['node', 'scripts/looker.mjs'] },
      claude: { engine: 'claude-code', env: [token] },
    },
    pipelines: { fix: { on: { issues: { labels: ['fix'] } }, stages } },
  };
  const world = await create({
    agents: { looker: { script: "hand({ summary: 'seen' });" } },
    pipelines: {},
    config: JSON.stringify(config),
    files: {
      '.github/workflows/baton-agent.yml': agentCaller.replace(`    # ${pass.trimStart()}`, passing),
    },
    secrets: { [token]: 'token-of-a-subscription' },
    caller: (text) => text.replace(pass, passing),
    path: [folder],
  });
  writeFileSync(join(folder, 'claude'), renderClaude(world.switchboard.port), { mode: 0o755 });
  // The App sweeps every ten minutes, by the clock. The window opens one minute behind such a sweep, which can therefore not be what wakes the task.
  const mark = (world.repository.id * minute + minute) % sweepEvery;
  const starts: Scene['starts'] = [];
  let opens = 0;
  world.switchboard.when('claude', async () => {
    starts.push({ at: Date.now(), found: world.switchboard.told('claude').at(-1) ?? '' });
    if (starts.length > 1) return '';
    opens = mark + sweepEvery * Math.ceil((Date.now() + window - mark) / sweepEvery);
    return String(opens / 1_000);
  });
  return { world, starts, opens: () => opens };
}

/** What is left when the run has ended: one pull request with both halves of the work, and two executions of one attempt. */
async function expectDone({ world, starts }: Scene, issue: number): Promise<void> {
  const { records } = await world.records(issue);
  expect(records.map(({ record: { kind, task } }) => `${kind} ${task}`.trim())).toEqual([
    'run',
    'task look',
    'task fix',
    'decision fix',
    'task fix',
    'task open-pr',
    'end',
  ]);
  const own = (await world.tasks(issue)).filter(({ task }) => task === 'fix');
  expect(own.map(({ attempt, execution, body }) => [attempt, execution, body.outcome])).toEqual([
    [1, 1, 'failed'],
    [1, 2, 'succeeded'],
  ]);
  expect(own[0]?.body).toMatchObject({ failure: { reason: 'limited' }, limit: { window: 'five_hour', secret: token } });
  expect(starts.map(({ found }) => found)).toEqual(['nothing', 'the half']);
  const pulls = (await world.ask('/pulls?state=all')) as readonly { readonly head: { readonly ref: string } }[];
  expect(pulls.map(({ head }) => head.ref)).toEqual([`baton/issue-${issue}`]);
  expect(world.git('diff', '--name-only', 'main', `baton/issue-${issue}`).split('\n')).toEqual(['half.txt', 'rest.txt']);
}

async function statusOf({ world }: Scene, issue: number): Promise<string> {
  return (await world.thread(issue)).find(({ body }) => body.includes('<!-- baton-status:'))?.body ?? '';
}

describe('a window of five hours that closes at the second stage', () => {
  requirement(
    {
      ids: ['P14-sleep'],
      title: 'is waited for without a start, and the next sweep behind it goes on from the commits, with the Action',
      input:
        'the recorded end of Claude Code on a used-up window; sweeps after one hour, after 4 h 50 min, and five minutes behind the window',
      expected: '1 start before, 0 against the window, 1 by the first sweep behind it; both halves in one pull request',
    },
    async () => {
      const scene = await begin();
      const { world, starts } = scene;
      const issue = await world.run('fix');
      expect(starts, world.jobs().at(-1)?.log).toHaveLength(1);
      expect(await statusOf(scene, issue)).toContain('🌙 sleeps until');
      for (const minutes of [60, 230]) {
        wait(minutes * minute);
        world.server.tick('octo-org/ledger', '23 4 * * *');
        await world.settle();
      }
      expect(starts).toHaveLength(1);
      wait(scene.opens() + 5 * minute - Date.now());
      world.server.tick('octo-org/ledger', '23 4 * * *');
      await world.settle();
      expect(starts[1]?.at).toBeGreaterThan(scene.opens());
      await expectDone(scene, issue);
    },
    180_000,
  );

  requirement(
    {
      ids: ['P14-sleep'],
      title: 'is waited for without a start, and five minutes behind it the agent goes on from the commits, with the App',
      input: 'the same; the App sweeps after one hour and 40 s before the window opens; three minutes pass behind it',
      expected: '1 start before, 0 against the window, 1 within five minutes after it; both halves in one pull request',
    },
    async () => {
      const scene = await begin();
      const { world, starts } = scene;
      // A queue waits by timers of the machine. This one looks at its clock all the time.
      const openStorage: typeof open = (settings, { log, clock }) =>
        open(settings, { log, clock: { ...clock, sleep: (milliseconds, how) => clock.sleep(Math.min(milliseconds, 50), how) } });
      const app = await startApp(world, { openStorage });
      const issue = await world.open({});
      await world.label(issue, 'fix');
      await app.settle();
      expect(starts, world.jobs().at(-1)?.log).toHaveLength(1);
      expect(await statusOf(scene, issue)).toContain('🌙 sleeps until');
      for (const time of [scene.opens() - 4 * 60 * minute, scene.opens() - 40_000]) {
        wait(time - Date.now());
        // The sweep that is due by then.
        await new Promise((resolve) => setTimeout(resolve, 500));
        await app.settle();
      }
      expect(starts).toHaveLength(1);
      wait(scene.opens() + 3 * minute - Date.now());
      await expect.poll(() => starts.length, { timeout: 60_000 }).toBe(2);
      expect(starts[1]?.at).toBeGreaterThan(scene.opens());
      expect(starts[1]?.at).toBeLessThan(scene.opens() + 5 * minute);
      await app.settle();
      await expectDone(scene, issue);
      await app.close();
    },
    180_000,
  );
});
