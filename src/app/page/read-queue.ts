import type { RepositoryPlace, ShownBudgets, ShownPool, ShownQueue } from '../../page/site/site.ts';
import type { Queue } from '../../ports/queue.ts';
import type { StoredClaim } from '../turns/claim-store.ts';
import type { Slots } from '../turns/slots.ts';

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
  const byId = new Map(repositories.map((repository) => [repository.id, repository]));
  const pools = (await slots.list()).flatMap(({ repository: id, pipeline, row }): readonly ShownPool[] => {
    const repository = byId.get(id);
    const isIdle = row.holders.length === 0 && row.line.length === 0;
    return repository === undefined || isIdle ? [] : [showPool(row, { repository, pipeline })];
  });
  const budgets = await Promise.all(repositories.map(readBudgets));
  return { pending: await queue.size(), pools, budgets: budgets.filter((each) => each !== undefined) };
}

function showPool(
  { holders, line }: StoredClaim['row'],
  { repository, pipeline }: Pick<ShownPool, 'repository' | 'pipeline'>,
): ShownPool {
  return {
    repository,
    pipeline,
    running: holders.map(({ id, since }) => ({ name: id, since })),
    waiting: line.map(({ id }) => id),
    limit: line[0]?.limit,
  };
}
