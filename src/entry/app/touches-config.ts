export interface PushPayload {
  readonly ref: string;
  readonly commits?: readonly {
    readonly added?: readonly string[] | undefined;
    readonly modified?: readonly string[] | undefined;
    readonly removed?: readonly string[] | undefined;
  }[];
  readonly repository: { readonly default_branch: string };
}

/** GitHub names no more commits than these in a push. */
const mostCommits = 2048;

/** Whether a push may have changed the configuration of the default branch. */
export function touchesConfig({ ref, commits = [], repository }: PushPayload, path: string): boolean {
  if (ref !== `refs/heads/${repository.default_branch}`) return false;
  const isListed = ({ added = [], modified = [], removed = [] }: (typeof commits)[number]): boolean =>
    [...added, ...modified, ...removed].includes(path);
  return commits.length >= mostCommits || commits.some(isListed);
}
