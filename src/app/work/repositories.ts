import { z } from 'zod';
import { parseStored } from '../../core/json/json-value.ts';
import type { AppStore } from '../../ports/queue.ts';
import { installedRepositorySchema } from './installed-repository.ts';

const knownSchema = z.object({
  ...installedRepositorySchema.shape,
  private: z.boolean(),
  /** The last push to the repository, as GitHub listed it. Its configuration is not read again before the next one. */
  pushedAt: z.string().nullable(),
  /** The schedules of its pipelines, each once. */
  schedules: z.array(z.object({ cron: z.string(), timezone: z.string() })),
  /** True if a pipeline waits for failed checks. */
  checks: z.boolean(),
  /** True if it has budgets; absent where that was not looked at yet. */
  budgets: z.boolean().optional(),
});

/** A repository that the App is installed on, with what its configuration needs the App for. */
export type KnownRepository = z.infer<typeof knownSchema>;

/** The repositories that the App is installed on. GitHub's lists fill it again when it is lost. */
export interface Repositories {
  find(id: number): Promise<KnownRepository | undefined>;
  put(known: KnownRepository): Promise<void>;
  forget(id: number): Promise<void>;
  /** Lists the repositories of an installation. */
  list(installation: number): Promise<readonly KnownRepository[]>;
}

/** Creates the list of repositories in the store of the App. */
export function createRepositories(store: AppStore): Repositories {
  const keyOf = (id: number): string => `repositories/${id}`;
  /** Returns the beginning of the keys of an installation. They have no value, and end with the ids of its repositories. */
  const prefixOf = (installation: number): string => `installed/${installation}/`;
  const find: Repositories['find'] = async (id) => {
    const text = await store.get(keyOf(id));
    // One in a form of another version is not known: GitHub's lists fill it again.
    return parseStored(knownSchema, text);
  };
  return {
    find,
    async put(known) {
      const { installation, repository } = known;
      await store.put(`${prefixOf(installation)}${repository.id}`, '');
      await store.put(keyOf(repository.id), JSON.stringify(known));
    },
    async forget(id) {
      const known = await find(id);
      await store.delete(keyOf(id));
      if (known !== undefined) await store.delete(`${prefixOf(known.installation)}${id}`);
    },
    async list(installation) {
      const keys = await store.list(prefixOf(installation));
      const found = await Promise.all(keys.map(({ key }) => find(Number(key.slice(prefixOf(installation).length)))));
      // A repository may have moved to another installation since.
      return found.filter((known) => known?.installation === installation).filter((known) => known !== undefined);
    },
  };
}
