import type { LocalWorld } from './local-world.ts';
import { pushCommit } from './local-world-push.ts';

/** A check run as GitHub lists it. */
export interface ListedCheck {
  readonly id: number;
  readonly name: string;
  readonly external_id: string;
  readonly status: string;
  readonly conclusion: string | null;
  readonly output: { readonly title: string; readonly summary: string; readonly annotations_count: number };
}

/** Opens a pull request from a new branch with one commit. */
export async function openPull(world: LocalWorld, branch: string): Promise<{ readonly number: number; readonly head: string }> {
  const { directory } = world.repository;
  const head = pushCommit({ directory, branch, files: { [`${branch}.txt`]: 'one\n' } });
  const body = { title: 'A change', body: 'Please look.', head: branch, base: 'main' };
  const { number } = (await world.ask('/pulls', { method: 'POST', body })) as { number: number };
  return { number, head };
}

/** Adds a commit to a branch as a person does over the interface, so that its pull requests hear of it. */
export async function pushTo(world: LocalWorld, branch: string, text: string): Promise<string> {
  const ref = (await world.ask(`/git/ref/heads/${branch}`)) as { object: { sha: string } };
  const post = (path: string, body: unknown) => world.ask(path, { method: 'POST', body }) as Promise<{ sha: string }>;
  const entry = { path: `${branch}.txt`, mode: '100644', type: 'blob', content: text };
  const tree = await post('/git/trees', { base_tree: ref.object.sha, tree: [entry] });
  const commit = await post('/git/commits', { message: `Change ${branch}`, tree: tree.sha, parents: [ref.object.sha] });
  await world.ask(`/git/refs/heads/${branch}`, { method: 'PATCH', body: { sha: commit.sha } });
  return commit.sha;
}

/** Lists all check runs on a commit, the newest first. */
export async function listChecks(world: LocalWorld, head: string): Promise<readonly ListedCheck[]> {
  const answer = (await world.ask(`/commits/${head}/check-runs?filter=all&per_page=100`)) as {
    check_runs: readonly ListedCheck[];
  };
  return answer.check_runs;
}

/** Renders check runs as `name: status or conclusion`. */
export function describeChecks(checks: readonly ListedCheck[]): readonly string[] {
  return checks.map(({ name, status, conclusion }) => `${name}: ${conclusion ?? status}`);
}

/** The requests of the App about check runs, by method, in order. */
export function checkRequests(world: LocalWorld): readonly string[] {
  const own = world.server.requests.filter(({ by, path }) => by === 'app:baton' && path.includes('/check-runs'));
  return own.map(({ method }) => method);
}
