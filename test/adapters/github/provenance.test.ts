import { afterEach, beforeEach, describe, expect } from 'vitest';
import type { GitHubClient } from '../../../src/adapters/github/client/github-client.ts';
import { createEdits, createProvenance } from '../../../src/adapters/github/provenance.ts';
import { encodeRecord } from '../../../src/core/record/encode-record.ts';
import { buildRun, unsignedWriteTools } from '../../support/record-builders.ts';
import { requirement } from '../../support/requirement.ts';
import { createGitHubWorld, type GitHubWorld } from './support/github-world.ts';

const body = `Seen.\n\n${encodeRecord(buildRun(), unsignedWriteTools).markers[0]}`;
const bot = 41_898_282;

let world: GitHubWorld;
let subject: number;

beforeEach(async () => {
  world = await createGitHubWorld();
  subject = Number((await world.as('octo', 'POST /issues', { title: 'Bug' })).number);
});
afterEach(() => world.close());

const post = async (text = body): Promise<number> => (await world.github.threads.create(subject, text, 'Seen.')).id;
const edit = (id: number, text: string) => world.as('octo', `PATCH /issues/comments/${id}`, { body: text });
const list = () => world.github.threads.listSince(subject, '2000-01-01T00:00:00Z');

/** Returns the known time of the last edit of each comment, after one reading. */
async function look() {
  const comments = await list();
  world.takeRequests();
  const { comments: vouched, trustedAuthor } = await world.github.provenance.readEdits(comments);
  const edits = new Map(vouched.map(({ id, lastEditedAt }) => [id, lastEditedAt]));
  return { edits, trustedAuthor, requests: world.takeRequests() };
}

describe('whose comments are, and whether they were edited', () => {
  requirement(
    {
      ids: ['DESIGN-4.5', 'T12'],
      title: 'GitHub is asked once for all comments with a record, and not again for what it has answered',
      input:
        'an untouched record, an edited one, one that was edited and put back, a comment without a record, one that quotes one',
      expected: 'null, a time, a time; not asked for the other two; one query, then only for what was edited; our account by id',
    },
    async () => {
      const [untouched, changed, restored] = [await post(), await post(), await post()];
      const plain = await post('Seen. Nothing else.');
      const quote = await post(`Seen.\n> ${body.split('\n').at(-1)}`);
      await edit(changed, body.replace('Seen', 'Sawn'));
      await edit(restored, 'Seen.');
      await edit(restored, body);
      const first = await look();
      expect(first.trustedAuthor).toBe(bot);
      expect(first.edits.get(untouched)).toBeNull();
      expect(Date.parse(first.edits.get(changed) ?? '')).toBeGreaterThan(0);
      expect(Date.parse(first.edits.get(restored) ?? '')).toBeGreaterThan(0);
      expect([first.edits.get(plain), first.edits.get(quote)]).toEqual([undefined, undefined]);
      expect(first.requests).toEqual(['POST /graphql']);
      const second = await look();
      expect(second.edits).toEqual(first.edits);
      expect(second.requests).toEqual(['POST /graphql']);
      await edit(untouched, body.replace('Seen', 'Sewn'));
      expect(Date.parse((await look()).edits.get(untouched) ?? '')).toBeGreaterThan(0);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.5', 'DESIGN-8'],
      title: 'what we have just written ourselves needs no asking, as long as it stands there as written',
      input: 'a record that was written by us and remembered; then edited by a maintainer',
      expected: 'null and our id without a request; a time after one query',
    },
    async () => {
      const comment = await world.github.threads.create(subject, body, 'Seen.');
      world.github.provenance.remember(comment);
      expect(await look()).toEqual({ edits: new Map([[comment.id, null]]), trustedAuthor: bot, requests: [] });
      await edit(comment.id, body.replace('Seen', 'Sawn'));
      const { edits, requests } = await look();
      expect(Date.parse(edits.get(comment.id) ?? '')).toBeGreaterThan(0);
      expect(requests).toEqual(['POST /graphql']);
    },
  );

  requirement(
    {
      ids: ['F-G6', 'DESIGN-4.5'],
      title: 'is known by the id of the node, since GraphQL has no number for a comment whose id is over 32 bits',
      input: 'two records, one edited; GraphQL answers in another order and without databaseId, as for large ids',
      expected: 'null for the untouched one, the time for the edited one',
    },
    async () => {
      const at = '2026-03-18T09:00:00Z';
      const graphql = async (query: string): Promise<unknown> => {
        expect(query).not.toMatch(/IssueComment \{[^}]*databaseId/);
        return {
          viewer: { databaseId: bot },
          nodes: [{ id: 'IC_2', lastEditedAt: at }, null, { id: 'IC_1', lastEditedAt: null }],
        };
      };
      const comment = (id: number, nodeId: string) => ({ id, nodeId, body, createdAt: at, updatedAt: at, author: null });
      const comments = [comment(4_294_967_297, 'IC_1'), comment(4_294_967_298, 'IC_2'), comment(4_294_967_299, 'IC_3')];
      const found = await createProvenance({ octokit: { graphql } } as unknown as GitHubClient).readEdits(comments);
      expect(found.comments.map(({ lastEditedAt }) => lastEditedAt)).toEqual([null, at, undefined]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.5'],
      title: 'a comment that is gone by the time we ask is not known, and spoils no other',
      input: 'two records, the first deleted between list and query',
      expected: 'undefined; null',
    },
    async () => {
      const [gone, here] = [await post(), await post()];
      const comments = await list();
      await world.as('octo', `DELETE /issues/comments/${gone}`);
      const { comments: vouched } = await world.github.provenance.readEdits(comments);
      expect(vouched.map(({ id, lastEditedAt }) => [id, lastEditedAt])).toEqual([
        [gone, undefined],
        [here, null],
      ]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.5', 'T11'],
      title: 'when GitHub does not say, nothing is vouched for',
      input: 'a token that may not read issues',
      expected: 'an error in words',
    },
    async () => {
      await post();
      const comments = await list();
      const blind = world.connect({ contents: 'read' });
      await expect(blind.provenance.readEdits(comments)).rejects.toThrow(/Resource not accessible by integration/);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.5'],
      title: 'GitHub takes 100 ids in one query, so more comments take more',
      input: '101 records on one thread',
      expected: 'two queries; all are null',
    },
    async () => {
      for (let count = 0; count < 101; count += 1) await world.as('octo', `POST /issues/${subject}/comments`, { body });
      const { edits, requests } = await look();
      expect(requests).toEqual(['POST /graphql', 'POST /graphql']);
      expect([...edits.values()].every((at) => at === null)).toBe(true);
    },
  );

  requirement(
    {
      ids: ['F-SE5', 'T43', 'T50'],
      title: 'one comment is asked about with its text and its last editor, each time anew',
      input: 'a comment of ours; edited by us; edited by octo; put back by us; deleted; one without a node',
      expected: 'no editor; our account; octo; our account, each with the text of that moment and one query; undefined twice',
    },
    async () => {
      const comment = await world.github.threads.create(subject, 'Asks.', 'Asks.');
      const ask = () => world.github.edits.readLastEdit(comment);
      const own = { login: 'github-actions[bot]', isAuthor: true };
      expect(await ask()).toEqual({ body: 'Asks.' });
      await world.github.threads.update(comment.id, 'Asks again.');
      expect(await ask()).toEqual({ body: 'Asks again.', editor: own });
      await edit(comment.id, 'Asks nothing.');
      world.takeRequests();
      expect(await ask()).toEqual({ body: 'Asks nothing.', editor: { login: 'octo', isAuthor: false } });
      expect(world.takeRequests()).toEqual(['POST /graphql']);
      await world.github.threads.update(comment.id, 'Asks.');
      expect(await ask()).toEqual({ body: 'Asks.', editor: own });
      await world.github.threads.delete(comment.id);
      expect(await ask()).toBeUndefined();
      expect(await world.github.edits.readLastEdit({ id: comment.id })).toBeUndefined();
    },
  );

  requirement(
    {
      ids: ['F-SE5', 'T50'],
      title: 'an editor whose account is deleted is an editor, and a person with the name of an App is not that App',
      input: 'answers of GraphQL: a time and no editor; editor and author of one login, Bot and User',
      expected: 'a nameless editor who is not the author; the person by the name',
    },
    async () => {
      const at = '2026-03-18T09:00:00Z';
      const author = { __typename: 'Bot', login: 'baton' };
      const ask = (editor: object | null) => {
        const graphql = async () => ({ nodes: [{ body: 'Asks.', lastEditedAt: at, author, editor }] });
        return createEdits({ octokit: { graphql } } as unknown as GitHubClient).readLastEdit({ id: 1, nodeId: 'IC_1' });
      };
      expect(await ask(null)).toEqual({ body: 'Asks.', editor: { login: undefined, isAuthor: false } });
      expect(await ask({ __typename: 'User', login: 'baton' })).toEqual({
        body: 'Asks.',
        editor: { login: 'baton', isAuthor: false },
      });
    },
  );
});
