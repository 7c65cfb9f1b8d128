import { lockKey, type Queued, type WorkContext } from '../work/queued-work.ts';

type HandOverWork = Queued<'hand-over'>;

interface HandOverRequest extends Omit<HandOverWork, 'kind'> {
  /** Names the reason. The same reason is looked at once. */
  readonly id: string;
}

/** Queues the look at a run of which something was not started. */
export async function addHandOver({ add }: Pick<WorkContext, 'add'>, request: HandOverRequest): Promise<void> {
  const { id, installation, repository, run, lock, thread, skipped } = request;
  const key = lockKey(repository.id, lock);
  await add({
    id: `hand over ${key} ${id}`,
    key,
    work: { kind: 'hand-over', installation, repository, run, lock, thread, skipped },
  });
}
