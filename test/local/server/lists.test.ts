import { expect, it } from 'vitest';
import { requirement } from '../../support/requirement.ts';
import { fullName, repository, startGitHub } from './start-github.ts';

const issue = { ...repository, issue_number: 1 };

async function startThread(count: number, now?: () => number) {
  const github = await startGitHub(now === undefined ? {} : { now });
  await github.alice.issues.create({ ...repository, title: 'Issue' });
  for (let index = 1; index <= count; index += 1) await github.alice.issues.createComment({ ...issue, body: `Comment ${index}` });
  return github;
}

it('leads through the pages of a list with links', async () => {
  const { alice, server } = await startThread(5);
  const { data, headers } = await alice.issues.listComments({ ...issue, per_page: 2, page: 2 });
  expect(data.map((comment) => comment.body)).toEqual(['Comment 3', 'Comment 4']);
  const base = `${server.apiUrl}/repos/${fullName}/issues/1/comments?per_page=2&page=`;
  expect(headers.link).toBe(`<${base}1>; rel="prev", <${base}3>; rel="next", <${base}3>; rel="last", <${base}1>; rel="first"`);
  const all = await alice.paginate(alice.issues.listComments, { ...issue, per_page: 2 });
  expect(all.map((comment) => comment.id)).toEqual(all.map((comment) => comment.id).toSorted((a, b) => a - b));
  expect(all).toHaveLength(5);
});

it('gives no links where one page is enough', async () => {
  const { alice } = await startThread(2);
  expect((await alice.issues.listComments(issue)).headers.link).toBeUndefined();
});

it('filters comments by their last update', async () => {
  let time = Date.parse('2026-11-01T10:00:00Z');
  const { alice } = await startThread(2, () => time);
  time += 60_000;
  const first = (await alice.issues.listComments(issue)).data[0];
  await alice.issues.updateComment({ ...repository, comment_id: first?.id ?? 0, body: 'Edited' });
  const { data } = await alice.issues.listComments({ ...issue, since: '2026-11-01T10:01:00Z' });
  expect(data.map((comment) => comment.body)).toEqual(['Edited']);
});

requirement(
  {
    ids: ['DESIGN-2'],
    title: 'listings lag behind writes, single reads do not',
    input: 'a lag of 5 s; a comment, and an edit of an older one, 1 s ago',
    expected:
      'the list shows the older text and not the new comment; both are there when they are asked for by id, and in the list 5 s later',
  },
  async () => {
    let time = Date.parse('2026-11-01T10:00:00Z');
    const { alice, server } = await startThread(1, () => time);
    time += 60_000;
    server.setListLag(5000);
    const bodies = async () => (await alice.issues.listComments(issue)).data.map((comment) => comment.body);
    const old = (await alice.issues.listComments(issue)).data[0]?.id ?? 0;
    await alice.issues.updateComment({ ...repository, comment_id: old, body: 'Edited' });
    const { data: fresh } = await alice.issues.createComment({ ...issue, body: 'New' });
    time += 1000;
    expect(await bodies()).toEqual(['Comment 1']);
    expect((await alice.issues.getComment({ ...repository, comment_id: old })).data.body).toBe('Edited');
    expect((await alice.issues.getComment({ ...repository, comment_id: fresh.id })).data.body).toBe('New');
    time += 5000;
    expect(await bodies()).toEqual(['Edited', 'New']);
  },
);

it('answers 304 to the tag of an answer that still holds, and counts it for nothing', async () => {
  const { alice } = await startThread(1);
  const { headers } = await alice.issues.listComments(issue);
  const again = await alice.issues
    .listComments({ ...issue, headers: { 'if-none-match': headers.etag ?? '' } })
    .catch((error) => error);
  expect(again.status).toBe(304);
  expect(again.response.headers['x-ratelimit-used']).toBe(headers['x-ratelimit-used']);
  expect(headers['x-ratelimit-limit']).toBe('5000');
  expect(headers['x-github-request-id']).toMatch(/^[0-9A-F]+$/);
});

it('logs who asked what', async () => {
  const github = await startThread(1);
  await github.job({ issues: 'read' }).issues.listComments({ ...issue, per_page: 100 });
  expect(github.server.requests.at(-1)).toEqual({
    by: 'plan',
    method: 'GET',
    path: `/repos/${fullName}/issues/1/comments?per_page=100`,
    status: 200,
  });
});

it('tells by GraphQL when comments and issues were edited; their ids, of more than 32 bits, are no numbers there', async () => {
  const { alice } = await startThread(2);
  const { data } = await alice.issues.listComments(issue);
  await alice.issues.updateComment({ ...repository, comment_id: data[1]?.id ?? 0, body: 'Edited' });
  const query =
    'query($ids: [ID!]!) { nodes(ids: $ids) { __typename ... on IssueComment { databaseId fullDatabaseId lastEditedAt editor { login } } } }';
  const idOf = (index: number) => ({ databaseId: null, fullDatabaseId: String(data[index]?.id) });
  expect(data.map(({ id }) => id > 2 ** 32)).toEqual([true, true]);
  const seen = await alice.graphql(query, { ids: data.map((comment) => comment.node_id) });
  expect(seen).toEqual({
    nodes: [
      { __typename: 'IssueComment', ...idOf(0), lastEditedAt: null, editor: null },
      {
        __typename: 'IssueComment',
        ...idOf(1),
        lastEditedAt: expect.stringMatching(/Z$/),
        editor: { login: 'alice' },
      },
    ],
  });
  const thread = '{ repository(owner: "acme", name: "app") { issueOrPullRequest(number: 1) { ... on Issue { lastEditedAt } } } }';
  expect(await alice.graphql(thread)).toEqual({ repository: { issueOrPullRequest: { lastEditedAt: null } } });
  await expect(alice.graphql('{ licenses { name } }')).rejects.toThrow("Field 'licenses' doesn't exist");
  expect(await alice.graphql('{ viewer { login } }')).toEqual({ viewer: { login: 'alice' } });
});
