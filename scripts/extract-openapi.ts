/**
 * Cuts what the local GitHub answers and sends out of GitHub's OpenAPI description, as plain JSON Schema.
 *   npm install --prefix FOLDER --ignore-scripts @octokit/openapi@23.0.2
 *   node scripts/extract-openapi.ts FOLDER/node_modules/@octokit/openapi/generated/api.github.com.json
 * The package has 385 MB: too much for a dependency.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { routes } from '../src/local/server/rest/routes.ts';
import { moreRoutes } from '../test/support/local-github/controlled-github.ts';

type Json = Readonly<Record<string, unknown>>;

const webhooks = [
  ...['opened', 'edited', 'closed', 'reopened', 'labeled', 'unlabeled', 'locked', 'unlocked'].map((action) => `issues-${action}`),
  ...['opened', 'edited', 'closed', 'reopened', 'labeled', 'unlabeled', 'locked', 'unlocked', 'synchronize'].map(
    (action) => `pull-request-${action}`,
  ),
  ...['created', 'edited', 'deleted'].map((action) => `issue-comment-${action}`),
  'pull-request-review-submitted',
  ...['requested', 'in-progress', 'completed'].map((action) => `workflow-run-${action}`),
  ...['queued', 'waiting', 'in-progress', 'completed'].map((action) => `workflow-job-${action}`),
  ...['created', 'completed', 'rerequested', 'requested-action'].map((action) => `check-run-${action}`),
  'push',
  'workflow-dispatch',
  'repository-dispatch-sample.collected',
];

/** Words for readers; and `format`, which the validator would not check. */
const left = new Set([
  'description',
  'title',
  'example',
  'examples',
  'format',
  'default',
  'deprecated',
  'externalDocs',
  'nullable',
  'xml',
]);

/** Where the description is wrong: here it asks an account to be a user and an enterprise at once. */
const corrected: Readonly<Record<string, unknown>> = {
  'GET /app/installations': { type: 'array', items: { $ref: '#/components/schemas/installation' } },
};

const [, , file] = process.argv;
if (file === undefined) throw new Error('Give the path of api.github.com.json, as the head of this script says.');
const source = asJson(JSON.parse(readFileSync(file, 'utf8')));
const used = new Set<string>();

const operations = Object.fromEntries(
  [...routes, ...moreRoutes]
    .filter(({ operation }) => operation !== 'POST /graphql')
    .map(({ operation }) => [operation, extractOperation(operation)]),
);
const events = Object.fromEntries(webhooks.map((name) => [name, extractWebhook(name)]));
const schemas: Record<string, unknown> = {};
// The set grows while schemas refer to further ones.
for (const name of used) schemas[name] = simplify(at(source, 'components', 'schemas', name));

const counts = new Map<string, number>();
const whole = { operations, webhooks: events, schemas };
count(whole);
const shared: Record<string, unknown> = {};
const parts = asJson(share(whole));
const sorted = Object.entries({ ...asJson(parts.schemas), ...shared }).sort(([a], [b]) => a.localeCompare(b));
const sections = { operations: asJson(parts.operations), webhooks: asJson(parts.webhooks), schemas: Object.fromEntries(sorted) };
writeFileSync(new URL('../test/support/openapi/fixtures/extract.json', import.meta.url), `${print(sections)}\n`);

/** How often each schema stands in the extract: GitHub's description writes most of them out again and again. */
function count(value: unknown): void {
  if (isSchema(value)) {
    const text = JSON.stringify(value);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  if (typeof value === 'object' && value !== null) for (const child of Object.values(value)) count(child);
}

/** Puts a schema that stands there more than once under a name of its own. */
function share(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(share);
  if (!isJson(value)) return value;
  const text = JSON.stringify(value);
  const copy = Object.fromEntries(Object.entries(value).map(([key, child]) => [key, share(child)]));
  if (!isSchema(value) || text.length < 150 || (counts.get(text) ?? 0) < 2) return copy;
  const name = `shared-${createHash('sha256').update(text).digest('hex').slice(0, 10)}`;
  shared[name] = copy;
  return { $ref: `#/schemas/${name}` };
}

function isSchema(value: unknown): value is Json {
  return (
    isJson(value) &&
    ['type', 'anyOf', 'oneOf', 'allOf'].some((key) => typeof value[key] === 'string' || Array.isArray(value[key]))
  );
}

function extractOperation(operation: string): Json {
  const [method = '', path = ''] = operation.split(' ');
  const description = asJson(at(source, 'paths', path, method.toLowerCase()));
  const parameters = asList(description.parameters).map((parameter) => asJson(resolve(parameter)));
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const body = at(description, 'requestBody', 'content', 'application/json', 'schema');
  const responses = Object.entries(asJson(description.responses)).filter(([status]) => /^[23]/.test(status));
  return {
    query: Object.fromEntries(query.map((parameter) => [String(parameter.name), simplify(parameter.schema)])),
    ...(body === undefined ? {} : { body: simplify(body), bodyRequired: at(description, 'requestBody', 'required') === true }),
    responses: Object.fromEntries(
      responses.map(([status, response]) => [
        status,
        operation in corrected ? simplify(corrected[operation]) : extractResponse(response),
      ]),
    ),
  };
}

/** Null: an answer without a body. */
function extractResponse(response: unknown): unknown {
  const schema = at(resolve(response), 'content', 'application/json', 'schema');
  return schema === undefined ? null : simplify(schema);
}

function extractWebhook(name: string): unknown {
  return simplify(at(source, 'x-webhooks', name, 'post', 'requestBody', 'content', 'application/json', 'schema'));
}

/** JSON Schema of today: `nullable` becomes a type of its own, references point into the extract. */
function simplify(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(simplify);
  if (!isJson(value)) return value;
  if (typeof value.$ref === 'string') return refer(value.$ref);
  const entries = Object.entries(value).filter(
    ([key, child]) => !(left.has(key) && !isSchemaNamed(key, child)) && !key.startsWith('x-'),
  );
  const plain = Object.fromEntries(
    entries.map(([key, child]) => [key, key === 'properties' ? simplifyMap(child) : simplify(child)]),
  );
  return value.nullable === true ? { anyOf: [{ type: 'null' }, withoutNull(plain)] } : plain;
}

/** Below `properties` every key is a name, whatever it is called. */
function simplifyMap(value: unknown): Json {
  return Object.fromEntries(Object.entries(asJson(value)).map(([key, child]) => [key, simplify(child)]));
}

/** `default` and its like are words of the schema language only as values, never as maps of properties. */
function isSchemaNamed(key: string, child: unknown): boolean {
  return key === 'default' && isJson(child) && 'type' in child && 'properties' in child;
}

function withoutNull(schema: Json): Json {
  return Array.isArray(schema.enum) ? { ...schema, enum: schema.enum.filter((value) => value !== null) } : schema;
}

function refer(pointer: string): Json {
  const name = pointer.slice(pointer.lastIndexOf('/') + 1);
  used.add(name);
  return { $ref: `#/schemas/${name}` };
}

function resolve(value: unknown): unknown {
  const pointer = asJson(value).$ref;
  return typeof pointer === 'string' ? at(source, ...pointer.slice(2).split('/')) : value;
}

/** One line per entry, so that a newer description is reviewed as a diff. */
function print(parts: Readonly<Record<string, Json>>): string {
  const blocks = Object.entries(parts).map(([name, entries]) => {
    const lines = Object.entries(entries).map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
    return `  ${JSON.stringify(name)}: {\n${lines.join(',\n')}\n  }`;
  });
  return `{\n${blocks.join(',\n')}\n}`;
}

function at(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>((inner, key) => (isJson(inner) ? inner[key] : undefined), value);
}

function asJson(value: unknown): Json {
  if (!isJson(value)) throw new Error(`Expected an object in the description, found ${JSON.stringify(value)}`);
  return value;
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
