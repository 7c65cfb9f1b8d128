import { z } from 'zod';
import { findGit } from '../../../../src/local/git/run-git.ts';
import { list, paginateCounted } from '../../../../src/local/server/http/paginate.ts';
import { Refusal } from '../../../../src/local/server/http/refusal.ts';
import {
  appOf,
  getParameter,
  getRow,
  parseBody,
  type RepositoryCall,
  type RouteResponse,
  routesWith,
  show,
} from '../../../../src/local/server/http/route.ts';
import { type App, isoTime } from '../../../../src/local/server/world/model.ts';
import { announceCheck } from './announce-check.ts';
import { type CheckRun, checkRunsOf } from './check-run.ts';
import { renderAnnotation, renderCheckRun } from './render-check-run.ts';

const read = { accepts: ['checks=read'], role: 'read' } as const;
const write = { accepts: ['checks=write'], role: 'admin' } as const;

/** GitHub's limits: of texts in characters, of lists in entries. */
const limits = {
  text: 65_535,
  bytes: 65_536,
  title: 255,
  annotations: 50,
  actions: 3,
  label: 20,
  description: 40,
  identifier: 20,
};

const text = z.string().refine((value) => [...value].length <= limits.text, `exceeds a maximum length of ${limits.text}`);
const detail = z.string().refine((value) => Buffer.byteLength(value) <= limits.bytes, 'exceeds a maximum bytesize of 65536');
const annotation = z.object({
  path: z.string().min(1),
  start_line: z.int().min(1),
  end_line: z.int().min(1),
  start_column: z.int().optional(),
  end_column: z.int().optional(),
  annotation_level: z.enum(['notice', 'warning', 'failure']),
  message: detail.min(1),
  title: z.string().max(limits.title).optional(),
  raw_details: detail.optional(),
});
const action = z.object({
  label: z.string().max(limits.label),
  description: z.string().max(limits.description),
  identifier: z.string().max(limits.identifier),
});
const output = z.object({
  title: z.string().optional(),
  summary: text,
  text: text.optional(),
  annotations: z.array(annotation).max(limits.annotations).optional(),
});
const change = z.object({
  name: z.string().min(1).optional(),
  details_url: z.string().optional(),
  external_id: z.string().optional(),
  status: z.enum(['queued', 'in_progress', 'completed']).optional(),
  started_at: z.string().optional(),
  conclusion: z.enum(['action_required', 'cancelled', 'failure', 'neutral', 'success', 'skipped', 'timed_out']).optional(),
  completed_at: z.string().optional(),
  output: output.optional(),
  actions: z.array(action).max(limits.actions).optional(),
});
const creation = change.extend({ name: z.string().min(1), head_sha: z.string() });

type Change = z.infer<typeof change>;

export const checkRunRoutes = [
  ...routesWith(write, {
    'POST /check-runs': createCheckRun,
    'PATCH /check-runs/{check_run_id}': updateCheckRun,
  }),
  ...routesWith(read, {
    'GET /check-runs/{check_run_id}': show(getCheckRun, renderCheckRun),
    'GET /check-runs/{check_run_id}/annotations': list((call) => getCheckRun(call).annotations, renderAnnotation),
    'GET /commits/{ref}/check-runs': listForCommit,
  }),
];

/** Returns the App that writes. People have no check runs, whatever their role is. */
function getWritingApp(call: RepositoryCall): App {
  const app = appOf(call);
  if (app === undefined) throw new Refusal(403, 'You must authenticate via a GitHub App.');
  return app;
}

function getCheckRun(call: RepositoryCall): CheckRun {
  return getRow(call, checkRunsOf(call.world), 'check_run_id');
}

async function createCheckRun(call: RepositoryCall): Promise<RouteResponse> {
  const { world, repository } = call;
  const app = getWritingApp(call);
  const wanted = parseBody(call, creation);
  const { name, head_sha: headSha } = wanted;
  const known = /^[0-9a-f]{40}$/.test(headSha) && (await findGit(repository.git, ['cat-file', '-e', `${headSha}^{commit}`]));
  if (known === undefined || known === false) throw new Refusal(422, `No commit found for SHA: ${headSha}`);
  const fresh: CheckRun = {
    id: world.nextId(),
    repositoryId: repository.id,
    app,
    name,
    headSha,
    externalId: '',
    detailsUrl: undefined,
    status: 'queued',
    conclusion: null,
    startedAt: isoTime(world.now()),
    completedAt: null,
    output: {},
    annotations: [],
    actions: [],
  };
  const made = checkRunsOf(world).put(applyChange(call, fresh, wanted));
  announceCheck(call, made, 'created');
  return { status: 201, body: renderCheckRun(world, repository, made) };
}

function updateCheckRun(call: RepositoryCall): RouteResponse {
  const app = getWritingApp(call);
  const known = getCheckRun(call);
  if (known.app.id !== app.id)
    throw new Refusal(403, `Invalid app_id \`${app.id}\` - check run can only be modified by the GitHub App that created it.`);
  const changed = checkRunsOf(call.world).put(applyChange(call, known, parseBody(call, change)));
  if (known.status !== 'completed' && changed.status === 'completed') announceCheck(call, changed, 'completed');
  return { body: renderCheckRun(call.world, call.repository, changed) };
}

function applyChange(call: RepositoryCall, known: CheckRun, wanted: Change): CheckRun {
  const { annotations = [], ...shown } = wanted.output ?? {};
  return {
    ...known,
    name: wanted.name ?? known.name,
    externalId: wanted.external_id ?? known.externalId,
    detailsUrl: wanted.details_url ?? known.detailsUrl,
    ...decideStatus(call, known, wanted),
    startedAt: wanted.started_at ?? known.startedAt,
    output: { ...known.output, ...shown },
    annotations: [...known.annotations, ...annotations],
    actions: wanted.actions ?? known.actions,
  };
}

/** Returns the status after a change. A conclusion completes a check run. GitHub keeps the status of a completed one without a word: refused here, so that no code relies on it. */
function decideStatus(
  call: RepositoryCall,
  known: CheckRun,
  wanted: Change,
): Pick<CheckRun, 'status' | 'conclusion' | 'completedAt'> {
  const status = wanted.conclusion === undefined ? (wanted.status ?? known.status) : 'completed';
  if (status !== 'completed') {
    if (known.status === 'completed') throw new Refusal(422, 'The status of a completed check run cannot be changed.');
    return { status, conclusion: null, completedAt: null };
  }
  const conclusion = wanted.conclusion ?? known.conclusion;
  if (conclusion === null) throw new Refusal(422, 'Invalid request.\n\n"conclusion" wasn\'t supplied.');
  return { status, conclusion, completedAt: wanted.completed_at ?? known.completedAt ?? isoTime(call.world.now()) };
}

function listForCommit(call: RepositoryCall): RouteResponse {
  const { world, repository, url } = call;
  const sha = getParameter(call, 'ref');
  const asked = (name: string): string | null => url.searchParams.get(name);
  const fits = (own: CheckRun): boolean =>
    own.repositoryId === repository.id &&
    own.headSha === sha &&
    (asked('check_name') ?? own.name) === own.name &&
    (asked('status') ?? own.status) === own.status &&
    Number(asked('app_id') ?? own.app.id) === own.app.id;
  const all = checkRunsOf(world).list(world.settings.listLag).filter(fits).toReversed();
  const isLatest = (own: CheckRun): boolean => all.find(({ app, name }) => app === own.app && name === own.name) === own;
  const rows = asked('filter') === 'all' ? all : all.filter(isLatest);
  return paginateCounted(call, { key: 'check_runs', rows, render: (row) => renderCheckRun(world, repository, row) });
}
