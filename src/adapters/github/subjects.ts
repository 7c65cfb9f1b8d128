import { z } from 'zod';
import type { Subjects } from '../../ports/github.ts';
import type { GitHubClient } from './client/github-client.ts';
import { issueSchema, repositorySchema } from './client/schemas.ts';
import { absentAsUndefined, withTranslatedErrors } from './client/translate-error.ts';
import { readLabelEvent } from './hints/issue-events.ts';
import { listReviewComments } from './hints/read-review.ts';
import { readPull, resolvePullRequestHint } from './hints/resolve-hint.ts';
import { resolveThreadHint } from './hints/resolve-thread-hint.ts';

const filesSchema = z.array(z.object({ filename: z.string(), previous_filename: z.string().optional() }));

/** The most pages that are read: GitHub lists no more than 3,000 files of a pull request. */
const maxPages = 30;

/** Lists the paths that a pull request changes, both paths for a renamed file. Makes one request for each 100 files. */
async function listChangedFiles({ octokit, base }: GitHubClient, number: number): Promise<readonly string[]> {
  const paths: string[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/files';
    const { data } = await withTranslatedErrors(octokit.request(route, { ...base, pull_number: number, per_page: 100, page }));
    const files = filesSchema.parse(data);
    paths.push(
      ...files.flatMap(({ filename, previous_filename: before }) => [filename, ...(before === undefined ? [] : [before])]),
    );
    if (files.length < 100) break;
  }
  return paths;
}

/** Creates the port for issues and pull requests themselves on the REST interface. */
export function createSubjects(client: GitHubClient): Subjects {
  const { octokit, base } = client;
  return {
    async readRepository() {
      const response = await withTranslatedErrors(octokit.request('GET /repos/{owner}/{repo}', base));
      return repositorySchema.parse(response.data);
    },
    readLabeledAt: async (number, label) => (await readLabelEvent(client, number, label))?.at,
    resolveHint: (hint) => resolvePullRequestHint(client, hint),
    resolveThreadHint: (hint) => resolveThreadHint(client, hint),
    listChangedFiles: (number) => listChangedFiles(client, number),
    listReviewComments: (number, id) => listReviewComments(client, { number, id }),
    async readPullRequest(number) {
      const pull = await readPull(client, number);
      return pull && { ...pull.subject, headPushedAt: pull.headPushedAt };
    },
    async readIssue(number) {
      const request = octokit.request('GET /repos/{owner}/{repo}/issues/{issue_number}', { ...base, issue_number: number });
      const response = await absentAsUndefined(withTranslatedErrors(request));
      return response && issueSchema.parse(response.data);
    },
    async addLabels(number, labels) {
      const parameters = { ...base, issue_number: number, labels: z.array(z.string()).parse(labels) };
      await withTranslatedErrors(octokit.request('POST /repos/{owner}/{repo}/issues/{issue_number}/labels', parameters));
    },
    async removeLabel(number, name) {
      const parameters = { ...base, issue_number: number, name };
      const request = octokit.request('DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}', parameters);
      await absentAsUndefined(withTranslatedErrors(request));
    },
  };
}
