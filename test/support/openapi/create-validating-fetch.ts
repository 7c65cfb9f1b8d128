import { validateExchange } from './validate-exchange.ts';

/** A `fetch` for requests to an API base that ends in `/api/v3`; it throws what does not conform. GraphQL passes through. */
export function createValidatingFetch(inner: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const sent = await request.clone().text();
    const response = await inner(request);
    const [, path] = /^\/api\/v3(\/.*)$/.exec(url.pathname) ?? [];
    if (path === undefined || path === '/graphql') return response;
    validateExchange({
      method: request.method,
      path: path + url.search,
      status: response.status,
      ...(sent === '' ? {} : { requestBody: JSON.parse(sent) }),
      ...(await readJson(response)),
    });
    return response;
  };
}

async function readJson(response: Response): Promise<{ responseBody?: unknown }> {
  if (!(response.headers.get('content-type') ?? '').startsWith('application/json')) return {};
  const text = await response.clone().text();
  return text === '' ? {} : { responseBody: JSON.parse(text) };
}
