import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Issues } from '../../src/ports/issues.ts';

export interface IssuesWorld {
  readonly issues: Issues;
  /** The numeric id of our account. */
  readonly own: number;
  /** Opens an issue, which may be a pull request, as another account. */
  others(kind: 'issue' | 'pull'): Promise<number>;
  read(
    number: number,
  ): Promise<{ readonly title: string; readonly labels: readonly string[]; readonly assignees: readonly string[] }>;
  loseAnswer(when: 'before' | 'after'): void;
  close(): Promise<void>;
}

/** Describes the tests that every adapter of the port passes. `isLossy` is that of `describeThreads`. */
export function describeIssues(
  create: () => Promise<IssuesWorld>,
  { isLossy = true }: { readonly isLossy?: boolean } = {},
): void {
  let world: IssuesWorld;
  beforeEach(async () => {
    world = await create();
  });
  afterEach(() => world.close());
  const wanted = { title: 'Topic', body: 'Text <!-- key -->', labels: ['topic', 'new one'], assignees: ['octo'] };
  const past = '2000-01-01T00:00:00Z';

  describe('issues', () => {
    it('are made with labels and assignees, and listed with text and author', async () => {
      const made = await world.issues.create(wanted);
      expect(made).toMatchObject({
        body: wanted.body,
        author: world.own,
        url: expect.stringContaining(`/issues/${made.number}`),
      });
      expect(await world.read(made.number)).toEqual({ title: 'Topic', labels: wanted.labels, assignees: ['octo'] });
      expect(await world.issues.listSince(past)).toContainEqual(made);
    });

    it('of others are listed with their author, and no pull requests', async () => {
      const [issue, pull] = [await world.others('issue'), await world.others('pull')];
      const listed = await world.issues.listSince(past);
      expect(listed.map(({ number }) => number)).not.toContain(pull);
      expect(listed.find(({ number }) => number === issue)?.author).not.toBe(world.own);
      expect(await world.issues.listSince('2100-01-01T00:00:00Z')).toEqual([]);
    });

    if (isLossy)
      it.each(['before', 'after'] as const)('are made once when the answer got lost %s they were made', async (when) => {
        world.loseAnswer(when);
        const made = await world.issues.create(wanted);
        const listed = await world.issues.listSince(past);
        expect(listed.filter(({ body }) => body === wanted.body)).toEqual([made]);
      });
  });
}
