import { beforeAll, describe, expect } from 'vitest';
import { statusMarker } from '../../src/core/view/status/status-comment.ts';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';
import { runCommand } from './run-command.ts';
import { useRepository } from './use-repository.ts';

const create = useLocalWorlds();
let world: LocalWorld;
let issue: number;

beforeAll(async () => {
  world = await create({
    private: true,
    unsigned: true,
    agents: { one: { script: "hand({ summary: 'done' });" } },
    pipelines: { fix: { look: { agent: 'one' }, mend: { agent: 'one', needs: ['look'] } } },
  });
  issue = await world.run('fix');
}, 60_000);

useRepository(() => ({ world }));

async function readKinds(...more: readonly string[]) {
  const { code, stdout } = await runCommand('records', '--subject', String(issue), '--json', ...more);
  const { records, ignored } = JSON.parse(stdout);
  const kinds: readonly string[] = records.map(({ record }: { record: { kind: string } }) => record.kind);
  return { code, kinds, ignored };
}

describe('a command that reads a repository without keys on GitHub', () => {
  requirement(
    {
      ids: ['DESIGN-4.5', 'DESIGN-4.8'],
      title: 'asks GitHub in one query who wrote the records and whether they were edited',
      input: 'baton records --subject N, by a person who is not the author; the same with --trusted-author of somebody else',
      expected: 'all records, none ignored, one query; none',
    },
    async () => {
      const before = world.server.requests.length;
      expect(await readKinds()).toEqual({ code: 0, kinds: ['run', 'task', 'task', 'end'], ignored: [] });
      const queries = world.server.requests.slice(before).filter(({ path }) => path.startsWith('/graphql'));
      expect(queries).toHaveLength(1);
      const other = await readKinds('--trusted-author', '1');
      expect({ code: other.code, kinds: other.kinds }).toEqual({ code: 1, kinds: [] });
    },
  );

  requirement(
    {
      ids: ['DESIGN-3', 'U3'],
      title: 'redraws the status comment',
      input: 'it was deleted; baton repair',
      expected: 'the same text',
    },
    async () => {
      const find = async () => (await world.thread(issue)).find(({ body }) => body.endsWith(statusMarker(`fix-${issue}`)));
      const before = await find();
      await world.ask(`/issues/comments/${before?.id}`, { method: 'DELETE' });
      expect(await runCommand('repair', '--run', `fix-${issue}`)).toMatchObject({ code: 0 });
      expect((await find())?.body).toBe(before?.body);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.5', 'T11'],
      title: 'tells what was edited and what somebody else wrote',
      input: 'a copy of the comment with the last two records by a person; then an edit of the visible part of the original',
      expected: 'ignored as author; ignored as edited; exit 1',
    },
    async () => {
      const last = (await world.thread(issue)).findLast(({ body }) => body.includes('"kind":"end"'));
      const copy = (await world.ask(`/issues/${issue}/comments`, { method: 'POST', body: { body: last?.body } })) as {
        id: number;
      };
      const author = { comment: copy.id, reason: 'author' };
      expect(await readKinds()).toEqual({ code: 1, kinds: ['run', 'task', 'task', 'end'], ignored: [author, author] });
      await world.ask(`/issues/comments/${last?.id}`, { method: 'PATCH', body: { body: `Well.\n\n${last?.body}` } });
      const changed = await readKinds();
      expect({ code: changed.code, kinds: changed.kinds }).toEqual({ code: 1, kinds: ['run', 'task'] });
      expect(changed.ignored).toContainEqual({ comment: last?.id, reason: 'edited' });
    },
  );
});
