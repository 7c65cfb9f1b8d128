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
