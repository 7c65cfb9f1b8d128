import { z } from 'zod';
import type { Comparison } from '../../core/git/comparison.ts';
import type { Comparisons } from '../../ports/github.ts';
import type { GitHubClient } from './client/github-client.ts';
import { absentAsUndefined, withTranslatedErrors } from './client/translate-error.ts';

const comparisonSchema = z
  .object({
    total_commits: z.int(),
    files: z
      .array(
        z.object({
          filename: z.string(),
          status: z.string(),
          additions: z.int(),
          deletions: z.int(),
          patch: z.string().optional(),
        }),
      )
      .default([]),
  })
  .transform(
    ({ total_commits, files }): Comparison => ({
      commits: total_commits,
      files: files.map(({ filename, ...file }) => ({ path: filename, ...file })),
    }),
  );

/** Creates the port for comparisons. GitHub lists the files on the first page alone, so one commit on it is enough. */
export function createComparisons({ octokit, base }: GitHubClient): Comparisons {
  return {
    async compare(from, to) {
      const parameters = { ...base, basehead: `${from}...${to}`, per_page: 1 };
      const request = octokit.request('GET /repos/{owner}/{repo}/compare/{basehead}', parameters);
      const response = await absentAsUndefined(withTranslatedErrors(request));
      return response === undefined ? undefined : comparisonSchema.parse(response.data);
    },
  };
}
