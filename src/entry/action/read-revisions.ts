import { z } from 'zod';
import type { Subject } from '../../core/trigger/trigger.ts';

const revisionSchema = z
  .object({ ref: z.string(), sha: z.string().regex(/^[0-9a-f]{40}$/), repo: z.object({ id: z.int() }).nullish() })
  .transform(({ ref, sha, repo }) => ({ branch: ref, sha, repository: repo?.id ?? null }));

const payloadSchema = z.object({ pull_request: z.object({ head: revisionSchema, base: revisionSchema }) });

/** What would be merged into what, of whatever event says so: every event of pull requests, their reviews and review comments. */
export function readRevisions(payload: unknown): Pick<Subject, 'head' | 'base'> {
  return payloadSchema.safeParse(payload).data?.pull_request ?? {};
}
