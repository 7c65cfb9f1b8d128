import { z } from 'zod';
import type { GitHubClient } from '../client/github-client.ts';
import { withTranslatedErrors } from '../client/translate-error.ts';

/** The tip of a branch, and a file as it is there. */
export interface BranchTip {
  readonly commit: string;
  /** The text; undefined when there is no such file, or GraphQL does not show all of it as text. */
  readonly text: string | undefined;
}

const query = `query($owner: String!, $name: String!, $ref: String!, $path: String!) {
  repository(owner: $owner, name: $name) {
    ref(qualifiedName: $ref) { target { oid ... on Commit { file(path: $path) { object { ... on Blob { text isTruncated } } } } } }
  }
}`;

const blobSchema = z.object({ text: z.string().nullish(), isTruncated: z.boolean().optional() });
const fileSchema = z.object({ object: blobSchema.nullable() });
const answerSchema = z.object({
  repository: z.object({
    ref: z.object({ target: z.object({ oid: z.string(), file: fileSchema.nullish() }) }).nullable(),
  }),
});

/**
 * Reads the tip of a branch with the text of one file, by one request. Both are of the same commit. Returns undefined when GitHub has
 * no such branch.
 */
export async function readTip(
  { octokit, base }: GitHubClient,
  { branch, path }: { readonly branch: string; readonly path: string },
): Promise<BranchTip | undefined> {
  const variables = { owner: base.owner, name: base.repo, ref: `refs/heads/${branch}`, path };
  const { repository } = answerSchema.parse(await withTranslatedErrors(octokit.graphql(query, variables)));
  if (repository.ref === null) return undefined;
  const { oid: commit, file } = repository.ref.target;
  const blob = file?.object;
  return { commit, text: blob?.isTruncated === true ? undefined : (blob?.text ?? undefined) };
}
