import { z } from 'zod';
import type { GitHubClient } from './github-client.ts';
import { translated } from './translated.ts';

const viewerSchema = z.object({ viewer: z.object({ databaseId: z.int() }) });

/** Numeric id of the account whose token this is: another than the workflow's own, or the App's, only GitHub knows. */
export async function readOwnAccount({ octokit }: GitHubClient): Promise<number> {
  return viewerSchema.parse(await translated(octokit.graphql('query { viewer { databaseId } }'))).viewer.databaseId;
}
