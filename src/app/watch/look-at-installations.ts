import { z } from 'zod';
import { hasReason, withTranslatedErrors } from '../../adapters/github/client/translate-error.ts';
import { repositoryPayloadSchema } from '../../core/trigger/payload.ts';
import type { Queued, WorkContext } from '../work/queued-work.ts';
import type { KnownRepository } from '../work/repositories.ts';

const dayMilliseconds = 86_400_000;

/** Queues the look at all installations for a day, unless one of the processes has done so before. */
export async function addLook({ add }: Pick<WorkContext, 'add'>, runAt: string): Promise<void> {
  const day = runAt.slice(0, 10);
  await add({ id: `installations ${day}`, key: 'installations', runAt, work: { kind: 'installations', day } });
}

const installationSchema = z.array(z.object({ id: z.int(), suspended_at: z.string().nullish() }));
const given = { per_page: 100, headers: { 'x-github-api-version': '2022-11-28' } } as const;

/**
 * Queues a look at each installation, and the next look a day later. The events tell what changes; this finds what they did not tell,
 * and everything when the database is new. Removes what the database has and nobody reads any more: once a day is soon enough.
 */
export async function lookAtInstallations(context: WorkContext, { day }: Queued<'installations'>): Promise<void> {
  await addLook(context, new Date(Date.parse(context.clock.now()) + dayMilliseconds).toISOString());
  await context.store.removeExpired();
  const octokit = await context.appClient();
  const listed = await withTranslatedErrors(octokit.paginate('GET /app/installations', given));
  for (const { id: installation, suspended_at: suspended } of installationSchema.parse(listed)) {
    if (suspended != null) continue;
    const key = `installation ${installation}`;
    await context.add({ id: `${key} ${day}`, key, work: { kind: 'installation', installation } });
  }
}

const repositorySchema = z.array(
  repositoryPayloadSchema
    .extend({ archived: z.boolean().default(false), pushed_at: z.string().nullish() })
    .transform((listed) => ({
      repository: { id: listed.id, owner: listed.owner.login, name: listed.name, defaultBranch: listed.default_branch },
      private: listed.private,
      archived: listed.archived,
      pushedAt: listed.pushed_at ?? null,
    })),
);

type Listed = z.infer<typeof repositorySchema>[number];

/**
 * Lists the repositories of an installation, and queues a look at the configuration of each that was pushed to since the last look.
 * Forgets those that the App is not installed on any more.
 */
export async function lookAtInstallation(context: WorkContext, { installation }: Queued<'installation'>): Promise<void> {
  const known = await context.repositories.list(installation);
  const listed = await listRepositories(context, installation);
  for (const each of listed) {
    const before = known.find(({ repository }) => repository.id === each.repository.id);
    if (each.archived || (before !== undefined && isAsBefore(each, before))) continue;
    const { repository, pushedAt, private: isPrivate } = each;
    await context.add({
      id: `repository ${installation} ${repository.id} ${pushedAt ?? 'never'} ${context.clock.now()}`,
      key: `config ${repository.id}`,
      work: { kind: 'repository', installation, repository, private: isPrivate, pushedAt },
    });
  }
  for (const { repository } of known) {
    if (!listed.some((each) => each.repository.id === repository.id)) await forgetRepository(context, repository.id);
  }
}

async function listRepositories(context: WorkContext, installation: number): Promise<readonly Listed[]> {
  try {
    const octokit = await context.clientOf(installation);
    const listed = octokit.paginate('GET /installation/repositories', given);
    return repositorySchema.parse(await withTranslatedErrors(listed));
  } catch (thrown) {
    // It was deleted or suspended, or has no repository.
    if (hasReason(thrown, 'not-found', 'forbidden')) return [];
    throw thrown;
  }
}

function isAsBefore({ repository, private: isPrivate, pushedAt }: Listed, before: KnownRepository): boolean {
  const { owner, name, defaultBranch } = before.repository;
  const isSame = owner === repository.owner && name === repository.name && defaultBranch === repository.defaultBranch;
  return isSame && before.private === isPrivate && before.pushedAt === pushedAt;
}

async function forgetRepository({ repositories, openRuns }: WorkContext, id: number): Promise<void> {
  for (const run of await openRuns.list(id)) await openRuns.forget(id, run);
  await repositories.forget(id);
}
