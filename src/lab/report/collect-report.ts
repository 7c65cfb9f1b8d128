// This folder reads back what happened on a local GitHub and describes it as one document: `collect-facts` asks the local GitHub, and
// this file puts the answers together.

import { z } from 'zod';
import { loadGatesOf } from '../../core/state/derive-state.ts';
import { createGitRepository, type GitRepository, readGit } from '../../local/git/run-git.ts';
import { describeRuns } from '../../page/report/describe-run.ts';
import type { ReportedBranch, ReportedEvent, ReportedJob, ReportedThread, RunReport } from '../../page/report/run-report.ts';
import { toComment } from '../../terminal/files/to-comment.ts';
import { personEmail } from '../world/ask-as-person.ts';
import type { World } from '../world/world.ts';
import { collectFacts, type FoundThread, labelsOf, type WorldFacts } from './collect-facts.ts';
import { describeRequests } from './count-requests.ts';
import { readSteps } from './read-steps.ts';

/** Reads back what happened on a local GitHub, after everything there has ended. */
export async function collectReport(world: World): Promise<RunReport> {
  return buildReport(world, await collectFacts(world));
}

/** Builds the report from facts that were read already. */
export async function buildReport(world: World, { threads, pullRequests, records }: WorldFacts): Promise<RunReport> {
  const defaultBranch = world.server.defaultBranchOf(world.repository.name);
  return {
    repository: world.repository.name,
    defaultBranch,
    runs: describeRuns(records, await loadGatesOf(records)),
    steps: readSteps(world, records),
    branches: await listBranches(world, defaultBranch),
    threads: threads.map((thread) => describeThread(thread, pullRequests)),
    events: describeEvents(world),
    jobs: describeJobs(world),
    failures: world.runner.failures.map(({ workflow, message }) =>
      message.startsWith(workflow) ? message : `${workflow}: ${message}`,
    ),
    requests: describeRequests(world),
  };
}

const issueSchema = z.object({
  title: z.string(),
  body: z.string().nullable(),
  created_at: z.string(),
  state: z.enum(['open', 'closed']),
  user: z.object({ login: z.string() }).nullable(),
});
const branchSchema = z.object({ ref: z.string() });
const pullSchema = z.object({ number: z.int(), head: branchSchema, base: branchSchema });

/** Describes an issue or pull request with its comments. */
export function describeThread(
  { number, kind, issue, thread, minimised }: FoundThread,
  pullRequests: WorldFacts['pullRequests'],
): ReportedThread {
  const { title, body, created_at, state, user } = issueSchema.parse(issue);
  const pull = pullRequests.map((found) => pullSchema.parse(found)).find((found) => found.number === number);
  return {
    number,
    kind,
    title,
    author: user?.login ?? 'ghost',
    body: body ?? '',
    createdAt: created_at,
    state,
    labels: labelsOf(issue),
    pull: pull === undefined ? undefined : { head: pull.head.ref, base: pull.base.ref },
    comments: thread.map(toComment).map(({ id, author, body: text, createdAt }) => ({
      id,
      author: author?.login ?? 'ghost',
      body: text,
      createdAt,
      isMinimised: minimised.has(id),
    })),
  };
}

const dispatchSchema = z.object({ action: z.string(), client_payload: z.record(z.string(), z.unknown()) });

function describeEvents({ sent }: Pick<World, 'sent'>): readonly ReportedEvent[] {
  return sent.map(({ payload }) => {
    const { action: type, client_payload: event } = dispatchSchema.parse(payload);
    return { type, payload: event };
  });
}

/** Describes the jobs that have ended, in the order in which they did. */
function describeJobs({ runner }: Pick<World, 'runner'>): readonly ReportedJob[] {
  return runner.jobs.map(({ name, title, runId, conclusion, summary, steps, queuedAt, startedAt, finishedAt }) => ({
    name,
    title,
    workflowRun: runId,
    conclusion,
    queuedAt,
    startedAt,
    finishedAt,
    errors: steps.flatMap(({ log }) => log.split('\n').filter((line) => /::error|##\[error[ \]]/.test(line))),
    summary,
  }));
}

/** Lists the branches that have commits which the default branch lacks, with their changes since they left it or a person wrote on them. */
async function listBranches({ repository }: World, defaultBranch: string): Promise<readonly ReportedBranch[]> {
  const git = createGitRepository(repository.directory);
  const names = await readGit(git, ['for-each-ref', '--format=%(refname:short)', 'refs/heads/']);
  const branches = await Promise.all(
    names
      .split('\n')
      .filter((name) => name !== '' && name !== defaultBranch)
      .map((name) => describeBranch(git, { name, base: `refs/heads/${defaultBranch}` })),
  );
  return branches.filter(({ commits }) => commits > 0);
}

async function describeBranch(
  git: GitRepository,
  { name, base }: { readonly name: string; readonly base: string },
): Promise<ReportedBranch> {
  const ref = `refs/heads/${name}`;
  const own = await readGit(git, ['rev-list', '-1', `--author=${personEmail}`, `${base}..${ref}`]);
  const since = own || base;
  const [diff, commits] = await Promise.all([
    readGit(git, ['diff', `${since}...${ref}`]),
    readGit(git, ['rev-list', '--count', `${since}..${ref}`]),
  ]);
  return { name, diff, commits: Number(commits) };
}
