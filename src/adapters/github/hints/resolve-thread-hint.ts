import { z } from 'zod';
import type { Subject, Trigger } from '../../../core/trigger/trigger.ts';
import type { HintedThread, ThreadHint } from '../../../ports/github.ts';
import type { GitHubClient } from '../client/github-client.ts';
import { issueSchema } from '../client/schemas.ts';
import { absentAsUndefined, withTranslatedErrors } from '../client/translate-error.ts';
import { readIssueEvent, readLastRename } from './issue-events.ts';
import { latestTime, readEditTimes } from './resolve-hint.ts';

/** The fields of an issue that tell whether it is a pull request, and its node. */
const kindSchema = z.object({ node_id: z.string(), pull_request: z.unknown().optional(), draft: z.boolean().optional() });

const commentSchema = z.object({
  id: z.int(),
  node_id: z.string(),
  issue_url: z.string(),
  body: z.string().nullish(),
  created_at: z.string(),
  user: z.object({ id: z.int(), login: z.string(), type: z.string().optional() }).nullable(),
});

interface FoundThread {
  readonly subject: Subject;
  readonly nodeId: string;
}

/** Reads the thread of a hint, the event, and the last edit of what was said. Makes four requests. */
export async function resolveThreadHint(client: GitHubClient, hint: ThreadHint): Promise<HintedThread | undefined> {
  const thread = await readThread(client, hint.number);
  if (thread === undefined) return undefined;
  return hint.comment === undefined
    ? resolveReopening(client, hint.number, thread)
    : resolveComment(client, { number: hint.number, comment: hint.comment }, thread);
}

async function readThread({ octokit, base }: GitHubClient, number: number): Promise<FoundThread | undefined> {
  const request = octokit.request('GET /repos/{owner}/{repo}/issues/{issue_number}', { ...base, issue_number: number });
  const response = await absentAsUndefined(withTranslatedErrors(request));
  if (response === undefined) return undefined;
  const { node_id: nodeId, pull_request: pull, draft } = kindSchema.parse(response.data);
  const subject = issueSchema.parse(response.data);
  const isIssue = pull === undefined || pull === null;
  return { nodeId, subject: isIssue ? subject : { ...subject, kind: 'pull-request', draft } };
}

async function resolveReopening(client: GitHubClient, number: number, thread: FoundThread): Promise<HintedThread | undefined> {
  const happened = await readIssueEvent(client, number, ({ event }) => event === 'reopened');
  if (happened === undefined) return undefined;
  const edits = await readEditTimes(client, [thread.nodeId]);
  const { actor, at, renamedAt } = happened;
  return { subject: thread.subject, actor, at, editedAt: latestTime([...edits, renamedAt]) };
}

async function resolveComment(
  client: GitHubClient,
  hint: { readonly number: number; readonly comment: number },
  thread: FoundThread,
): Promise<HintedThread | undefined> {
  const found = await readComment(client, hint);
  // The words of a deleted account are nobody's.
  if (found?.user == null) return undefined;
  const renamedAt = await readLastRename(client, hint.number);
  const edits = await readEditTimes(client, [thread.nodeId, found.node_id]);
  const { id, user: author, body, created_at: createdAt } = found;
  const comment: NonNullable<Trigger['comment']> = { id, author, body: body ?? '', createdAt };
  return { subject: thread.subject, actor: author, comment, at: createdAt, editedAt: latestTime([...edits, renamedAt]) };
}

/** Reads a comment; returns undefined when it does not exist or belongs to another thread. */
async function readComment(
  { octokit, base }: GitHubClient,
  { number, comment }: { readonly number: number; readonly comment: number },
): Promise<z.infer<typeof commentSchema> | undefined> {
  const request = octokit.request('GET /repos/{owner}/{repo}/issues/comments/{comment_id}', { ...base, comment_id: comment });
  const response = await absentAsUndefined(withTranslatedErrors(request));
  const found = response && commentSchema.parse(response.data);
  return found?.issue_url.endsWith(`/issues/${number}`) === true ? found : undefined;
}
