import { beforeAll, describe, expect } from 'vitest';
import { z } from 'zod';
import { type LocalWorld, repositoryName, useLocalWorlds } from '../../support/local-world.ts';
import { pushCommit } from '../../support/local-world-push.ts';
import { requirement } from '../../support/requirement.ts';
import { type Cause, causes, good } from './blocked-causes.ts';

const create = useLocalWorlds();
/** Several workflow runs, one after the other. */
const patience = 180_000;

const rawComments = z.array(
  z.object({ id: z.int(), node_id: z.string(), body: z.string(), user: z.object({ type: z.string() }) }),
);

describe('when nothing can start, the issue says so', () => {
  let world: LocalWorld;
  beforeAll(async () => {
    world = await create({
      agents: { one: { script: "hand({ summary: 'done' });" } },
      pipelines: {},
      config: good,
      people: { quiet: 'write', helper: 'triage' },
    });
    // GitHub shows this member like a stranger.
    world.server.hideMembership(repositoryName, 'quiet');
  });

  const set = ({ config, secret }: Pick<Cause, 'config' | 'secret'>): void => {
    const text = `${config.replaceAll('KEY', world.publicKey)}# ${world.server.requests.length}\n`;
    pushCommit({ directory: world.repository.directory, branch: 'main', files: { '.github/baton.yml': text } });
    world.server.setSecret(repositoryName, 'BATON_SIGNING_KEY', secret ?? world.signingKey);
  };
  const say = (issue: number, body: string, as = 'mona') =>
    world.ask(`/issues/${issue}/comments`, { as, method: 'POST', body: { body } });
  /** Comments of Baton, with what GitHub says of them. */
  const comments = async (issue: number) => {
    const all = rawComments.parse(await world.ask(`/issues/${issue}/comments`));
    const own = all.filter(({ user }) => user.type === 'Bot');
    if (own.length === 0) return [];
    const response = await fetch(`${world.server.apiUrl}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${world.token}` },
      body: JSON.stringify({
        query: 'query($ids: [ID!]!) { nodes(ids: $ids) { id ... on IssueComment { isMinimized } } }',
        variables: { ids: own.map(({ node_id }) => node_id) },
      }),
    });
    const answer = z.object({ data: z.object({ nodes: z.array(z.object({ isMinimized: z.boolean() })) }) });
    const { nodes } = answer.parse(await response.json()).data;
    return own.map(({ id, body }, at) => ({ id, body, folded: nodes[at]?.isMinimized }));
  };
  const reactions = async (path: string) =>
    ((await world.ask(`${path}/reactions`)) as readonly { content: string }[]).map(({ content }) => content);

  for (const [cause, { config, secret, says }] of Object.entries(causes)) {
    requirement(
      {
        ids: ['U15', 'U17', 'U18'],
        title: `${cause}: the label of a maintainer gets 😕 and a comment`,
        input: 'the label, by somebody who may write',
        expected: 'one comment with cause, place and what to do; nothing is recorded',
      },
      async () => {
        set({ config, ...(secret === undefined ? {} : { secret }) });
        const issue = await world.open({});
        await world.label(issue, 'fix');
        await world.settle();
        const [first, ...more] = await comments(issue);
        expect(more).toEqual([]);
        expect(first).toMatchObject({ folded: false });
        expect(first?.body).toMatch(/^😕 \*\*Nothing was started\*\* by the label `fix` of `mona`: /);
        expect(first?.body).toContain('take the label `fix` off and put it on again.');
        for (const words of says) expect(first?.body).toMatch(words);
        expect(await reactions(`/issues/${issue}`)).toEqual(['confused']);
        expect((await world.records(issue)).records).toEqual([]);
      },
      patience,
    );
  }

  requirement(
    {
      ids: ['U17', 'U18'],
      title: 'the comment is edited and not repeated, and the next good plan folds it',
      input:
        'no key and the label; an invalid configuration and the label; the repository is mended; the label; no key and the label',
      expected: 'one comment with the newest cause; then a run, the comment folded, and no 😕; then a new comment',
    },
    async () => {
      const issue = await world.open({});
      const again = async (cause: Pick<Cause, 'config' | 'secret'> = { config: good }) => {
        set(cause);
        await world.ask(`/issues/${issue}/labels/fix`, { method: 'DELETE' }).catch(() => undefined);
        await world.label(issue, 'fix');
        await world.settle();
        return comments(issue);
      };
      const [first] = await again(causes['no key']);
      const [edited, ...more] = await again(causes['an invalid configuration']);
      expect([edited?.id, more]).toEqual([first?.id, []]);
      expect(edited?.body).toContain('Did you mean `stages`?');
      const [folded] = await again();
      expect((await world.records(issue)).records.map(({ record }) => record.kind)).toEqual(['run', 'task', 'end']);
      expect(folded).toMatchObject({ id: first?.id, folded: true });
      expect(folded?.body).toMatch(/^✅ \*\*Mended\*\*/);
      expect(await reactions(`/issues/${issue}`)).toEqual(['rocket']);
      const last = (await again(causes['no key'])).at(-1);
      expect(last).toMatchObject({ folded: false, body: expect.stringMatching(/^😕 /) });
      expect(last?.id).not.toBe(first?.id);
    },
    patience,
  );

  requirement(
    {
      ids: ['U17', 'U18'],
      title: 'a `/baton` command and the command of a pipeline get 😕 and the comment, which names the command to give again',
      input:
        'no key and an invalid configuration; /baton status, /baton fix, and /baton help by a member whose membership is private',
      expected: '😕 on each command; one comment, about the last of them; the good answer folds it and takes every 😕 away',
    },
    async () => {
      const issue = await world.open({});
      const commands: number[] = [];
      for (const [cause, body, as] of [
        ['no key', '/baton status', 'mona'],
        ['an invalid configuration', '/baton fix', 'mona'],
        ['an invalid configuration', '/baton help', 'quiet'],
        ['no key', '/baton help', 'quiet'],
      ] as const) {
        set(causes[cause] ?? { config: good });
        const { id } = (await say(issue, body, as)) as { id: number };
        commands.push(id);
        await world.settle();
        const [comment, ...more] = await comments(issue);
        expect(more).toEqual([]);
        expect(comment?.body, cause).toContain(`by the command \`${body}\` of \`${as}\`: `);
        expect(comment?.body).toContain(`comment \`${body}\` again.`);
        expect(await reactions(`/issues/comments/${id}`), body).toEqual(['confused']);
      }
      set({ config: good });
      await say(issue, '/baton status');
      await world.settle();
      expect((await comments(issue))[0]).toMatchObject({ folded: true });
      for (const id of commands) expect(await reactions(`/issues/comments/${id}`)).toEqual([]);
    },
    patience,
  );

  requirement(
    {
      ids: ['U17', 'T16', 'I-11'],
      title: 'nobody without the right to write makes Baton comment, and nobody who does not wait for it is told',
      input: 'an invalid configuration; label by triage, `/baton help` by read, a label that is in no configuration, `/deploy`',
      expected: 'no comment and no reaction of Baton',
    },
    async () => {
      for (const cause of ['an invalid configuration', 'no key']) {
        set(causes[cause] ?? { config: good });
        const issue = await world.open({});
        await world.label(issue, 'fix', 'helper');
        await say(issue, '/baton help', 'hubot');
        await world.label(issue, 'question');
        await say(issue, '/deploy');
        await world.settle();
        // The reply about the missing right is another comment, which needs no key.
        const said = (await comments(issue)).filter(({ body }) => !body.startsWith('⛔'));
        expect(said, cause).toEqual([]);
        expect(await reactions(`/issues/${issue}`)).toEqual([]);
      }
    },
    patience,
  );

  requirement(
    {
      ids: ['U17', 'U18'],
      title: 'a pull request says so as well, and a sweep folds what nobody starts again',
      input: 'no key, the label on a pull request; a forged comment; the key is passed, and the workflow started by hand',
      expected: 'one comment on the pull request; the sweep folds it and leaves the forged one; a second sweep leaves both',
    },
    async () => {
      set(causes['no key'] ?? { config: good });
      pushCommit({ directory: world.repository.directory, branch: 'change', files: { 'README.md': 'Hello' } });
      const pull = { title: 'Change', body: '', head: 'change', base: 'main' };
      const { number } = (await world.ask('/pulls', { method: 'POST', body: pull })) as { number: number };
      await world.label(number, 'fix');
      await world.settle();
      const [comment, ...more] = await comments(number);
      expect(more).toEqual([]);
      expect(comment?.body).toContain('take the label `fix` off and put it on again.');
      await say(number, comment?.body ?? '', 'hubot');
      set({ config: good });
      const sweep = async () => {
        const before = world.requests().length;
        await world.dispatch({});
        await world.settle();
        return world.requests().slice(before);
      };
      await sweep();
      expect((await comments(number))[0]).toMatchObject({ id: comment?.id, folded: true });
      expect((await world.thread(number)).filter(({ body }) => body === comment?.body)).toHaveLength(1);
      const again = await sweep();
      expect(again.filter(({ path }) => path.endsWith(`/issues/comments/${comment?.id}`))).toEqual([]);
      // The sweep ran the plan that had failed once more.
      expect((await world.records(number)).records.map(({ record }) => record.kind)).toEqual(['run', 'task', 'end']);
    },
    patience,
  );

  requirement(
    {
      ids: ['U18'],
      title: 'a job that a sweep runs again at its old commit does not say again what was mended since',
      input: 'an invalid configuration and the label; the file is mended; two sweeps',
      expected: 'one comment, folded',
    },
    async () => {
      set(causes['an invalid configuration'] ?? { config: good });
      const issue = await world.open({});
      await world.label(issue, 'fix');
      await world.settle();
      set({ config: good });
      for (const _ of [1, 2]) {
        await world.dispatch({});
        await world.settle();
      }
      expect(await comments(issue)).toMatchObject([{ folded: true }]);
    },
    patience,
  );

  requirement(
    {
      ids: ['U29', 'U18'],
      title: '`comments: none` is obeyed, even in a configuration with other faults',
      input: 'comments: none, and a wrong key below it; the label',
      expected: '😕 alone',
    },
    async () => {
      set({ config: `${good.replace('stages:', 'stagez:')}comments: none\n` });
      const issue = await world.open({});
      await world.label(issue, 'fix');
      await world.settle();
      expect(await comments(issue)).toEqual([]);
      expect(await reactions(`/issues/${issue}`)).toEqual(['confused']);
    },
    patience,
  );

  requirement(
    {
      ids: ['DESIGN-8'],
      title: 'a good plan makes no request for it',
      input: 'a label on an issue with comments of people; the requests of plan',
      expected: 'role, comments, reaction, run, look, status and label, as ever',
    },
    async () => {
      set({ config: good });
      const issue = await world.open({});
      await say(issue, 'Hello', 'hubot');
      const before = world.requests().length;
      await world.label(issue, 'fix');
      await world.settle();
      const asked = world.requests().slice(before);
      const list = 'GET /issues/N/comments';
      const write = 'POST /issues/N/comments';
      const planned = asked
        .filter(({ by }) => by.startsWith('plan'))
        .map(
          ({ method, path }) =>
            `${method} ${path.replace(/\?.*$/, '').replace(/\d+/g, 'N').replace('/repos/octo-org/ledger', '')}`,
        );
      expect(planned).toEqual([
        ...['GET /collaborators/mona/permission', list, 'POST /issues/N/reactions'],
        ...['GET /issues/N/events', write, list, write, 'POST /issues/N/labels'],
      ]);
    },
    patience,
  );
});
