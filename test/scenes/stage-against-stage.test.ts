import { beforeAll, describe, expect } from 'vitest';
import { confess, poison, useHostileClaude } from '../attacks/support/hostile-claude.ts';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const folder = useHostileClaude(`case "$at" in
  "write 1 1"|"publish-rules 1 1") ${poison} ;;
  "work 1 1") ${poison}; printf '{"to":"two","message":"go on"}' >"$BATON_HANDOFF_PATH" ;;
  *) ${confess} ;;
esac`);
let world: LocalWorld;

const branch = 'baton/{{ run.id }}';
const config = {
  version: 1,
  signing: { keys: ['KEY'] },
  agents: {
    one: { engine: 'claude-code' },
    two: { engine: 'claude-code', instructions: '.github/agents/second.md' },
    vandal: { engine: 'command', command: ['node', 'scripts/vandal.mjs'] },
    deployer: { engine: 'command', command: ['node', 'scripts/deployer.mjs'], env: ['DEPLOY_KEY'], access: 'full' },
    tester: { engine: 'command', command: ['sh', '-c', 'sh scripts/test.sh'], env: ['DEPLOY_KEY'], access: 'full' },
  },
  pipelines: {
    next: { write: { agent: 'one', branch }, read: { needs: ['write'], agent: 'two', branch } },
    allowed: {
      'publish-rules': { agent: 'one', branch, 'trusted-files': 'publish' },
      read: { needs: ['publish-rules'], agent: 'two', branch },
    },
    inline: { work: { agent: 'one', branch, transfer: 'inline' } },
    program: {
      change: { agent: 'vandal', branch },
      deploy: { needs: ['change'], agent: 'deployer', branch },
      test: { needs: ['deploy'], agent: 'tester', branch },
    },
  },
};

beforeAll(async () => {
  const pipelines = Object.entries(config.pipelines).map(([name, stages]) => [
    name,
    { on: { issues: { labels: [name] } }, stages },
  ]);
  world = await create({
    agents: {
      vandal: {
        script: `
for (const name of ['deployer.mjs', 'test.sh'])
  writeFileSync('scripts/' + name, name === 'test.sh' ? 'echo "EVIL $DEPLOY_KEY" >"$BATON_RESULTS_PATH"' : "process.stdout.write('EVIL ' + process.env.DEPLOY_KEY)");
hand({ summary: 'changed two programs' });`,
      },
      deployer: {
        script: "await tell('deploy', process.env.DEPLOY_KEY + ' ' + readFileSync('scripts/deployer.mjs', 'utf8').slice(0, 20));",
      },
    },
    pipelines: {},
    config: JSON.stringify({ ...config, pipelines: Object.fromEntries(pipelines) }),
    files: {
      'CLAUDE.md': 'GOOD RULES\n',
      '.github/agents/second.md': 'GOOD INSTRUCTIONS\n',
      'scripts/test.sh': 'echo "found: ${DEPLOY_KEY:-nothing}" >"$BATON_RESULTS_PATH"\n',
    },
    secrets: { DEPLOY_KEY: 'deploy-key-4711' },
    caller: (text) =>
      text.replace('    secrets:\n', '    secrets:\n      agent-secrets: "DEPLOY_KEY=${{ secrets.DEPLOY_KEY }}"\n'),
    path: [folder],
  });
});

const published = (run: string): readonly string[] =>
  world
    .git('diff', '--name-only', 'main', `baton/${run}`)
    .split('\n')
    .filter((path) => path !== '');

describe('an agent of one stage against that of the next', () => {
  requirement(
    {
      ids: ['F-S2', 'T08'],
      title: 'does not decide what the engine of the next stage obeys, and people are told what was left out',
      input: 'stage one writes CLAUDE.md, .claude/settings.json and .mcp.json on the branch of stage two',
      expected:
        'the rules of the default branch alone in stage two; work.txt alone on the branch; a warning with the three names',
    },
    async () => {
      const issue = await world.run('next');
      const [write, read] = await world.tasks(issue);
      expect(read?.body.handoff?.summary, world.jobs().at(-1)?.log).toBe('[GOOD RULES][GOOD INSTRUCTIONS][]');
      expect(published(`next-${issue}`)).toEqual(['work.txt']);
      expect(write?.body.warnings.join('\n')).toMatch(/not published: "\.claude\/settings\.json", "\.mcp\.json", "CLAUDE\.md"/);
      const comments = (await world.thread(issue)).map(({ body }) => body).join('\n');
      expect(comments).toContain('.claude/settings.json');
    },
  );

  requirement(
    {
      ids: ['F-S2'],
      title: 'may publish such files where its stage says so, and the next stage still starts with those of the commit',
      input: 'the same with `trusted-files: publish`',
      expected: 'all four files on the branch; the rules of the default branch in stage two',
    },
    async () => {
      const issue = await world.run('allowed');
      const [, read] = await world.tasks(issue);
      expect(published(`allowed-${issue}`)).toEqual(['.claude/settings.json', '.mcp.json', 'CLAUDE.md', 'work.txt']);
      expect(read?.body.handoff?.summary, world.jobs().at(-1)?.log).toBe('[GOOD RULES][GOOD INSTRUCTIONS][]');
      expect(read?.body.warnings.join('\n')).toMatch(/of the configuration, so it was given those of that commit: "\.claude/);
    },
  );

  requirement(
    {
      ids: ['F-S2', 'F-S6', 'F-S4'],
      title: 'does not reach the agent it hands over to in the same job, nor its instructions, nor the checkout of the config',
      input: '`transfer: inline`; the first agent writes the same and .baton-config/.github/agents/second.md',
      expected: 'rules and instructions of the default branch in the second agent',
    },
    async () => {
      const issue = await world.run('inline');
      const [, second] = await world.tasks(issue);
      // The folder is what the first agent made; nothing of ours was there.
      expect(second?.body.handoff?.summary, world.jobs().at(-1)?.log).toBe('[GOOD RULES][GOOD INSTRUCTIONS][.baton-config]');
      expect(published(`inline-${issue}`)).toEqual(['work.txt']);
    },
  );

  requirement(
    {
      ids: ['F-S1'],
      title: 'does not replace its program, and code of the checkout gets no secrets after it',
      input:
        'stage one rewrites scripts/deployer.mjs and scripts/test.sh; stage two has `env`, stage three runs `sh -c` with `env`',
      expected: 'the program of the default branch with its secret; the shell text runs without, in words',
    },
    async () => {
      const issue = await world.run('program');
      const [, deploy, test] = await world.tasks(issue);
      expect(deploy?.body.outcome, world.jobs().at(-1)?.log).toBe('succeeded');
      expect(world.switchboard.told('deploy')).toEqual(['deploy-key-4711 process.stdout.write']);
      expect(test?.body.outcome).toBe('succeeded');
      expect(JSON.stringify(test?.body.results)).not.toContain('deploy-key');
      expect(test?.body.warnings.join('\n')).toMatch(/BATON-E620: agent tester was started without its secrets \(DEPLOY_KEY\)/);
    },
  );
});
