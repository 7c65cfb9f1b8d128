import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect } from 'vitest';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { pushCommit } from '../support/local-world-push.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const workflow = readFileSync('examples/check-config/.github/workflows/baton-config.yml', 'utf8');
const good = `version: 1
signing: { keys: ["KEY"] }
agents: { one: { engine: command, command: [node, scripts/one.mjs] } }
pipelines:
  fix:
    on: { issues: { labels: [fix] }, pull-requests: { labels: [fix] } }
    stages: { look: { agent: one } }
`;
const broken = good.replace('stages: {', 'stagez: {');

interface Issue {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly state: string;
  readonly user: { readonly login: string };
}

describe('faults of the configuration', () => {
  let world: LocalWorld;
  const write = (text: string) => text.replaceAll('KEY', world.publicKey);
  const commit = (branch: string, path: string, text: string): string =>
    pushCommit({ directory: world.repository.directory, branch, files: { [path]: text } });
  /** A push to the default branch, with its event. */
  const push = async (path: string, text: string) => {
    const next = commit(`next-${world.server.requests.length}`, path, text);
    await world.ask('/git/refs/heads/main', { method: 'PATCH', body: { sha: next } });
    await world.settle();
  };
  const issues = async (): Promise<readonly Issue[]> =>
    (await world.ask('/issues?labels=baton:action-required&state=all')) as readonly Issue[];
  const validated = () => world.jobs().filter(({ name }) => name === 'validate');

  beforeAll(async () => {
    world = await create({
      agents: { one: { script: "hand({ summary: 'done' });" } },
      pipelines: {},
      config: good,
      files: { '.github/workflows/baton-config.yml': workflow },
    });
  });

  requirement(
    {
      ids: ['U18'],
      title: 'a pull request with a wrong key shows it at its line, and what is meant',
      input: '`stagez` in a pull request; another pull request that touches other files',
      expected: 'the job fails with an annotation with file, line and column; no issue; no job for the other one',
    },
    async () => {
      commit('wrong', '.github/baton.yml', write(broken));
      commit('other', 'README.md', 'Hello');
      for (const head of ['wrong', 'other'])
        await world.ask('/pulls', { method: 'POST', body: { title: head, body: '', head, base: 'main' } });
      await world.settle();
      const [job, ...others] = validated();
      expect(others).toEqual([]);
      expect(job?.conclusion).toBe('failure');
      expect(job?.log).toMatch(
        /##\[error file=\.github\/baton\.yml,line=7,col=5\]BATON-E\d+: .*`pipelines\.fix\.stagez`.*Did you mean `stages`\?.* \(https:\S+#baton-e\d+\)/,
      );
      expect(job?.summary).toContain('.github/baton.yml has');
      expect(job?.summary).toContain('.github/baton.yml:7:5: [BATON-E');
      expect(await issues()).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['U18', 'DESIGN-4.1'],
      title: 'a fault on the default branch opens one issue, which closes itself when it is fixed',
      input: 'the wrong key pushed; a label; a push with another fault; the label again; the good file pushed',
      expected:
        'one issue by the workflow, with place and code; its text follows the faults; closed; no agent meanwhile; then one',
    },
    async () => {
      await push('.github/baton.yml', write(broken));
      const [issue, ...more] = await issues();
      expect(more).toEqual([]);
      expect(issue).toMatchObject({ state: 'open', user: { login: 'github-actions[bot]' } });
      expect(issue?.title).toContain('.github/baton.yml has');
      expect(issue?.body).toMatch(
        /\[line 7, column 5\]\(http\S+\/blob\/[0-9a-f]{40}\/\.github\/baton\.yml#L7\): \[BATON-E\d+\]\(\S+\): /,
      );
      const subject = await world.open({});
      await world.label(subject, 'fix');
      await world.settle();
      expect((await issues()).map(({ number }) => number)).toEqual([issue?.number]);
      await push('.github/baton.yml', write(good).replace('agent: one', 'agent: two'));
      const [changed, ...further] = await issues();
      expect(further).toEqual([]);
      expect(changed?.body).toContain('two');
      expect(changed?.body).not.toContain('stagez');
      expect(world.jobs().filter(({ name }) => name === 'agent')).toEqual([]);
      await push('.github/baton.yml', write(good));
      expect(await issues()).toMatchObject([{ number: issue?.number, state: 'closed' }]);
      await world.run('fix');
      expect(world.jobs().filter(({ name, conclusion }) => name === 'agent' && conclusion === 'success')).toHaveLength(1);
    },
    120_000,
  );

  requirement(
    {
      ids: ['U18', 'T16'],
      title: 'somebody else cannot stand in for that issue, and is not touched',
      input: 'an issue of a person with the label and the marker, open; a push of the good file',
      expected: 'it stays open',
    },
    async () => {
      const [own] = await issues();
      const forged = await world.open({ title: own?.title ?? '', body: own?.body ?? '' });
      await world.label(forged, 'baton:action-required');
      await push('.github/baton.yml', `${write(good)}# fixed\n`);
      const seen = (await world.ask(`/issues/${forged}`)) as Issue;
      expect(seen.state).toBe('open');
    },
  );
});

describe('a fault that only a start meets', () => {
  requirement(
    {
      ids: ['U18', 'DESIGN-8'],
      title: 'plan opens the issue itself, and a sweep closes it; a start that meets none asks for nothing',
      input: 'no workflow that checks; a broken file, two labels; then the good file and a sweep; a label',
      expected: 'one issue, closed by the sweep; no request about it in the last plan',
    },
    async () => {
      const world = await create({ agents: { one: { script: "hand({ summary: 'done' });" } }, pipelines: {}, config: broken });
      const list = async () => (await world.ask('/issues?labels=baton:action-required&state=all')) as readonly Issue[];
      for (const title of ['one', 'two']) {
        await world.label(await world.open({ title }), 'fix');
        await world.settle();
      }
      expect(await list()).toMatchObject([{ state: 'open' }]);
      const text = good.replaceAll('KEY', world.publicKey);
      const files = { '.github/baton.yml': text };
      const sha = pushCommit({ directory: world.repository.directory, branch: 'mend', files });
      await world.ask('/git/refs/heads/main', { method: 'PATCH', body: { sha } });
      await world.dispatch({});
      await world.settle();
      expect(await list()).toMatchObject([{ state: 'closed' }]);
      const before = world.requests().length;
      await world.run('fix');
      const asked = world
        .requests()
        .slice(before)
        .map(({ path }) => path);
      expect(asked.filter((path) => path.includes('action-required'))).toEqual([]);
    },
    120_000,
  );
});
