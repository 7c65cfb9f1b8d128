import { z } from 'zod';
import type { CheckAnnotation } from '../../../core/view/check/annotations.ts';
import { type CheckView, checkLimits } from '../../../core/view/check/check-run.ts';
import type { CheckRuns, KnownCheck, NewCheck } from '../../../ports/checks.ts';
import type { Clock } from '../../../ports/clock.ts';
import { createIdempotently } from '../client/create-idempotently.ts';
import type { GitHubClient, GitHubOctokit, RepositoryName } from '../client/github-client.ts';
import { absentAsUndefined, withTranslatedErrors } from '../client/translate-error.ts';

const checkSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    external_id: z.string().nullish(),
    status: z.enum(['queued', 'in_progress', 'completed']),
    conclusion: z.string().nullish(),
    output: z.object({ summary: z.string().nullish(), annotations_count: z.int() }),
  })
  .transform(
    ({ id, name, external_id: run, status, conclusion, output }): KnownCheck => ({
      id,
      name,
      run: run ?? '',
      status,
      conclusion,
      summary: output.summary,
      annotations: output.annotations_count,
    }),
  );

const route = '/repos/{owner}/{repo}/check-runs';

interface CheckRunOptions {
  readonly octokit: GitHubOctokit;
  readonly repository: RepositoryName;
  readonly clock: Clock;
  /** The number of our App. */
  readonly app: number;
}

/** Creates the port for check runs, with the token of an installation that has `checks: write`. */
export function createCheckRuns({ octokit, repository, clock, app }: CheckRunOptions): CheckRuns {
  const headers = { 'x-github-api-version': '2022-11-28' } as const;
  const client: GitHubClient = { octokit, clock, base: { owner: repository.owner, repo: repository.name, headers } };
  const list: CheckRuns['list'] = (head) => listChecks(client, { head, app });
  return {
    list,
    create: (check, view) => createCheck(client, { check, view, list }),
    update: (known, view) => updateCheck(client, known, view),
    async read(id) {
      const request = octokit.request(`GET ${route}/{check_run_id}`, { ...client.base, check_run_id: id });
      const response = await absentAsUndefined(withTranslatedErrors(request));
      return response === undefined ? undefined : checkSchema.parse(response.data);
    },
  };
}

async function listChecks(
  { octokit, base }: GitHubClient,
  { head, app }: { readonly head: string; readonly app: number },
): Promise<readonly KnownCheck[]> {
  const parameters = { ...base, ref: head, app_id: app, filter: 'all', per_page: 100 } as const;
  const request = octokit.request('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', parameters);
  const { data } = await withTranslatedErrors(request);
  return z
    .array(checkSchema)
    .parse(data.check_runs)
    .toSorted((a, b) => b.id - a.id);
}

async function createCheck(
  client: GitHubClient,
  { check, view, list }: { readonly check: NewCheck; readonly view: CheckView; readonly list: CheckRuns['list'] },
): Promise<KnownCheck> {
  const { octokit, base, clock } = client;
  const { head, name, run, after } = check;
  const made = await createIdempotently(clock, {
    create: async () => {
      const parameters = { ...base, head_sha: head, name, external_id: run, ...toFields(view, 0), request: { retries: 0 } };
      return checkSchema.parse((await withTranslatedErrors(octokit.request(`POST ${route}`, parameters))).data);
    },
    find: async () => (await list(head)).find((each) => each.name === name && each.run === run && each.id > after),
  });
  return appendAnnotations(client, made, view);
}

async function updateCheck(
  client: GitHubClient,
  { id, annotations }: Pick<KnownCheck, 'id' | 'annotations'>,
  view: CheckView,
): Promise<KnownCheck> {
  return appendAnnotations(client, await patch(client, id, toFields(view, annotations)), view);
}

async function patch({ octokit, base }: GitHubClient, id: number, fields: ReturnType<typeof toFields>): Promise<KnownCheck> {
  // A repeated update would append its annotations once more.
  const once = (fields.output.annotations ?? []).length === 0 ? {} : { request: { retries: 0 } };
  const request = octokit.request(`PATCH ${route}/{check_run_id}`, { ...base, check_run_id: id, ...fields, ...once });
  return checkSchema.parse((await withTranslatedErrors(request)).data);
}

/** Sends the annotations that GitHub does not have yet, 50 at a time. */
async function appendAnnotations(client: GitHubClient, known: KnownCheck, view: CheckView): Promise<KnownCheck> {
  let last = known;
  while (last.annotations < view.annotations.length) {
    const before = last.annotations;
    last = await patch(client, last.id, toFields(view, before));
    if (last.annotations <= before) break;
  }
  return last;
}

function toFields({ status, conclusion, title, summary, annotations, actions }: CheckView, from: number) {
  const part = annotations.slice(from, from + checkLimits.annotationsPerRequest);
  return {
    ...(conclusion === undefined ? { status } : { status, conclusion }),
    output: { title, summary, ...(part.length === 0 ? {} : { annotations: part.map(toAnnotation) }) },
    actions: actions.map((action) => ({ ...action })),
  };
}

function toAnnotation({ path, startLine, endLine, level, title, message }: CheckAnnotation) {
  const place = { path, start_line: startLine, end_line: endLine, annotation_level: level };
  return { ...place, message, ...(title === undefined ? {} : { title }) };
}
