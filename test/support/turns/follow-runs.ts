import type { FakeRun } from './fake-repository.ts';
import type { WorldItem } from './world-queue.ts';

/** Lets workflow runs end, except those whose execution may be started again by an item that is in the queue still (`WorldPlan`, `endsBeforeItem`). */
export function createFollower(listPending: () => readonly WorldItem[], follow: (run: FakeRun) => void) {
  let waiting: readonly FakeRun[] = [];
  const isFree = ({ title }: FakeRun): boolean => !listPending().some(({ work }) => mayStart(work, title));
  const look = (): void => {
    const free = waiting.filter(isFree);
    waiting = waiting.filter((run) => !free.includes(run));
    free.forEach(follow);
  };
  return {
    /** Lets those end that may end by now. */
    look,
    add(run: FakeRun): void {
      waiting = [...waiting, run];
      look();
    },
  };
}

interface StartingWork {
  readonly kind: string;
  readonly starts?: string;
  readonly run?: { readonly run: string };
  readonly stage?: string;
  readonly slot?: { readonly id: string };
}

function mayStart(work: StartingWork, title: string): boolean {
  const { kind, starts, run, stage, slot } = work;
  if (kind !== 'turn') return false;
  if (starts === 'order') return slot?.id === title;
  return starts === 'stage' && title.startsWith(`${run?.run}/${stage} `);
}
