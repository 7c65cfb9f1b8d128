import { type ClaimRef, claimKey } from '../turns/claim-store.ts';
import { trustedMilliseconds } from '../turns/slot-row.ts';
import { lockKey, type Queued, type WorkContext } from '../work/queued-work.ts';
import { askHolder, type OpenEngine } from './resume-stage.ts';
import { createDispatcher, listActive } from './start-order.ts';

type Look = Queued<'look'>;

/** The time between two looks at what holds a branch, or at a run for whose end events wait. */
const seldomMilliseconds = 1_800_000;

/**
 * Queues a look at a claim for which somebody waits: the event of an end may be lost, and what waits would then wait for ever. All who ask before
 * that look ask for the same one. The look itself gives its own time, `at`, and asks for the next one.
 */
export async function queueLook(
  { claims, add }: Pick<WorkContext, 'claims' | 'add'>,
  { installation, repository }: Pick<Look, 'installation' | 'repository'>,
  { resource, at }: { readonly resource: string; readonly at?: string },
): Promise<void> {
  const of: ClaimRef = { repository: repository.id, resource };
  const milliseconds = resource.startsWith('slot ') ? trustedMilliseconds : seldomMilliseconds;
  const runAt = await claims.agreeLook(of, { milliseconds, at });
  if (runAt === undefined) return;
  const key = claimKey(of);
  await add({ id: `look ${key} ${runAt}`, key, runAt, work: { kind: 'look', installation, repository, resource, at: runAt } });
}

/** Looks whether what holds a claim is gone, and once more later while somebody waits. */
export async function lookAtClaim(context: WorkContext, work: Look, open: OpenEngine): Promise<void> {
  if (work.holder !== undefined) return askHolder(context, work, open);
  const [, kind = '', name = ''] = /^(\S+) (.*)$/s.exec(work.resource) ?? [];
  await lookers[kind]?.(context, work, name);
  await queueLook(context, work, work);
}

/** The looks at the claims of each kind, by the names of the claims. */
const lookers: Readonly<Record<string, (context: WorkContext, work: Look, name: string) => Promise<void>>> = {
  /** Frees the slots of workflow runs that are over although no event said so. */
  async slot(context, work, pipeline) {
    const dispatcher = await createDispatcher(context, work);
    const active = await listActive(dispatcher, { pipeline, issued: context.clock.now() });
    await context.slots.look({ repository: work.repository.id, pipeline }, active);
  },
  /** Queues the look at the run that has a branch for which others wait. */
  async branch(context, work, branch) {
    const { id } = work.repository;
    const holder = await context.branches.look({ repository: id, branch });
    if (holder === undefined) return;
    const item = `holder ${id} ${branch} ${holder.run} ${context.arrivals()}`;
    await context.add({ id: item, key: lockKey(id, holder.lock), work: { ...work, holder } });
  },
  /** Tries the first start: the end of the run that it waits for may be heard of by nobody. */
  async run(context, work, name) {
    const [, subject = '', pipeline = ''] = /^(\d+) (.*)$/s.exec(name) ?? [];
    const of = { repository: work.repository.id, subject: Number(subject), pipeline };
    await context.runLine.wakeNext(of, `at ${context.arrivals()}`);
  },
};
