import { marked } from 'marked';
import { markedTerminal } from 'marked-terminal';
import pc from 'picocolors';
import { z } from 'zod';
import { createArtifactReader } from '../../../adapters/artifact/artifact-reader.ts';
import { createTextArtifacts } from '../../../adapters/artifact/text-artifacts.ts';
import { createSystemClock } from '../../../adapters/clock/system-clock.ts';
import { createNodeHasher } from '../../../adapters/crypto/node-hasher.ts';
import { createOctokit } from '../../../adapters/github/client/octokit.ts';
import { createGitHub } from '../../../adapters/github/create-github.ts';
import { createConsoleLog } from '../../../adapters/log/console-log.ts';
import { handoffSchema } from '../../../core/handoff/handoff.ts';
import type { StoredRecord } from '../../../core/record/record.ts';
import { deriveState } from '../../../core/state/derive-state.ts';
import { commentsOf } from '../../../core/view/links.ts';
import { renderStatusComment, statusMarker } from '../../../core/view/status/status-comment.ts';
import { loadHandoff } from '../../../engine/thread/load-handoffs.ts';
import type { LoggedRequest } from '../../../local/contract.ts';
import type { TextArtifacts } from '../../../ports/artifacts.ts';
import { expect } from './act-as-person.ts';
import { repositoryName } from './create-world.ts';
import type { DemoDocument, DemoResult, DemoStep } from './demo-result.ts';
import type { RequestCounts, World } from './world.ts';

/** Renders the thread and the pull requests for a terminal, as a person would read them. */
export function renderThread(result: DemoResult): string {
  marked.use(
    markedTerminal({
      width: 100,
      reflowText: false,
      tab: 2,
      tableOptions: { style: { head: [], border: [] } },
    }) as Parameters<typeof marked.use>[0],
  );
  const { thread, runsIssues } = result.document;
  const comments = thread.map((comment) => renderEntry(`${author(comment)} commented`, String(comment.body)));
  const elsewhere = runsIssues
    .filter((issue) => issue.thread[0]?.id !== thread[0]?.id)
    .flatMap((issue) =>
      issue.thread.map((comment) => renderEntry(`${author(comment)} commented on "${issue.title}"`, String(comment.body))),
    );
  const pulls = result.document.pullRequests.map((pull) =>
    renderEntry(`Pull request #${String(pull.number)}: ${String(pull.title)}`, String(pull.body)),
  );
  const steps = (result.document.steps ?? []).map(({ job, workflowRun, output }) =>
    renderEntry(`The agent of job ${job} in workflow run ${workflowRun} said`, output),
  );
  return [...steps, ...comments, ...elsewhere, ...pulls].join('\n');
}

function renderEntry(title: string, body: string): string {
  return `${pc.dim('─'.repeat(100))}\n${pc.bold(title)}\n\n${String(marked.parse(toPlainMarkdown(body), { async: false })).trimEnd()}\n`;
}

/** Converts the HTML that our comments use into what a browser would show: hidden comments vanish, folds become a headline. */
function toPlainMarkdown(body: string): string {
  return (
    body
      .replace(/^<!-- baton[^\n]*-->$/gm, '')
      .replace(/<details><summary>(.*?)<\/summary>/g, '▸ **$1**')
      .replaceAll('</details>', '')
      // Addresses of the local GitHub do not work after the end of the demo.
      .replace(/\[([^\]\n]+)\]\(http:\/\/github\.localhost[^)\s]*\)/g, '$1')
      .replace(/<sub>(.*?)<\/sub>/gs, '_$1_')
  );
}

function author(comment: Record<string, unknown>): string {
  const user = comment.user;
  return typeof user === 'object' && user !== null && 'login' in user ? String(user.login) : 'ghost';
}

/** Reads the outputs of plain steps, which leave nothing else: a job that names a recorded run is shown by its records. */
export function readSteps({ runner }: World, records: readonly StoredRecord[]): Pick<DemoDocument, 'steps'> {
  const recorded = new Set<string>(records.map(({ record }) => record.run));
  const steps = runner.jobs.flatMap(({ name, runId, outputs }): DemoStep[] => {
    const { run, outcome, output, handoff, results } = outputs;
    if (outcome === undefined || output === undefined) return [];
    if (run !== undefined && recorded.has(run)) return [];
    return [
      {
        job: name,
        workflowRun: runId,
        outcome,
        handoff: handoff ? handoffSchema.parse(JSON.parse(handoff)) : null,
        results: results ? JSON.parse(results) : {},
        output,
      },
    ];
  });
  return steps.length === 0 ? {} : { steps };
}

const query = 'query($ids: [ID!]!) { nodes(ids: $ids) { ... on IssueComment { lastEditedAt } } }';
const answerSchema = z.object({ data: z.object({ nodes: z.array(z.object({ lastEditedAt: z.string().nullable() })) }) });

/** Reads a short thread from REST and adds `lastEditedAt` from GraphQL, which `baton records --trusted-author` needs. */
export async function readEdits(
  { server, tokens }: World,
  thread: readonly Readonly<Record<string, unknown>>[],
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const ids = thread.map(({ node_id }) => node_id);
  const response = await fetch(`${server.apiUrl}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens.maintainer}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { ids } }),
  });
  const { nodes } = answerSchema.parse(await response.json()).data;
  return thread.map((comment, index) => ({ ...comment, lastEditedAt: nodes[index]?.lastEditedAt }));
}

/**
 * Fills the records with the handoffs that are stored in artifacts, as far as the artifacts exist. Uses the token of a person.
 */
export async function readArtifacts(world: World, records: readonly StoredRecord[]): Promise<readonly StoredRecord[]> {
  const texts = openTexts(world);
  return Promise.all(records.map((stored) => fill(texts, stored)));
}

function openTexts(world: World): TextArtifacts {
  const [owner = '', name = ''] = repositoryName.split('/');
  const octokit = createOctokit({
    token: world.tokens.maintainer,
    baseUrl: world.server.apiUrl,
    userAgent: 'baton-demo',
    log: createConsoleLog(process.stderr),
  });
  const github = createGitHub({ octokit, repository: { owner, name }, clock: createSystemClock() });
  return createTextArtifacts({ reader: createArtifactReader(github.artifacts), run: 0 });
}

async function fill(texts: TextArtifacts, stored: StoredRecord): Promise<StoredRecord> {
  const { record } = stored;
  if (record.kind !== 'task' || record.body.locator === undefined) return stored;
  const loaded = await loadHandoff({ texts, hasher: createNodeHasher() }, record);
  if (typeof loaded === 'string') return stored;
  const { locator: _, ...body } = record.body;
  return { ...stored, record: { ...record, body: { ...body, outputs: [...loaded.outputs], handoff: loaded.handoff } } };
}

/** Checks that every ended run has one status comment that `baton repair` would render again, byte for byte. */
export function checkStatus({ document, records }: DemoResult): readonly string[] {
  const { run } = document;
  // Plain steps and dry runs have no run. Each scene checks whether there should be one.
  if (run === null) return [];
  const threads = [document.thread, ...document.runsIssues.map(({ thread }) => thread)];
  const unique = new Map(threads.flat().map((comment) => [comment.id, comment]));
  const views = [...unique.values()].filter(({ body }) => String(body).endsWith(statusMarker(run)));
  const state = deriveState(records, run);
  if (!state.ok) return [state.error.message];
  const drawn = renderStatusComment(state.value, { comments: commentsOf(records, run) });
  return [
    ...expect(views.length === 1, `there should be one status comment, there are ${views.length}`),
    ...expect(views[0]?.body === drawn, 'the status comment is not what the records draw'),
  ];
}

/** Counts the requests of our own jobs and of the App, from the n-th of all requests on. */
export function countRequests({ server }: Pick<World, 'server'>, since = 0): RequestCounts {
  return count(server.requests.slice(since));
}

/** Counts the requests that change something. A GraphQL request does so if it is a mutation. */
export function countWrites({ server }: Pick<World, 'server'>): RequestCounts {
  const isWrite = ({ method, path, isMutation }: LoggedRequest): boolean =>
    isMutation === true || (method !== 'GET' && !path.endsWith('/graphql'));
  return count(server.requests.filter(isWrite));
}

function count(requests: readonly LoggedRequest[]): RequestCounts {
  const counts: Record<string, number> = {};
  for (const { by } of requests) {
    if (/^(?:app:|[\w-]+: )/.test(by)) counts[by] = (counts[by] ?? 0) + 1;
  }
  return counts;
}
