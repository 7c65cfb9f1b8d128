import type { Comment } from '../core/record/comment.ts';
import { findOwnComment } from '../core/text/find-own-comment.ts';
import { tidyBody } from '../core/text/tidy-body.ts';
import type { Threads } from '../ports/github.ts';

interface RepairRequest {
  /** Number of the thread where the status comment belongs. */
  readonly thread: number;
  readonly comments: readonly Comment[];
  /** By which it is found, at its end. */
  readonly marker: string;
  /** Numeric ids of the accounts that may have written it; asked for one after the other. */
  readonly authors: readonly (() => Promise<number | undefined>)[];
  readonly body: string;
}

export interface Repaired {
  readonly action: 'left' | 'redrawn' | 'made';
  readonly comment: number;
}

/** Puts a status comment right: as it should be already, changed, or where somebody deleted it, made again. */
export async function repairStatus(threads: Pick<Threads, 'create' | 'update'>, request: RepairRequest): Promise<Repaired> {
  const { body, marker, thread } = request;
  const found = await findStatus(request);
  if (found === undefined) return { action: 'made', comment: (await threads.create(thread, body, marker)).id };
  if (tidyBody(found.body) === tidyBody(body)) return { action: 'left', comment: found.id };
  await threads.update(found.id, body);
  return { action: 'redrawn', comment: found.id };
}

/** By marker and author: anybody can write the marker. */
async function findStatus({ comments, marker, authors }: RepairRequest): Promise<Comment | undefined> {
  const marked = comments.filter(({ body }) => tidyBody(body).endsWith(marker));
  for (const read of marked.length === 0 ? [] : authors) {
    const own = findOwnComment(marked, { author: await read(), marker });
    if (own !== undefined) return own;
  }
  return undefined;
}
