import { z } from 'zod';
import type { Subjects } from '../../ports/github.ts';
import { absentAsUndefined } from './absent-as-undefined.ts';
import { findLabelEvent } from './find-label-event.ts';
import { findLabeledPullRequest } from './find-labeled-pull-request.ts';
import type { GitHubClient } from './github-client.ts';
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
    findLabeledAt: async (number, label) => (await findLabelEvent(client, number, label))?.labeledAt,
    findLabeledPullRequest: (number, label) => findLabeledPullRequest(client, number, label),
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
