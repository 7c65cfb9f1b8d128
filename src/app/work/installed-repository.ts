import { z } from 'zod';

/** A repository and the installation that serves it, as they are kept in the store. */
export const installedRepositorySchema = z.object({
  installation: z.int(),
  repository: z.object({ id: z.int(), owner: z.string(), name: z.string(), defaultBranch: z.string() }).readonly(),
});

export type InstalledRepository = Readonly<z.infer<typeof installedRepositorySchema>>;
export type RepositoryRef = InstalledRepository['repository'];
