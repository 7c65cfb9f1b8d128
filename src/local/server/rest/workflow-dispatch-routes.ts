import { z } from 'zod';
import { causeOf } from '../events/cause.ts';
import { fireEvent } from '../events/fire-event.ts';
import { findRef } from '../git/find-ref.ts';
import { findGit } from '../git/run-git.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { type Answer, getParameter, parseBody, type RepositoryCall, type Route } from '../http/route.ts';
import { repositoryPage, repositoryUrl } from '../views/render-repository.ts';
import { readDispatchInputs } from './read-dispatch-inputs.ts';
import { findWorkflowPath } from './workflow-path.ts';

const newDispatch = z.object({
  ref: z.string(),
  inputs: z.record(z.string(), z.unknown()).optional(),
  return_run_details: z.boolean().optional(),
});

/** From this version on the answer always names the run. */
const detailedVersion = '2026-03-10';

export const workflowDispatchRoutes: readonly Route[] = [
  {
    kind: 'repository',
    operation: 'POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches',
    accepts: ['actions=write'],
    role: 'write',
    handle: dispatch,
  },
];

async function dispatch(call: RepositoryCall): Promise<Answer> {
  const { world, repository } = call;
  const body = parseBody(call, newDispatch);
  const path = findWorkflowPath(repository, getParameter(call, 'workflow_id'));
  const at = findStart(repository.directory, body.ref);
  if (at === undefined) throw new Refusal(422, `No ref found for: ${body.ref}`);
  const file = await findGit(repository.directory, ['cat-file', 'blob', `${at.sha}:${path}`]);
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

/** A branch or a tag, by its short or its full name. */
function findStart(directory: string, name: string): { ref: string; sha: string } | undefined {
  for (const ref of name.startsWith('refs/') ? [name] : [`refs/heads/${name}`, `refs/tags/${name}`]) {
    const sha = findRef(directory, ref);
    if (sha !== undefined) return { ref, sha };
  }
  return undefined;
}
