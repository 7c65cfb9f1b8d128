import { beforeAll, describe, expect } from 'vitest';
import { type LocalWorld, repositoryName, useLocalWorlds } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';
import { runCommand } from './run-command.ts';
import { useRepository } from './use-repository.ts';

const create = useLocalWorlds();
let world: LocalWorld;
let token: string;

beforeAll(async () => {
  world = await create({
    agents: { one: { script: "await tell('started', '');" } },
    pipelines: { fix: { look: { agent: 'one' } } },
  });
  token = world.server.addUser({ login: 'octavia' }).token;
  world.server.setRole(repositoryName, 'octavia', 'write');
  world.server.setRole(repositoryName, 'hubot', 'triage');
}, 60_000);

useRepository(() => ({ world, token }));

describe('baton explain --subject', () => {
  requirement(
    {
      ids: ['DESIGN-4.8', 'U13'],
      title: 'answers from what was stored why nothing started, and why a run did',
      input: 'a label by somebody with triage, then by a maintainer; explain --subject before, between and after',
      expected: 'nothing known; the check that failed; the run with its checks, and the earlier event',
    },
    async () => {
      const issue = await world.open({});
      const explain = (...more: readonly string[]) => runCommand('explain', '--subject', String(issue), ...more);
      expect(await explain()).toMatchObject({ code: 1, stdout: expect.stringContaining('Nothing is kept here about') });
      await world.label(issue, 'fix', 'hubot');
      await world.settle();
      const refused = await explain();
      expect(refused.code).toBe(1);
      expect(refused.stdout).toMatch(
        /^\*\*Nothing was started\*\* on \d+ \w+ \d{4}, \d\d:\d\d UTC, although `hubot` added the label `fix`:/,
      );
      expect(refused.stdout).toContain('❌ no, permission: hubot has the role `triage`; at least `write` is asked for.');
      await world.ask(`/issues/${issue}/labels/fix`, { method: 'DELETE' });
      await world.label(issue, 'fix');
      await world.settle();
      const { code, stdout } = await explain('--json');
      expect(code).toBe(0);
      expect(JSON.parse(stdout)).toMatchObject({
        subject: issue,
        runs: [
          { run: `fix-${issue}`, body: { checks: expect.arrayContaining([expect.objectContaining({ check: 'permission' })]) } },
        ],
        trace: { matches: [{ pipeline: 'fix' }] },
      });
    },
    120_000,
  );
});
