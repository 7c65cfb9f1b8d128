import { createHash } from 'node:crypto';
import { z } from 'zod';
import { compareBy } from '../../core/compare-by.ts';
import { parseStored } from '../../core/json/json-value.ts';
import type { RunRef } from '../../core/record/find-runs.ts';
import type { EventWork } from '../turns/waiting-starts.ts';
import type { InstalledRepository, RepositoryRef } from '../work/installed-repository.ts';
import { lockKey, type Queued, type WorkContext } from '../work/queued-work.ts';

type HeldWork = Queued<'held'>;
type HeldContext = Pick<WorkContext, 'store' | 'add' | 'arrivals'>;

/** A start that waits for a budget. */
export interface HeldStart {
  readonly pipeline: string;
  readonly event: EventWork;
}

/** The thing that waits for a budget: the start of a pipeline, or a run that is under way. */
type Held = HeldStart | { readonly run: RunRef };

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

/** Returns what is stored under a key; undefined where nothing waits there, or it has a form of another version. */
function parseKept(text: string | undefined): Kept | undefined {
  return parseStored(keptSchema, text);
}

/** Lists what waits in a repository, or about one subject, under its keys. */
async function listKept(
  { store }: Pick<WorkContext, 'store'>,
  { repository, subject }: { readonly repository: number; readonly subject?: number },
): Promise<readonly (Kept & { readonly key: string })[]> {
  const stored = await store.list(prefixOf(repository, subject));
  return stored.flatMap(({ key, value }) => {
    const kept = parseKept(value);
    return kept === undefined ? [] : [{ ...kept, key }];
  });
}

const prefixOf = (repository: number, subject?: number): string =>
  `held/${repository}/${subject === undefined ? '' : `${subject}/`}`;

const nameOfRun = ({ run }: Pick<RunRef, 'run'>): string => `run ${run}`;

function keyOf(repository: number, { subject, name }: { readonly subject: number; readonly name: string }): string {
  return `${prefixOf(repository, subject)}${createHash('sha256').update(name).digest('hex').slice(0, 32)}`;
}

/**
 * Keeps what waits for a budget, and queues it for the time at which the budget has room again. Called under the lock of the subject,
 * so that the item, which is queued first, does not run before it is kept: a crash in between loses nothing. The subject is 0 for work
 * that needs no lock.
 */
export async function hold(
  context: HeldContext,
  { installation, repository, subject }: InstalledRepository & { readonly subject: number },
  { held, until }: { readonly held: Held; readonly until: string },
): Promise<void> {
  const name = 'event' in held ? `${held.pipeline} ${held.event.delivery}` : nameOfRun(held.run);
  const key = keyOf(repository.id, { subject, name });
  const item = `${key} ${context.arrivals()}`;
  const work: HeldWork = { kind: 'held', installation, repository, held: key, item };
  await context.add({ id: item, key: lockKey(repository.id, subject), work, runAt: until });
  await context.store.put(key, JSON.stringify({ installation, subject, item, until, held } satisfies Kept));
}

/** Finds what waits under the key of an item; undefined when it was taken back, is done, or another item stands for it by now. */
export async function findHeld({ store }: Pick<WorkContext, 'store'>, { held: key, item }: HeldWork): Promise<Kept | undefined> {
  const kept = parseKept(await store.get(key));
  return item !== undefined && kept?.item !== item ? undefined : kept;
}

/** Removes what has waited, unless it waits again. Called under the lock of the subject. */
export async function finishHeld({ store }: Pick<WorkContext, 'store'>, key: string, { item }: Kept): Promise<void> {
  if (parseKept(await store.get(key))?.item === item) await store.delete(key);
}

/** Removes those starts about a subject that wait and are meant, and returns their pipelines. Runs that wait are ended by their records. */
export async function dropHeld(
  context: Pick<WorkContext, 'store'>,
  place: { readonly repository: number; readonly subject: number },
  isMeant: (start: HeldStart) => boolean,
): Promise<readonly string[]> {
  const dropped: string[] = [];
  for (const { key, held } of await listKept(context, place)) {
    if (!('event' in held) || !isMeant(held)) continue;
    dropped.push(held.pipeline);
    await context.store.delete(key);
  }
  return dropped;
}

/** Lists the starts about a subject that wait for a budget. */
export async function listHeldStarts(
  context: Pick<WorkContext, 'store'>,
  place: { readonly repository: number; readonly subject: number },
): Promise<readonly HeldStart[]> {
  return (await listKept(context, place)).map(({ held }) => held).filter((held) => 'event' in held);
}

/** Returns whether a run waits for its budget. */
export async function isRunHeld(
  { store }: Pick<WorkContext, 'store'>,
  place: { readonly repository: number; readonly subject: number; readonly run: string },
): Promise<boolean> {
  return parseKept(await store.get(keyOf(place.repository, { ...place, name: nameOfRun(place) }))) !== undefined;
}

/** Lists all that waits for a budget in a repository. */
export function listHeld(context: Pick<WorkContext, 'store'>, repository: number): Promise<readonly Kept[]> {
  return listKept(context, { repository });
}

/**
 * Queues all that waits in a repository at once: its config has changed, and the budgets may allow more. Runs come first, then starts in
 * the order in which their events arrived.
 */
export async function tryHeldAgain(context: HeldContext, repository: RepositoryRef): Promise<void> {
  const all = await listKept(context, { repository: repository.id });
  const arrivalOf = ({ held }: Pick<Kept, 'held'>): string => ('event' in held ? held.event.arrivedAt : '');
  for (const { key, installation, subject } of all.toSorted(compareBy(arrivalOf))) {
    const work: HeldWork = { kind: 'held', installation, repository, held: key };
    await context.add({ id: `${key} ${context.arrivals()}`, key: lockKey(repository.id, subject), work });
  }
}
