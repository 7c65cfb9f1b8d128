import { z } from 'zod';
import type { GitHubOctokit } from '../../adapters/github/client/github-client.ts';
import { hasReason, translateError, unchangedAsUndefined } from '../../adapters/github/client/translate-error.ts';
import type { Log } from '../../ports/log.ts';
import type { RepositoryRef } from './installed-repository.ts';

interface VariablesRequest {
  readonly octokit: GitHubOctokit;
  readonly repository: RepositoryRef;
}

/** A variable, and when it was last set. */
export interface Variable {
  readonly value: string;
  readonly updatedAt: string;
}

/** The variables of a repository, those that its organization shares with it included. GitHub tells no one when one changes. */
export interface Variables {
  /**
   * Reads the variables by name, as they were at most a minute ago. Those of the organization may be ten minutes old. Empty where
   * GitHub lets the App read none.
   */
  read(request: VariablesRequest): Promise<ReadonlyMap<string, Variable>>;
  /** Reads the variables of the repository as they are now; undefined where GitHub lets the App read none. */
  readNow(request: VariablesRequest): Promise<ReadonlyMap<string, Variable> | undefined>;
}

type Values = ReadonlyMap<string, Variable>;

interface CachedVariables {
  readonly at: number;
  readonly etag: string | undefined;
  readonly values: Values;
  /** True if GitHub does not let the App read them. */
  readonly isRefused?: boolean;
}

/** The two lists, with the time for which one is good, and what follows where GitHub refuses it. */
const lists = [
  {
    isShared: true,
    route: 'GET /repos/{owner}/{repo}/actions/organization-variables',
    milliseconds: 600_000,
    refused:
      'the variables of its organization cannot be read, so BATON_PAUSE and BATON_MODE count only where the repository has them',
  },
  {
    isShared: false,
    route: 'GET /repos/{owner}/{repo}/actions/variables',
    milliseconds: 60_000,
    refused:
      'its variables cannot be read, so BATON_PAUSE of the repository pauses nothing, and the App works whatever BATON_MODE says',
  },
] as const;

type List = (typeof lists)[number];

const pageSchema = z.object({
  total_count: z.int(),
  variables: z.array(z.object({ name: z.string(), value: z.string(), updated_at: z.string() })),
});
/** The most variables that GitHub shows on one page. */
const pageSize = 30;
const maxKnown = 2_000;

const keyOf = (list: List, { repository }: VariablesRequest): string => `${repository.id} ${list.route}`;

/** Creates the reader of variables. It keeps what it has read in memory, and asks GitHub only whether that has changed. */
export function createVariables({ log, now }: { readonly log: Log; readonly now: () => number }): Variables {
  const cache = new Map<string, CachedVariables>();
  const refused = new Set<string>();

  const readList = async (list: List, request: VariablesRequest, most: number): Promise<Values> => {
    const key = keyOf(list, request);
    const known = cache.get(key);
    if (known !== undefined && now() - known.at < most) return known.values;
    const read = await readPages(list, request, known?.etag);
    const next = { ...(read === 'unchanged' && known !== undefined ? known : (read as Omit<CachedVariables, 'at'>)), at: now() };
    if (cache.size >= maxKnown) cache.clear();
    cache.set(key, next);
    return next.values;
  };

  const readOrNone = async (list: List, request: VariablesRequest, most: number = list.milliseconds): Promise<Values> => {
    try {
      return await readList(list, request, most);
    } catch (thrown) {
      const error = translateError(thrown);
      if (!hasReason(error, 'forbidden', 'not-found')) throw error;
      const key = keyOf(list, request);
      const { owner, name } = request.repository;
      // A repository of a person has no organization. Without the permission GitHub refuses the other list as well.
      const isRefused = !(list.isShared && error.reason === 'not-found');
      if (isRefused && !refused.has(key))
        log.warning(`${owner}/${name}: ${list.refused}. Give the App the permission "Variables: read". ${error.message}`);
      if (isRefused) refused.add(key);
      cache.set(key, { at: now(), etag: undefined, values: new Map(), isRefused });
      return new Map();
    }
  };

  return {
    async read(request) {
      const values: [string, Variable][] = [];
      // A variable of the repository wins, so it comes last.
      for (const list of lists) values.push(...(await readOrNone(list, request)));
      return new Map(values);
    },
    async readNow(request) {
      const [shared, own] = lists;
      const isRefused = (): boolean => cache.get(keyOf(own, request))?.isRefused === true;
      const values = await readOrNone(own, request, isRefused() ? own.milliseconds : 0);
      return isRefused() ? undefined : new Map([...(await readOrNone(shared, request)), ...values]);
    },
  };
}

/** Reads a list. GitHub can answer that nothing has changed only where all of it stands on one page. */
async function readPages(
  { route }: List,
  { octokit, repository }: VariablesRequest,
  etag: string | undefined,
): Promise<Omit<CachedVariables, 'at'> | 'unchanged'> {
  const values = new Map<string, Variable>();
  for (let page = 1; ; page += 1) {
    const headers = { 'x-github-api-version': '2022-11-28', ...(etag === undefined ? {} : { 'if-none-match': etag }) };
    const given = { owner: repository.owner, repo: repository.name, per_page: pageSize, page, headers };
    const response = await unchangedAsUndefined(octokit.request(route, given));
    if (response === undefined) return 'unchanged';
    const { total_count: total, variables } = pageSchema.parse(response.data);
    for (const { name, value, updated_at: updatedAt } of variables) values.set(name, { value, updatedAt });
    if (variables.length < pageSize || page * pageSize >= total)
      return { etag: page === 1 ? response.headers.etag : undefined, values };
  }
}
