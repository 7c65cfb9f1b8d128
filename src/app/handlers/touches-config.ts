import { z } from 'zod';

const paths = z.array(z.string()).optional();

export const pushSchema = z.object({
  ref: z.string(),
  commits: z.array(z.object({ added: paths, modified: paths, removed: paths })).optional(),
  repository: z.object({ default_branch: z.string() }),
});

/** The most commits that GitHub lists in a push event. */
const mostCommits = 2048;

/** Returns whether a push may have changed the configuration of the default branch. */
export function touchesConfig({ ref, commits = [], repository }: z.infer<typeof pushSchema>, path: string): boolean {
  if (ref !== `refs/heads/${repository.default_branch}`) return false;
  const isListed = ({ added = [], modified = [], removed = [] }: (typeof commits)[number]): boolean =>
    [...added, ...modified, ...removed].includes(path);
  return commits.length >= mostCommits || commits.some(isListed);
}
