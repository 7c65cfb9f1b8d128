import type { LocalGitHub } from '../../contract.ts';
import { findAccount, getRepository } from '../world/lookups.ts';
import { type Comment, type Issue, isoTime } from '../world/model.ts';
import type { World } from '../world/world.ts';

type CommentsToAdd = Parameters<LocalGitHub['addComments']>[0];

const minute = 60_000;

/** Writes comments directly into the tables: thousands by request would take a minute, and start as many workflow runs. */
export function addComments(world: World, { repository: name, issue: number, login, bodies }: CommentsToAdd): void {
  const repository = getRepository(world, name);
  const issue = world.issues.list().find((row) => row.repositoryId === repository.id && row.number === number);
  const user = findAccount(world, login);
  if (issue === undefined || user === undefined) throw new Error(`There is no issue ${name}#${number}, or no account ${login}`);
  for (const [index, body] of bodies.entries())
    putComment(world, issue, { body, user, app: undefined, at: isoTime(world.now() - (bodies.length - index) * minute) });
}

/** Stores a new comment on an issue. */
export function putComment(
  world: World,
  { id: issueId, repositoryId }: Issue,
  { at, ...comment }: Pick<Comment, 'body' | 'user' | 'app'> & { readonly at: string },
): Comment {
  const times = { createdAt: at, updatedAt: at, lastEditedAt: null };
  return world.comments.put({ id: world.nextId(), repositoryId, issueId, ...comment, ...times, editor: undefined });
}
