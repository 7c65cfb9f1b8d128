import { runGit } from '../../../src/local/git/run-git.ts';
import { fireEvent } from '../../../src/local/server/events/fire-event.ts';
import { getRef } from '../../../src/local/server/git/find-ref.ts';
import { readCommit } from '../../../src/local/server/git/read-commit.ts';
import { tryMerge } from '../../../src/local/server/git/update-merge-ref.ts';
import type { QueueEntry, Repository } from '../../../src/local/server/world/model.ts';
import type { World } from '../../../src/local/server/world/world.ts';

/**
 * Builds a commit for each pull request of a merge queue, on top of that of the one before it, and asks for the checks of all of them
 * together: one group, whose commit is the last one. Returns that commit.
 */
export async function requestGroup(world: World, repository: Repository, numbers: readonly number[]): Promise<string> {
  const base = getRef(repository.directory, `refs/heads/${repository.defaultBranch}`);
  const entries: QueueEntry[] = [];
  for (const number of numbers) {
    const found = world.issues.list().find((issue) => issue.repositoryId === repository.id && issue.number === number);
    const headSha = found?.pull?.headSha ?? '';
    const built = await tryMerge(world, repository, { headSha, baseSha: entries.at(-1)?.built ?? base });
    if (built === null) throw new Error(`Pull request #${number} cannot be merged`);
    entries.push({ number, headSha, built });
  }
  repository.queue.splice(0, repository.queue.length, ...entries);
  const built = entries.at(-1)?.built ?? base;
  await runGit(repository.git, ['update-ref', groupRef(repository, base), built]);
  await fireGroup(world, repository, { action: 'checks_requested', built, base });
  return built;
}

/** Takes all pull requests out of the merge queue, so that nobody waits for the checks of their group. */
export async function dropGroup(world: World, repository: Repository): Promise<void> {
  const base = getRef(repository.directory, `refs/heads/${repository.defaultBranch}`);
  await fireGroup(world, repository, { action: 'destroyed', built: repository.queue.at(-1)?.built ?? base, base });
  repository.queue.splice(0, repository.queue.length);
}

function groupRef({ defaultBranch, queue }: Repository, base: string): string {
  return `refs/heads/gh-readonly-queue/${defaultBranch}/pr-${queue.at(-1)?.number}-${base}`;
}

interface Group {
  readonly action: 'checks_requested' | 'destroyed';
  readonly built: string;
  readonly base: string;
}

async function fireGroup(world: World, repository: Repository, { action, built, base }: Group): Promise<void> {
  const { tree: tree_id, message, author, committer } = await readCommit(repository.git, built);
  const head_commit = { id: built, tree_id, message, timestamp: committer.date, author, committer };
  const ref = groupRef(repository, base);
  const refs = { head_ref: ref, base_ref: `refs/heads/${repository.defaultBranch}` };
  const payload = {
    merge_group: { head_sha: built, base_sha: base, ...refs, head_commit },
    reason: action === 'destroyed' ? 'dequeued' : undefined,
  };
  const cause = { sender: repository.owner, fromJobToken: false };
  fireEvent(world, { name: 'merge_group', action, repository, cause, payload, appsOnly: true });
}
