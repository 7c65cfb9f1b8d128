import type { z } from 'zod';
import type { Role } from '../../contract.ts';
import type { Account, App, Repository } from '../world/model.ts';
import type { Principal } from '../world/principal.ts';
import type { World } from '../world/world.ts';
import { Refusal } from './refusal.ts';

export interface RouteResponse {
  readonly status?: number;
  /** JSON, unless it is bytes or a page of a list. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Call {
  readonly world: World;
  readonly principal: Principal;
  readonly parameters: Readonly<Record<string, string>>;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface RepositoryCall extends Call {
  readonly repository: Repository;
}

/** A permission such as `issues=write`, as in GitHub's header. */
export type Accept = `${string}=${'read' | 'write'}`;

interface RouteBase {
  /** The operation as in GitHub's OpenAPI description: `GET /repos/{owner}/{repo}`. */
  readonly operation: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;
}

export interface RepositoryRoute extends RouteBase {
  readonly kind: 'repository';
  /** The permissions; any one of them admits a token of a job or an App. */
  readonly accepts: readonly Accept[];
  /** Returns the permission that counts for this subject, when `accepts` names several. */
  readonly narrow?: (call: RepositoryCall) => string | undefined;
  /** The role that a user needs. */
  readonly role: Role;
  readonly handle: (call: RepositoryCall) => RouteResponse | Promise<RouteResponse>;
}

export interface PlainRoute extends RouteBase {
  readonly kind: 'plain';
  readonly handle: (call: Call) => RouteResponse | Promise<RouteResponse>;
}

export type Route = RepositoryRoute | PlainRoute;

export function parseBody<T>(call: Call, schema: z.ZodType<T>): T {
  const result = schema.safeParse(call.body ?? {});
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const path = issue?.path.join('.') ?? '';
  throw new Refusal(422, `Invalid request.\n\n${path === '' ? '' : `"${path}": `}${issue?.message ?? 'malformed body'}`);
}

/** Returns the account that a change is attributed to. */
export function actorOf(call: Call): Account {
  if ('account' in call.principal) return call.principal.account;
  throw new Refusal(401, 'Requires authentication');
}

export function appOf(call: Call): App | undefined {
  return call.principal.kind === 'job' || call.principal.kind === 'installation' ? call.principal.app : undefined;
}

export function getParameter(call: Call, name: string): string {
  const value = call.parameters[name];
  if (value === undefined) throw new Refusal(404, 'Not Found');
  return value;
}

export function getNumber(call: Call, name: string): number {
  const value = Number(getParameter(call, name));
  if (!Number.isSafeInteger(value)) throw new Refusal(404, 'Not Found');
  return value;
}
