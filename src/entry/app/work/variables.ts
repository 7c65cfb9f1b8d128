import { z } from 'zod';
import type { GitHubOctokit } from '../../../adapters/github/client/github-client.ts';
import { hasReason, translateError } from '../../../adapters/github/client/translate-error.ts';
import type { Log } from '../../../ports/log.ts';
import type { RepositoryRef } from './place.ts';

interface VariablesRequest {
  readonly octokit: GitHubOctokit;
  readonly repository: RepositoryRef;
}

/** The variables of a repository, those that its organization shares with it included. GitHub tells no one when one changes. */
export interface Variables {
  /** Reads the variables by name, as they were at most a minute ago. Those of the organization may be ten minutes old. */
  read(request: VariablesRequest): Promise<ReadonlyMap<string, string>>;
}

interface VariablesOptions {
  readonly log: Log;
  /** Returns the present time in milliseconds. */
  readonly now: () => number;
}

type Values = ReadonlyMap<string, string>;

interface Known {
  readonly at: number;
  readonly etag: string | undefined;
  readonly values: Values;
}

/** The two lists, with the time for which one is good. */
const lists = [
  { route: 'GET /repos/{owner}/{repo}/actions/organization-variables', milliseconds: 600_000 },
  { route: 'GET /repos/{owner}/{repo}/actions/variables', milliseconds: 60_000 },
] as const;

type List = (typeof lists)[number];

const pageSchema = z.object({ total_count: z.int(), variables: z.array(z.object({ name: z.string(), value: z.string() })) });
/** The most variables that GitHub shows on one page. */
const pageSize = 30;
const maxKnown = 2_000;

/** Creates the reader of variables. It keeps what it has read in memory, and asks GitHub only whether that has changed. */
export function createVariables({ log, now }: VariablesOptions): Variables {
  const cache = new Map<string, Known>();
  const refused = new Set<number>();

  const readList = async (list: List, request: VariablesRequest): Promise<Values> => {
    const key = `${request.repository.id} ${list.route}`;
    const known = cache.get(key);
    if (known !== undefined && now() - known.at < list.milliseconds) return known.values;
    const read = await readPages(list, request, known?.etag);
    const next = { ...(read === 'unchanged' && known !== undefined ? known : (read as Omit<Known, 'at'>)), at: now() };
    if (cache.size >= maxKnown) cache.clear();
    cache.set(key, next);
    return next.values;
  };

  const readOrNone = async (list: List, request: VariablesRequest): Promise<Values> => {
    try {
      return await readList(list, request);
    } catch (thrown) {
      const error = translateError(thrown);
      if (!hasReason(error, 'forbidden', 'not-found')) throw error;
      const { id, owner, name } = request.repository;
      if (!refused.has(id))
        log.warning(
          `${owner}/${name}: its variables cannot be read, so BATON_PAUSE pauses nothing there. Give the App the permission "Variables: read". ${error.message}`,
        );
      refused.add(id);
      cache.set(`${id} ${list.route}`, { at: now(), etag: undefined, values: new Map() });
      return new Map();
    }
  };

  return {
    async read(request) {
      const values: [string, string][] = [];
      // A variable of the repository wins, so it comes last.
      for (const list of lists) values.push(...(await readOrNone(list, request)));
      return new Map(values);
    },
  };
}

/** Reads a list. GitHub can answer that nothing has changed only where all of it stands on one page. */
async function readPages(
  { route }: List,
  { octokit, repository }: VariablesRequest,
  etag: string | undefined,
): Promise<Omit<Known, 'at'> | 'unchanged'> {
  const values = new Map<string, string>();
  for (let page = 1; ; page += 1) {
    const headers = { 'x-github-api-version': '2022-11-28', ...(etag === undefined ? {} : { 'if-none-match': etag }) };
    const given = { owner: repository.owner, repo: repository.name, per_page: pageSize, page, headers };
    const response = await octokit.request(route, given).catch(asUnchanged);
    if (response === undefined) return 'unchanged';
    const { total_count: total, variables } = pageSchema.parse(response.data);
    for (const { name, value } of variables) values.set(name, value);
    if (variables.length < pageSize || page * pageSize >= total)
      return { etag: page === 1 ? response.headers.etag : undefined, values };
  }
}

/** Returns undefined for the answer 304, which Octokit throws. */
function asUnchanged(thrown: unknown): undefined {
  if ((thrown as { readonly status?: unknown }).status === 304) return undefined;
  throw thrown;
}
