import { z } from 'zod';
import { holdsEnvelope } from '../../core/record/read-markers.ts';
import type { Comment } from '../../core/trigger/comment.ts';
import type { Edits, LastEdit, Provenance } from '../../ports/provenance.ts';
import type { GitHubClient } from './client/github-client.ts';
import { translateError } from './client/translate-error.ts';

/** GraphQL's partial answer: it returns the nodes that exist and reports the others as not found. */
const partialSchema = z.object({
  name: z.literal('GraphqlResponseError'),
  data: z.object({ nodes: z.array(z.unknown()) }),
  errors: z.array(z.object({ type: z.literal('NOT_FOUND') })),
});

/** Runs a query over `nodes(ids: $ids)`. A node that was deleted meanwhile is null; any other error is thrown. */
async function askNodes({ octokit }: GitHubClient, query: string, ids: readonly string[]): Promise<unknown> {
  try {
    return await octokit.graphql(query, { ids });
  } catch (error) {
    const partial = partialSchema.safeParse(error);
    if (!partial.success) throw translateError(error);
    return Reflect.get(Object(error), 'data');
  }
}

const pageSize = 100;
const query = 'query($ids: [ID!]!) { viewer { databaseId } nodes(ids: $ids) { id ... on IssueComment { lastEditedAt } } }';

/**
 * The answer about edits, by the node ids that were asked for: GraphQL's numeric ids end at 32 bits, and those of comments do not.
 * An absent field must not read as "never edited". A comment that is deleted by now is null.
 */
const answerSchema = z.object({
  viewer: z.object({ databaseId: z.int() }),
  nodes: z.array(z.object({ id: z.string(), lastEditedAt: z.string().nullable() }).nullable()),
});

/**
 * Creates the port for edits of comments on GraphQL. REST does not report edits: `updated_at` changes for other reasons too, and
 * does not say by whom.
 */
export function createProvenance(client: GitHubClient): Provenance {
  let own: number | undefined;
  /** The texts of comments that GitHub says were never edited, by comment id. */
  const original = new Map<number, string>();
  const edits = new Map<number, string | null>();

  async function readPage(comments: readonly Comment[]): Promise<void> {
    const ids = comments.map(({ nodeId }) => nodeId).filter((id) => id !== undefined);
    if (ids.length === 0) return;
    const { viewer, nodes } = answerSchema.parse(await askNodes(client, query, ids));
    own = viewer.databaseId;
    const editedAt = new Map(nodes.flatMap((node) => (node === null ? [] : [[node.id, node.lastEditedAt] as const])));
    for (const { id, nodeId = '', body } of comments) {
      const at = editedAt.get(nodeId);
      if (at !== undefined) edits.set(id, at);
      if (at === null) original.set(id, body);
    }
  }

  return {
    async readEdits(comments) {
      const unknown = comments.filter(({ id, body }) => original.get(id) !== body && holdsEnvelope(body));
      edits.clear();
      for (let start = 0; start < unknown.length; start += pageSize) await readPage(unknown.slice(start, start + pageSize));
      const checked = comments.map((comment) => {
        const at = original.get(comment.id) === comment.body ? null : edits.get(comment.id);
        return at === undefined ? comment : { ...comment, lastEditedAt: at };
      });
      return { comments: checked, trustedAuthor: own };
    },
    remember(comment) {
      original.set(comment.id, comment.body);
      own ??= comment.author?.id;
    },
  };
}

const lastEditQuery =
  'query($ids: [ID!]!) { nodes(ids: $ids) { ... on IssueComment { body lastEditedAt author { __typename login } editor { __typename login } } } }';

const actorSchema = z.object({ __typename: z.string(), login: z.string() }).nullable();
const lastEditSchema = z.object({
  nodes: z.tuple([
    z
      .object({ body: z.string(), lastEditedAt: z.string().nullable(), author: actorSchema, editor: actorSchema })
      .transform(({ body, lastEditedAt, author, editor }): LastEdit => {
        if (lastEditedAt === null && editor === null) return { body };
        const isAuthor = editor !== null && editor.login === author?.login && editor.__typename === author.__typename;
        return { body, editor: { login: editor === null ? undefined : nameActor(editor), isAuthor } };
      })
      .nullable(),
  ]),
});

/** Returns the login as people know it: GraphQL leaves the suffix of Apps out. */
function nameActor({ __typename, login }: NonNullable<z.infer<typeof actorSchema>>): string {
  return __typename === 'Bot' && !login.endsWith('[bot]') ? `${login}[bot]` : login;
}

/** Creates the port for the last edit of one comment. */
export function createEdits(client: GitHubClient): Edits {
  return {
    async readLastEdit({ nodeId }) {
      if (nodeId === undefined) return undefined;
      const { nodes } = lastEditSchema.parse(await askNodes(client, lastEditQuery, [nodeId]));
      return nodes[0] ?? undefined;
    },
  };
}
