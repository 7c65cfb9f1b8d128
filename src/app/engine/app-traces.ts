import type { Traces } from '../../ports/artifacts.ts';
import type { AppContext } from '../work/queued-work.ts';

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
