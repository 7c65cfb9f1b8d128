import { beforeAll, describe, expect } from 'vitest';
import { confess, poison, useHostileClaude } from '../attacks/support/hostile-claude.ts';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { pushCommit } from '../support/local-world-push.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const folder = useHostileClaude(`case "$at" in
  "again "*" 1") ${poison}; echo '{}' >"$BATON_HANDOFF_PATH" ;;
  "fail 1 1") ${poison}; exit 3 ;;
  *) ${confess} ;;
esac`);
let world: LocalWorld;

beforeAll(async () => {
  const branch = 'baton/{{ run.id }}';
  const shell = ['sh', '-c', 'sh act.sh'];
  const config = {
    version: 1,
    signing: { keys: ['KEY'] },
    agents: {
      one: { engine: 'claude-code', instructions: '.github/agents/second.md' },
      own: { engine: 'command', command: shell, env: ['DEPLOY_KEY'], access: 'full' },
    },
    pipelines: {
      repair: {
        on: { issues: { labels: ['repair'] }, 'pull-requests': { labels: ['repair'] } },
        stages: { again: { agent: 'one', branch, handoff: { required: true } } },
      },
      retry: {
        on: { issues: { labels: ['retry'] } },
        stages: { fail: { agent: 'one', branch, retry: { attempts: 2 } } },
      },
      shell: {
        on: { issues: { labels: ['shell'] } },
        stages: { run: { agent: 'own', handoff: { required: true } } },
      },
    },
  };
  world = await create({
    agents: {},
    pipelines: {},
    config: JSON.stringify(config),
    files: {
      'CLAUDE.md': 'GOOD RULES\n',
      '.github/agents/second.md': 'GOOD INSTRUCTIONS\n',
      // The first start leaves a handoff that must be fixed, and a program for the second one.
      'act.sh': `echo '{}' >"$BATON_HANDOFF_PATH"; printf '%s' 'printf "{\\"summary\\":\\"key %s\\"}" "\${DEPLOY_KEY:-none}" >"$BATON_HANDOFF_PATH"' >act.sh\n`,
    },
    secrets: { DEPLOY_KEY: 'deploy-key-4711' },
    caller: (text) =>
      text.replace('    secrets:\n', '    secrets:\n      agent-secrets: "DEPLOY_KEY=${{ secrets.DEPLOY_KEY }}"\n'),
    path: [folder],
  });
});

describe('an agent against its own second start', () => {
  requirement(
    {
      ids: ['F-S2', 'F-SE2', 'T08', 'T47'],
      title: 'does not decide what its engine obeys when it is asked once more',
      input: 'the first start writes settings of engines, in HOME too, and an invalid handoff, on an issue',
      expected: 'the second start finds the rules of the default branch; the record names what was left out',
    },
    async () => {
      const issue = await world.run('repair');
      const [task] = await world.tasks(issue);
      expect(task?.body.handoff?.summary, world.jobs().at(-1)?.log).toBe('[GOOD RULES][GOOD INSTRUCTIONS][.baton-config]');
      expect(task?.body.warnings.join('\n')).toMatch(/not published: "\.claude\/settings\.json", "\.mcp\.json", "CLAUDE\.md"/);
    },
  );

  requirement(
    {
      ids: ['F-S2', 'T08'],
      title: 'does not decide it on a pull request either',
      input: 'the same on a pull request that changes CLAUDE.md itself',
      expected: 'the second start finds the rules of the default branch',
    },
    async () => {
      pushCommit({
        directory: world.repository.directory,
        branch: 'topic',
        files: { 'CLAUDE.md': 'RULES OF THE PULL REQUEST\n' },
      });
      const body = { title: 'Rules', body: '', head: 'topic', base: 'main' };
      const { number } = (await world.ask('/pulls', { method: 'POST', body })) as { number: number };
      await world.label(number, 'repair');
      await world.settle();
      const [task] = await world.tasks(number);
      expect(task?.body.handoff?.summary, world.jobs().at(-1)?.log).toBe('[GOOD RULES][GOOD INSTRUCTIONS][.baton-config]');
    },
  );

  requirement(
    {
      ids: ['F-S2'],
      title: 'does not decide it in its next attempt',
      input: 'the first attempt writes the same and fails',
      expected: 'the second attempt finds the rules of the default branch',
    },
    async () => {
      const issue = await world.run('retry');
      const tasks = await world.tasks(issue);
      expect(tasks.at(-1)?.body.handoff?.summary, world.jobs().at(-1)?.log).toBe('[GOOD RULES][GOOD INSTRUCTIONS][]');
    },
  );

  requirement(
    {
      ids: ['F-S1'],
      title: 'gets no secrets when it runs code that the first start may have written',
      input: 'an agent `sh -c` with `env` that writes a program for its second start',
      expected: 'the second start finds no secret, and a warning says why',
    },
    async () => {
      const issue = await world.run('shell');
      const [task] = await world.tasks(issue);
      expect(task?.body.handoff?.summary, world.jobs().at(-1)?.log).toBe('key none');
      expect(task?.body.warnings.join('\n')).toMatch(/BATON-E620: agent own was started without its secrets \(DEPLOY_KEY\)/);
    },
  );
});
