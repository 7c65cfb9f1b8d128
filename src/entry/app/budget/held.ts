import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { RunRef } from '../../../core/record/find-runs.ts';
import { lockOf, type RepositoryRef, type Work, type WorkContext } from '../work/queued-work.ts';

type EventWork = Extract<Work, { kind: 'event' }>;
type HeldContext = Pick<WorkContext, 'store' | 'add' | 'arrivals'>;

/** The thing that waits for a budget: the start of a pipeline, or a run that is under way. */
type Held = HeldStart | { readonly pipeline: string; readonly run: RunRef };

/** A start that waits for a budget. */
export interface HeldStart {
  readonly pipeline: string;
  readonly event: EventWork;
}

interface Place {
  readonly installation: number;
  readonly repository: RepositoryRef;
  /** The issue or pull request whose lock the work needs; 0 for none. */
  readonly subject: number;
}

const heldSchema = z.object({
  installation: z.int(),
  subject: z.int(),
  held: z.custom<Held>((value) => typeof value === 'object' && value !== null && 'pipeline' in value),
});

const prefixOf = (repository: number, subject?: number): string =>
  `held/${repository}/${subject === undefined ? '' : `${subject}/`}`;

/**
 * Keeps what waits for a budget, and queues it for the time at which the budget has room again. What is kept is the truth: the item of
 * the queue finds nothing to do once it was taken back, and a second one for the same finds it done.
 */
export async function hold(
  context: HeldContext,
  { installation, repository, subject }: Place,
  { held, until }: { readonly held: Held; readonly until: string },
): Promise<void> {
  const name = 'event' in held ? `${held.pipeline} ${held.event.delivery}` : nameOfRun(held.run);
  const key = keyOf(repository.id, { subject, name });
  await context.store.put(key, JSON.stringify({ installation, subject, held }));
  await addItem(context, { installation, repository, subject, key, id: `${key} ${until}`, runAt: until });
}

const nameOfRun = ({ run }: Pick<RunRef, 'run'>): string => `run ${run}`;

function keyOf(repository: number, { subject, name }: { readonly subject: number; readonly name: string }): string {
  return `${prefixOf(repository, subject)}${createHash('sha256').update(name).digest('hex').slice(0, 32)}`;
}

/** Returns whether a run waits for its budget. */
export async function isRunHeld(
  { store }: Pick<WorkContext, 'store'>,
  place: { readonly repository: number; readonly subject: number; readonly run: string },
): Promise<boolean> {
  return (await store.get(keyOf(place.repository, { ...place, name: nameOfRun(place) }))) !== undefined;
}

interface HeldItem extends Place {
  readonly key: string;
  readonly id: string;
  readonly runAt?: string;
}

function addItem(context: HeldContext, { installation, repository, subject, key, id, runAt }: HeldItem): Promise<void> {
  const work: Work = { kind: 'held', installation, repository, held: key };
  return context.add({ id, key: lockOf(repository.id, subject), work, ...(runAt === undefined ? {} : { runAt }) });
}

/** Finds what waits under a key; undefined when it was taken back or is done. */
export async function findHeld({ store }: Pick<WorkContext, 'store'>, key: string): Promise<Held | undefined> {
  const text = await store.get(key);
  return text === undefined ? undefined : heldSchema.parse(JSON.parse(text)).held;
}

/** Removes those starts about a subject that wait and are meant, and returns their pipelines. Runs that wait are cancelled by their records. */
export async function dropHeld(
  { store }: Pick<WorkContext, 'store'>,
  place: { readonly repository: number; readonly subject: number },
  isMeant: (start: HeldStart) => boolean,
): Promise<readonly string[]> {
  const dropped: string[] = [];
  for (const { key, value } of await store.list(prefixOf(place.repository, place.subject))) {
    const { held } = heldSchema.parse(JSON.parse(value));
    if (!('event' in held) || !isMeant(held)) continue;
    dropped.push(held.pipeline);
    await store.delete(key);
  }
  return dropped;
}

/** Queues all that waits in a repository at once: its config has changed, and the budgets may allow more. */
export async function tryHeldAgain(context: HeldContext, repository: RepositoryRef): Promise<void> {
  for (const { key, value } of await context.store.list(prefixOf(repository.id))) {
    const { installation, subject } = heldSchema.parse(JSON.parse(value));
    await addItem(context, { installation, repository, subject, key, id: `${key} ${context.arrivals()}` });
  }
}
