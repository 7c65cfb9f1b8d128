import { z } from 'zod';
import { hasReason, withTranslatedErrors } from '../../adapters/github/client/translate-error.ts';
import type { RepositoryRef } from '../work/installed-repository.ts';
import type { WorkContext } from '../work/queued-work.ts';

const installationSchema = z.object({ id: z.int() });
const repositorySchema = z.object({
  id: z.int(),
  name: z.string(),
  private: z.boolean(),
  default_branch: z.string(),
  owner: z.object({ login: z.string() }),
});

export interface FoundRepository {
  readonly installation: number;
  readonly repository: RepositoryRef & { readonly private: boolean };
}

/** Finds a repository in which the App is installed, by its name. Asks GitHub twice; undefined if there is no such repository. */
export async function findRepository(
  context: Pick<WorkContext, 'appClient' | 'clientOf'>,
  { owner, name }: Pick<RepositoryRef, 'owner' | 'name'>,
): Promise<FoundRepository | undefined> {
  const parameters = { owner, repo: name };
  try {
    const app = await context.appClient();
    const installed = await withTranslatedErrors(app.request('GET /repos/{owner}/{repo}/installation', parameters));
    const { id: installation } = installationSchema.parse(installed.data);
    const client = await context.clientOf(installation);
    const read = await withTranslatedErrors(client.request('GET /repos/{owner}/{repo}', parameters));
    const { owner: account, default_branch: defaultBranch, ...repository } = repositorySchema.parse(read.data);
    return { installation, repository: { ...repository, owner: account.login, defaultBranch } };
  } catch (thrown) {
    if (hasReason(thrown, 'not-found')) return undefined;
    throw thrown;
  }
}
