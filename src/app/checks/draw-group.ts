import { z } from 'zod';
import { type QueuedPull, queuedPullSchema, readGroup } from '../../adapters/github/app/merge-queue.ts';
import { parseStored } from '../../core/json/json-value.ts';
import { type GroupedCheck, renderGroupCheck } from '../../core/view/check/group-check.ts';
import type { CheckRuns } from '../../ports/checks.ts';
import type { Queued, WorkContext } from '../work/queued-work.ts';
import { openChecks, unlessRefused } from './draw-check.ts';

type GroupWork = Queued<'merge-group'>;

/** The number of looks in the six hours that a queue waits at most. */
const mostLooks = 78;
const rememberedMilliseconds = 86_400_000;

/** A group that is not complete, with its next look. Null is remembered for one that is complete, or over. */
const waitingSchema = z.object({ next: z.custom<GroupWork>(), pulls: z.array(queuedPullSchema) });

/**
 * Puts the checks of pull requests on the commit that a merge queue has built of them: a required check that does not answer there
 * blocks the queue. A name that one of them lacks gets no check. The group is looked at again until all have the same names, at least
 * one, and each is completed, or GitHub has given the group up.
 */
export async function drawGroupChecks(context: WorkContext, work: GroupWork): Promise<void> {
  const known = await context.store.get(groupKey(work));
  if (known === 'null') return;
  if (work.isOver) return remember(context, work, null);
  await unlessRefused(context, work, async () => {
    // What a commit was built of does not change.
    const pulls =
      parseStored(waitingSchema, known)?.pulls ??
      (await readGroup(await context.clientOf(work.installation), { ...work.repository, ...work }));
    if (pulls === undefined) return lookAgain(context, work);
    // Before the checks are read: one that is drawn meanwhile finds the group.
    await remember(context, work, { next: { ...work, look: work.look + 1 }, pulls });
    const progress = await drawChecks(await openChecks(context, work), { pulls, head: work.head });
    if (progress === 'complete') return remember(context, work, null);
    // Where no check is to be shown, only one that is drawn later can change that, and it brings a look.
    if (progress === 'open' || work.look > 1) await lookAgain(context, work);
  });
}

function remember({ store, arrivals }: WorkContext, work: GroupWork, waiting: object | null): Promise<void> {
  const expiresAt = new Date(Date.parse(arrivals()) + rememberedMilliseconds).toISOString();
  return store.put(groupKey(work), JSON.stringify(waiting), { expiresAt });
}

/** Draws the checks whose name all pull requests have, as far as GitHub does not show them so already; `none` if there is no such name. */
async function drawChecks(
  checks: CheckRuns,
  { pulls, head }: { readonly pulls: readonly QueuedPull[]; readonly head: string },
): Promise<'complete' | 'open' | 'none'> {
  const found = [...(await readChecks(checks, pulls))];
  const shared = found.filter(([, each]) => each.length === pulls.length);
  if (shared.length === 0) return 'none';
  const known = await checks.list(head);
  const views = shared.map(([name, each]) => ({ name, view: renderGroupCheck(each) }));
  for (const { name, view } of views) {
    const own = known.find((each) => each.name === name);
    if (own === undefined) await checks.create({ head, name, run: '', after: 0 }, view);
    else if (own.status !== 'completed' && (own.status !== view.status || own.summary !== view.summary))
      await checks.update(own, view);
  }
  const isComplete = shared.length === found.length && views.every(({ view }) => view.status === 'completed');
  return isComplete ? 'complete' : 'open';
}

/** Reads the newest check of each name at the head of each pull request, up to one that has none: then no name is that of all. */
async function readChecks(
  checks: CheckRuns,
  pulls: readonly QueuedPull[],
): Promise<ReadonlyMap<string, readonly GroupedCheck[]>> {
  const found = new Map<string, GroupedCheck[]>();
  for (const { number: pull, head } of pulls) {
    const newest = new Map((await checks.list(head)).toReversed().map((check) => [check.name, check]));
    if (newest.size === 0) return new Map();
    for (const { name, status, conclusion } of newest.values()) {
      const own = { pull, head, conclusion: status === 'completed' ? (conclusion ?? '') : undefined };
      found.set(name, [...(found.get(name) ?? []), own]);
    }
  }
  return found;
}

/** Looks again after 30 seconds, and twice as long each time, up to five minutes: what becomes of a check brings a look by itself. */
async function lookAgain(context: WorkContext, work: GroupWork): Promise<void> {
  const { repository, last, look } = work;
  const place = `${repository.owner}/${repository.name}`;
  const { log } = context;
  if (look === 1) log.info(`${place}: the merge queue waits for the checks of the pull requests up to #${last}.`);
  if (look >= mostLooks) return log.warning(`${place}: the checks of the merge queue up to #${last} were never complete.`);
  await queueLook(context, { ...work, look: look + 1 }, { by: `${look + 1}`, wait: Math.min(30_000 * 2 ** (look - 1), 300_000) });
}

/** Queues a look, once for what it comes by. */
async function queueLook({ add, clock }: WorkContext, work: GroupWork, due: { readonly by: string; readonly wait: number }) {
  const key = groupKey(work);
  await add({ id: `${key} ${due.by}`, key, runAt: new Date(Date.parse(clock.now()) + due.wait).toISOString(), work });
}

/** Looks at the groups that have the commit of a check which has come, or is completed: in a second, when GitHub lists it so. */
export async function lookAtGroupsOf(context: WorkContext, { repository, head, run, view, seq }: Queued<'check'>): Promise<void> {
  const by = view.status === 'completed' ? `${run} ${seq}` : run;
  for (const { value } of await context.store.list(groupKey({ repository, head: '' }))) {
    const waiting = parseStored(waitingSchema, value);
    if (waiting?.pulls.some((pull) => pull.head === head)) await queueLook(context, waiting.next, { by, wait: 1_000 });
  }
}

/** Builds the key under which the checks of a group are drawn, one look after the other, and under which it is remembered. */
export function groupKey({ repository, head }: Pick<GroupWork, 'repository' | 'head'>): string {
  return `merge-groups/${repository.id}/${head}`;
}
