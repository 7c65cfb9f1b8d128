import { beforeAll, describe, expect } from 'vitest';
import { type Cause, causes, good } from '../action/blocked-causes.ts';
import { createBlockedWorld, patience } from '../action/blocked-world.ts';
import { useLocalWorlds } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();

describe('when nothing can start, the issue says so', () => {
  let blocked: Awaited<ReturnType<typeof createBlockedWorld>>;
  beforeAll(async () => {
    blocked = await createBlockedWorld(create);
  });

  for (const [cause, { config, secret, says }] of Object.entries(causes)) {
    requirement(
      {
        ids: ['U15', 'U17', 'U18'],
        title: `${cause}: the label of a maintainer gets 😕 and a comment`,
        input: 'the label, by somebody who may write',
        expected: 'one comment with cause, place and what to do; nothing is recorded; each fault is annotated once',
      },
      async () => {
        blocked.set({ config, ...(secret === undefined ? {} : { secret }) });
        const issue = await blocked.world.open({});
        await blocked.world.label(issue, 'fix');
        await blocked.world.settle();
        const [first, ...more] = await blocked.comments(issue);
        expect(more).toEqual([]);
        expect(first).toMatchObject({ folded: false });
        expect(first?.body).toMatch(/^😕 \*\*Nothing was started\*\* by the label `fix` of `mona`: /);
        expect(first?.body).toContain('take the label `fix` off and put it on again.');
        for (const words of says) expect(first?.body).toMatch(words);
        expect(await blocked.reactions(`/issues/${issue}`)).toEqual(['confused']);
        expect((await blocked.world.records(issue)).records).toEqual([]);
        const log = blocked.world.jobs().at(-1)?.log ?? '';
        const places = [...log.matchAll(/##\[error[^\n]* (line \d+)[^\n]*/g)].map(([, place]) => place);
        if (cause.includes('configuration')) expect(places).not.toEqual([]);
        expect(places).toEqual([...new Set(places)]);
      },
      patience,
    );
  }

  requirement(
    {
      ids: ['U17', 'U18'],
      title: 'the comment is edited and not repeated, and the next good plan folds it',
      input:
        'no key and the label; an invalid configuration and the label; the repository is fixed; the label; no key and the label',
      expected: 'one comment with the newest cause; then a run, the comment folded, and no 😕; then a new comment',
    },
    async () => {
      const issue = await blocked.world.open({});
      const again = async (cause: Pick<Cause, 'config' | 'secret'> = { config: good }) => {
        blocked.set(cause);
        await blocked.world.ask(`/issues/${issue}/labels/fix`, { method: 'DELETE' }).catch(() => undefined);
        await blocked.world.label(issue, 'fix');
        await blocked.world.settle();
        return blocked.comments(issue);
      };
      const [first] = await again(causes['no key']);
      const [edited, ...more] = await again(causes['an invalid configuration']);
      expect([edited?.id, more]).toEqual([first?.id, []]);
      expect(edited?.body).toContain('Did you mean `stages`?');
      const [folded] = await again();
      expect((await blocked.world.records(issue)).records.map(({ record }) => record.kind)).toEqual(['run', 'task', 'end']);
      expect(folded).toMatchObject({ id: first?.id, folded: true });
      expect(folded?.body).toMatch(/^✅ \*\*Fixed\*\*/);
      expect(await blocked.reactions(`/issues/${issue}`)).toEqual(['rocket']);
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
      const issue = await blocked.world.open({});
      const commands: number[] = [];
      for (const [cause, body, as] of [
        ['no key', '/baton status', 'mona'],
        ['an invalid configuration', '/baton fix', 'mona'],
        ['an invalid configuration', '/baton help', 'quiet'],
        ['no key', '/baton help', 'quiet'],
      ] as const) {
        blocked.set(causes[cause] ?? { config: good });
        const { id } = (await blocked.say(issue, body, as)) as { id: number };
        commands.push(id);
        await blocked.world.settle();
        const [comment, ...more] = await blocked.comments(issue);
        expect(more).toEqual([]);
        expect(comment?.body, cause).toContain(`by the command \`${body}\` of \`${as}\`: `);
        expect(comment?.body).toContain(`comment \`${body}\` again.`);
        expect(await blocked.reactions(`/issues/comments/${id}`), body).toEqual(['confused']);
      }
      blocked.set({ config: good });
      await blocked.say(issue, '/baton status');
      await blocked.world.settle();
      expect((await blocked.comments(issue))[0]).toMatchObject({ folded: true });
      for (const id of commands) expect(await blocked.reactions(`/issues/comments/${id}`)).toEqual([]);
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
        blocked.set(causes[cause] ?? { config: good });
        const issue = await blocked.world.open({});
        await blocked.world.label(issue, 'fix', 'helper');
        await blocked.say(issue, '/baton help', 'hubot');
        await blocked.world.label(issue, 'question');
        await blocked.say(issue, '/deploy');
        await blocked.world.settle();
        // The reply about the missing right is another comment, which needs no key.
        const said = (await blocked.comments(issue)).filter(({ body }) => !body.startsWith('⛔'));
        expect(said, cause).toEqual([]);
        expect(await blocked.reactions(`/issues/${issue}`)).toEqual([]);
      }
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
      blocked.set({ config: `${good.replace('stages:', 'stagez:')}comments: none\n` });
      const issue = await blocked.world.open({});
      await blocked.world.label(issue, 'fix');
      await blocked.world.settle();
      expect(await blocked.comments(issue)).toEqual([]);
      expect(await blocked.reactions(`/issues/${issue}`)).toEqual(['confused']);
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
      blocked.set({ config: good });
      const issue = await blocked.world.open({});
      await blocked.say(issue, 'Hello', 'hubot');
      const before = blocked.world.requests().length;
      await blocked.world.label(issue, 'fix');
      await blocked.world.settle();
      const asked = blocked.world.requests().slice(before);
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
