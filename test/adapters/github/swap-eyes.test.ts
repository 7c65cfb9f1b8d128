import { describe, expect } from 'vitest';
import { z } from 'zod';
import { requirement } from '../../support/requirement.ts';
import { createGitHubWorld } from './support/github-world.ts';

const reactionsSchema = z.array(z.object({ content: z.string() }));

describe('folding a thread and swapping its reaction', () => {
  requirement(
    {
      ids: ['U1', 'U29', 'P10-3'],
      title:
        'is one request; where the 👀 is gone the comments are folded all the same, and the caller hears that nothing was swapped',
      input: 'two comments of a subject whose id in GraphQL is known, with 👀; the same request once more; then without the id',
      expected: 'one POST /graphql each time; swapped, not swapped, not swapped; both comments folded and rocket alone',
    },
    async () => {
      const world = await createGitHubWorld();
      const issue = await world.as('octo', 'POST /issues', { title: 'Bug' });
      const subject = Number(issue.number);
      const github = world.connect({ issues: 'write' }, async () => String(issue.node_id));
      const comments = [];
      for (const body of ['one', 'two']) comments.push(await github.threads.create(subject, body, body));
      await github.reactions.add({ subject }, 'eyes');
      const swap = { subject, content: 'rocket' } as const;
      for (const isSwapped of [true, false]) {
        world.takeRequests();
        expect(await github.threads.minimiseAll(comments, 'resolved', swap)).toEqual({ isSwapped });
        expect(world.takeRequests()).toEqual(['POST /graphql']);
      }
      const unknowing = world.connect({ issues: 'write' });
      expect(await unknowing.threads.minimiseAll(comments, 'resolved', swap)).toEqual({ isSwapped: false });
      const listed = await github.threads.listSince(subject, '2020-01-01T00:00:00Z');
      expect(listed.map(({ isMinimised }) => isMinimised)).toEqual([true, true]);
      const reactions = reactionsSchema.parse(Object.values(await world.as('octo', `GET /issues/${subject}/reactions`)));
      expect(reactions.map(({ content }) => content)).toEqual(['rocket']);
      await world.close();
    },
  );
});
