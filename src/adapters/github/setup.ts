import { z } from 'zod';
import type { Fact } from '../../core/doctor/facts.ts';
import { hasName } from '../../core/text/plain-text.ts';
import { GitHubError } from '../../ports/github.ts';
import type { SetupReader } from '../../ports/setup.ts';
import type { GitHubClient } from './client/github-client.ts';
import {
  endedJobsSchema,
  policySchema,
  repositoryFactsSchema,
  runnersSchema,
  runSchema,
  selectedSchema,
  workflowSettingsSchema,
} from './client/setup-schemas.ts';
import { withTranslatedErrors } from './client/translate-error.ts';

const actions = 'GET /repos/{owner}/{repo}/actions';

interface Response {
  readonly data: unknown;
  readonly headers: Readonly<Record<string, string | number | undefined>>;
}

/** Statuses that say no: forbidden, hidden or absent, not in this state, and switched off. */
const refusals: ReadonlySet<number> = new Set([403, 404, 409, 410]);

/** Returns the result of a request, or the status with which GitHub refused it. A limit and a fault of GitHub's are thrown. */
async function toFact<T>(request: Promise<T>): Promise<Fact<T>> {
  try {
    return { value: await request };
  } catch (error) {
    if (!(error instanceof GitHubError) || error.status === undefined || error.reason === 'rate-limited') throw error;
    if (!refusals.has(error.status)) throw error;
    return { refused: error.status };
  }
}

/** Returns undefined as the value where there is no such thing. Only for what everybody can see who sees the repository. */
function withAbsent<T>(fact: Fact<T>): Fact<T | undefined> {
  return 'refused' in fact && fact.refused === 404 ? { value: undefined } : fact;
}

type Query = Readonly<Record<string, unknown>>;

/** The ways in which this file asks GitHub. */
interface Asking {
  readonly ask: (route: string, parameters?: Query) => Promise<Response>;
  /** Reads an answer with a schema. */
  readonly read: <T>(route: string, schema: z.ZodType<T>, parameters?: Query) => Promise<Fact<T>>;
  /** Reads the rows of a list, in several pages if need be. */
  readonly list: <T>(route: string, schema: z.ZodType<T>, query: ListQuery) => Promise<Fact<T>>;
}

/** Creates the reader of a repository's settings on the REST interface. */
export function createSetupReader({ octokit, base }: GitHubClient): SetupReader {
  const ask: Asking['ask'] = (route, parameters = {}) => withTranslatedErrors(octokit.request(route, { ...base, ...parameters }));
  const asking: Asking = {
    ask,
    read: (route, schema, parameters) => toFact(ask(route, parameters).then(({ data }) => schema.parse(data))),
    list: (route, schema, query) => toFact(listRows(ask, route, query).then((rows) => schema.parse(rows))),
  };
  return { ...createFileReader(asking), ...createSettingReader(asking), ...createListReader(asking, base.owner) };
}

function createFileReader({ ask, read }: Asking): Pick<SetupReader, 'readRepository' | 'readFile' | 'listFolder'> {
  return {
    readRepository: () =>
      toFact(
        ask('GET /repos/{owner}/{repo}').then(({ data, headers }) => ({
          repository: repositoryFactsSchema.parse(data),
          date: z.string().optional().catch(undefined).parse(headers.date),
        })),
      ),
    readFile: async (path, ref) =>
      withAbsent(await toFact(ask(contents, { path, ref, ...raw }).then(({ data }) => decode(data)))),
    listFolder: async (path, ref) => {
      const listed = withAbsent(await read(contents, folderSchema, { path, ref }));
      return 'value' in listed ? { value: listed.value ?? [] } : listed;
    },
  };
}

type Settings =
  | 'readPolicy'
  | 'readSelected'
  | 'readWorkflowSettings'
  | 'readWorkflowState'
  | 'readRun'
  | 'listEndedJobs'
  | 'listRuns';

function createSettingReader({ ask, read }: Asking): Pick<SetupReader, Settings> {
  return {
    readPolicy: () => read(`${actions}/permissions`, policySchema),
    readSelected: () => read(`${actions}/permissions/selected-actions`, selectedSchema),
    readWorkflowSettings: () => read(`${actions}/permissions/workflow`, workflowSettingsSchema),
    readWorkflowState: async (file) =>
      withAbsent(await read(`${actions}/workflows/{workflow_id}`, stateSchema, { workflow_id: file })),
    listRuns: (file) => read(`${actions}/workflows/{workflow_id}/runs`, runsSchema, { workflow_id: file, per_page: 10 }),
    readRun: async (run) => runSchema.parse((await ask(`${actions}/runs/{run_id}`, { run_id: run })).data),
    listEndedJobs: (run) => read(`${actions}/runs/{run_id}/jobs`, endedJobsSchema, { run_id: run, per_page: 100 }),
  };
}

type Lists = 'listWorkflows' | 'listSecrets' | 'listVariables' | 'listRunners' | 'findLabels' | 'listNewestComments';

function createListReader(asking: Asking, owner: string): Pick<SetupReader, Lists> {
  const { read, list } = asking;
  return {
    listWorkflows: () =>
      list(`${actions}/workflows`, workflowsSchema, { key: 'workflows', size: 100, pages: Number.POSITIVE_INFINITY }),
    listSecrets: (of) => {
      const { route, parameters } = secretsOf(of);
      return list(route, secretsSchema, { key: 'secrets', size: 100, pages: 3, parameters });
    },
    listVariables: (of) => {
      const route = `${actions}/${of === 'repository' ? 'variables' : 'organization-variables'}`;
      return list(route, variablesSchema, { key: 'variables', size: 30, pages: 17 });
    },
    listRunners: (of) => {
      const route = of === 'repository' ? `${actions}/runners` : `GET /orgs/${owner}/actions/runners`;
      return list(route, runnersSchema, { key: 'runners', size: 100, pages: 3 });
    },
    findLabels: (wanted) => findLabels(asking, wanted),
    listNewestComments: () => {
      const newest = { sort: 'created', direction: 'desc', per_page: 100 };
      return read('GET /repos/{owner}/{repo}/issues/comments', z.array(z.unknown()), newest);
    },
  };
}

const contents = 'GET /repos/{owner}/{repo}/contents/{path}';
const raw = { mediaType: { format: 'raw' } };
const folderSchema = z
  .array(z.object({ path: z.string(), type: z.string() }))
  .transform((entries) => entries.filter(({ type }) => type === 'file').map(({ path }) => path));
const stateSchema = z.object({ state: z.string() }).transform(({ state }) => state);
const workflowsSchema = z.array(z.object({ path: z.string(), name: z.string(), state: z.string() }));
const secretsSchema = z.array(
  z
    .object({ name: z.string().toUpperCase(), updated_at: z.string().optional() })
    .transform(({ name, updated_at: updatedAt }) => ({ name, updatedAt })),
);
const variablesSchema = z
  .array(z.object({ name: z.string().toUpperCase(), value: z.string() }))
  .transform((rows): ReadonlyMap<string, string> => new Map(rows.map(({ name, value }) => [name, value])));
const runsSchema = z.object({ workflow_runs: z.array(runSchema) }).transform(({ workflow_runs: runs }) => runs);

/** Decodes a raw content, which Octokit leaves as bytes unless its media type says that it is text. */
function decode(data: unknown): string {
  return typeof data === 'string' ? data : new TextDecoder().decode(z.instanceof(ArrayBuffer).parse(data));
}

interface ListQuery {
  /** The key of the response that has the rows. */
  readonly key: string;
  readonly size: number;
  /** The most pages that are read. */
  readonly pages: number;
  readonly parameters?: Query;
}

function secretsOf(of: Parameters<SetupReader['listSecrets']>[0]): { readonly route: string; readonly parameters: Query } {
  if (of === 'repository') return { route: `${actions}/secrets`, parameters: {} };
  if (of === 'organization') return { route: `${actions}/organization-secrets`, parameters: {} };
  const route = 'GET /repos/{owner}/{repo}/environments/{environment_name}/secrets';
  return { route, parameters: { environment_name: of.environment } };
}

async function listRows(
  ask: Asking['ask'],
  route: string,
  { key, size, pages, parameters }: ListQuery,
): Promise<readonly unknown[]> {
  const rows: unknown[] = [];
  for (let page = 1; page <= pages; page += 1) {
    const { data } = await ask(route, { ...parameters, per_page: size, page });
    const found = z.array(z.unknown()).parse(Reflect.get(Object(data), key));
    rows.push(...found);
    if (found.length < size) break;
  }
  return rows;
}

const labelsSchema = z.array(z.object({ name: z.string() })).transform((rows) => rows.map(({ name }) => name));

async function findLabels({ ask, read }: Asking, wanted: readonly string[]): Promise<Fact<readonly string[]>> {
  const first = await read('GET /repos/{owner}/{repo}/labels', labelsSchema, { per_page: 100 });
  if ('refused' in first || first.value.length < 100) return first;
  const ofOthers = wanted.filter((name) => !hasName(first.value, name));
  const others = ofOthers.map(async (name) => {
    const label = await toFact(ask('GET /repos/{owner}/{repo}/labels/{name}', { name }));
    return 'value' in label ? [name] : [];
  });
  return { value: [...first.value, ...(await Promise.all(others)).flat()] };
}
