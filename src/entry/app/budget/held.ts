import { createHash } from 'node:crypto';
import { z } from 'zod';
import { compareBy } from '../../../core/compare-by.ts';
import type { RunRef } from '../../../core/record/find-runs.ts';
import type { RepositoryRef } from '../work/place.ts';
import { lockOf, type Queued, type WorkContext } from '../work/queued-work.ts';
import type { EventWork } from '../work/waiting-starts.ts';

type HeldWork = Queued<'held'>;
type HeldContext = Pick<WorkContext, 'store' | 'add' | 'arrivals'>;

/** A start that waits for a budget. */
export interface HeldStart {
  readonly pipeline: string;
  readonly event: EventWork;
}

/** The thing that waits for a budget: the start of a pipeline, or a run that is under way. */
type Held = HeldStart | { readonly run: RunRef };

interface Place {
  readonly installation: number;
  readonly repository: RepositoryRef;
  /** The issue or pull request whose lock the work needs; 0 for none. */
  readonly subject: number;
}

const keptSchema = z.object({
  installation: z.int(),
  subject: z.int(),
  /** The id of the item of the queue that tries again. An earlier one finds another id here, and does nothing. */
  item: z.string(),
  /** The time at which it is tried again; absent in what an earlier version kept. */
  until: z.string().optional(),
  held: z.custom<Held>((value) => typeof value === 'object' && value !== null && ('event' in value || 'run' in value)),
});

type Kept = z.infer<typeof keptSchema>;

const prefixOf = (repository: number, subject?: number): string =>
  `held/${repository}/${subject === undefined ? '' : `${subject}/`}`;

const nameOfRun = ({ run }: Pick<RunRef, 'run'>): string => `run ${run}`;

function keyOf(repository: number, { subject, name }: { readonly subject: number; readonly name: string }): string {
  return `${prefixOf(repository, subject)}${createHash('sha256').update(name).digest('hex').slice(0, 32)}`;
}

/**
 * Keeps what waits for a budget, and queues it for the time at which the budget has room again. Called under the lock of the subject,
 * so that the item, which is queued first, does not run before it is kept: a crash in between loses nothing.
 */
export async function hold(
  context: HeldContext,
  { installation, repository, subject }: Place,
  { held, until }: { readonly held: Held; readonly until: string },
): Promise<void> {
  const name = 'event' in held ? `${held.pipeline} ${held.event.delivery}` : nameOfRun(held.run);
  const key = keyOf(repository.id, { subject, name });
  const item = `${key} ${context.arrivals()}`;
  const work: HeldWork = { kind: 'held', installation, repository, held: key, item };
  await context.add({ id: item, key: lockOf(repository.id, subject), work, runAt: until });
  await context.store.put(key, JSON.stringify({ installation, subject, item, until, held } satisfies Kept));
}

/** Finds what waits under the key of an item; undefined when it was taken back, is done, or another item stands for it by now. */
export async function findHeld({ store }: Pick<WorkContext, 'store'>, { held: key, item }: HeldWork): Promise<Kept | undefined> {
  const text = await store.get(key);
  const kept = text === undefined ? undefined : keptSchema.parse(JSON.parse(text));
  return item !== undefined && kept?.item !== item ? undefined : kept;
}

/** Removes what has waited, unless it waits again. Called under the lock of the subject. */
export async function finishHeld({ store }: Pick<WorkContext, 'store'>, key: string, { item }: Kept): Promise<void> {
  const text = await store.get(key);
  if (text !== undefined && keptSchema.parse(JSON.parse(text)).item === item) await store.delete(key);
}

/** Removes those starts about a subject that wait and are meant, and returns their pipelines. Runs that wait are ended by their records. */
export async function dropHeld(
  { store }: Pick<WorkContext, 'store'>,
  place: { readonly repository: number; readonly subject: number },
  isMeant: (start: HeldStart) => boolean,
): Promise<readonly string[]> {
  const dropped: string[] = [];
  for (const { key, value } of await store.list(prefixOf(place.repository, place.subject))) {
    const { held } = keptSchema.parse(JSON.parse(value));
    if (!('event' in held) || !isMeant(held)) continue;
    dropped.push(held.pipeline);
    await store.delete(key);
  }
  return dropped;
}

/** Lists the starts about a subject that wait for a budget. */
export async function listHeldStarts(
  { store }: Pick<WorkContext, 'store'>,
  { repository, subject }: { readonly repository: number; readonly subject: number },
): Promise<readonly HeldStart[]> {
  const kept = await store.list(prefixOf(repository, subject));
  return kept.map(({ value }) => keptSchema.parse(JSON.parse(value)).held).filter((held) => 'event' in held);
}

/** Returns whether a run waits for its budget. */
export async function isRunHeld(
  { store }: Pick<WorkContext, 'store'>,
  place: { readonly repository: number; readonly subject: number; readonly run: string },
): Promise<boolean> {
  return (await store.get(keyOf(place.repository, { ...place, name: nameOfRun(place) }))) !== undefined;
}

/** Lists all that waits for a budget in a repository. */
export async function listHeld({ store }: Pick<WorkContext, 'store'>, repository: number): Promise<readonly Kept[]> {
  return (await store.list(prefixOf(repository))).map(({ value }) => keptSchema.parse(JSON.parse(value)));
}

/**
 * Queues all that waits in a repository at once: its config has changed, and the budgets may allow more. Runs come first, then starts in
 * the order in which their events arrived.
 */
export async function tryHeldAgain(context: HeldContext, repository: RepositoryRef): Promise<void> {
  const stored = await context.store.list(prefixOf(repository.id));
  const all = stored.map(({ key, value }) => ({ key, ...keptSchema.parse(JSON.parse(value)) }));
  const arrivalOf = ({ held }: Pick<Kept, 'held'>): string => ('event' in held ? held.event.arrivedAt : '');
  for (const { key, installation, subject } of all.toSorted(compareBy(arrivalOf))) {
    const work: HeldWork = { kind: 'held', installation, repository, held: key };
    await context.add({ id: `${key} ${context.arrivals()}`, key: lockOf(repository.id, subject), work });
  }
}
