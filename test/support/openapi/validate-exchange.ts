import { checkSchema, extract } from './check-schema.ts';

export interface Exchange {
  readonly method: string;
  /** Below the API's base, with the query. */
  readonly path: string;
  readonly requestBody?: unknown;
  readonly status: number;
  /** Undefined: no body, or one that is no JSON. */
  readonly responseBody?: unknown;
}

/** Path parameters that may hold slashes. */
const wide = new Set(['ref', 'path', 'branch', 'basehead']);

const patterns = Object.keys(extract.operations)
  .map((operation) => {
    const [method = '', template = ''] = operation.split(' ');
    const parts = template.split('/').map((part) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      if (name === undefined) return part;
      return wide.has(name) ? '.+' : '[^/]+';
    });
    return { operation, method, path: new RegExp(`^${parts.join('/')}$`), parameters: template.split('{').length };
  })
  // `issues/comments` before `issues/{issue_number}`.
  .toSorted((a, b) => a.parameters - b.parameters);

/** Throws when a request or its successful answer is not as GitHub describes it. */
export function validateExchange(exchange: Exchange): void {
  const url = new URL(exchange.path, 'http://github');
  const found = patterns.find(({ method, path }) => method === exchange.method && path.test(url.pathname));
  if (found === undefined) throw new Error(`${exchange.method} ${url.pathname}: not among the operations of the extract`);
  const { operation } = found;
  checkQuery(operation, url.searchParams);
  checkBody(operation, exchange);
  if (exchange.status < 400 && exchange.status !== 304) checkAnswer(operation, exchange);
}

function checkQuery(operation: string, query: URLSearchParams): void {
  const known = extract.operations[operation]?.query ?? {};
  for (const [name, text] of query) {
    if (!(name in known)) throw new Error(`${operation}: unknown query parameter ${name}`);
    const number = Number(text);
    const value = JSON.stringify(known[name]).includes('"integer"') && Number.isInteger(number) ? number : text;
    checkSchema(
      `${operation} query ${name}`,
      ['operations', operation, 'query', name],
      value === 'true' || value === 'false' ? value === 'true' : value,
    );
  }
}

function checkBody(operation: string, { requestBody, status }: Exchange): void {
  const { body, bodyRequired } = extract.operations[operation] ?? {};
  if (body === undefined) return;
  if (requestBody === undefined) {
    if (bodyRequired === true && status < 400) throw new Error(`${operation}: accepted without the body that it needs`);
    return;
  }
  // What GitHub is meant to refuse need not be well-formed.
  if (status < 400) checkSchema(`${operation} request`, ['operations', operation, 'body'], requestBody);
}

function checkAnswer(operation: string, { status, responseBody }: Exchange): void {
  const responses = extract.operations[operation]?.responses ?? {};
  if (!(String(status) in responses))
    throw new Error(`${operation}: GitHub never answers ${status} but ${Object.keys(responses).join(', ')}`);
  if (responses[status] === null || responseBody === undefined) return;
  checkSchema(`${operation} ${status}`, ['operations', operation, 'responses', String(status)], responseBody);
}
