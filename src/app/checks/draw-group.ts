import { type QueuedPull, readGroup } from '../../adapters/github/app/merge-queue.ts';
import { type GroupedCheck, renderGroupCheck } from '../../core/view/check/group-check.ts';
import type { CheckRuns } from '../../ports/checks.ts';
import type { Queued, WorkContext } from '../work/queued-work.ts';
import { openChecks, unlessRefused } from './draw-check.ts';

type GroupWork = Queued<'merge-group'>;

/** The time between two looks at a group that is not complete; and their number, for the six hours that a queue waits at most. */
const lookMilliseconds = 30_000;
const mostLooks = 720;
const rememberedMilliseconds = 86_400_000;

/**
 * Puts the checks of pull requests on the commit that a merge queue has built of them: a required check that does not answer there
 * blocks the queue. What is unknown gets no check, and is looked at again until it is complete or GitHub has given the group up.
 */
export async function drawGroupChecks(context: WorkContext, work: GroupWork): Promise<void> {
  const { store, arrivals } = context;
  const key = `merge-groups/${work.repository.id}/${work.head}`;
  if (work.isOver) {
    const expiresAt = new Date(Date.parse(arrivals()) + rememberedMilliseconds).toISOString();
    return store.put(key, '', { expiresAt });
  }
  if ((await store.get(key)) !== undefined) return;
  await unlessRefused(context, work, async () => {
    const pulls = await readGroup(await context.clientOf(work.installation), { ...work.repository, ...work });
    const isComplete = pulls !== undefined && (await drawChecks(await openChecks(context, work), { pulls, head: work.head }));
    if (!isComplete) await lookAgain(context, work);
  });
}

/** Draws the checks whose name all pull requests have. Returns whether nothing is left to wait for. */
async function drawChecks(
  checks: CheckRuns,
  { pulls, head }: { readonly pulls: readonly QueuedPull[]; readonly head: string },
): Promise<boolean> {
  const known = await checks.list(head);
  const views = [...(await readChecks(checks, pulls))].map(([name, found]) => ({ name, view: renderGroupCheck(found) }));
  for (const { name, view } of views) {
    const own = known.find((each) => each.name === name);
    if (own === undefined) await checks.create({ head, name, run: '', after: 0 }, view);
    else if (own.status !== 'completed') await checks.update(own, view);
  }
  return views.every(({ view }) => view.status === 'completed');
}

/** Reads the newest check of each name at the head of each pull request. A name that one of them lacks is left out. */
async function readChecks(
  checks: CheckRuns,
  pulls: readonly QueuedPull[],
): Promise<ReadonlyMap<string, readonly GroupedCheck[]>> {
  const found = new Map<string, GroupedCheck[]>();
  for (const { number: pull, head } of pulls) {
    const newest = new Map((await checks.list(head)).toReversed().map((check) => [check.name, check]));
    for (const { name, status, conclusion } of newest.values()) {
      const own = { pull, head, conclusion: status === 'completed' ? (conclusion ?? '') : undefined };
      found.set(name, [...(found.get(name) ?? []), own]);
    }
  }
  return new Map([...found].filter(([, each]) => each.length === pulls.length));
}

async function lookAgain({ add, log }: WorkContext, work: GroupWork): Promise<void> {
  const { repository, head, last, look } = work;
  const place = `${repository.owner}/${repository.name}`;
  if (look === 1) log.info(`${place}: the merge queue waits for the checks of the pull requests up to #${last}.`);
  if (look >= mostLooks) return log.warning(`${place}: the checks of the merge queue up to #${last} were never complete.`);
  const runAt = new Date(Date.now() + lookMilliseconds).toISOString();
  const next = { ...work, look: look + 1 };
  await add({ id: `merge group ${repository.id} ${head} ${look + 1}`, key: groupKey(work), runAt, work: next });
}

/** Builds the key under which the checks of a group are drawn, one look after the other. */
export function groupKey({ repository, head }: Pick<GroupWork, 'repository' | 'head'>): string {
  return `merge group ${repository.id} ${head}`;
}
