import { z } from 'zod';
import type { PersonalAccess, PersonalToken, ReadableRepository, SignInCode } from '../../../ports/app/personal-access.ts';
import { GitHubError } from '../../../ports/github.ts';
import type { Log } from '../../../ports/log.ts';
import type { GitHubOctokit } from '../client/github-client.ts';
import { createOctokit } from '../client/octokit.ts';
import { absentAsUndefined, hasReason, withTranslatedErrors } from '../client/translate-error.ts';

export interface PersonalAccessOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** `GITHUB_SERVER_URL`, which signs people in. */
  readonly serverUrl: string;
  /** `GITHUB_API_URL`. */
  readonly apiUrl: string;
  readonly log: Log;
}

const repositorySchema = z
  .object({ id: z.int(), name: z.string(), owner: z.object({ login: z.string() }) })
  .transform(({ id, name, owner }): ReadableRepository => ({ id, owner: owner.login, name }));

const installationsSchema = z.object({ total_count: z.int(), installations: z.array(z.object({ id: z.int() })) });
const repositoriesSchema = z.object({ total_count: z.int(), repositories: z.array(repositorySchema) });

const headers = { 'x-github-api-version': '2022-11-28' };

/** The longest wait for a limit of GitHub: somebody looks at the page meanwhile. */
const maxWaitSeconds = 5;

/** Creates the access of people by GitHub's web flow for Apps. Every question to GitHub carries the token of the person. */
export function createPersonalAccess(options: PersonalAccessOptions): PersonalAccess {
  const { apiUrl, log } = options;
  const open = (token: string) => createOctokit({ token, baseUrl: apiUrl, userAgent: 'baton-page', log, maxWaitSeconds });
  return {
    exchange: (code) => exchange(options, code),
    async readLogin(token) {
      const { data } = await withTranslatedErrors(open(token).request('GET /user', { headers }));
      return data.login;
    },
    async findRepository(token, owner, repo) {
      const request = withTranslatedErrors(open(token).request('GET /repos/{owner}/{repo}', { owner, repo, headers }));
      const answer = await absentAsUndefined(request);
      return answer === undefined ? undefined : repositorySchema.parse(answer.data);
    },
    listRepositories: (token) => listRepositories(open(token)),
  };
}

const perPage = 100;

/** Reads all pages of a list that GitHub counts. */
async function listAll<T>(
  read: (page: number) => Promise<{ readonly total: number; readonly rows: readonly T[] }>,
): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1; ; page += 1) {
    const { total, rows } = await read(page);
    all.push(...rows);
    if (rows.length === 0 || all.length >= total) return all;
  }
}

async function listRepositories(octokit: Pick<GitHubOctokit, 'request'>): Promise<readonly ReadableRepository[]> {
  const installations = await listAll(async (page) => {
    const request = octokit.request('GET /user/installations', { per_page: perPage, page, headers });
    const { total_count: total, installations: rows } = installationsSchema.parse((await withTranslatedErrors(request)).data);
    return { total, rows };
  });
  return (await Promise.all(installations.map(({ id }) => listOfInstallation(octokit, id)))).flat();
}

/** Lists the repositories of one installation; none where GitHub refuses them, as for one that was suspended or removed meanwhile. */
async function listOfInstallation(octokit: Pick<GitHubOctokit, 'request'>, id: number): Promise<readonly ReadableRepository[]> {
  try {
    return await listAll(async (page) => {
      const place = { installation_id: id, per_page: perPage, page, headers };
      const request = octokit.request('GET /user/installations/{installation_id}/repositories', place);
      const { total_count: total, repositories: rows } = repositoriesSchema.parse((await withTranslatedErrors(request)).data);
      return { total, rows };
    });
  } catch (thrown) {
    if (hasReason(thrown, 'forbidden', 'not-found')) return [];
    throw thrown;
  }
}

/** The answers of GitHub to a code. It refuses with the status 200. */
const tokenSchema = z.union([
  z.object({ access_token: z.string(), expires_in: z.int().optional() }),
  z.object({ error: z.string(), error_description: z.string().optional() }),
]);

async function exchange(
  { clientId, clientSecret, serverUrl }: PersonalAccessOptions,
  { code, verifier, redirectUri }: SignInCode,
): Promise<PersonalToken | { readonly refusal: string }> {
  const response = await fetch(`${serverUrl}/login/oauth/access_token`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({
      client_id: clientId,
      client_secret: clientSecret,
      code,
      code_verifier: verifier,
      redirect_uri: redirectUri,
    }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok)
    throw new GitHubError(`GitHub answered ${response.status} to a sign-in.`, {
      reason: 'unavailable',
      status: response.status,
      code: 'BATON-E813',
    });
  const answer = tokenSchema.parse(await response.json());
  if ('error' in answer) return { refusal: answer.error_description ?? answer.error };
  return { token: answer.access_token, expiresInSeconds: answer.expires_in };
}
