import type { GitHubPorts } from '../../../src/adapters/github/create-github.ts';
import type { InstallationClient } from '../../../src/app/github/installation-clients.ts';
import { headSha } from '../world/code.ts';
import { bot } from '../world/comments.ts';
import type { FullWorld } from '../world/jobs.ts';
import { noteTold, repository } from '../world/ports.ts';
import type { Archives } from './archives.ts';
import { installation } from './payloads.ts';

/** Puts every method of a port behind the schedule, the faults and the limits of the App. */
export type Guard = <T extends object>(port: T, name: string) => T;

/** Creates what the App reaches of GitHub for its one installation. What a play has no use for is missing, and refused. */
export function createAppGitHub(world: FullWorld, { guard, archives }: { readonly guard: Guard; readonly archives: Archives }) {
  const { comments, board, code, pulling, accounts, actions, config } = world;
  const threads = guard(comments.threads, 'threads');
  const single = {
    readOwnAccount: async () => bot.id,
    readTip: async () => ({ commit: headSha, text: config }),
    listRunArtifacts: async (run: number, name?: string) => {
      const artifacts = archives.list(run, name);
      return { artifacts, total: artifacts.length };
    },
    async listChangedRunArtifacts(run: number, etag?: string) {
      const artifacts = archives.list(run);
      const tag = `"${artifacts.length}"`;
      return tag === etag ? undefined : { artifacts, total: artifacts.length, etag: tag };
    },
    listArtifacts: async () => [],
    listAllRuns: async () => [],
    listRecentComments: async (since: string) => ({ threads: comments.recent(since), blocked: [] }),
  };
  const github = {
    ...guard(single, 'github'),
    threads,
    edits: threads,
    permissions: guard(accounts.permissions, 'permissions'),
    reactions: guard(board.reactions, 'reactions'),
    subjects: guard(board.subjects, 'subjects'),
    ledgers: guard(board.ledgers, 'ledgers'),
    commits: guard(code.ports.commits, 'commits'),
    comparisons: guard(code.ports.comparisons, 'comparisons'),
    pullRequests: guard(pulling.ports.pullRequests, 'pullRequests'),
    pushTargets: guard(pulling.ports.pushTargets, 'pushTargets'),
    checks: guard({ readFailedJobs: async () => ({ jobs: [], left: 0 }) }, 'checks'),
    listeners: guard(noteTold(world), 'listeners'),
    issues: guard(board.issues, 'issues'),
    reviews: guard(pulling.ports.reviews, 'reviews'),
    artifacts: guard(
      { readArchive: async (id: number, { run }: { readonly run: number }) => archives.read(id, run) },
      'artifacts',
    ),
    dispatcher: () => guard(actions.dispatcher, 'dispatcher'),
  };
  return github as unknown as GitHubPorts;
}

const mode = { name: 'BATON_MODE', value: 'app', updated_at: '2025-03-01T09:00:00Z' };

/** Creates the client of the App, which has the few requests that no port makes. */
export function createAppClient({ config }: FullWorld, guard: Guard): InstallationClient {
  const answers: Readonly<Record<string, unknown>> = {
    'GET /repos/{owner}/{repo}/actions/organization-variables': { total_count: 0, variables: [] },
    'GET /repos/{owner}/{repo}/actions/variables': { total_count: 1, variables: [mode] },
    'GET /repos/{owner}/{repo}/contents/{path}': config,
    'GET /app/installations': [{ id: installation, suspended_at: null }],
    'GET /installation/repositories': [
      {
        id: repository.id,
        name: repository.name,
        owner: { login: repository.owner },
        default_branch: repository.defaultBranch,
        private: false,
        archived: false,
        pushed_at: '2026-03-01T08:00:00Z',
      },
    ],
  };
  const routes = guard(
    Object.fromEntries(
      Object.entries(answers).map(([route, data]) => [`read ${route}`, async () => ({ data, headers: {} })] as const),
    ),
    'routes',
  );
  const request = async (route: string) => {
    const read = routes[`read ${route}`];
    if (read === undefined) throw new Error(`The simulated GitHub has no ${route}.`);
    return read();
  };
  return {
    auth: async () => ({ token: 'installation-token', permissions: {} }),
    request,
    paginate: async (route: string) => (await request(route)).data,
  } as unknown as InstallationClient;
}
