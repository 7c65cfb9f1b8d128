import type { QueueItem } from '../../ports/queue.ts';
import { readOrigin } from '../telemetry/origin.ts';
import type { Work } from './queued-work.ts';

/** Builds the item of the queue for a piece of work, which takes along what caused the present one. Its installations take turns. */
export function buildItem({ work, ...item }: Pick<QueueItem, 'id' | 'key' | 'causes'> & { readonly work: Work }): QueueItem {
  return { ...item, group: groupOf(work), payload: { ...work, origin: readOrigin() } };
}

/** Returns the group of the queue for a piece of work; undefined where its installation is not known (`findGroup` for deliveries). */
function groupOf(work: Work): string | undefined {
  // An endpoint that hangs takes places from other messages to it, and from no repository.
  if (work.kind === 'tell') return `endpoint ${work.to}`;
  if (!('installation' in work)) return undefined;
  if (work.kind === 'installation') return String(work.installation);
  const { repository } = work.kind === 'event' ? (work.payload as { readonly repository?: { readonly id: number } }) : work;
  return repository === undefined ? String(work.installation) : `${work.installation}/${repository.id}`;
}
