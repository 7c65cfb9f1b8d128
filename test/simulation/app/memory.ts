import { createKnowledge } from '../../../src/app/knowledge/hear.ts';
import { isMarked } from '../../../src/app/knowledge/known-threads.ts';
import type { Comment } from '../../../src/core/trigger/comment.ts';
import type { AppStore } from '../../../src/ports/queue.ts';
import type { FullWorld } from '../world/jobs.ts';
import { repository } from '../world/ports.ts';
import { appId } from './payloads.ts';

const text = ({ body }: Comment): string => body.replaceAll('\r\n', '\n');

/**
 * Compares what the App remembers of threads with what is on them, in comments that no person has touched. Returns what differs, in words;
 * nothing of a thread that the App does not claim to know.
 */
export async function compareMemory(
  { comments, schedule }: Pick<FullWorld, 'comments' | 'schedule'>,
  { store, threads, touched }: { store: AppStore; threads: readonly number[]; touched: ReadonlySet<number> },
): Promise<readonly string[]> {
  const knowledge = createKnowledge({ store, now: schedule.now, appId });
  const found: string[] = [];
  for (const thread of threads) {
    const known = await knowledge.threads(repository.id).recall(thread);
    if (known === undefined) continue;
    const isMeant = ({ id, body, createdAt }: Comment): boolean =>
      isMarked(body) && Date.parse(createdAt) >= known.from && !touched.has(id);
    const there = new Map(
      comments
        .list(thread)
        .filter(isMeant)
        .map((comment) => [comment.id, text(comment)]),
    );
    const remembered = new Map(known.comments.filter(isMeant).map((comment) => [comment.id, text(comment)]));
    for (const id of new Set([...there.keys(), ...remembered.keys()]))
      if (there.get(id) !== remembered.get(id)) found.push(describe(thread, { id, there, remembered }));
  }
  return found;
}

interface Difference {
  readonly id: number;
  readonly there: ReadonlyMap<number, string>;
  readonly remembered: ReadonlyMap<number, string>;
}

function describe(thread: number, { id, there, remembered }: Difference): string {
  const words = [!there.has(id) && 'is remembered and gone', !remembered.has(id) && 'is there and not remembered'].filter(
    Boolean,
  );
  return `#${thread} comment ${id} ${words[0] ?? 'is remembered with another text'}`;
}
