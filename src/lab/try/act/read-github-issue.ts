import { z } from 'zod';
import { UsageError } from '../../../terminal/files/usage-error.ts';
import { connect } from '../../../terminal/github/connect.ts';
import type { SubjectText } from './choose-text.ts';
import type { EarlierComment } from './make-subject.ts';

/** An issue or pull request of GitHub, as far as a try copies it. */
export interface GitHubIssue {
  readonly text: SubjectText;
  readonly labels: readonly string[];
  readonly comments: readonly EarlierComment[];
  readonly author: string;
  /** True if GitHub calls its author neither owner, member nor collaborator. */
  readonly isByOutsider: boolean;
}

const userSchema = z.object({ login: z.string() }).nullish();
const issueSchema = z.object({
  title: z.string(),
  body: z.string().nullish(),
  labels: z.array(z.union([z.string(), z.object({ name: z.string().nullish() })])),
  user: userSchema,
  author_association: z.string().nullish(),
});
const commentsSchema = z.array(z.object({ body: z.string().nullish(), user: userSchema }));

/** Reads an issue with its comments, with a token of the user. GitHub is only read. */
export async function readGitHubIssue(number: number, repo: string | undefined): Promise<GitHubIssue> {
  const { octokit, repository } = await connect(repo);
  const base = { owner: repository.owner, repo: repository.name, issue_number: number };
  const { data } = await octokit.request('GET /repos/{owner}/{repo}/issues/{issue_number}', base).catch((error: unknown) => {
    if (typeof error === 'object' && error !== null && 'status' in error && error.status === 404)
      throw new UsageError(`${repository.owner}/${repository.name} has no issue #${number}, or the token may not see it.`);
    throw error;
  });
  const issue = issueSchema.parse(data);
  const comments = commentsSchema.parse(
    await octokit.paginate('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', { ...base, per_page: 100 }),
  );
  return {
    text: { title: issue.title, body: issue.body ?? '' },
    labels: issue.labels
      .flatMap((label) => (typeof label === 'string' ? label : (label.name ?? [])))
      .filter((name) => !name.startsWith('baton:')),
    // Earlier runs stay behind: their records are signed with another key.
    comments: comments
      .map(({ body, user }) => ({ login: user?.login ?? 'ghost', body: body ?? '' }))
      .filter(({ body }) => !body.includes('<!-- baton')),
    author: issue.user?.login ?? 'ghost',
    isByOutsider: !['OWNER', 'MEMBER', 'COLLABORATOR'].includes(issue.author_association ?? ''),
  };
}
