import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { generateKeyPair } from '../../src/adapters/crypto/ed25519.ts';
import { touchesConfig } from '../../src/app/handlers/touches-config.ts';
import { linkCodes } from '../../src/core/docs-address.ts';
import { useLocalWorlds } from '../support/local-world.ts';
import { startApp } from '../support/local-world-app.ts';
import { pushCommit } from '../support/local-world-push.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const agentCaller = readFileSync('examples/investigate-fix-pr/.github/workflows/baton-agent.yml', 'utf8');
const good = `version: 1
signing: { keys: ["KEY"] }
agents: { one: { engine: command, command: [node, scripts/one.mjs] } }
pipelines: { fix: { on: { issues: { labels: [fix] } }, stages: { look: { agent: one } } } }
`;

describe('the App and faults of the configuration', () => {
  requirement(
    {
      ids: ['U18', 'DESIGN-2'],
      title: 'keeps one issue open while the configuration has faults, and none afterwards',
      input:
        'a wrong key pushed to the default branch; a label; another file pushed; the good file pushed; a label, on the old issue too; a key that does not fit',
      expected:
        'one issue of the App with place and code, no run; no request for the other file; closed; a run; the issues say it, once each',
    },
    async () => {
      const world = await create({
        agents: { one: { script: "hand({ summary: 'done' });" } },
        pipelines: {},
        config: good,
        files: { '.github/workflows/baton-agent.yml': agentCaller },
      });
      const app = await startApp(world);
      let count = 0;
      const push = async (path: string, text: string) => {
        const branch = `next-${++count}`;
        const files = { [path]: text.replaceAll('KEY', world.publicKey) };
        const sha = pushCommit({ directory: world.repository.directory, branch, files });
        await world.ask('/git/refs/heads/main', { method: 'PATCH', body: { sha } });
        await app.settle();
      };
      const list = () => world.ask('/issues?labels=baton:action-required&state=all');
      const asked = () => world.server.requests.filter(({ by }) => by.startsWith('app:')).length;
      await push('.github/baton.yml', good.replace('stages:', 'stagez:'));
      const [issue, ...more] = (await list()) as { number: number; body: string; user: { login: string }; state: string }[];
      expect(more).toEqual([]);
      expect(issue).toMatchObject({ state: 'open', user: { login: 'baton[bot]' } });
      expect(issue?.body).toMatch(/\[line 4, column \d+\]\(\S+#L4\): \[BATON-E(\d+)\]\(\S+#baton-e\1\): /);
      const subject = await world.open({});
      await world.label(subject, 'fix');
      await app.settle();
      expect((await world.records(subject)).records).toEqual([]);
      const said = async (number: number) => (await world.thread(number)).map(({ body }) => body);
      expect(await said(subject)).toEqual([
        expect.stringMatching(/^😕 .*by the label `fix` of `mona`: (?:.*\n)+.*line 4, column/),
      ]);
      expect(await list()).toHaveLength(1);
      const before = asked();
      await push('README.md', 'Hello');
      expect(asked()).toBe(before);
      await push('.github/baton.yml', good);
      expect(await list()).toMatchObject([{ number: issue?.number, state: 'closed' }]);
      const next = await world.open({});
      await world.label(next, 'fix');
      await app.settle();
      expect((await world.records(next)).records.map(({ record }) => record.kind)).toEqual(['run', 'task', 'end']);
      await world.ask(`/issues/${subject}/labels/fix`, { method: 'DELETE' });
      await world.label(subject, 'fix');
      await app.settle();
      expect((await said(subject))[0]).toMatch(/^✅ \*\*Fixed\*\*/);
      await push('.github/baton.yml', good.replaceAll('KEY', generateKeyPair('k7').publicKey));
      const last = await world.open({});
      await world.label(last, 'fix');
      await app.settle();
      await world.ask(`/issues/${last}/comments`, { as: 'hubot', method: 'POST', body: { body: '/baton help' } });
      await app.settle();
      expect(await said(last)).toEqual([
        expect.stringContaining(linkCodes('BATON-E904: The secret signs as "k1"')),
        '/baton help',
      ]);
      await app.close();
    },
    120_000,
  );

  const repository = { default_branch: 'main' };
  const ref = 'refs/heads/main';
  const path = '.github/baton.yml';
  const rows: readonly (readonly [string, boolean, Parameters<typeof touchesConfig>[0]])[] = [
    ['a commit that changes it', true, { ref, repository, commits: [{ modified: ['a'] }, { modified: [path] }] }],
    ['a commit that adds it', true, { ref, repository, commits: [{ added: [path] }] }],
    ['a commit that deletes it', true, { ref, repository, commits: [{ removed: [path] }] }],
    ['more commits than GitHub names', true, { ref, repository, commits: Array.from({ length: 2048 }, () => ({})) }],
    ['a commit of another file', false, { ref, repository, commits: [{ modified: ['.github/baton.yaml'] }] }],
    ['another branch', false, { ref: 'refs/heads/next', repository, commits: [{ modified: [path] }] }],
    ['a tag of that name', false, { ref: 'refs/tags/main', repository, commits: [{ modified: [path] }] }],
    ['no commits', false, { ref, repository }],
  ];
  for (const [title, expected, payload] of rows) {
    requirement(
      { ids: ['U18'], title: `the App looks after a push with ${title}: ${expected}`, input: title, expected: `${expected}` },
      () => {
        expect(touchesConfig(payload, path)).toBe(expected);
      },
    );
  }
});
