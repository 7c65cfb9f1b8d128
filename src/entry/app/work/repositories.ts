import { z } from 'zod';
import type { AppStore } from '../../../ports/queue.ts';
import { placeSchema } from './place.ts';

const knownSchema = z.object({
  ...placeSchema.shape,
  private: z.boolean(),
  /** The last push to the repository, as GitHub listed it. Its configuration is not read again before the next one. */
  pushedAt: z.string().nullable(),
  /** The schedules of its pipelines, each once. */
  schedules: z.array(z.object({ cron: z.string(), timezone: z.string() })),
  /** True if a pipeline waits for failed checks. */
  checks: z.boolean(),
});

/** A repository that the App is installed on, with what its configuration needs the App for. */
export type KnownRepository = z.infer<typeof knownSchema>;

/** The repositories that the App is installed on. GitHub's lists fill it again when it is lost. */
export interface Repositories {
  find(id: number): Promise<KnownRepository | undefined>;
  put(known: KnownRepository): Promise<void>;
  forget(id: number): Promise<void>;
  list(): Promise<readonly KnownRepository[]>;
}

/** Creates the list of repositories in the store of the App. */
export function createRepositories(store: AppStore): Repositories {
  const keyOf = (id: number): string => `repositories/${id}`;
  const parse = (text: string): KnownRepository => knownSchema.parse(JSON.parse(text));
  return {
    async find(id) {
      const text = await store.get(keyOf(id));
      return text === undefined ? undefined : parse(text);
    },
    put: (known) => store.put(keyOf(known.repository.id), JSON.stringify(known)),
    forget: (id) => store.delete(keyOf(id)),
    list: async () => (await store.list('repositories/')).map(({ value }) => parse(value)),
  };
}
