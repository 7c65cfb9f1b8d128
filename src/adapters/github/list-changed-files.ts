import { z } from 'zod';
import type { GitHubClient } from './github-client.ts';
import { translated } from './translated.ts';

const filesSchema = z.array(z.object({ filename: z.string(), previous_filename: z.string().optional() }));

/** GitHub lists no more than 3,000 files of a pull request. */
const maxPages = 30;

/** Paths that a pull request changes; of a renamed file both. One request for each 100. */
export async function listChangedFiles({ octokit, base }: GitHubClient, number: number): Promise<readonly string[]> {
  const paths: string[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/files';
    const { data } = await translated(octokit.request(route, { ...base, pull_number: number, per_page: 100, page }));
    const files = filesSchema.parse(data);
    paths.push(
      ...files.flatMap(({ filename, previous_filename: before }) => [filename, ...(before === undefined ? [] : [before])]),
    );
    if (files.length < 100) {
      break;
    }
  }
  return paths;
}
