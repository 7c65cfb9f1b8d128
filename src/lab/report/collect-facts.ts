import { z } from 'zod';
import type { StoredRecord } from '../../core/record/record.ts';
import type { ReportedThread } from '../../page/report/run-report.ts';
import { list } from '../world/ask-as-person.ts';
import type { World } from '../world/world.ts';
import { decodeThread, fillHandoffs } from './read-records.ts';

/** An issue or pull request as the REST API returns it, with its comments. */
export interface FoundThread {
  readonly number: number;
  readonly kind: ReportedThread['kind'];
  readonly issue: Readonly<Record<string, unknown>>;
  /** The comments, as the REST API returns them. */
  readonly thread: readonly Readonly<Record<string, unknown>>[];
  /** The ids of the comments that GitHub shows folded. */
  readonly minimised: ReadonlySet<number>;
}

/** The answers of the local GitHub after everything has ended. */
export interface WorldFacts {
  readonly threads: readonly FoundThread[];
  readonly pullRequests: readonly Readonly<Record<string, unknown>>[];
  /** The records of all threads but ledgers, as they are stored. */
  readonly stored: readonly StoredRecord[];
  /** The same with the handoffs that artifacts hold. */
  readonly records: readonly StoredRecord[];
}

/** Reads everything from the local GitHub, through requests that anybody could make. */
export async function collectFacts(world: World): Promise<WorldFacts> {
  world.server.setListLag(0);
  const issues = await list(world, '/issues?state=all&sort=created&direction=asc');
  const found = await Promise.all(issues.map((issue) => readThread(world, issue)));
  const threads = found.map(({ decoded: _, ...thread }) => thread);
  const stored = found.flatMap(({ decoded }) => decoded);
  const pullRequests = await list(world, '/pulls?state=all');
  return { threads, pullRequests, stored, records: await fillHandoffs(world, stored) };
}

async function readThread(
  world: World,
  issue: Readonly<Record<string, unknown>>,
): Promise<FoundThread & { readonly decoded: readonly StoredRecord[] }> {
  const number = Number(issue.number);
  const kind = kindOf(issue);
  const thread = await list(world, `/issues/${number}/comments`);
  const facts = await readCommentFacts(world, thread);
  const edited = thread.map((comment, index) => ({ ...comment, lastEditedAt: facts[index]?.lastEditedAt }));
  const shown = world.unsigned ? edited : thread;
  const decoded = kind === 'ledger' ? [] : decodeThread(world, { number, thread: shown });
  const minimised = new Set(thread.flatMap(({ id }, index) => (facts[index]?.isMinimized === true ? [Number(id)] : [])));
  return { number, kind, issue, thread, minimised, decoded };
}

function kindOf(issue: Readonly<Record<string, unknown>>): ReportedThread['kind'] {
  if (issue.pull_request !== undefined) return 'pull-request';
  const labels = labelsOf(issue);
  if (labels.includes('baton:ledger')) return 'ledger';
  return labels.includes('baton:runs') ? 'runs-issue' : 'issue';
}

const labelsSchema = z.array(z.object({ name: z.string() })).catch([]);

/** Returns the names of the labels of an issue. */
export function labelsOf(issue: Readonly<Record<string, unknown>>): readonly string[] {
  return labelsSchema.parse(issue.labels).map(({ name }) => name);
}

const query = 'query($ids: [ID!]!) { nodes(ids: $ids) { ... on IssueComment { lastEditedAt isMinimized } } }';
const factsSchema = z.object({ lastEditedAt: z.string().nullable(), isMinimized: z.boolean() });
const answerSchema = z.object({ data: z.object({ nodes: z.array(factsSchema) }) });
/** GitHub looks up at most this many ids in one request. */
const mostIds = 100;

/** Reads what REST does not say of comments. */
async function readCommentFacts(
  { server, tokens }: World,
  thread: readonly Readonly<Record<string, unknown>>[],
): Promise<readonly z.infer<typeof factsSchema>[]> {
  const facts: z.infer<typeof factsSchema>[] = [];
  for (let start = 0; start < thread.length; start += mostIds) {
    const ids = thread.slice(start, start + mostIds).map(({ node_id }) => node_id);
    const response = await fetch(`${server.apiUrl}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens.maintainer}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { ids } }),
    });
    facts.push(...answerSchema.parse(await response.json()).data.nodes);
  }
  return facts;
}
