import { z } from 'zod';
import type { Delivered } from '../../ports/events.ts';
import { type ReportedLabels, readLabels } from '../deliveries/reported-labels.ts';
import { digestOf } from '../deliveries/seen-bodies.ts';
import { addHandOver } from '../modes/add-hand-over.ts';
import { readLock, readRunName } from '../modes/read-title.ts';
import { jobKey, type Queued, type ReceivedDelivery, type WorkContext } from '../work/queued-work.ts';
import { type DeliveryWork, deriveWork, type EndedRun, parseJson } from './derive-work.ts';

/**
 * Opens a queued delivery and queues the work that it causes. A body that another delivery has brought before is queued for a
 * question to GitHub instead, which may take time and must not hold up the other deliveries of the repository.
 */
export async function openDelivery(context: WorkContext, work: Queued<'delivery'>): Promise<void> {
  await context.knowledge.hear(work);
  const meant = derive(context, work);
  if (meant === undefined) return;
  const first = await context.seenBodies.claim(digestOf(work.body), work.id);
  if (first === work.id) return perform(context, { ...meant, delivery: work, causes: [work.id] });
  await addLook(context, { work: { ...work, kind: 'known-body', first, look: 1 } });
}

/** Queues a question to GitHub about known bytes. */
async function addLook(
  { add }: Pick<WorkContext, 'add'>,
  { work, runAt }: { readonly work: Queued<'known-body'>; readonly runAt?: string },
): Promise<void> {
  const { look } = work;
  const item = { id: lookId(work, look), key: 'known bodies', work, causes: causesOf(work, look - 1) };
  await add(runAt === undefined ? item : { ...item, runAt });
}

/** Returns the ids of the items of a delivery, with so many looks. */
function causesOf(work: ReceivedDelivery, looks: number): readonly string[] {
  return [work.id, ...Array.from({ length: looks }, (_, index) => lookId(work, index + 1))];
}

function lookId({ id }: ReceivedDelivery, look: number): string {
  return look === 1 ? `known body ${id}` : `known body ${id} ${look}`;
}

/**
 * Asks GitHub whether it sent a delivery whose body is known. If so, something happened twice and looked the same; if not, somebody
 * sent a body again that he had seen (S13).
 */
export async function checkKnownBody(context: WorkContext, work: Queued<'known-body'>): Promise<void> {
  const found = await context.recentDeliveries.find(work);
  // As often as needed, and each time as another item: one that failed would be given up after some attempts.
  if ('askAgainAt' in found) return addLook(context, { work: { ...work, look: work.look + 1 }, runAt: found.askAgainAt });
  const refusal = explainReplay(work, found.listed);
  if (refusal !== undefined) return context.log.warning(`Delivery ${work.id} was refused: ${refusal}`);
  const meant = derive(context, work);
  const causes = causesOf(work, work.look);
  if (meant !== undefined) await perform(context, { ...meant, delivery: work, isRepeated: true, causes });
}

function explainReplay({ name, first, body }: Queued<'known-body'>, listed: Delivered | undefined): string | undefined {
  if (listed === undefined) return `it brings the bytes of delivery ${first} once more, and GitHub lists no delivery of its id.`;
  const { action, repository } = identitySchema.parse(parseJson(body));
  // A delivery that causes nothing is not kept, so its id is not known: another body could come under it.
  const [own, other] = [nameOf(name, action), nameOf(listed.event, listed.action)];
  if (listed.event !== name || (listed.action !== undefined && own !== other))
    return `it calls itself ${own}, and GitHub lists a delivery of ${other} under its id.`;
  if (listed.repository === undefined || repository === undefined || listed.repository === repository.id) return undefined;
  return `it is about repository ${repository.id}, and GitHub lists a delivery about ${listed.repository} under its id.`;
}

const identitySchema = z.object({ action: z.string().optional(), repository: z.object({ id: z.int() }).optional() });

function nameOf(event: string, action: string | undefined): string {
  return action === undefined ? event : `${event}.${action}`;
}

/** The work that a delivery causes, and the labels that it tells. */
interface DeliveryTarget {
  readonly caused: DeliveryWork | undefined;
  /** The labels that its subject has now. They order what waits, also where a label causes no work. */
  readonly labels: ReportedLabels | undefined;
}

/** Returns what a delivery asks for; undefined if that is nothing. Says in the log why, except for events that cause nothing as a rule. */
function derive(context: WorkContext, delivery: ReceivedDelivery): DeliveryTarget | undefined {
  const caused = deriveWork(delivery, context.settings.config);
  if (caused !== undefined && 'refusal' in caused) {
    context.log.warning(`Delivery ${delivery.id} was refused: ${caused.refusal}`);
    return undefined;
  }
  const labels = readLabels(delivery.name, parseJson(delivery.body));
  return caused === undefined && labels === undefined ? undefined : { caused, labels };
}

interface OpenedDelivery extends DeliveryTarget {
  readonly delivery: ReceivedDelivery;
  /** True when the same bytes have come before, for another event. */
  readonly isRepeated?: boolean;
  /** The ids of the items of the delivery, which may come again when its work was given up. */
  readonly causes: readonly string[];
}

async function perform(
  app: WorkContext,
  { caused, labels, delivery, causes, isRepeated = false }: OpenedDelivery,
): Promise<void> {
  const context: WorkContext = { ...app, add: (item) => app.add({ ...item, causes }) };
  if (labels !== undefined) await context.slots.relabel(labels);
  if (caused === undefined) return;
  if ('endedRun' in caused) return closeRun(context, { ended: caused.endedRun, delivery, isRepeated });
  const { key, work } = caused;
  const { arrivedAt } = delivery;
  const id = `work ${delivery.id}`;
  if (work.kind === 'click') return context.add({ id, key, work: { ...work, delivery: delivery.id, arrivedAt } });
  if (work.kind !== 'event') return context.add({ id, key, work });
  await context.add({ id, key, work: { ...work, delivery: identify(delivery, isRepeated), arrivedAt } });
}

interface ClosedDelivery extends Pick<OpenedDelivery, 'delivery' | 'isRepeated'> {
  readonly ended: EndedRun;
}

/** The time within which the order of a workflow run is remembered. */
const rememberMilliseconds = 5_000;

/** Frees the slot of a workflow run, looks for the result of one of ours, and passes on one that failed and is none of ours. */
async function closeRun(context: WorkContext, { ended, delivery, isRepeated = false }: ClosedDelivery): Promise<void> {
  const { failed, skipped, file, ...run } = ended;
  const { repository, workflowRun } = run;
  await context.slots.end({ workflowRun, repository: repository.id });
  if (skipped !== undefined) return handOverSkipped(context, ended, skipped);
  const isKnown = (await context.orders.find(workflowRun)) !== undefined;
  if (isKnown || file === context.settings.agentWorkflow) {
    // The same key as that of its agent job: its result comes first, if it comes.
    const key = jobKey(repository.id, workflowRun);
    const item = { id: `work ${delivery.id}`, key, work: { kind: 'ended-run', ...run } } as const;
    // A workflow run that is refused may end before its dispatch is answered and its order remembered.
    return context.add(
      isKnown ? item : { ...item, runAt: new Date(Date.parse(context.clock.now()) + rememberMilliseconds).toISOString() },
    );
  }
  const known = failed === undefined ? undefined : await context.repositories.find(repository.id);
  if (failed === undefined || known?.checks === false) return;
  const work = { kind: 'failed-check', installation: run.installation, repository, payload: failed } as const;
  const from = { delivery: identify(delivery, isRepeated), arrivedAt: delivery.arrivedAt };
  await context.add({ id: `work ${delivery.id}`, key: `checks ${repository.id}`, work: { ...work, ...from } });
}

/** Lets the side that serves the repository now start an order that GitHub skipped, because it was started for the other side. */
async function handOverSkipped(context: WorkContext, run: EndedRun, title: string): Promise<void> {
  const { workflow, agentWorkflow } = context.settings;
  const name = [workflow, agentWorkflow].includes(run.file) ? readRunName(title) : undefined;
  if (name === undefined) return;
  const { installation, repository, workflowRun, attempt } = run;
  await addHandOver(context, {
    id: `skipped ${workflowRun} ${attempt}`,
    installation,
    repository,
    run: name,
    ...(await locate(context, run, name)),
    skipped: workflowRun,
  });
  await context.orders.forget(workflowRun);
}

const orderSchema = z.object({ lock: z.int(), thread: z.int() });

/**
 * Returns the lock of a run and the thread of its records, which its name does not always tell: as its order says that we started, else as
 * the App knows the run.
 */
async function locate(
  { orders, openRuns }: WorkContext,
  { repository, workflowRun }: EndedRun,
  name: string,
): Promise<z.infer<typeof orderSchema>> {
  const order = await orders.find(workflowRun);
  if (order !== undefined) return orderSchema.parse(JSON.parse(order));
  const known = (await openRuns.list(repository.id)).find(({ run }) => run === name);
  const lock = readLock(name);
  return { lock, thread: known?.thread ?? lock };
}

/**
 * Returns the identity of the event, which the first record of a run keeps, so that a replay starts nothing even when the memory
 * of bodies is gone. The payload of a `repository_dispatch` holds no time and no number: equal bytes may be a second event at any
 * later time.
 */
function identify(delivery: ReceivedDelivery, isRepeated: boolean): string {
  return delivery.name === 'repository_dispatch' || isRepeated ? delivery.id : `sha256:${digestOf(delivery.body)}`;
}
