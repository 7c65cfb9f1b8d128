// This folder implements a part of GraphQL. `parse-query` parses the query, this file resolves its fields, `find-node` looks
// objects up by their node id, and `react` performs a mutation.

import { z } from 'zod';
import { readBytesSync } from '../../git/run-git.ts';
import { messageOf } from '../../message-of.ts';
import { findRef } from '../git/find-ref.ts';
import { isGranted } from '../http/authorise.ts';
import { Refusal } from '../http/refusal.ts';
import { type Accept, type Call, type PlainRoute, parseBody, type RouteResponse } from '../http/route.ts';
import type { Repository } from '../world/model.ts';
import { findNode, nodeId } from '../world/node-id.ts';
import { hasRole, repositoriesOf } from '../world/principal.ts';
import { findNodeById, findThread, type GraphqlObject } from './find-node.ts';
import { type Field, parseQuery } from './parse-query.ts';
import { react } from './react.ts';

/** The permissions with which tokens read issues and pull requests, files, and merge queues. */
const threads = ['issues=read', 'pull_requests=read'] as const;
const accepted: Readonly<Record<string, readonly Accept[]>> = { ref: ['contents=read'], mergeQueue: ['merge_queues=read'] };

const query = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()).nullish() });

interface GraphqlError {
  readonly type?: string;
  readonly path?: readonly (string | number)[];
  readonly message: string;
}

/**
 * The route for GraphQL. It implements what REST cannot do: the time of the last edit, the account of the token, and
 * collapsing a comment; and what REST does in more requests: a branch with a file, and replacing a reaction.
 */
export const graphqlRoute: PlainRoute = { kind: 'plain', operation: 'POST /graphql', handle };

function handle(call: Call): RouteResponse {
  if (call.principal.kind === 'anonymous') throw new Refusal(401, 'This endpoint requires you to be authenticated.');
  const body = parseBody(call, query);
  const errors: GraphqlError[] = [];
  try {
    const fields = parseQuery(body.query, body.variables ?? {});
    const data = Object.fromEntries(fields.map((field) => [field.alias, resolveRoot(call, field, errors)]));
    return { body: { data, errors: errors.length > 0 ? errors : undefined } };
  } catch (error) {
    return { body: { errors: [{ message: messageOf(error) }] } };
  }
}

function resolveRoot(call: Call, field: Field, errors: GraphqlError[]): unknown {
  if (field.name === 'nodes') {
    const ids = z.array(z.string()).max(100).parse(field.arguments.ids);
    return ids.map((id, index) => resolveNode(call, field, { id, path: [field.alias, index], errors }));
  }
  if (field.name === 'node')
    return resolveNode(call, field, { id: z.string().parse(field.arguments.id), path: [field.alias], errors });
  if (field.name === 'repository') return resolveRepository(call, field, errors);
  if (field.name === 'minimizeComment') return resolveMutation(field, errors, () => minimiseComment(call, field.arguments.input));
  if (field.name === 'addReaction' || field.name === 'removeReaction') {
    const { name } = field;
    return resolveMutation(field, errors, () => react(call, name, field.arguments.input));
  }
  if (field.name === 'viewer') return resolveViewer(call, field);
  throw new Error(`Field '${field.name}' doesn't exist on type 'Query'`);
}

/** Performs one mutation. GitHub performs the mutations of a request one after the other; a refused one does not undo the others. */
function resolveMutation(field: Field, errors: GraphqlError[], perform: () => Record<string, unknown>): unknown {
  try {
    return pick(perform(), field.fields);
  } catch (error) {
    const message = messageOf(error);
    errors.push({ type: message.startsWith('Resource') ? 'FORBIDDEN' : 'NOT_FOUND', path: [field.alias], message });
    return null;
  }
}

function resolveViewer({ principal }: Call, { fields }: Field): unknown {
  if (!('account' in principal)) throw new Error('Resource not accessible by integration');
  return pick({ databaseId: principal.account.id, login: principal.account.login }, fields);
}

function resolveNode(call: Call, field: Field, at: { id: string; path: (string | number)[]; errors: GraphqlError[] }): unknown {
  const object = findNodeById(call.world, at.id);
  if (object === undefined || !mayRead(call, object.repository)) {
    at.errors.push({
      type: 'NOT_FOUND',
      path: at.path,
      message: `Could not resolve to a node with the global id of '${at.id}'.`,
    });
    return null;
  }
  if (!isGranted(call.principal, ...threads)) {
    at.errors.push({ type: 'FORBIDDEN', path: at.path, message: 'Resource not accessible by integration' });
    return null;
  }
  return select(object, field.fields);
}

function resolveRepository(call: Call, field: Field, errors: GraphqlError[]): unknown {
  const name = `${String(field.arguments.owner)}/${String(field.arguments.name)}`;
  const repository = call.world.repositories.get(name.toLowerCase());
  if (repository === undefined || !mayRead(call, repository)) {
    errors.push({
      type: 'NOT_FOUND',
      path: [field.alias],
      message: `Could not resolve to a Repository with the name '${name}'.`,
    });
    return null;
  }
  return Object.fromEntries(
    field.fields.map((child) => {
      if (!isGranted(call.principal, ...(accepted[child.name] ?? threads)))
        throw new Error('Resource not accessible by integration');
      if (child.name === 'ref') return [child.alias, findBranchFile(repository, child)];
      if (child.name === 'mergeQueue') return [child.alias, pick(findQueue(repository, child), child.fields)];
      const object = findThread(call.world, repository, { field: child.name, number: Number(child.arguments.number) });
      if (object === undefined)
        errors.push({ type: 'NOT_FOUND', path: [field.alias, child.alias], message: 'Could not resolve to an issue.' });
      return [child.alias, object === undefined ? null : select(object, child.fields)];
    }),
  );
}

function select(object: GraphqlObject, fields: readonly Field[]): Record<string, unknown> {
  const chosen = fields.filter((field) => field.type === undefined || object.types.includes(field.type));
  return Object.fromEntries(
    chosen.map((field) => {
      if (!(field.name in object.values)) throw new Error(`Field '${field.name}' doesn't exist on type '${object.types[0]}'`);
      return [field.alias, pick(object.values[field.name], field.fields)];
    }),
  );
}

function pick(value: unknown, fields: readonly Field[]): unknown {
  if (fields.length === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => pick(each, fields));
  const entries = new Map(Object.entries(value));
  return Object.fromEntries(fields.map((field) => [field.alias, pick(entries.get(field.name) ?? null, field.fields)]));
}

function mayRead(call: Call, repository: Repository): boolean {
  const { principal } = call;
  if (!repository.private) return true;
  if (principal.kind === 'user') return hasRole(repository, principal.account, 'read');
  return repositoriesOf(principal).has(repository.fullName.toLowerCase());
}

/** Returns the `mergeQueue` of a branch for GraphQL; null where it has none. */
function findQueue({ defaultBranch, queue }: Repository, { arguments: { branch } }: Field): unknown {
  if (branch !== defaultBranch || queue.length === 0) return null;
  const nodes = queue.map(({ number, headSha, built }, index) => ({
    position: index + 1,
    headCommit: { oid: built },
    pullRequest: { number, headRefOid: headSha },
  }));
  return { entries: { nodes } };
}

/** Returns the `ref` of a repository: its commit, with the text of a file; null when there is no such branch. */
function findBranchFile(repository: Repository, { arguments: values, fields }: Field): unknown {
  const commit = findRef(repository.directory, String(values.qualifiedName));
  if (commit === undefined) return null;
  const target = fields.find(({ name }) => name === 'target');
  const file = target?.fields.find(({ name, type }) => name === 'file' && type === 'Commit');
  const text = file === undefined ? undefined : readText(repository, `${commit}:${String(file.arguments.path)}`);
  const object = text === undefined ? null : { text, isTruncated: false };
  return { target: { oid: commit, ...(file === undefined ? {} : { file: object === null ? null : { object } }) } };
}

function readText({ directory }: Repository, name: string): string | undefined {
  try {
    return readBytesSync(directory, ['cat-file', 'blob', name]).toString();
  } catch {
    return undefined;
  }
}

const minimised = z.object({
  subjectId: z.string(),
  classifier: z.enum(['ABUSE', 'DUPLICATE', 'OFF_TOPIC', 'OUTDATED', 'RESOLVED', 'SPAM']),
});

/** Collapses a comment, with a reason. This is the one change that REST does not offer. */
function minimiseComment(call: Call, argument: unknown): Record<string, unknown> {
  const { subjectId, classifier } = minimised.parse(argument);
  const node = findNode(subjectId);
  const comment = node?.kind === 'comment' ? call.world.comments.get(node.id) : undefined;
  if (comment === undefined) throw new Error(`Could not resolve to a node with the global id of '${subjectId}'.`);
  if (!isGranted(call.principal, 'issues=write', 'pull_requests=write'))
    throw new Error('Resource not accessible by integration');
  call.world.comments.put({ ...comment, minimizedReason: classifier.toLowerCase().replace('_', '-') });
  return { minimizedComment: { id: nodeId('comment', comment.id), isMinimized: true } };
}
