import type { Traces } from '../../ports/artifacts.ts';
import type { Endpoints } from '../../ports/events.ts';
import type { RepositoryRef } from '../work/installed-repository.ts';
import type { AppContext } from '../work/queued-work.ts';

/**
 * Creates the endpoints of the App for runs of one repository. What is told becomes an item of the queue with a key of its own, so that
 * no run waits for an endpoint.
 */
export function createAppEndpoints({ add }: Pick<AppContext, 'add'>, { owner, name }: RepositoryRef): Endpoints {
  return {
    async tell(endpoint, event) {
      const id = `tell ${endpoint.to} ${endpoint.as} ${event.id}`;
      await add({ id, key: id, work: { kind: 'tell', ...endpoint, event, owner, name, attempt: 1 } });
    },
  };
}

/** Creates the port for traces in the store of the App, where they cost no request. */
export function createAppTraces({ store, clock }: Pick<AppContext, 'store' | 'clock'>, repository: number): Traces {
  const keyOf = (name: string): string => `traces/${repository}/${name}`;
  return {
    async read(names) {
      for (const name of names) {
        const text = await store.get(keyOf(name));
        if (text !== undefined) return text;
      }
      return undefined;
    },
    save: (name, text, { days }) =>
      store.put(keyOf(name), text, { expiresAt: new Date(Date.parse(clock.now()) + days * 86_400_000).toISOString() }),
  };
}
