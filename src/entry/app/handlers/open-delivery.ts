import { z } from 'zod';
import type { Delivered } from '../../../ports/events.ts';
import type { Queued, ReceivedDelivery, WorkContext } from '../work/queued-work.ts';
import { type Caused, deriveWork, parseJson } from './derive-work.ts';

/**
 * Opens a queued delivery and queues the work that it causes. A body that another delivery has brought before is queued for a
 * question to GitHub instead, which may take time and must not hold up the other deliveries of the repository.
 */
export async function openDelivery(context: WorkContext, work: Queued<'delivery'>): Promise<void> {
  const labeled = readLabels(work);
  if (labeled !== undefined) await context.slots.relabel(labeled);
  const caused = derive(context, work);
  if (caused === undefined) return;
  const first = await context.seenBodies.claim(work.digest, work.id);
  if (first === work.id) return perform(context, { caused, delivery: work });
  await context.add({ id: `known body ${work.id}`, key: 'known bodies', work: { ...work, kind: 'known-body', first, look: 1 } });
}

/**
 * Asks GitHub whether it sent a delivery whose body is known. If so, something happened twice and looked the same; if not, somebody
 * sent a body again that he had seen (S13).
 */
export async function checkKnownBody(context: WorkContext, work: Queued<'known-body'>): Promise<void> {
  const found = await context.recentDeliveries.find(work);
  if ('askAgainAt' in found) return askAgain(context, work, found.askAgainAt);
  const refusal = explainReplay(work, found.listed);
  if (refusal !== undefined) return context.log.warning(`Delivery ${work.id} was refused: ${refusal}`);
  const caused = derive(context, work);
  if (caused !== undefined) await perform(context, { caused, delivery: work, isRepeated: true });
}

/** Queues the question once more, as often as needed: an item that failed would be given up after some attempts. */
async function askAgain(context: WorkContext, work: Queued<'known-body'>, runAt: string): Promise<void> {
  const look = work.look + 1;
  await context.add({ id: `known body ${work.id} ${look}`, key: 'known bodies', runAt, work: { ...work, look } });
}

function explainReplay({ name, first }: Queued<'known-body'>, listed: Delivered | undefined): string | undefined {
  if (listed === undefined) return `it brings the bytes of delivery ${first} once more, and GitHub lists no delivery of its id.`;
  if (listed.event === name) return undefined;
  return `it calls itself ${name}, and GitHub lists a delivery of ${listed.event} under its id.`;
}

/** Returns the work that a delivery causes. Says in the log why there is none, except for events that cause none as a rule. */
function derive(context: WorkContext, delivery: ReceivedDelivery): Caused | undefined {
  const caused = deriveWork(delivery, context.settings.config);
  if (caused === undefined || !('refusal' in caused)) return caused;
  context.log.warning(`Delivery ${delivery.id} was refused: ${caused.refusal}`);
  return undefined;
}

interface Opened {
  readonly caused: Caused;
  readonly delivery: ReceivedDelivery;
  /** True when the same bytes have come before, for another event. */
  readonly isRepeated?: boolean;
}

async function perform(context: WorkContext, { caused, delivery, isRepeated = false }: Opened): Promise<void> {
  if ('endedRun' in caused) return context.slots.release({ workflowRun: caused.endedRun, repository: caused.repository });
  const { key, work } = caused;
  const id = `work ${delivery.id}`;
  if (work.kind !== 'event') return context.add({ id, key, work });
  await context.add({ id, key, work: { ...work, delivery: identify(delivery, isRepeated), arrivedAt: delivery.arrivedAt } });
}

/**
 * Returns the identity of the event, which the first record of a run keeps, so that a replay starts nothing even when the memory
 * of bodies is gone. The payload of a `repository_dispatch` holds no time and no number: equal bytes may be a second event at any
 * later time.
 */
function identify({ id, name, digest }: ReceivedDelivery, isRepeated: boolean): string {
  return name === 'repository_dispatch' || isRepeated ? id : `sha256:${digest}`;
}

const subjectSchema = z.object({ number: z.int(), labels: z.array(z.object({ name: z.string() })) });
const labeledSchema = z.object({
  action: z.enum(['labeled', 'unlabeled']),
  repository: z.object({ id: z.int() }),
  issue: subjectSchema.optional(),
  pull_request: subjectSchema.optional(),
});

/** Reads the labels that a subject has after a label was put on or taken off; undefined for any other event. */
function readLabels({ name, body }: ReceivedDelivery): Parameters<WorkContext['slots']['relabel']>[0] | undefined {
  if (name !== 'issues' && name !== 'pull_request') return undefined;
  const { data } = labeledSchema.safeParse(parseJson(body));
  const about = data?.issue ?? data?.pull_request;
  if (data === undefined || about === undefined) return undefined;
  return { repository: data.repository.id, subject: about.number, labels: about.labels.map((label) => label.name) };
}
