import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { useAppWorlds } from '../support/app-world.ts';
import { repositoryName } from '../support/local-world.ts';
import { pushCommit } from '../support/local-world-push.ts';
import { requirement } from '../support/requirement.ts';

const create = useAppWorlds();
const agentCaller = readFileSync('examples/investigate-fix-pr/.github/workflows/baton-agent.yml', 'utf8');

requirement(
  {
    ids: ['DESIGN-2', 'T24'],
    title: 'a label on the pull request of a fork starts a run over the App without secrets, and nothing is pushed to the fork',
    input:
      'an agent with a secret in its env and a stage with a branch; the label put on by the maintainer; then the same for an issue',
    expected:
      'the run works on the head of the fork, the agent has no secret, its commit is on a branch of the repository, the fork is as it was; for the issue the agent has the secret',
  },
  async () => {
    const { world, app, status } = await create({
      agents: {
        one: "import { existsSync } from 'node:fs'; await tell('one', JSON.stringify([process.env.DEPLOY_TOKEN ?? '', existsSync('theirs.txt')])); writeFileSync('ours.txt', 'x'); hand({ summary: 'done' });",
      },
      settings: { one: { env: ['DEPLOY_TOKEN'], access: 'edit' } },
      secrets: { DEPLOY_TOKEN: 'not-for-forks' },
      files: {
        '.github/workflows/baton-agent.yml': `${agentCaller}    secrets: { agent-secrets: "DEPLOY_TOKEN=\${{ secrets.DEPLOY_TOKEN }}" }\n`,
      },
      pipelines: { check: { stages: { look: { agent: 'one', branch: 'baton/fork-{{ subject.number }}', prompt: 'Look.' } } } },
    });
    const fork = world.server.addFork({ of: repositoryName, owner: 'outsider' });
    const sha = pushCommit({ directory: fork.directory, branch: 'theirs', files: { 'theirs.txt': 'from the fork' } });
    const body = { title: 'From outside', body: 'Please.', head: 'outsider:theirs', base: 'main' };
    const { number } = (await world.ask('/pulls', { method: 'POST', body })) as { number: number };
    await world.label(number, 'check');
    await app.settle();
    const records = (await world.records(number)).records.map(({ record }) => record);
    expect(records[0]?.kind === 'run' && records[0].body.head).toBe(sha);
    expect(records.at(-1)).toMatchObject({ kind: 'end', body: { outcome: 'succeeded' } });
    expect(world.switchboard.told('one').map((text) => JSON.parse(text))).toEqual([['', true]]);
    expect(world.git('log', '-1', '--format=%P', `baton/fork-${number}`)).toBe(sha);
    const pushed = world.server.requests.filter(({ method, path }) => method !== 'GET' && path.includes('/outsider/'));
    expect(pushed).toEqual([]);
    const issue = await world.open({});
    await world.label(issue, 'check');
    await app.settle();
    expect(JSON.parse(world.switchboard.told('one').at(-1) ?? '')).toEqual(['not-for-forks', false]);
    expect(await status(number, `check-${number}`)).not.toContain('not-for-forks');
  },
  240_000,
);
