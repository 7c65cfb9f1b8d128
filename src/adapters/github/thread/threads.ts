import { z } from 'zod';
import type { Comment } from '../../../core/trigger/comment.ts';
import type { MinimiseReason, Threads } from '../../../ports/github.ts';
import { createIdempotently, isSameText, minuteAgo } from '../client/create-idempotently.ts';
import type { GitHubClient } from '../client/github-client.ts';
import { listBackwards, type Page } from '../client/list-backwards.ts';
import { commentSchema } from '../client/schemas.ts';
import { absentAsUndefined, unchangedAsUndefined, withTranslatedErrors } from '../client/translate-error.ts';
import { buildSwap, findSwap, isOfSwap, type NodeSwap, type RecallNode } from './swap-eyes.ts';

const pageSize = 100;
const commentsSchema = z.array(commentSchema);
const listRoute = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';

/** Creates the port for comments on the REST interface. `recallNode` knows ids in GraphQL of issues and pull requests. */
export function createThreads(client: GitHubClient, recallNode?: RecallNode): Threads {
  return {
    listSince: (thread, since) => listSince(client, thread, since),
    listBackwards: (thread, total) => listPages(client, thread, total),
    read: (comment) => readComment(client, comment),
    create: (thread, body, key) => createComment(client, { thread, body, key }),
    update: (comment, body) => updateComment(client, comment, body),
    delete: (comment) => deleteComment(client, comment),
    minimiseAll: async (comments, why, swap) =>
      minimiseAll(client, { comments, why, swap: swap && (await findSwap(swap, recallNode)) }),
  };
}

async function listSince({ octokit, base }: GitHubClient, thread: number, since: string): Promise<readonly Comment[]> {
  const list = octokit.paginate(listRoute, { ...base, issue_number: thread, since, per_page: pageSize });
  return commentsSchema.parse(await withTranslatedErrors(list)).toSorted((a, b) => a.id - b.id);
}

/**
 * Returns the tag of the comments of a thread since a time; undefined if it is still this `etag`. A list of more than one page has none,
 * because a change of a later page would not be seen. Makes one request.
 */
export async function readThreadTag(
  { octokit, base }: GitHubClient,
  { thread, since, etag }: { readonly thread: number; readonly since: string; readonly etag: string | undefined },
): Promise<{ readonly etag: string | undefined } | undefined> {
  const headers = { ...base.headers, ...(etag === undefined ? {} : { 'if-none-match': etag }) };
  const request = octokit.request(listRoute, { ...base, headers, issue_number: thread, since, per_page: pageSize });
  const response = await withTranslatedErrors(unchangedAsUndefined(request));
  return response && { etag: response.data.length < pageSize ? response.headers.etag : undefined };
}

/**
 * Lists all pages backwards, starting at the last one. This is the only place that names a page number: the event's count of
 * comments gives the last page without a request.
 */
function listPages({ octokit, base }: GitHubClient, thread: number, total: number): AsyncIterable<readonly Comment[]> {
  const page = Math.max(1, Math.ceil(total / pageSize));
  const parameters = { ...base, issue_number: thread, per_page: pageSize, page };
  return listBackwards({
    first: async () => readPage(await octokit.request(listRoute, parameters)),
    follow: async (url) => readPage(await octokit.request({ method: 'GET', url, headers: base.headers })),
  });
}

function readPage(response: { readonly data: unknown; readonly headers: { readonly link?: string } }): Page<Comment> {
  return { items: commentsSchema.parse(response.data), link: response.headers.link };
}

async function readComment({ octokit, base }: GitHubClient, comment: number): Promise<Comment | undefined> {
  const request = octokit.request('GET /repos/{owner}/{repo}/issues/comments/{comment_id}', { ...base, comment_id: comment });
  const response = await absentAsUndefined(withTranslatedErrors(request));
  return response && commentSchema.parse(response.data);
}

interface NewComment {
  readonly thread: number;
  readonly body: string;
  readonly key: string;
}

async function createComment(client: GitHubClient, comment: NewComment): Promise<Comment> {
  const since = minuteAgo(client.clock);
  return createIdempotently(client.clock, {
    create: () => postComment(client, comment),
    find: async () => (await listSince(client, comment.thread, since)).find((seen) => isSameComment(seen, comment)),
  });
}

async function postComment({ octokit, base }: GitHubClient, { thread, body }: NewComment): Promise<Comment> {
  const parameters = { ...base, issue_number: thread, body, request: { retries: 0 } };
  const request = octokit.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', parameters);
  return commentSchema.parse((await withTranslatedErrors(request)).data);
}

async function updateComment({ octokit, base }: GitHubClient, comment: number, body: string): Promise<void> {
  const parameters = { ...base, comment_id: comment, body };
  await withTranslatedErrors(octokit.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', parameters));
}

async function deleteComment({ octokit, base }: GitHubClient, comment: number): Promise<void> {
  const request = octokit.request('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', { ...base, comment_id: comment });
  await absentAsUndefined(withTranslatedErrors(request));
}

/** The number of comments that one request collapses. */
const minimisedPerRequest = 50;

/** Collapses comments by GraphQL, because REST cannot do that. A refusal of some of them does not keep the others open. */
async function minimiseAll(
  { octokit }: GitHubClient,
  { comments, why, swap }: MinimiseRequest,
): Promise<{ readonly isSwapped: boolean }> {
  const ids = comments.flatMap(({ nodeId }) => nodeId ?? []);
  const refusals: unknown[] = [];
  let isSwapped = swap !== undefined && ids.length > 0;
  for (let start = 0; start < ids.length; start += minimisedPerRequest) {
    const { query, variables } = buildMinimise(
      ids.slice(start, start + minimisedPerRequest),
      why,
      start === 0 ? swap : undefined,
    );
    await withTranslatedErrors(octokit.graphql(query, variables)).catch((error: unknown) => {
      if (isOfSwap(error)) isSwapped = false;
      else refusals.push(error);
    });
  }
  if (refusals.length > 0) throw refusals[0];
  return { isSwapped };
}

interface MinimiseRequest {
  readonly comments: readonly Pick<Comment, 'nodeId'>[];
  readonly why: MinimiseReason;
  readonly swap: NodeSwap | undefined;
}

/** Builds one mutation with an alias for each comment. GitHub performs each of them by itself. */
function buildMinimise(
  ids: readonly string[],
  why: MinimiseReason,
  swap: NodeSwap | undefined,
): { readonly query: string; readonly variables: Readonly<Record<string, string>> } {
  const names = ids.map((_, index) => `id${index}`);
  const fields = names.map(
    (name, index) =>
      `c${index}: minimizeComment(input: { subjectId: $${name}, classifier: ${why.toUpperCase()} }) { minimizedComment { isMinimized } }`,
  );
  const swapped = swap === undefined ? { parameters: [], fields: [], variables: {} } : buildSwap(swap);
  const parameters = [...names.map((name) => `$${name}: ID!`), ...swapped.parameters];
  return {
    query: `mutation(${parameters.join(', ')}) { ${[...fields, ...swapped.fields].join(' ')} }`,
    variables: { ...Object.fromEntries(ids.map((id, index) => [`id${index}`, id])), ...swapped.variables },
  };
}

/**
 * Returns whether a comment is the one we tried to create. Compares the whole text, because somebody else could guess the key and
 * post it.
 */
function isSameComment(seen: Comment, { body, key }: NewComment): boolean {
  return seen.body.includes(key) && isSameText(seen.body, body);
}
