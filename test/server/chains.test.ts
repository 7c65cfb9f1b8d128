import { beforeAll, describe, expect } from 'vitest';
import { type AppWorld, useAppWorlds } from '../support/app-world.ts';
import { requirement } from '../support/requirement.ts';

const create = useAppWorlds();

const divide = `
const { BATON_CONTEXT_PATH, BATON_TASK } = process.env;
const { children = [] } = JSON.parse(readFileSync(BATON_CONTEXT_PATH, 'utf8'));
await tell('divide', BATON_TASK);
const create = ['a', 'b'].map((name) => ({ name, prompt: 'Do ' + name + '.' }));
if (BATON_TASK.includes('/')) {
  const name = BATON_TASK.split('-').at(-1);
  writeFileSync(name + '.txt', name);
  hand({ summary: 'did ' + name });
} else if (children.length === 0) hand({ children: { create, wait: { until: 'all' } } });
else hand({ summary: children.map(({ handoff }) => handoff.summary).join(', ') });`;

const agents = {
  one: "await tell('one', prompt.trim()); hand({ summary: 'done' });",
  asking: `await tell('asking', prompt);
if (prompt.includes('A person has answered')) hand({ summary: 'thanks' });
else console.log('[BATON-RESULT: needs-input] Which one?');`,
  failing: `const say = await tell('failing', ''); if (say !== 'well') process.exit(1); hand({ summary: 'well' });`,
  divide,
};

const report = { uses: 'issue', approval: { role: 'write' }, with: { title: 'A report', body: 'Done.' } };
const pipelines = {
  ask: { stages: { work: { agent: 'asking', signal: 'optional', prompt: 'Work.' } } },
  deploy: { stages: { report } },
  research: {
    on: {
      issues: { labels: ['research'] },
      manual: { inputs: { topic: { type: 'string', required: true }, depth: { type: 'number', default: 2 } } },
    },
    stages: { look: { agent: 'one', prompt: '{{ inputs.topic }} at {{ inputs.depth }}' } },
  },
  shaky: { stages: { work: { agent: 'failing', prompt: 'Work.' }, last: { agent: 'one', needs: ['work'], prompt: 'Last.' } } },
  split: {
    'max-concurrency': 2,
    stages: {
      work: { agent: 'divide', branch: 'baton/split-{{ subject.number }}', children: { merge: 'branch' }, prompt: 'Divide.' },
    },
  },
};

describe('a chain over the App', () => {
  let of: AppWorld;
  beforeAll(async () => {
    of = await create({
      agents,
      pipelines,
      settings: { divide: { access: 'edit' } },
      people: { wanda: 'write', marla: 'maintain' },
    });
  });
  const start = async (label: string): Promise<number> => {
    const issue = await of.world.open({ title: label });
    await of.world.label(issue, label);
    await of.app.settle();
    return issue;
  };
  const kinds = async (issue: number) => (await of.world.records(issue)).records.map(({ record }) => record.kind);
  const last = async (issue: number) => (await of.world.records(issue)).records.at(-1)?.record;
  const replies = async (issue: number) => (await of.world.thread(issue)).map(({ body }) => body);

  requirement(
    {
      ids: ['U14', 'DESIGN-2', 'DESIGN-4.8'],
      title: 'a question waits without a job, and the answer starts the same stage again, once',
      input: 'an agent that needs input; an answer of an outsider; an answer of the maintainer',
      expected: 'one question; nothing by the outsider; the second execution in the same attempt ends the run well',
    },
    async () => {
      const issue = await start('ask');
      expect(await kinds(issue)).toEqual(['run', 'task']);
      expect((await replies(issue)).filter((body) => body.includes('/baton answer')).length).toBeGreaterThan(0);
      await of.say(issue, '/baton answer The left one.', 'hubot');
      await of.app.settle();
      expect(await kinds(issue)).toEqual(['run', 'task']);
      await of.say(issue, '/baton answer The left one.');
      await of.app.settle();
      expect(await kinds(issue)).toEqual(['run', 'task', 'decision', 'task', 'end']);
      expect((await of.world.tasks(issue)).map(({ attempt, execution }) => `${attempt} ${execution}`)).toEqual(['1 1', '1 2']);
      expect(of.world.switchboard.told('asking').at(-1)).toContain('The left one.');
    },
    240_000,
  );

  requirement(
    {
      ids: ['T43', 'DESIGN-2', 'DESIGN-4.8'],
      title: 'an approval starts the stage that waits, once; a rejection ends the run and nothing is made',
      input: 'a built-in with approval; /baton approve with wrong digits, then the right command; a second run is rejected',
      expected: 'one report; the second run cancelled with the reason',
    },
    async () => {
      const reports = async () =>
        ((await of.world.ask('/issues?state=all&per_page=100')) as { title: string }[]).filter(
          ({ title }) => title === 'A report',
        ).length;
      const issue = await start('deploy');
      expect(await kinds(issue)).toEqual(['run']);
      const command = /^\/baton approve .*$/m.exec((await replies(issue)).join('\n'))?.[0] ?? '';
      await of.say(issue, command.replace(/\S+$/, '0000000'));
      await of.app.settle();
      expect(await reports()).toBe(0);
      await of.say(issue, command);
      await of.say(issue, command);
      await of.app.settle();
      expect(await reports()).toBe(1);
      expect(await kinds(issue)).toEqual(['run', 'decision', 'task', 'end']);
      const other = await start('deploy');
      await of.say(other, '/baton reject Not on a Friday.');
      await of.app.settle();
      expect(await reports()).toBe(1);
      expect(await last(other)).toMatchObject({ kind: 'end', body: { outcome: 'cancelled' } });
    },
    240_000,
  );

  requirement(
    {
      ids: ['F-SE5', 'T43', 'T50'],
      title: 'an approval of a comment that a writer has edited starts nothing and is asked for again',
      input: 'wanda, who may write, changes the comment that asks; marla, who may maintain, sends its command, and again',
      expected: 'nothing is made and wanda is named; the command behind the new comment makes one report',
    },
    async () => {
      const issue = await start('deploy');
      const requests = async () => (await of.world.thread(issue)).filter(({ body }) => body.includes('<!-- baton-request:'));
      const [asked] = await requests();
      const command = /^\/baton approve .*$/m.exec(asked?.body ?? '')?.[0] ?? '';
      const body = asked?.body.replace('A report', 'A greeting');
      expect(body).not.toBe(asked?.body);
      await of.world.ask(`/issues/comments/${asked?.id}`, { as: 'wanda', method: 'PATCH', body: { body } });
      await of.app.settle();
      await of.say(issue, command, 'marla');
      await of.app.settle();
      expect(await kinds(issue)).toEqual(['run']);
      expect((await replies(issue)).join('\n')).toContain('`wanda` has edited the comment that asked');
      expect((await requests()).map((each) => each.body)).toEqual([body, asked?.body]);
      await of.say(issue, command, 'marla');
      await of.app.settle();
      expect(await kinds(issue)).toEqual(['run', 'decision', 'task', 'end']);
    },
    240_000,
  );

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-4.1'],
      title: 'inputs of a command reach the prompt with their defaults, and what does not fit starts nothing and is said',
      input: '/baton run research without its topic, then with one',
      expected: 'a refusal that names topic; then one run with the topic and the default of depth',
    },
    async () => {
      const issue = await of.world.open({});
      await of.say(issue, '/baton run research');
      await of.app.settle();
      expect(await kinds(issue)).toEqual([]);
      expect((await replies(issue)).at(-1)).toContain('topic');
      await of.say(issue, '/baton run research topic="two words"');
      await of.app.settle();
      expect(await last(issue)).toMatchObject({ kind: 'end', body: { outcome: 'succeeded' } });
      expect(of.world.switchboard.told('one').at(-1)).toContain('two words at 2');
    },
    240_000,
  );

  requirement(
    {
      ids: ['U14', 'DESIGN-2', 'DESIGN-4.8'],
      title: 'a failed run goes on after /baton retry where it failed, and its slot, lines and branches are free',
      input: 'a stage that fails; /baton retry; it succeeds',
      expected: 'failed; then the second attempt and the stage behind it, and the end',
    },
    async () => {
      const issue = await start('shaky');
      expect(await last(issue)).toMatchObject({ kind: 'end', body: { outcome: 'failed' } });
      of.world.switchboard.when('failing', () => 'well');
      await of.say(issue, '/baton retry');
      await of.app.settle();
      expect(await kinds(issue)).toEqual(['run', 'task', 'end', 'decision', 'task', 'task', 'end']);
      expect(await last(issue)).toMatchObject({ kind: 'end', body: { outcome: 'succeeded' } });
    },
    240_000,
  );

  requirement(
    {
      ids: ['K-13', 'K-25', 'K-27', 'DESIGN-2'],
      title:
        'children start when their parent waits, their commits are merged, and the parent starts again, once each; its slot is free meanwhile',
      input: 'a parent with two children, merge: branch and max-concurrency: 2',
      expected: 'parent, both children, parent; both files on the branch; no execution twice',
    },
    async () => {
      const issue = await start('split');
      expect(await last(issue)).toMatchObject({ kind: 'end', body: { outcome: 'succeeded' } });
      const told = of.world.switchboard.told('divide');
      expect([told[0], told.slice(1, 3).toSorted(), told.slice(3)]).toEqual(['work', ['work/1-a', 'work/2-b'], ['work']]);
      const tasks = await of.world.tasks(issue);
      expect(tasks.at(-1)?.body.handoff?.summary).toBe('did a, did b');
      expect(of.world.git('ls-tree', '--name-only', `baton/split-${issue}`).split('\n')).toEqual(
        expect.arrayContaining(['a.txt', 'b.txt']),
      );
    },
    240_000,
  );

  requirement(
    {
      ids: ['U14', 'K-20', 'DESIGN-2'],
      title: '/baton cancel ends a run with children at work, and one in the line; nothing starts after it',
      input:
        'max-concurrency: 2; two parents wait for their children, of which two are at work and two in the line; both are cancelled',
      expected: 'both runs cancelled; the children in the line never start',
    },
    async () => {
      const before = of.world.switchboard.told('divide').length;
      const reached = Promise.withResolvers<undefined>();
      of.world.switchboard.when('divide', () => {
        const names = of.world.switchboard.told('divide').slice(before);
        if (names.filter((name) => name.includes('/')).length === 2) reached.resolve(undefined);
        return names.at(-1)?.includes('/') === true ? new Promise(() => undefined) : undefined;
      });
      const issues = [await of.world.open({}), await of.world.open({})];
      for (const issue of issues) await of.world.label(issue, 'split');
      await reached.promise;
      await expect
        .poll(async () => (await Promise.all(issues.map((issue) => of.status(issue, `split-${issue}`)))).join('\n'), {
          timeout: 90_000,
        })
        .toMatch(/in line/);
      for (const issue of issues) await of.say(issue, '/baton cancel');
      await of.app.settle();
      for (const issue of issues) expect(await of.lives(issue)).toEqual([`run split-${issue}`, `end split-${issue}`]);
      const children = of.world.switchboard
        .told('divide')
        .slice(before)
        .filter((name) => name.includes('/'));
      expect(children).toHaveLength(2);
    },
    240_000,
  );
});
