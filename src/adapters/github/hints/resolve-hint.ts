import { z } from 'zod';
import type { Subject, Trigger } from '../../../core/trigger/trigger.ts';
import type { Checks } from '../../../ports/checks.ts';
import type { HintedPullRequest, PullRequestHint } from '../../../ports/github.ts';
import type { GitHubClient } from '../client/github-client.ts';
import { pullRequestSchema } from '../client/schemas.ts';
import { absentAsUndefined, withTranslatedErrors } from '../client/translate-error.ts';
import { type PastEvent, readIssueEvent, readLastRename } from './issue-events.ts';
import { readReview } from './read-review.ts';

/** The answer about the last edit. An absent field must not read as "never edited". */
const editsSchema = z.object({ nodes: z.array(z.object({ lastEditedAt: z.string().nullable() })) });
const editsQuery = 'query($ids: [ID!]!) { nodes(ids: $ids) { id ... on Comment { lastEditedAt } } }';

/**
 * Reads the pull request of a hint, the event, and the last edit. Makes three requests; more only for pull requests with over 100
 * events, and for reviews.
 */
export async function resolvePullRequestHint(
  client: GitHubClient,
  hint: PullRequestHint,
): Promise<HintedPullRequest | undefined> {
  const pull = await readPull(client, hint.number);
  if (!pull) return undefined;
  const found = await readHintedEvent(client, { hint, subject: pull.subject });
  if (!found) return undefined;
  const { event, happened } = found;
  const edits = await readEditTimes(client, [pull.nodeId]);
  return {
    trigger: { label: '', ...event, repository: pull.repository, subject: pull.subject, actor: happened.actor },
    at: happened.at,
    editedAt: latestTime([...edits, happened.renamedAt]),
    open: pull.open,
  };
}

/** Reads a pull request as it is now; returns undefined when no pull request has this number. */
export async function readPull(
  { octokit, base }: GitHubClient,
  number: number,
): Promise<z.infer<typeof pullRequestSchema> | undefined> {
  const request = octokit.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', { ...base, pull_number: number });
  const response = await absentAsUndefined(withTranslatedErrors(request));
  return response && pullRequestSchema.parse(response.data);
}

/** Reads the event that a hint reports. `event`: the fields of the trigger that depend on its kind. */
async function readHintedEvent(
  client: GitHubClient,
  { hint, subject }: { hint: PullRequestHint; subject: Subject },
): Promise<{ readonly event: Pick<Trigger, 'kind'> & Partial<Trigger>; readonly happened: PastEvent } | undefined> {
  const { number, action } = hint;
  if (action === 'labeled') {
    const present = subject.labels.find((name) => name.toLowerCase() === hint.label?.toLowerCase());
    if (present === undefined) return undefined;
    const happened = await readIssueEvent(client, number, ({ event, label }) => event === 'labeled' && label?.name === present);
    return happened && { event: { kind: 'pull-request-labeled', label: present, labeledAt: happened.at }, happened };
  }
  if (action === 'submitted') {
    const review = hint.review === undefined ? undefined : await readReview(client, { number, id: hint.review });
    const renamedAt = review && (await readLastRename(client, number));
    return (
      review && {
        event: { kind: 'review', review },
        happened: { actor: review.author, at: review.submittedAt, renamedAt: renamedAt ?? null },
      }
    );
  }
  const happened = await readChangeEvent(client, { hint, subject });
  const assignee = action === 'assigned' && hint.assignee !== undefined ? { assignee: hint.assignee } : {};
  return happened && { event: { kind: 'pull-request-changed', action, at: happened.at, ...assignee }, happened };
}

async function readChangeEvent(
  client: GitHubClient,
  { hint, subject }: { hint: PullRequestHint; subject: Subject },
): Promise<PastEvent | undefined> {
  const { number, action, assignee } = hint;
  // GitHub stores no event for the opening; the pull request itself names its author and time.
  if (action === 'opened')
    return { actor: subject.author, at: subject.createdAt, renamedAt: await readLastRename(client, number) };
  return readIssueEvent(
    client,
    number,
    ({ event, assignee: who }) => event === action && (action !== 'assigned' || who?.login === assignee),
  );
}

/** Reads when texts were last edited: null for one that never was. Throws when GitHub does not tell it of each. */
export async function readEditTimes(client: GitHubClient, ids: readonly string[]): Promise<readonly (string | null)[]> {
  const { nodes } = editsSchema.parse(await withTranslatedErrors(client.octokit.graphql(editsQuery, { ids })));
  if (nodes.length !== ids.length) throw new Error(`GitHub told the edits of ${nodes.length} texts, and not of ${ids.length}.`);
  return nodes.map(({ lastEditedAt }) => lastEditedAt);
}

/** Returns the latest of some times; null when there is none. */
export function latestTime(times: readonly (string | null)[]): string | null {
  return times.toSorted((a, b) => Date.parse(a ?? '0') - Date.parse(b ?? '0')).at(-1) ?? null;
}

const listedSchema = z.array(
  z.object({ number: z.int(), head: z.object({ ref: z.string(), sha: z.string(), repo: z.object({ id: z.int() }).nullable() }) }),
);

/** Lists the open pull requests of this repository whose head is a commit. */
export async function listPulls(
  { octokit, base }: GitHubClient,
  head: Parameters<Checks['listPulls']>[0],
): Promise<readonly number[]> {
  const parameters = { ...base, head: `${base.owner}:${head.branch}`, state: 'open', per_page: 100 } as const;
  const response = await withTranslatedErrors(octokit.request('GET /repos/{owner}/{repo}/pulls', parameters));
  const pulls = listedSchema.parse(response.data).filter((pull) => pull.head.sha === head.sha && pull.head.ref === head.branch);
  return pulls.map(({ number }) => number).toSorted((a, b) => a - b);
}

/** Reads a pull request as it is now, with the last change of its text. */
export async function readCheckedPull(client: GitHubClient, number: number): ReturnType<Checks['readPull']> {
  const pull = await readPull(client, number);
  if (pull === undefined) return undefined;
  const edits = await readEditTimes(client, [pull.nodeId]);
  return { subject: pull.subject, open: pull.open, editedAt: latestTime([...edits, await readLastRename(client, number)]) };
}
