import { z } from 'zod';
import type { Repository } from '../../core/trigger/trigger.ts';

/** A repository as GitHub's REST interface sends it, cut down to ours. */
export const repositorySchema = z
  .object({
    id: z.int(),
    name: z.string(),
    owner: z.object({ login: z.string() }),
    default_branch: z.string(),
    private: z.boolean(),
  })
  .transform(
    (repository): Repository => ({
      id: repository.id,
      owner: repository.owner.login,
      name: repository.name,
      defaultBranch: repository.default_branch,
      private: repository.private,
    }),
  );
