import { z } from 'zod';
import type { Subjects } from '../../ports/github.ts';
import { absentAsUndefined } from './absent-as-undefined.ts';
import { findHinted } from './find-hinted.ts';
import { findLabelEvent } from './find-label-event.ts';
import type { GitHubClient } from './github-client.ts';
import { issueSchema } from './issue-schema.ts';
import { listChangedFiles } from './list-changed-files.ts';
import { listReviewComments } from './list-review-comments.ts';
import { pullRequestSchema } from './pull-request-schema.ts';
import { repositorySchema } from './repository-schema.ts';
import { translated } from './translated.ts';

/** Issues and pull requests themselves, through the REST interface. */
export function createSubjects(client: GitHubClient): Subjects {
  const { octokit, base } = client;
  return {
    async getRepository() {
      const response = await translated(octokit.request('GET /repos/{owner}/{repo}', base));
      return repositorySchema.parse(response.data);
    },
    findLabeledAt: async (number, label) => (await findLabelEvent(client, number, label))?.at,
    findHinted: (hint) => findHinted(client, hint),
    listChangedFiles: (number) => listChangedFiles(client, number),
    listReviewComments: (number, id) => listReviewComments(client, { number, id }),
    async findPullRequest(number) {
      const request = octokit.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', { ...base, pull_number: number });
      const response = await absentAsUndefined(translated(request));
      if (response === undefined) return undefined;
      const { subject, headPushedAt } = pullRequestSchema.parse(response.data);
      return { ...subject, headPushedAt };
    },
    async findIssue(number) {
      const request = octokit.request('GET /repos/{owner}/{repo}/issues/{issue_number}', { ...base, issue_number: number });
      const response = await absentAsUndefined(translated(request));
      return response && issueSchema.parse(response.data);
    },
    async addLabels(number, labels) {
      const parameters = { ...base, issue_number: number, labels: z.array(z.string()).parse(labels) };
      await translated(octokit.request('POST /repos/{owner}/{repo}/issues/{issue_number}/labels', parameters));
    },
    async removeLabel(number, name) {
      const parameters = { ...base, issue_number: number, name };
      const request = octokit.request('DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}', parameters);
      await absentAsUndefined(translated(request));
    },
  };
}
