import { beforeAll, describe, expect } from 'vitest';
import { type LocalWorld, repositoryName, useLocalWorlds } from '../support/local-world.ts';
import { pushCommit } from '../support/local-world-push.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const write = "writeFileSync('mine.txt', String(Math.random()));";
const files = { 'theirs.txt': 'from a person' };
let world: LocalWorld;
let release = '';

const agents = {
  writer: { script: write },
  planner: { script: "hand({ summary: 'Two ports.', data: { items: JSON.stringify(['release/9.9', 'port-new']) } });" },
  divider: {
    script: `if (process.env.BATON_EXECUTION === '1') hand({ children: {
      create: [{ prompt: 'Port it.', agent: 'writer', branch: 'release/9.9' }, { prompt: 'Port it.', agent: 'writer', name: 'api' }],
      wait: { until: 'all' } } });`,
  },
} as const;
const retry = { attempts: 1 };
const pipelines = {
  straight: { fix: { agent: 'writer', branch: 'main', retry } },
  list: { plan: { agent: 'planner' }, port: { needs: ['plan'], agent: 'writer', branch: '{{ matrix.value }}', retry } },
  divide: { split: { agent: 'divider', branch: 'baton/issue-{{ subject.number }}', children: { agents: ['writer'] }, retry } },
  answer: { fix: { agent: 'writer', branch: '{{ subject.head-branch }}', retry } },
  repair: { fix: { agent: 'writer', branch: 'baton/fix-main', retry } },
  fix: { fix: { agent: 'writer', branch: 'baton/issue-{{ subject.number }}', retry } },
};

beforeAll(async () => {
  const port = { ...pipelines.list.port, matrix: { from: 'needs.plan.handoff.data.items' } };
  world = await create({ agents, pipelines: { ...pipelines, list: { ...pipelines.list, port } } });
  release = pushCommit({ directory: world.repository.directory, branch: 'release/9.9', files });
});

const tip = (branch: string): string => world.git('rev-parse', `refs/heads/${branch}`);
const outcomes = async (issue: number) =>
  (await world.tasks(issue)).map(({ body }) => [body.stage, body.outcome, body.failure?.reason, body.results.branch]);

describe('branches to which agents may not write', () => {
  requirement(
    {
      ids: ['F-SE4', 'T49'],
      title: 'the default branch stays, although a stage names it, and its agent is not paid',
      input: '`branch: main` at a stage',
      expected: 'failed: branch-name, BATON-E716 with what to write; main is where it was',
    },
    async () => {
      const before = tip('main');
      const issue = await world.run('straight');
      expect(await outcomes(issue)).toEqual([['fix', 'failed', 'branch-name', undefined]]);
      const thread = (await world.thread(issue)).map(({ body }) => body).join('\n');
      expect(thread).toContain('allow: { push-default: true }');
      expect(thread).not.toContain('Nobody has to do anything');
      expect(tip('main')).toBe(before);
    },
  );

  requirement(
    {
      ids: ['F-SE4', 'T49'],
      title: 'a child has no branch of its own choice, on whose pushes workflows may run with secrets',
      input: 'a parent on baton/issue-N asks for release/9.9, which is there, and for a child without a branch',
      expected: 'the first is refused, BATON-E717; the second works on baton/issue-N-…; release/9.9 is where it was',
    },
    async () => {
      const issue = await world.run('divide');
      const { records } = await world.records(issue);
      const [child] = records.flatMap(({ record }) => (record.kind === 'child' ? [record.body] : []));
      expect(child?.refused).toEqual([expect.objectContaining({ ordinal: 1, message: expect.stringContaining('release/9.9') })]);
      expect(child?.made).toEqual([expect.objectContaining({ branch: `baton/issue-${issue}-2-api` })]);
      expect(await outcomes(issue)).toContainEqual(['split/2-api', 'succeeded', undefined, `baton/issue-${issue}-2-api`]);
      expect(tip('release/9.9')).toBe(release);
    },
  );

  requirement(
    {
      ids: ['F-SE4', 'T49'],
      title: 'a list from a handoff names new branches, and none that was there before the run',
      input: 'branch: "{{ matrix.value }}" with release/9.9, which is there, and port-new',
      expected: 'failed: branch-refused before its agent starts, BATON-E728; pushed; release/9.9 is where it was',
    },
    async () => {
      const issue = await world.run('list');
      const found = await outcomes(issue);
      expect(found).toContainEqual(['port[0]', 'failed', 'branch-refused', undefined]);
      expect(found).toContainEqual(['port[1]', 'succeeded', undefined, 'port-new']);
      const refused = (await world.tasks(issue)).find(({ body }) => body.stage === 'port[0]')?.body;
      expect(refused?.failure?.message).toMatch(
        /The branch "release\/9\.9" is there already.*push-existing: \["release\/9\.9"\]/,
      );
      expect(refused?.prompt).toBeUndefined();
      expect(tip('release/9.9')).toBe(release);
    },
  );
});

describe('branches to which agents write', () => {
  requirement(
    {
      ids: ['F-PE2'],
      title: 'the branch of a pull request takes the commits, however people named it',
      input: 'a pull request from feature/größe,1; `branch: "{{ subject.head-branch }}"`',
      expected: 'its branch shows the commit on top of that of the person',
    },
    async () => {
      const head = 'feature/größe,1';
      const before = pushCommit({ directory: world.repository.directory, branch: head, files });
      const body = { title: 'Size', body: 'Please look.', head, base: 'main' };
      const { number } = (await world.ask('/pulls', { method: 'POST', body })) as { number: number };
      await world.label(number, 'answer');
      await world.settle();
      expect(await outcomes(number)).toEqual([['fix', 'succeeded', undefined, head]]);
      expect(world.git('rev-parse', `${head}~1`)).toBe(before);
      expect((await world.thread(number)).map((comment) => comment.body).join('\n')).toContain(
        `to \`${head}\`, the branch of #${number}`,
      );
    },
  );

  requirement(
    {
      ids: ['F-SE4', 'T49'],
      title: 'names that the configuration gives may be those of earlier runs',
      input: 'two runs of `branch: baton/fix-main` about two issues; two runs of baton/issue-N about one',
      expected: 'each later run commits on top of the earlier one; the second about the issue knows the branch of the first',
    },
    async () => {
      await world.run('repair');
      const first = tip('baton/fix-main');
      await world.run('repair');
      expect(world.git('rev-parse', 'baton/fix-main~1')).toBe(first);

      const issue = await world.run('fix');
      const branch = `baton/issue-${issue}`;
      const before = tip(branch);
      await world.ask(`/issues/${issue}/labels/fix`, { method: 'DELETE' });
      await world.label(issue, 'fix');
      await world.settle();
      expect(await outcomes(issue)).toHaveLength(2);
      expect(world.git('rev-parse', `${branch}~1`)).toBe(before);
      const runs = (await world.records(issue)).records.flatMap(({ record }) =>
        record.kind === 'run' ? [record.body.branches] : [],
      );
      expect(runs).toEqual([[], [branch]]);
    },
  );
});

requirement(
  {
    ids: ['F-SE4', 'T49'],
    title: 'the default branch takes commits where the configuration allows it, and the first line of the status comment says so',
    input: '`branch: main` and `allow: { push-default: true }`',
    expected: 'main shows the commit; "the default branch" stands in the headline',
  },
  async () => {
    const stage = { agent: 'writer', branch: 'main' };
    const pipeline = { on: { issues: { labels: ['fix'] } }, allow: { 'push-default': true }, stages: { fix: stage } };
    const own = await create({
      agents: { writer: agents.writer },
      pipelines: {},
      config: JSON.stringify({
        version: 1,
        signing: { keys: ['KEY'] },
        agents: { writer: { engine: 'command', command: ['node', 'scripts/writer.mjs'] } },
        pipelines: { fix: pipeline },
      }),
    });
    const before = own.git('rev-parse', 'main');
    const issue = await own.run('fix');
    expect(own.git('rev-parse', 'main~1')).toBe(before);
    const [status] = (await own.thread(issue)).filter(({ body }) => body.startsWith('Baton run'));
    expect(status?.body).toMatch(/^Baton run.*Commits of the run are on `main`, the default branch\./m);
    expect(own.server.defaultBranchOf(repositoryName)).toBe('main');
  },
);
