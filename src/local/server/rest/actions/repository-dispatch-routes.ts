import { z } from 'zod';
import { causeOf, fireEvent } from '../../events/fire-event.ts';
import { Refusal } from '../../http/refusal.ts';
import { parseBody, type RepositoryCall, type RouteResponse, routesWith } from '../../http/route.ts';

const mostProperties = 10;
const longest = 65_535;
const newDispatch = z.object({
  event_type: z.string().min(1).max(100),
  client_payload: z.record(z.string(), z.unknown()).optional(),
});

const write = { accepts: ['contents=write'], role: 'write' } as const;

export const repositoryDispatchRoutes = routesWith(write, { 'POST /dispatches': dispatch });

function dispatch(call: RepositoryCall): RouteResponse {
  const { world, repository } = call;
  const body = parseBody(call, newDispatch);
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
