import type { z } from 'zod';
import type { Role } from '../../contract.ts';
import type { Account, App, OwnedRow, Repository } from '../world/model.ts';
import type { Principal } from '../world/principal.ts';
import type { Table } from '../world/table.ts';
import type { World } from '../world/world.ts';
import { notFound, Refusal } from './refusal.ts';

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

type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface RouteBase {
  /** The operation as in GitHub's OpenAPI description: `GET /repos/{owner}/{repo}`. */
  readonly operation: string;
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

/** Returns the routes of no repository, by their operations. */
export function plainRoutes(handlers: Readonly<Record<`${HttpMethod} /${string}`, PlainRoute['handle']>>): readonly PlainRoute[] {
  return Object.entries(handlers).map(([operation, handle]) => ({ kind: 'plain', operation, handle }));
}

type RepositoryHandler = RepositoryRoute['handle'];

/** Returns the routes that ask for the same rights, by their operations without `/repos/{owner}/{repo}`: `GET /issues`. */
export function routesWith(
  rights: Pick<RepositoryRoute, 'accepts' | 'narrow' | 'role'>,
  handlers: Readonly<Record<`${HttpMethod} ${string}`, RepositoryHandler>>,
): readonly RepositoryRoute[] {
  return Object.entries(handlers).map(([operation, handle]) => {
    return { kind: 'repository', operation: operation.replace(' ', ' /repos/{owner}/{repo}'), ...rights, handle };
  });
}

/** Renders a row for the routes of a repository. */
export type RowView<Row> = (world: World, repository: Repository, row: Row) => unknown;

/** Returns the handler that answers with the view of what it finds. */
export function show<Row>(find: (call: RepositoryCall) => Row, view: RowView<Row>): RepositoryHandler {
  return async (call) => ({ body: await view(call.world, call.repository, find(call)) });
}

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
  if (value === undefined) throw notFound();
  return value;
}

/** Returns the row whose id a parameter is. Rows of other repositories are not found. */
export function getRow<Row extends OwnedRow>(call: RepositoryCall, table: Table<Row>, parameter: string): Row {
  const row = table.get(getNumber(call, parameter));
  if (row === undefined || row.repositoryId !== call.repository.id) throw notFound();
  return row;
}

export function getNumber(call: Call, name: string): number {
  const value = Number(getParameter(call, name));
  if (!Number.isSafeInteger(value)) throw notFound();
  return value;
}
