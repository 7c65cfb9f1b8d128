import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, vi } from 'vitest';
import { z } from 'zod';
import { generateKeyPair } from '../../src/adapters/crypto/ed25519.ts';
import { type LocalWorld, repositoryName, useLocalWorlds } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';
import { runCommand } from './run-command.ts';
import { useRepository } from './use-repository.ts';

const create = useLocalWorlds();
let world: LocalWorld;
useRepository(() => ({ world }));

const answerSchema = z.object({
  checks: z.array(
    z.object({
      name: z.string(),
      answer: z.string(),
      detail: z.string(),
      mend: z.string().optional(),
      who: z.string().optional(),
    }),
  ),
});

/** Runs `baton doctor --json` in this process. */
async function examine(...more: readonly string[]) {
  const { code, stdout } = await runCommand('doctor', '--json', ...more);
  const { checks } = answerSchema.parse(JSON.parse(stdout));
  const named = (wanted: string) => checks.filter(({ answer }) => answer === wanted).map(({ name }) => name);
  return { code, checks, wrong: named('wrong'), hidden: named('not visible') };
}

/** Runs `baton doctor` as users do. The local GitHub is in this process, so nothing here may block. */
async function runProcess(env: NodeJS.ProcessEnv): Promise<{ code: unknown; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, ['dist/cli.js', 'doctor', '--repo', repositoryName], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, stdout, stderr };
}

const config = `
version: 1
signing: { keys: [KEY] }
agents:
  one: { engine: command, command: [node, scripts/one.mjs], env: [OPENAI_API_KEY] }
pipelines:
  fix:
    on: { issues: { labels: [fix] } }
    stages:
      look: { agent: one, branch: "baton/{{ subject.number }}" }
      open: { uses: pull-request, needs: [look], with: { title: A fix } }
  look:
    on: { issues: { labels: [look] } }
    stages: { look: { agent: one } }
`;

beforeAll(async () => {
  world = await create({
    agents: { one: { script: "hand({ summary: 'done' });" } },
    pipelines: {},
    config,
    caller: (workflow) => workflow.replace('# OPENAI_API_KEY', 'OPENAI_API_KEY'),
    secrets: { OPENAI_API_KEY: 'sk-1' },
    people: { reader: 'read' },
  });
  for (const name of ['fix', 'look']) await world.ask('/labels', { method: 'POST', body: { name } });
}, 60_000);

describe('baton doctor', () => {
  requirement(
    {
      ids: ['U22'],
      title: 'the key is proved by a probe, which starts one run and writes nothing else',
      input: 'a repository that is set up and has no run yet: without and with --probe, with the key of somebody else',
      expected:
        'not visible, right, wrong with the address of the job, not visible again with the right key; no write but the dispatch',
    },
    async () => {
      expect(await examine()).toMatchObject({ code: 0, wrong: [], hidden: ['The key fits'] });
      const before = world.server.requests.length;
      expect(await examine('--probe')).toMatchObject({ code: 0, wrong: [], hidden: [] });
      const writes = world.server.requests.slice(before).filter(({ method }) => method !== 'GET');
      expect(writes.map(({ by, path }) => [by, path.split('/').at(-1)])).toEqual([['mona', 'dispatches']]);
      expect(world.jobs().find(({ name }) => name.endsWith('plan'))?.summary).toContain(
        'asked whether the signing key can be used, and it can',
      );

      world.server.setSecret(repositoryName, 'BATON_SIGNING_KEY', generateKeyPair('k2').secret);
      const failed = await examine('--probe');
      expect(failed).toMatchObject({ code: 1, wrong: ['The key fits'] });
      expect(failed.checks[0]?.mend).toMatch(
        /\/actions\/runs\/\d+\/job\/\d+\. If it says BATON-E904: gh secret set BATON_SIGNING_KEY/,
      );
      expect(await examine()).toMatchObject({ code: 1, wrong: ['The key fits'] });
      world.server.setSecret(repositoryName, 'BATON_SIGNING_KEY', world.signingKey);
      // What was before the key was stored again proves nothing.
      expect(await examine()).toMatchObject({ code: 0, wrong: [], hidden: ['The key fits'] });
    },
    60_000,
  );

  requirement(
    {
      ids: ['U22', 'U30'],
      title: 'the newest record proves the key, with at most sixteen requests',
      input: 'a run that has ended; baton doctor as a process of its own',
      expected: 'exit 0, nothing wrong and nothing hidden; only reads, no page twice',
    },
    async () => {
      await world.run('look');
      const before = world.server.requests.length;
      const ran = await runProcess({ PATH: process.env.PATH, GITHUB_API_URL: world.server.apiUrl, GITHUB_TOKEN: world.token });
      expect(ran).toMatchObject({ code: 0, stdout: expect.stringMatching(/\n0 wrong, 0 not visible to you, 1\d right\.\n$/) });
      expect(ran.stdout).toContain('✔ right        The key fits: the newest record, of look-1, is signed with it\n');
      const asked = world.server.requests.slice(before);
      expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
      expect(asked.length).toBeLessThanOrEqual(16);
      expect(new Set(asked.map(({ path }) => path)).size).toBe(asked.length);
    },
    60_000,
  );

  requirement(
    {
      ids: ['U22'],
      title: 'what is wrong on GitHub is found through its API, and stands first',
      input: 'a repository whose settings were all changed for the worse, and a probe, which a pause forbids',
      expected: 'exit 1, each setting wrong by name; right again when it is changed back',
    },
    async () => {
      const { server } = world;
      server.changeSettings(repositoryName, {
        actionsMayCreatePullRequests: false,
        allowedActions: 'selected',
        workflowStates: { 'baton.yml': 'disabled_manually' },
        hasIssues: false,
      });
      server.setVariable(repositoryName, 'BATON_PAUSE', 'yes');
      // GitHub's answer where issues are switched off.
      server.failNext({ method: 'GET', path: /\/issues\/comments\?/, status: 410 });
      const found = await examine('--probe');
      expect(found.code).toBe(1);
      expect(found.wrong).toEqual([
        'Issues',
        'Workflow baton.yml is enabled',
        'Allowed actions',
        'Pull requests by GitHub Actions',
        'Variable BATON_PAUSE',
      ]);
      expect(found.hidden).toEqual(['The key fits']);
      server.changeSettings(repositoryName, {
        actionsMayCreatePullRequests: true,
        patternsAllowed: ['baton-agents/*'],
        workflowStates: {},
        hasIssues: true,
      });
      server.setVariable(repositoryName, 'BATON_PAUSE', '');
      expect(await examine()).toMatchObject({ code: 0, wrong: [], hidden: [] });
    },
    60_000,
  );

  requirement(
    {
      ids: ['U22'],
      title: 'without rights nothing is called wrong, and each hidden setting says who can see it',
      input: 'the token of somebody who may only read',
      expected: 'exit 0; policy, settings, secrets and variables not visible',
    },
    async () => {
      vi.stubEnv('GITHUB_TOKEN', world.server.addUser({ login: 'reader' }).token);
      const { code, wrong, hidden, checks } = await examine();
      expect({ code, wrong }).toEqual({ code: 0, wrong: [] });
      expect(hidden).toEqual([
        'GitHub Actions',
        'Allowed actions',
        'Pull requests by GitHub Actions',
        'Secret BATON_SIGNING_KEY',
        'Secret OPENAI_API_KEY',
        'Variable BATON_PAUSE',
        'Variable BATON_MODE',
      ]);
      for (const { answer, who } of checks) expect(who !== undefined).toBe(answer === 'not visible');
    },
    60_000,
  );

  for (const { given, args, detail, mend } of [
    {
      given: '',
      args: [],
      detail: 'there is no token to ask GitHub with',
      mend: 'gh auth login, or set GITHUB_TOKEN or GH_TOKEN',
    },
    {
      given: 'ghp_old',
      args: [],
      detail: 'GitHub does not know the token from GITHUB_TOKEN: it is mistyped or has expired',
      mend: 'gh auth login',
    },
    {
      given: undefined,
      args: ['--repo', 'octo-org/none'],
      detail: 'GitHub shows this token no octo-org/none',
      mend: 'check the name in --repo',
    },
  ])
    requirement(
      {
        ids: ['U22', 'U30'],
        title: `says what to type: ${detail}`,
        input: `GITHUB_TOKEN=${given ?? '(of an administrator)'} baton doctor ${args.join(' ')}`,
        expected: 'exit 1, one check that is wrong, with the line to type',
      },
      async () => {
        if (given !== undefined) vi.stubEnv('GITHUB_TOKEN', given);
        const { code, checks } = await examine(...args);
        expect({ code, checks }).toEqual({
          code: 1,
          checks: [{ name: 'Token and repository', answer: 'wrong', detail, mend: expect.stringContaining(mend) }],
        });
      },
    );
});
