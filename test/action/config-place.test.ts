import { describe, expect } from 'vitest';
import { linkCodes } from '../../src/core/docs-address.ts';
import { repositoryName, useLocalWorlds } from '../support/local-world.ts';
import { pushCommit } from '../support/local-world-push.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const sound = {
  agents: { one: { script: "hand({ summary: 'done' });" } },
  pipelines: { fix: { look: { agent: 'one' } } },
};

describe('where the config lies', () => {
  requirement(
    {
      ids: ['DESIGN-4.8'],
      title: 'a config outside .github is found by all jobs',
      input: 'config: ci/baton.yml in the caller',
      expected: 'the run succeeds',
    },
    async () => {
      const caller = (text: string): string => text.replace('    with:\n', '    with:\n      config: ci/baton.yml\n');
      const world = await create({ ...sound, configPath: 'ci/baton.yml', caller });
      const issue = await world.run('fix');
      expect(world.jobs().map(({ name, conclusion }) => `${name} ${conclusion}`)).toEqual([
        'plan success',
        'agent success',
        'publish success',
      ]);
      expect((await world.tasks(issue))[0]?.body.outcome).toBe('succeeded');
    },
  );

  requirement(
    {
      ids: ['F-UX2', 'U31'],
      title: 'the call for a person knows of a config outside .github, too, that comments are heard',
      input: 'config: ci/baton.yml in a caller that hears comments; the agent fails',
      expected: 'the command to try it again, first of all, and no advice to let comments be heard',
    },
    async () => {
      const caller = (text: string): string => text.replace('    with:\n', '    with:\n      config: ci/baton.yml\n');
      const world = await create({
        ...sound,
        agents: { one: { script: "throw new Error('No.');" } },
        configPath: 'ci/baton.yml',
        caller,
      });
      const issue = await world.run('fix');
      const call = (await world.thread(issue)).find(({ body }) => body.includes('**A person is needed**'));
      expect(call?.body).toContain('```text\n/baton retry look\n```');
      expect(call?.body).not.toContain('once comments are heard');
    },
  );

  requirement(
    {
      ids: ['T08', 'DESIGN-6'],
      title: 'the code is never looked into where the default branch was not checked out beside it',
      input: 'mode: plan after a plain checkout of the code',
      expected: 'plan fails with BATON-E913, which says what to check out',
    },
    async () => {
      const caller = `
on: { issues: { types: [labeled] } }
permissions: { contents: read, issues: write }
jobs:
  plan:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: baton-agents/baton@v1
        with: { mode: plan, signing-key: "\${{ secrets.BATON_SIGNING_KEY }}" }
`;
      const world = await create({ ...sound, caller: () => caller });
      const issue = await world.run('fix');
      expect(world.jobs()[0]?.conclusion).toBe('failure');
      expect(world.jobs()[0]?.log).toMatch(/BATON-E913: there is no folder \.baton-config/);
      expect(await world.thread(issue)).toEqual([]);
    },
  );
});

describe('without a configuration', () => {
  requirement(
    {
      ids: ['U17', 'U18'],
      title: 'who gives a `/baton` command and can write is told that it is missing',
      input: 'the file is deleted; the label; /baton help by a writer, by a member whose membership is private, and by a reader',
      expected: '😕 on the commands of the first two; one comment with BATON-E913; nothing about the others',
    },
    async () => {
      const world = await create({ ...sound, people: { quiet: 'write' } });
      // GitHub shows this member like a stranger.
      world.server.hideMembership(repositoryName, 'quiet');
      const issue = await world.open({});
      pushCommit({ directory: world.repository.directory, branch: 'main', removed: ['.github/baton.yml'] });
      await world.label(issue, 'fix');
      const seen: unknown[] = [];
      for (const as of ['mona', 'quiet', 'hubot']) {
        const command = { as, method: 'POST', body: { body: '/baton help' } } as const;
        const { id } = (await world.ask(`/issues/${issue}/comments`, command)) as { id: number };
        await world.settle();
        seen.push(await world.ask(`/issues/comments/${id}/reactions`));
      }
      expect(seen).toMatchObject([[{ content: 'confused' }], [{ content: 'confused' }], []]);
      expect(await world.ask(`/issues/${issue}/reactions`)).toEqual([]);
      const [said = '', ...more] = (await world.thread(issue)).map(({ body }) => body).filter((body) => !body.startsWith('/'));
      expect(more).toEqual([]);
      const head = '😕 **Nothing was started** by the command `/baton help` of `quiet`: `.github/baton.yml` cannot be read.';
      expect(said.split('\n')[0]).toBe(head);
      expect(said).toMatch(/\[BATON-E913\]\(\S+\): \.github\/baton\.yml does not exist on the default branch/);
      expect(said).toContain('fix this on the default branch, then comment `/baton help` again.');
    },
  );
});

describe('with a signing key that an environment keeps', () => {
  const environment = (text: string) => text.replace('    with:\n', '    with:\n      environment: baton\n');

  requirement(
    {
      ids: ['F-G2', 'DESIGN-2'],
      title: 'the caller of the examples works when it names the environment',
      input: 'the key as BATON_SIGNING_KEY of the environment baton, and of no repository',
      expected: 'a run that ends, with signed records',
    },
    async () => {
      const world = await create({ ...sound, keyIn: 'baton', caller: environment });
      const issue = await world.run('fix');
      expect((await world.records(issue)).records.map(({ record }) => record.kind)).toEqual(['run', 'task', 'end']);
    },
  );

  requirement(
    {
      ids: ['F-G2', 'DESIGN-2', 'T37'],
      title: 'without the line for its name nothing is recorded, and the words have the line',
      input: 'the same, without the line BATON_SIGNING_KEY in the caller',
      expected: 'plan fails with BATON-E904, which names the line to add; a comment says it, and no record',
    },
    async () => {
      const caller = (text: string) => environment(text).replace(/^ *BATON_SIGNING_KEY: .*\n/m, '');
      const world = await create({ ...sound, keyIn: 'baton', caller });
      const issue = await world.run('fix');
      expect(world.jobs()[0]?.log).toMatch(
        /BATON-E904: There is no signing key.*also pass `BATON_SIGNING_KEY: \$\{\{ secrets\.BATON_SIGNING_KEY \}\}`/,
      );
      expect((await world.records(issue)).records).toEqual([]);
      expect((await world.thread(issue)).map(({ body }) => body)).toEqual([
        expect.stringContaining(linkCodes('BATON-E904: There is no signing key')),
      ]);
    },
  );
});

describe('without a signing key', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'T37'],
      title: 'nothing is recorded, and the words say what to pass',
      input: 'a repository without the secret',
      expected: 'plan fails with BATON-E904 and the line for the caller; a comment says it, and no record',
    },
    async () => {
      const world = await create({
        ...sound,
        caller: (text) => text.replaceAll('secrets.BATON_SIGNING_KEY', 'secrets.NOT_THERE'),
      });
      const issue = await world.run('fix');
      expect(world.jobs()[0]?.log).toMatch(
        /BATON-E904: There is no signing key.*signing-key: \$\{\{ secrets\.BATON_SIGNING_KEY \}\}/,
      );
      expect((await world.records(issue)).records).toEqual([]);
      expect((await world.thread(issue)).map(({ body }) => body)).toEqual([
        expect.stringContaining(linkCodes('BATON-E904: There is no signing key')),
      ]);
    },
  );
});
