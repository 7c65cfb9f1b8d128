import { expect, it } from 'vitest';
import { repository, startGitHub } from './start-github.ts';

const add = 'mutation($id: ID!) { add: addReaction(input: { subjectId: $id, content: ROCKET }) { reaction { content } } }';
const remove = 'mutation($id: ID!) { removeReaction(input: { subjectId: $id, content: EYES }) { reaction { content } } }';

it('adds and removes reactions by GraphQL, of the viewer alone', async () => {
  const { alice, job, server } = await startGitHub();
  const { node_id: id, number } = (await alice.issues.create({ ...repository, title: 'Bug' })).data;
  const thread = { ...repository, issue_number: number };
  await alice.reactions.createForIssue({ ...thread, content: 'eyes' });
  const contents = async () => (await alice.reactions.listForIssue(thread)).data.map(({ content }) => content);
  const writer = job({ issues: 'write' });
  await expect(job({ issues: 'read' }).graphql(add, { id })).rejects.toThrow('Resource not accessible by integration');
  expect(await writer.graphql(add, { id })).toEqual({ add: { reaction: { content: 'ROCKET' } } });
  await expect(writer.graphql(remove, { id })).rejects.toThrow('Could not resolve');
  expect(await contents()).toEqual(['eyes', 'rocket']);
  expect(await alice.graphql(remove, { id })).toEqual({ removeReaction: { reaction: { content: 'EYES' } } });
  expect(await contents()).toEqual(['rocket']);
  expect(server.requests.filter(({ path, isMutation }) => path.endsWith('/graphql') && isMutation === true)).toHaveLength(4);
});

const tip = `query($ref: String!, $path: String!) { repository(owner: "acme", name: "app") {
  ref(qualifiedName: $ref) { target { oid ... on Commit { file(path: $path) { object { ... on Blob { text isTruncated } } } } } } } }`;

it('tells by GraphQL the tip of a branch with a file of the same commit', async () => {
  const { alice, job } = await startGitHub();
  const { sha } = (await alice.git.getRef({ ...repository, ref: 'heads/main' })).data.object;
  const ask = (ref: string, path: string) => job({ contents: 'read' }).graphql(tip, { ref, path });
  const object = { text: 'Hello\n', isTruncated: false };
  expect(await ask('refs/heads/main', 'README.md')).toEqual({ repository: { ref: { target: { oid: sha, file: { object } } } } });
  expect(await ask('refs/heads/main', 'gone.md')).toEqual({ repository: { ref: { target: { oid: sha, file: null } } } });
  expect(await ask('refs/heads/gone', 'README.md')).toEqual({ repository: { ref: null } });
  await expect(job({ issues: 'read' }).graphql(tip, { ref: 'refs/heads/main', path: 'README.md' })).rejects.toThrow(
    'Resource not accessible by integration',
  );
});
