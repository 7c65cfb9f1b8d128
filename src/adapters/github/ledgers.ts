import { z } from 'zod';
import { holdsEnvelope } from '../../core/record/read-markers.ts';
import { actionsAccount } from '../../core/trigger/accounts.ts';
import type { Comment } from '../../core/trigger/comment.ts';
import { blockedMarker } from '../../core/view/comment/blocked-start.ts';
import { hasMarker } from '../../core/view/markers.ts';
import type { LedgerIssue, LedgerKind, Ledgers } from '../../ports/ledgers.ts';
import { createIdempotently, minuteAgo } from './client/create-idempotently.ts';
import type { GitHubClient } from './client/github-client.ts';
import { commentSchema } from './client/schemas.ts';
import { withTranslatedErrors } from './client/translate-error.ts';
import { readOwnAccount } from './notices.ts';

const texts: Readonly<Record<LedgerKind, { readonly label: string; readonly title: string; readonly body: string }>> = {
  history: {
    label: 'baton:ledger',
    title: 'Baton history',
    body: 'Baton keeps here how the runs of this pipeline ended, for `{{ history }}` in later prompts. The issue is closed and has to stay unlocked. Delete a comment to make Baton forget that run.',
  },
  runs: {
    label: 'baton:runs',
    title: 'Baton runs',
    body: 'Baton keeps here the records of runs of this pipeline: of those that no issue or pull request started, and with `comments: outcomes` or `none` of all. The issue is closed and has to stay unlocked.',
  },
};

const issueSchema = z
  .object({
    number: z.int(),
    title: z.string(),
    state: z.string(),
    locked: z.boolean().default(false),
    comments: z.int(),
    html_url: z.string(),
    created_at: z.string(),
    user: z.object({ id: z.int() }).nullable(),
    pull_request: z.unknown().optional(),
  })
  .transform(({ number, title, comments, locked, ...issue }) => ({
    title,
    author: issue.user?.id,
    isPull: issue.pull_request !== undefined && issue.pull_request !== null,
    ledger: { number, comments, locked, open: issue.state === 'open', url: issue.html_url, createdAt: issue.created_at },
  }));

type ListedIssue = z.infer<typeof issueSchema>;

/** The accounts whose issues count: our own, or anybody's for a reader that verifies every record and writes none. */
export type LedgersBy = 'us' | 'anybody';

/** Creates the port for ledgers and runs issues on the REST interface. */
export function createLedgers(client: GitHubClient, by: LedgersBy = 'us'): Ledgers {
  let own: Promise<number> | undefined;
  const listOwn = async (kind: LedgerKind, isWanted: (title: string) => boolean): Promise<readonly ListedIssue[]> => {
    const listed = (await listLabelled(client, kind)).filter(({ title }) => isWanted(title));
    const hasOtherAuthors = by === 'us' && listed.some(({ author }) => author !== actionsAccount);
    own ??= hasOtherAuthors ? readOwnAccount(client) : undefined;
    const accounts: readonly (number | undefined)[] = hasOtherAuthors ? [actionsAccount, await own] : [actionsAccount];
    const ours = listed.filter(({ author }) => by === 'anybody' || (author !== undefined && accounts.includes(author)));
    return ours.toSorted((a, b) => a.ledger.number - b.ledger.number);
  };
  const list: Ledgers['list'] = async (kind, pipeline) =>
    (await listOwn(kind, (title) => title === titleOf(kind, pipeline))).map(({ ledger }) => ledger);
  return {
    list,
    async listAll(kind) {
      const prefix = titleOf(kind, '');
      const listed = await listOwn(kind, (title) => title.startsWith(prefix));
      const byName = Map.groupBy(listed, ({ title }) => title.slice(prefix.length));
      return new Map([...byName].map(([name, issues]) => [name, issues.map(({ ledger }) => ledger)]));
    },
    create: (kind, pipeline) => createLedger(client, { kind, pipeline, find: () => list(kind, pipeline) }),
    close: async (number) => void (await closeIssue(client, number)),
  };
}

async function listLabelled({ octokit, base }: GitHubClient, kind: LedgerKind): Promise<readonly ListedIssue[]> {
  const filter = { labels: texts[kind].label, state: 'all' as const, per_page: 100 };
  const issues = await withTranslatedErrors(octokit.paginate('GET /repos/{owner}/{repo}/issues', { ...base, ...filter }));
  return z
    .array(issueSchema)
    .parse(issues)
    .filter(({ isPull }) => !isPull);
}

interface Creation {
  readonly kind: LedgerKind;
  readonly pipeline: string;
  readonly find: () => Promise<readonly LedgerIssue[]>;
}

async function createLedger(client: GitHubClient, { kind, pipeline, find }: Creation): Promise<LedgerIssue> {
  const before = minuteAgo(client.clock);
  const made = await createIdempotently(client.clock, {
    create: () => postIssue(client, kind, pipeline),
    find: async () => (await find()).find(({ createdAt }) => createdAt >= before),
  });
  return made.open ? closeIssue(client, made.number) : made;
}

async function postIssue({ octokit, base }: GitHubClient, kind: LedgerKind, pipeline: string): Promise<LedgerIssue> {
  const { label, body } = texts[kind];
  const issue = { title: titleOf(kind, pipeline), body, labels: [label] };
  const request = octokit.request('POST /repos/{owner}/{repo}/issues', { ...base, ...issue, request: { retries: 0 } });
  return issueSchema.parse((await withTranslatedErrors(request)).data).ledger;
}

async function closeIssue({ octokit, base }: GitHubClient, number: number): Promise<LedgerIssue> {
  const change = { issue_number: number, state: 'closed' as const, state_reason: 'completed' as const };
  const request = octokit.request('PATCH /repos/{owner}/{repo}/issues/{issue_number}', { ...base, ...change });
  return issueSchema.parse((await withTranslatedErrors(request)).data).ledger;
}

function titleOf(kind: LedgerKind, pipeline: string): string {
  return `${texts[kind].title}: ${pipeline}`;
}

/** The most pages that are read. Busier repositories are swept by their newest comments. */
const maxPages = 20;

const commentsSchema = z.array(z.looseObject({ issue_url: z.string(), body: z.string().nullish() }));

/** The comments of a repository that a sweep looks at. */
export interface RecentComments {
  /** The numbers of issues and pull requests that may hold records, the newest first. Only a store can tell which of them do. */
  readonly threads: readonly number[];
  /** The comments of anybody that say that nothing can start. */
  readonly blocked: readonly Comment[];
}

/** Lists the comments of the whole repository since a time, and returns what of them a sweep looks at. */
export async function listRecentComments({ octokit, base }: GitHubClient, since: string): Promise<RecentComments> {
  const route = 'GET /repos/{owner}/{repo}/issues/comments';
  const parameters = { ...base, since, sort: 'updated' as const, direction: 'desc' as const, per_page: 100 };
  let pages = 0;
  const listed = await withTranslatedErrors(
    octokit.paginate(route, parameters, ({ data }, done) => {
      pages += 1;
      if (pages === maxPages) done();
      return data as unknown[];
    }),
  );
  const comments = commentsSchema.parse(listed);
  const holding = comments.filter(({ body }) => holdsEnvelope(body ?? ''));
  const blocked = comments.filter(({ body }) => hasMarker({ body: body ?? '' }, blockedMarker));
  return {
    threads: [...new Set(holding.map(({ issue_url: url }) => Number(url.split('/').at(-1))))],
    blocked: blocked.map((comment) => commentSchema.parse(comment)),
  };
}
