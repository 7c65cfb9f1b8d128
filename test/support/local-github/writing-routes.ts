import { z } from 'zod';
import { changeIssue } from '../../../src/local/server/events/change-issue.ts';
import { causeOf } from '../../../src/local/server/events/fire-event.ts';
import { invalid, Refusal } from '../../../src/local/server/http/refusal.ts';
import { parseBody, type RepositoryCall, type RouteResponse, routesWith } from '../../../src/local/server/http/route.ts';
import { getArtifact } from '../../../src/local/server/rest/actions/artifact-routes.ts';
import { getRun } from '../../../src/local/server/rest/actions/run-routes.ts';
import { getIssue, permissionOfIssue } from '../../../src/local/server/rest/issues/build-issue.ts';
import { changeLabels, findLabel, removeLabels, setLabels } from '../../../src/local/server/rest/issues/issue-labels.ts';
import { renderLabel } from '../../../src/local/server/views/render-issue.ts';

const accepts = ['issues=write', 'pull_requests=write'] as const;
const labels = { accepts, narrow: permissionOfIssue, role: 'triage' } as const;
const lock = { accepts, narrow: permissionOfIssue, role: 'write' } as const;
const creation = { accepts, role: 'triage' } as const;
const actions = { accepts: ['actions=write'], role: 'write' } as const;
const newLabel = z.object({ name: z.string().min(1), color: z.string().optional(), description: z.string().nullish() });

/** Routes by which people in tests and scenes change what nothing of Baton's own does. */
export const writingRoutes = [
  ...routesWith(labels, {
    'PUT /issues/{issue_number}/labels': (call) => changeLabels(call, setLabels),
    'DELETE /issues/{issue_number}/labels': async (call) => {
      const issue = getIssue(call);
      await removeLabels(call.world, issue, { repository: call.repository, cause: causeOf(call), ids: issue.labelIds });
      return { status: 204 };
    },
  }),
  ...routesWith(lock, {
    'PUT /issues/{issue_number}/lock': (call) => setLocked(call, 'locked'),
    'DELETE /issues/{issue_number}/lock': (call) => setLocked(call, 'unlocked'),
  }),
  ...routesWith(creation, { 'POST /labels': createLabel }),
  ...routesWith(actions, {
    'POST /actions/runs/{run_id}/approve': approveRun,
    'DELETE /actions/artifacts/{artifact_id}': (call) => {
      call.world.artifacts.delete(getArtifact(call).id);
      return { status: 204 };
    },
  }),
];

async function setLocked(call: RepositoryCall, action: 'locked' | 'unlocked'): Promise<RouteResponse> {
  const issue = getIssue(call);
  const locked = action === 'locked';
  if (issue.locked !== locked) {
    const change = { repository: call.repository, cause: causeOf(call), action, event: { name: action } };
    await changeIssue(call.world, { ...issue, locked }, change);
  }
  return { status: 204 };
}

function createLabel(call: RepositoryCall): RouteResponse {
  const { world, repository } = call;
  const body = parseBody(call, newLabel);
  if (findLabel(world, repository, body.name) !== undefined)
    throw invalid({ resource: 'Label', code: 'already_exists', field: 'name' });
  const color = (body.color ?? 'ededed').replace('#', '');
  if (!/^[0-9a-f]{6}$/i.test(color)) throw invalid({ resource: 'Label', code: 'invalid', field: 'color' });
  const label = world.labels.put({
    id: world.nextId(),
    repositoryId: repository.id,
    name: body.name,
    color,
    description: body.description ?? null,
  });
  return { status: 201, body: renderLabel(world, repository, label) };
}

/** Starts a run that waits for approval. A workflow cannot approve what its own token has caused. */
function approveRun(call: RepositoryCall): RouteResponse {
  const run = getRun(call);
  if (call.principal.kind === 'job') throw new Refusal(403, 'Resource not accessible by integration');
  if (run.conclusion !== 'action_required') throw new Refusal(403, 'This run is not waiting for approval.');
  for (const listener of call.world.approveListeners) listener(run.id);
  return { status: 201, body: {} };
}
