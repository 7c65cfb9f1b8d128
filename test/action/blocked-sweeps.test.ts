import { beforeAll, describe, expect } from 'vitest';
import { useLocalWorlds } from '../support/local-world.ts';
import { pushCommit } from '../support/local-world-push.ts';
import { requirement } from '../support/requirement.ts';
import { causes, good } from './blocked-causes.ts';
import { createBlockedWorld, patience } from './blocked-world.ts';

const create = useLocalWorlds();

// A world of its own: a sweep plans everything again that failed in it.
describe('a sweep and an issue that says why nothing started', () => {
  let blocked: Awaited<ReturnType<typeof createBlockedWorld>>;
  beforeAll(async () => {
    blocked = await createBlockedWorld(create);
  });

  requirement(
    {
      ids: ['U17', 'U18'],
      title: 'a pull request says so as well, and a sweep folds what nobody starts again',
      input: 'no key, the label on a pull request; a forged comment; the key is passed, and the workflow started by hand',
      expected: 'one comment on the pull request; the sweep folds it and leaves the forged one; a second sweep leaves both',
    },
    async () => {
      blocked.set(causes['no key'] ?? { config: good });
      pushCommit({ directory: blocked.world.repository.directory, branch: 'change', files: { 'README.md': 'Hello' } });
      const pull = { title: 'Change', body: '', head: 'change', base: 'main' };
      const { number } = (await blocked.world.ask('/pulls', { method: 'POST', body: pull })) as { number: number };
      await blocked.world.label(number, 'fix');
      await blocked.world.settle();
      const [comment, ...more] = await blocked.comments(number);
      expect(more).toEqual([]);
      expect(comment?.body).toContain('take the label `fix` off and put it on again.');
      await blocked.say(number, comment?.body ?? '', 'hubot');
      blocked.set({ config: good });
      const sweep = async () => {
        const before = blocked.world.requests().length;
        await blocked.world.dispatch({});
        await blocked.world.settle();
        return blocked.world.requests().slice(before);
      };
      await sweep();
      expect((await blocked.comments(number))[0]).toMatchObject({ id: comment?.id, folded: true });
      expect((await blocked.world.thread(number)).filter(({ body }) => body === comment?.body)).toHaveLength(1);
      const again = await sweep();
      expect(again.filter(({ path }) => path.endsWith(`/issues/comments/${comment?.id}`))).toEqual([]);
      // The sweep ran the plan that had failed once more.
      expect((await blocked.world.records(number)).records.map(({ record }) => record.kind)).toEqual(['run', 'task', 'end']);
    },
    patience,
  );

  requirement(
    {
      ids: ['U18'],
      title: 'a job that a sweep runs again at its old commit does not say again what was fixed since',
      input: 'an invalid configuration and the label; the file is fixed; two sweeps',
      expected: 'one comment, folded',
    },
    async () => {
      blocked.set(causes['an invalid configuration'] ?? { config: good });
      const issue = await blocked.world.open({});
      await blocked.world.label(issue, 'fix');
      await blocked.world.settle();
      blocked.set({ config: good });
      for (const _ of [1, 2]) {
        await blocked.world.dispatch({});
        await blocked.world.settle();
      }
      expect(await blocked.comments(issue)).toMatchObject([{ folded: true }]);
    },
    patience,
  );
});
