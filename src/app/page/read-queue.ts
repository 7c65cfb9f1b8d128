import type { RepositoryPlace, ShownBudgets, ShownPool, ShownQueue } from '../../page/site/site.ts';
import type { Queue } from '../../ports/queue.ts';
import type { SlotPool, Slots } from '../turns/slots.ts';

export interface QueueSources {
  readonly slots: Pick<Slots, 'list'>;
  readonly queue: Pick<Queue, 'size'>;
  readonly readBudgets: (repository: RepositoryPlace) => Promise<ShownBudgets | undefined>;
}

/** Reads what the pipelines of these repositories have at work, what waits for a slot at which position, and what they used of budgets. */
export async function readQueue(
  { slots, queue, readBudgets }: QueueSources,
  repositories: readonly RepositoryPlace[],
): Promise<ShownQueue> {
  const byId = new Map(repositories.map((repository) => [String(repository.id), repository]));
  const pools = (await slots.list()).flatMap((pool): readonly ShownPool[] => {
    const [, id = '', pipeline = ''] = /^(\d+) (.*)$/s.exec(pool.name) ?? [];
    const repository = byId.get(id);
    const isIdle = pool.holders.length === 0 && pool.waiting.length === 0;
    return repository === undefined || isIdle ? [] : [showPool(pool, { repository, pipeline })];
  });
  const budgets = await Promise.all(repositories.map(readBudgets));
  return { pending: await queue.size(), pools, budgets: budgets.filter((each) => each !== undefined) };
}

function showPool(
  { holders, waiting }: SlotPool,
  { repository, pipeline }: Pick<ShownPool, 'repository' | 'pipeline'>,
): ShownPool {
  // The id of an execution begins with that of its repository.
  const nameOf = (id: string): string => id.replace(/^\d+ /, '');
  return {
    repository,
    pipeline,
    running: holders.map(({ id, since }) => ({
      name: nameOf(id),
      since: new Date(since).toISOString(),
    })),
    waiting: waiting.map(({ id }) => nameOf(id)),
    limit: waiting[0]?.place.limit,
  };
}
