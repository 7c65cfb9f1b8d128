import { findGit } from '../../git/run-git.ts';
import { announceIssue } from '../events/change-issue.ts';
import { type Cause, fireEvent } from '../events/fire-event.ts';
import { emailOf } from '../git/identity.ts';
import { listChanged, readCommit } from '../git/read-commit.ts';
import { updateMergeRef } from '../git/update-merge-ref.ts';
import { repositoryPage } from '../views/render-repository.ts';
import { getRepositoryById } from '../world/lookups.ts';
import { isoTime, type Json, type PullDetails, type Repository } from '../world/model.ts';
import type { World } from '../world/world.ts';

export interface Push {
  readonly repository: Repository;
  readonly cause: Cause;
  readonly ref: string;
  /** The commit before; undefined when the ref is new. */
  readonly before: string | undefined;
  /** The commit after; undefined when the ref was deleted. */
  readonly after: string | undefined;
  readonly forced?: boolean;
}

const zero = '0'.repeat(40);

/** Fires the `push` event, and updates the open pull requests that the push concerns. */
export async function announcePush(world: World, push: Push): Promise<void> {
  const { repository, cause, ref, before, after } = push;
  repository.pushed.at = world.now();
  const base = before ?? `refs/heads/${repository.defaultBranch}`;
  const payload = {
    ref,
    before: before ?? zero,
    after: after ?? zero,
    created: before === undefined,
    deleted: after === undefined,
    forced: push.forced ?? false,
    base_ref: null,
    compare: `${repositoryPage(world, repository)}/compare/${(before ?? zero).slice(0, 12)}...${(after ?? zero).slice(0, 12)}`,
    commits:
      after === undefined ? [] : await describeCommits(world, repository, before === after ? `${after}^!` : `${base}..${after}`),
    head_commit: after === undefined ? null : await describeCommit(world, repository, after),
    pusher: { name: cause.sender.login, email: emailOf(cause.sender) },
  };
  const changed = after === undefined ? [] : await listChanged(repository.git, `${base}..${after}`);
  const at = after === undefined ? {} : { at: { ref, sha: after } };
  fireEvent(world, { name: 'push', repository, cause, payload, changed, ...at });
  if (ref.startsWith('refs/heads/')) await updatePulls(world, push, ref.slice('refs/heads/'.length));
}

async function updatePulls(world: World, push: Push, branch: string): Promise<void> {
  for (const issue of world.issues.list()) {
    const { pull } = issue;
    if (pull === undefined || issue.state !== 'open') continue;
    const isHead = pull.headRepositoryId === push.repository.id && pull.headRef === branch;
    const isBase = issue.repositoryId === push.repository.id && pull.baseRef === branch;
    if (!isHead && !isBase) continue;
    const repository = getRepositoryById(world, issue.repositoryId);
    await updatePull(world, { ...push, repository }, { id: issue.id, pull, isHead });
  }
}

async function updatePull(
  world: World,
  push: Push,
  { id, pull, isHead }: { id: number; pull: PullDetails; isHead: boolean },
): Promise<void> {
  const issue = world.issues.get(id);
  if (issue === undefined || push.after === undefined) return;
  const { repository, cause } = push;
  const updated = await updateMergeRef(world, { repository, number: issue.number, pull });
  const present = world.issues.get(id) ?? issue;
  const stored = world.issues.put({ ...present, pull: updated, ...(isHead ? { updatedAt: isoTime(world.now()) } : {}) });
  if (!isHead) return;
  const payload = { before: pull.headSha, after: updated.headSha };
  await announceIssue(world, stored, { repository, cause, action: 'synchronize', payload });
}

/** Describes commits, oldest first as push events list them; at most 20. */
async function describeCommits(world: World, repository: Repository, range: string): Promise<Json[]> {
  const shas = (await findGit(repository.git, ['rev-list', '--reverse', '--max-count=20', range])) ?? '';
  return Promise.all(
    shas
      .split('\n')
      .filter(Boolean)
      .map((sha) => describeCommit(world, repository, sha)),
  );
}

async function describeCommit(world: World, repository: Repository, sha: string): Promise<Json> {
  const commit = await readCommit(repository.git, sha);
  const changed = await findGit(repository.git, ['diff-tree', '-r', '--root', '--no-commit-id', '--name-status', sha]);
  const files = (changed ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'));
  const named = (letter: string) => files.flatMap(([status, name]) => (status === letter && name !== undefined ? [name] : []));
  return {
    id: sha,
    tree_id: commit.tree,
    distinct: true,
    message: commit.message,
    timestamp: commit.committer.date,
    url: `${repositoryPage(world, repository)}/commit/${sha}`,
    author: { ...commit.author, username: commit.author.name },
    committer: { ...commit.committer, username: commit.committer.name },
    added: named('A'),
    removed: named('D'),
    modified: named('M'),
  };
}
