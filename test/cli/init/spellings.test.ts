import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { requirement } from '../../support/requirement.ts';
import { configPath, useRepositories, workflowPath } from './support.ts';

const create = useRepositories();

const config = `version: 1
agents: { me: { engine: codex, env: [OPENAI_API_KEY, NPM_TOKEN] } }
pipelines:
  nightly: { on: { schedule: { cron: "5 2 * * *" }, issues: { labels: [go] } }, stages: { work: { agent: me } } }
`;

describe('baton init over a workflow in other spellings', () => {
  const head = 'name: Mine # [ mine ]\n';
  const tail = `permissions: {}
jobs:
  baton:
    uses: my-org/fork/.github/workflows/run.yml@main
    secrets:
      agent-secrets: \${{ secrets.ALL }}
`;
  const spellings = [
    { what: 'one event a line', on: 'on:\n  - push # a push\n  - issues\n\n', lines: ['    push: # a push'] },
    { what: 'lines without indentation', on: 'on:\n- push\n- issues\n', lines: ['  push:'] },
    { what: 'a list in one line', on: '"on": [push, issues] # all\n', lines: ['"on":', '  push:'] },
    { what: 'types in a list', on: 'on:\n  push:\n  issues: { types: [ opened ] }\n', lines: ['  push:'] },
  ];
  for (const { what, on, lines } of spellings)
    requirement(
      {
        ids: ['U21'],
        title: `a workflow whose events stand as ${what} loses nothing`,
        input: 'two events, `permissions: {}` for the other jobs, one secret for all agents',
        expected: 'permissions, secret and other lines stay as they are; both events are heard',
      },
      async () => {
        const repository = create();
        repository.write(configPath, config);
        repository.write(workflowPath, `${head}${on}${tail}`);
        const { code, warned } = await repository.init();
        expect({ code, warned }).toEqual({ code: 0, warned: '' });
        const merged = repository.read(workflowPath);
        expect(Object.keys(parse(merged).on)).toEqual(expect.arrayContaining(['push', 'issues', 'schedule']));
        const whole = `${head}${tail}`.split('\n').filter((line) => line !== '');
        expect(merged.split('\n')).toEqual(expect.arrayContaining([...whole, ...lines]));
        expect((await repository.init()).printed).toContain('Nothing to change in .github');
      },
    );

  it('names that the lines of agent-secrets lack are added to them, however they are spelled', async () => {
    for (const spelled of ['OTHER=${{ secrets.OTHER }}', '|\n        OTHER=${{ secrets.OTHER }}']) {
      const repository = create();
      repository.write(configPath, config);
      // The same words in a comment above are no place for them.
      const own = tail.replace('${{ secrets.ALL }}', spelled);
      repository.write(workflowPath, `on: issues\n# agent-secrets: OTHER=\${{ secrets.OTHER }}\n${own}`);
      await repository.init();
      expect(parse(repository.read(workflowPath)).jobs.baton.secrets['agent-secrets'].trim().split('\n').toSorted()).toEqual([
        'NPM_TOKEN=${{ secrets.NPM_TOKEN }}',
        'OTHER=${{ secrets.OTHER }}',
      ]);
    }
  });
});
