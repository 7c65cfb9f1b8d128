import type { State } from '../../core/run/state.ts';
import type { AppStore } from '../../ports/queue.ts';

interface PullPlace {
  readonly repository: number;
  readonly pull: number;
}

function keyOf({ repository, pull }: PullPlace): string {
  return `pull-heads/${repository}/${pull}`;
}

/** Remembers the newest commit of a pull request, as an event named it. */
export async function rememberHead(
  store: AppStore,
  place: PullPlace & { readonly head: string; readonly now: string },
): Promise<void> {
  const expiresAt = new Date(Date.parse(place.now) + 40 * 86_400_000).toISOString();
  await store.put(keyOf(place), place.head, { expiresAt });
}

/**
 * Finds the commit that the check of a run belongs to: the newest one that an event named. Without the memory it is the newest one
 * that the run has published to the branch of the pull request, or the one that it began with.
 */
export async function findHead(
  store: AppStore,
  { repository, state }: { readonly repository: number; readonly state: State },
): Promise<string> {
  const { subject } = state.run.body.trigger;
  const known = await store.get(keyOf({ repository, pull: subject.number }));
  if (known !== undefined) return known;
  const own = state.tasks.findLast(({ body }) => body.commits !== undefined && body.results.branch === subject.head?.branch);
  return own?.body.commits?.published ?? subject.head?.sha ?? state.run.body.head;
}
