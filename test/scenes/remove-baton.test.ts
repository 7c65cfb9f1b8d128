import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeEach, describe, expect } from 'vitest';
import { runCommand } from '../cli/run-command.ts';
import { useRepository } from '../cli/use-repository.ts';
import { listBlocks, readPage, root } from '../docs/pages.ts';
import { type LocalWorld, repositoryName, useLocalWorlds } from '../support/local-world.ts';
import { startApp } from '../support/local-world-app.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const agentCaller = readPage('examples/investigate-fix-pr/.github/workflows/baton-agent.yml').text;
const folder = mkdtempSync(join(tmpdir(), 'baton-remove-'));
copyFileSync(join(root, 'test/support/stand-in-gh.mjs'), join(folder, 'gh'));
chmodSync(join(folder, 'gh'), 0o755);
afterAll(() => rmSync(folder, { recursive: true }));

/** A pipeline that leaves a branch and a ledger and then waits for a person, and one that does so on its runs issue. */
const config = `version: 1
signing: { keys: ["KEY"] }
agents: { one: { engine: command, command: [node, scripts/one.mjs], access: edit } }
pipelines:
  fix:
    on: { issues: { labels: [agent-ready] } }
    history: {}
    stages:
      fix: { agent: one, branch: "baton/issue-{{ subject.number }}" }
      check: { needs: [fix], agent: one, approval: { role: write } }
  weekly:
    on: { manual: true }
    stages: { write: { agent: one, approval: { role: write } } }
`;

/** Who serves the repository, test by test. */
const sides = ['the Action', 'the App'] as const;
const waiting: (typeof sides)[number][] = [...sides];

let world: LocalWorld;
let clone: string;
let settle: () => Promise<void>;
let close: (() => Promise<void>) | undefined;
beforeEach(async () => {
  clone = await setUp(waiting.shift() ?? 'the Action');
}, 120_000);
afterEach(async () => {
  await close?.();
  close = undefined;
});
useRepository(() => ({ world }));

/** Serves the stand-in for `gh` what the local GitHub has controls for, but no route. */
async function serveWishes(): Promise<{ readonly url: string; close(): void }> {
  const server = createServer(async (request, response) => {
    const { remove: kind, name } = JSON.parse(await text(request)) as {
      remove: 'secret' | 'label' | 'environment';
      name: string;
    };
    world.server.remove(repositoryName, { kind, name });
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** The blocks of the page as one would paste them one after the other, with the names of this repository. */
function listSteps(): readonly string[] {
  const blocks = listBlocks(readPage('docs/how-to/remove-baton.md'), 'sh');
  return blocks.map((block) => block.replaceAll('OWNER/NAME', repositoryName).replaceAll('ENVIRONMENT', 'keys'));
}

async function paste(script: string, wishes: string): Promise<string> {
  const child = spawn('bash', ['-c', script], {
    cwd: clone,
    env: {
      ...process.env,
      PATH: [folder, dirname(process.execPath), process.env.PATH].join(delimiter),
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_AUTHOR_NAME: 'Mona',
      GIT_AUTHOR_EMAIL: 'mona@example.test',
      GIT_COMMITTER_NAME: 'Mona',
      GIT_COMMITTER_EMAIL: 'mona@example.test',
      GH_TOKEN: world.token,
      GH_STAND_IN_API: world.server.apiUrl,
      GH_STAND_IN_CONTROL: wishes,
    },
  });
  const [, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return errors;
}

async function namesAt<Key extends string>(path: string, key: Key): Promise<readonly string[]> {
  const rows = (await world.ask(path)) as readonly Readonly<Record<Key, string>>[];
  return rows.map((row) => String(row[key]));
}

/** A repository in which two runs wait for a person and one has been cancelled, with all that a user may have set up. */
async function setUp(side: (typeof sides)[number]): Promise<string> {
  world = await create({
    config,
    agents: { one: { script: "writeFileSync('a.txt', 'x'); hand({ summary: 'done' });" } },
    pipelines: {},
    files: { '.github/workflows/baton-agent.yml': agentCaller },
    secrets: { ANTHROPIC_API_KEY: 'sk-ant-1' },
  });
  settle = world.settle;
  world.server.setEnvironmentSecret(repositoryName, { environment: 'keys', name: 'BATON_SIGNING_KEY', value: world.signingKey });
  world.server.setVariable(repositoryName, 'BATON_MODE', 'action');
  if (side === 'the App') {
    const app = await startApp(world);
    settle = app.settle;
    close = app.close;
  }
  const number = await world.open({});
  await world.label(number, 'agent-ready');
  await settle();
  if (side === 'the Action') await world.dispatch({ pipeline: 'weekly' });
  else await world.ask(`/issues/${number}/comments`, { method: 'POST', body: { body: '/baton run weekly' } });
  await settle();
  const asked = (await world.ask('/issues', { method: 'POST', body: { title: 'The configuration has faults' } })) as {
    number: number;
  };
  await world.label(asked.number, 'baton:action-required');
  await settle();
  const checkout = join(folder, side.replace(' ', '-'));
  execFileSync('git', ['clone', '--quiet', world.repository.directory, checkout]);
  mkdirSync(join(checkout, '.git/baton'));
  writeFileSync(join(checkout, '.git/baton/signing-key'), world.signingKey);
  return checkout;
}

async function checkNothingLeft(): Promise<void> {
  expect(world.git('ls-tree', '-r', '--name-only', 'HEAD')).toBe('scripts/one.mjs');
  expect(world.server.secrets(repositoryName)).toEqual({});
  expect(world.server.environmentsOf(repositoryName)).toEqual([]);
  expect(world.server.variables(repositoryName)).toEqual({});
  expect(await namesAt('/labels?per_page=100', 'name')).not.toContainEqual(expect.stringMatching(/^baton:|^agent-ready$/));
  expect(await namesAt('/git/matching-refs/heads/baton/', 'ref')).toEqual([]);
  expect(await namesAt('/issues?state=open&per_page=100', 'title')).toEqual(['A bug']);
  expect(existsSync(join(clone, '.git/baton'))).toBe(false);
}

describe('the page "Remove Baton"', () => {
  for (const side of sides)
    requirement(
      {
        ids: ['F-UX7', 'U34'],
        title: `leaves nothing of ours but what it says stays, when its commands are pasted one after the other: ${side}`,
        input:
          'a repository with two runs that wait for a person, a branch, a ledger, an open issue about the configuration, secrets, an environment, variables; every block of the page, and with the App the click that takes the repository out',
        expected:
          'no word of an error; both runs ended; no file, secret, environment, variable, label, branch baton/*, open issue or installation of ours; a label and a schedule start nothing; issues and comments are still there',
      },
      async () => {
        expect((await runCommand('sweep', '--dry-run')).stdout).toContain('2 runs have not ended');
        const before = await namesAt('/issues?state=all&per_page=100', 'title');
        expect(await namesAt('/git/matching-refs/heads/baton/', 'ref')).toEqual(['refs/heads/baton/issue-1']);
        const wishes = await serveWishes();
        const [named = '', ...steps] = listSteps();
        expect(steps.length).toBeGreaterThan(6);
        for (const step of steps) {
          if (step.includes('git rm')) world.server.uninstallApps(repositoryName);
          expect({ step, errors: await paste(`${named}\n${step}`, wishes.url) }).toEqual({ step, errors: '' });
          await settle();
          if (step.includes('/baton cancel'))
            expect((await runCommand('sweep', '--dry-run')).stdout).toContain('0 runs have not ended');
        }
        wishes.close();
        await checkNothingLeft();
        const { length } = world.runner.jobs;
        await world.label(1, 'agent-ready');
        world.server.tick(repositoryName, '23 4 * * *');
        await settle();
        expect(world.runner.jobs).toHaveLength(length);
        expect(await namesAt('/issues?state=all&per_page=100', 'title')).toEqual(['Baton history: fix', ...before]);
        expect((await world.records(1)).records.at(-1)?.record.kind).toBe('end');
      },
      120_000,
    );
});
