import { createClaims } from '../../src/app/turns/claim-store.ts';
import { createSlots, type SlotAsk } from '../../src/app/turns/slots.ts';
import type { QueueItem } from '../../src/ports/queue.ts';
import { createMemoryAppStore } from './memory-app-store.ts';

/** The slots of a pipeline whose starts are written down, and what GitHub would list. */
export function openPool() {
  const started: string[] = [];
  const active: { id: number; title: string }[] = [];
  const time = { now: Date.now() };
  const store = createMemoryAppStore();
  /** As the queue does: the same id once. */
  const start = async ({ id }: QueueItem): Promise<void> => {
    if (!started.includes(id)) started.push(id);
  };
  const now = () => time.now;
  const claims = createClaims({ store, now, start });
  const open = () => createSlots(createClaims({ store, now, start }), { store, now });
  const slots = open();
  const turn = (id: string, { limit = 1, priority = 0 } = {}): SlotAsk => ({
    repository: 7,
    pipeline: 'fix',
    id,
    issued: 'first',
    place: { pipeline: 'fix', limit, priority, subject: 1, urgentLabels: [] },
    item: { id, key: 'slots 7 fix', payload: null },
  });
  const acquire = (one: SlotAsk, of = slots) => of.acquire(one, async () => active);
  return { started, active, time, claims, slots, turn, acquire, open };
}
