import { describe, expect } from 'vitest';
import { useLocalWorlds } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();

describe('the lock of a subject', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-5', 'T16', 'T20', 'U9'],
      title: 'plan and publish of one subject never overlap, and none is dropped',
      input: 'two labels at once on one issue, each with a pipeline; four jobs may run at once',
      expected: 'two plans and two publishes one after another; two complete runs',
    },
    async () => {
      const agents = { one: { script: "hand({ summary: 'done' });" } };
      const world = await create({ agents, pipelines: { left: { look: { agent: 'one' } }, right: { look: { agent: 'one' } } } });
      const issue = await world.open({});
      await world.ask(`/issues/${issue}/labels`, { method: 'POST', body: { labels: ['left', 'right'] } });
      await world.settle();
      const writers = world.changes.filter(({ name, conclusion }) => / (?:plan|publish)$/.test(name) && conclusion !== 'skipped');
      const running = writers.map((_, index) =>
        writers.slice(0, index + 1).reduce((sum, { state }) => sum + (state === 'started' ? 1 : -1), 0),
      );
      expect(running).toEqual([1, 0, 1, 0, 1, 0, 1, 0]);
      const { records, ignored } = await world.records(issue);
      const kinds = (run: string) =>
        records.flatMap(({ record }) => (record.run === run ? [`${record.kind} ${record.seq}`] : []));
      expect(kinds(`left-${issue}`)).toEqual(['run 1', 'task 2', 'end 3']);
      expect(kinds(`right-${issue}`)).toEqual(['run 1', 'task 2', 'end 3']);
      expect(ignored).toEqual([]);
    },
  );
});
