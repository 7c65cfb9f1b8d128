import { createSlots, type Turn } from '../../src/app/turns/slots.ts';
import type { QueueItem } from '../../src/ports/queue.ts';
import { createMemoryAppStore } from './memory-app-store.ts';

/** A pool whose starts are written down, and what GitHub would list. */
export function openPool() {
  const started: string[] = [];
  const active: { id: number; title: string }[] = [];
  const time = { now: Date.now() };
  const store = createMemoryAppStore();
  /** As the queue does: the same id once. */
  const start = async ({ id }: QueueItem): Promise<void> => {
    if (!started.includes(id)) started.push(id);
  };
  const open = () => createSlots({ store, now: () => time.now, start });
  const slots = open();
  const turn = (id: string, { limit = 1, priority = 0 } = {}): Turn => ({
    pool: '7 fix',
    id,
    issued: 'first',
    place: { pipeline: 'fix', limit, priority, subject: 1, urgentLabels: [] },
    item: { id, key: 'slots 7 fix', payload: null },
  });
  const acquire = (one: Turn, of = slots) => of.acquire(one, async () => active);
  return { started, active, time, slots, turn, acquire, open };
}
