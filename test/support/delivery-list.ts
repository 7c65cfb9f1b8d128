import type { Delivered, Deliveries } from '../../src/ports/events.ts';
import { GitHubError } from '../../src/ports/github.ts';

/** The time of the attempts in the list, unless told otherwise. */
export const startOfList = Date.parse('2026-03-18T08:00:00.000Z');

const facts = { reason: 'unavailable', status: 503, code: 'BATON-E813' } as const;
export const unavailable = new GitHubError('GitHub answered no.', facts);

/** Opens a list of deliveries as GitHub has it, with what it is asked for. The newest stand first, and a page holds two. */
export function openDeliveryList() {
  const listed: Delivered[] = [];
  const trouble: (GitHubError | undefined)[] = [];
  const asked = { lists: 0, pages: 0, again: [] as string[] };
  const failIfTold = (): void => {
    const error = trouble.shift();
    if (error !== undefined) throw error;
  };
  const deliveries: Deliveries = {
    async *list() {
      asked.lists += 1;
      failIfTold();
      for (let first = 0; first < listed.length; first += 2) {
        asked.pages += 1;
        yield listed.slice(first, first + 2);
      }
    },
    async redeliver(id) {
      failIfTold();
      asked.again.push(id);
    },
  };
  const enter = (guid: string, more: Partial<Delivered> = {}): void => {
    const id = String(listed.length + 1);
    const usual = { id, guid, at: startOfList, event: 'repository_dispatch', action: 'alert', repository: 7, isConfirmed: true };
    listed.unshift({ ...usual, ...more });
  };
  return { deliveries, enter, trouble, asked };
}
