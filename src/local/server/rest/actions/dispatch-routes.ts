import { parse } from 'yaml';
import { z } from 'zod';
import { findGit } from '../../../git/run-git.ts';
import { causeOf, fireEvent } from '../../events/fire-event.ts';
import { findWorkflowPath } from '../../events/workflow-path.ts';
import { findRef } from '../../git/find-ref.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { getParameter, parseBody, type RepositoryCall, type RouteResponse, routesWith } from '../../http/route.ts';
import { repositoryPage, repositoryUrl } from '../../views/render-repository.ts';

const mostInputs = 25;
const longest = 65_535;

interface InputDeclaration {
  readonly required?: boolean;
  readonly default?: unknown;
  readonly type?: string;
  readonly options?: readonly unknown[];
}

/** Returns the inputs as strings with their defaults. Checks them against the workflow file's declarations. */
function readDispatchInputs(file: string, given: Readonly<Record<string, unknown>>): Record<string, string> {
  const declared = readDeclared(file);
  const names = Object.keys(given);
  if (names.length > mostInputs)
    throw new Refusal(
      422,
      `Invalid request.\n\nNo more than ${mostInputs} properties are allowed; ${names.length} were supplied.`,
    );
  const unknown = names.filter((name) => !(name in declared));
  if (unknown.length > 0) throw new Refusal(422, `Unexpected inputs provided: ${JSON.stringify(unknown)}`);
  const entries = Object.entries(declared).flatMap(([name, declaration]) => {
    const value = readInput(name, declaration, given[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  const total = entries.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  if (total > longest) throw new Refusal(422, 'inputs are too large.');
  return Object.fromEntries(entries);
}

function readInput(name: string, declaration: InputDeclaration, given: unknown): string | undefined {
  const value = given ?? declaration.default;
  if (declaration.required === true && (value === undefined || value === ''))
    throw new Refusal(422, `Required input '${name}' not provided`);
  if (value === undefined) return undefined;
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const allowed = declaration.type !== 'choice' || (declaration.options ?? []).map(String).includes(text);
  if (!allowed) throw new Refusal(422, `Provided value '${text}' for input '${name}' not in the list of allowed values`);
  return text;
}

function readDeclared(file: string): Record<string, InputDeclaration> {
  const workflow: unknown = parse(file);
  const on = isMap(workflow) ? workflow.on : undefined;
  const starts =
    on === 'workflow_dispatch' || (Array.isArray(on) ? on.includes('workflow_dispatch') : isMap(on) && 'workflow_dispatch' in on);
  if (!starts) throw new Refusal(422, "Workflow does not have 'workflow_dispatch' trigger");
  const trigger = isMap(on) ? on.workflow_dispatch : undefined;
  const inputs = isMap(trigger) ? trigger.inputs : undefined;
  if (!isMap(inputs)) return {};
  return Object.fromEntries(Object.entries(inputs).map(([name, declaration]) => [name, isMap(declaration) ? declaration : {}]));
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const newDispatch = z.object({
  ref: z.string(),
  inputs: z.record(z.string(), z.unknown()).optional(),
  return_run_details: z.boolean().optional(),
});

/** The API version from which the response always names the run. */
const detailedVersion = '2026-03-10';

const write = { accepts: ['actions=write'], role: 'write' } as const;
const contents = { accepts: ['contents=write'], role: 'write' } as const;

export const dispatchRoutes = [
  ...routesWith(write, { 'POST /actions/workflows/{workflow_id}/dispatches': dispatch }),
  ...routesWith(contents, { 'POST /dispatches': dispatchRepository }),
];

async function dispatch(call: RepositoryCall): Promise<RouteResponse> {
  const { world, repository } = call;
  const body = parseBody(call, newDispatch);
  const path = findWorkflowPath(repository, getParameter(call, 'workflow_id'));
  const at = findStart(repository.directory, body.ref);
  if (at === undefined) throw new Refusal(422, `No ref found for: ${body.ref}`);
  const file = await findGit(repository.git, ['cat-file', 'blob', `${at.sha}:${path}`]);
  if (file === undefined) throw notFound();
  const inputs = readDispatchInputs(file, body.inputs ?? {});
  const cause = causeOf(call);
  const runId = world.nextId();
  world.promisedRuns.set(runId, cause.sender);
  fireEvent(world, {
    name: 'workflow_dispatch',
    repository,
    cause,
    payload: { inputs, ref: at.ref, workflow: path },
    at,
    dispatch: { workflow: path, inputs, runId },
  });
  const detailed = body.return_run_details === true || (call.headers.get('x-github-api-version') ?? '') >= detailedVersion;
  if (!detailed) return { status: 204 };
  return {
    body: {
      workflow_run_id: runId,
      run_url: `${repositoryUrl(world, repository)}/actions/runs/${runId}`,
      html_url: `${repositoryPage(world, repository)}/actions/runs/${runId}`,
    },
  };
}

/** Returns a branch or a tag, by its short or its full name. */
function findStart(directory: string, name: string): { ref: string; sha: string } | undefined {
  for (const ref of name.startsWith('refs/') ? [name] : [`refs/heads/${name}`, `refs/tags/${name}`]) {
    const sha = findRef(directory, ref);
    if (sha !== undefined) return { ref, sha };
  }
  return undefined;
}

const mostProperties = 10;
const newRepositoryDispatch = z.object({
  event_type: z.string().min(1).max(100),
  client_payload: z.record(z.string(), z.unknown()).optional(),
});

function dispatchRepository(call: RepositoryCall): RouteResponse {
  const { world, repository } = call;
  const body = parseBody(call, newRepositoryDispatch);
  const payload = body.client_payload ?? {};
  const count = Object.keys(payload).length;
  if (count > mostProperties)
    throw new Refusal(422, `Invalid request.\n\nNo more than ${mostProperties} properties are allowed; ${count} were supplied.`);
  if (JSON.stringify(payload).length > longest) throw new Refusal(422, 'client_payload is too large.');
  fireEvent(world, {
    name: 'repository_dispatch',
    action: body.event_type,
    repository,
    cause: causeOf(call),
    payload: { branch: repository.defaultBranch, client_payload: payload },
  });
  return { status: 204 };
}
